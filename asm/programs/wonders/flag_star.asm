; flag_star.asm - the flag was kept for long enough: a star, or the end of the demonstration

        if ! defined WONDERS_FLAG_STAR
WONDERS_FLAG_STAR equ 1

        include "engine/keys/attract.asm"
        include "engine/sound/sound.asm"
        include "programs/wonders/tour_end.asm"

; flag_star - in a game the next star as soon as the flag has been kept for long enough
; Uses:  AF, BC, DE, HL, IX
flag_star:
        ld a,(attract_on)
        or a
        jr nz,flag_shown
        call tour_records               ; tour_still has named the wonder
        call tour_next
        ret c
        ex de,hl
        ld hl,(clock)
        or a
        sbc hl,de
        ret c
        ld hl,(clock)
        ld (tour_best),hl               ; of the flag: any before has won fewer stars
        call tour_held_stars
        inc (hl)
        ld hl,flag_star_text
        call flag_say
        call tour_bar
        ld a,FLAG_SHINES
        ld (flag_shines),a
        jp sound_rise

flag_shown:                             ; a demonstration ends before the flag is caught
        ld hl,(clock)
        ld de,0 - FLAG_SHOWN
        add hl,de
        ret nc
flag_shown_end:
        ld hl,flag_shown_text
        call flag_say
        call sound_rise
        jp tour_shown_end

; flag_shine - for half a second after a star the bar and the border flash yellow; the game goes on
; Uses:  AF, BC, HL
flag_shine:
        proc
        local dark, cell
        ld hl,flag_shines
        ld a,(hl)
        or a
        ret z
        dec (hl)
        and 4
        ld c,FLAG_BAR
        jr z,dark
        ld c,TOUR_NEW_INK
        ld a,6
dark:
        out (PORT_ULA),a
        ld hl,ATTRIBUTES
        ld b,32
cell:
        ld (hl),c
        inc l
        djnz cell
        ret
        endp

flag_star_text:
        db "A star! Run on.", TEXT_END
flag_shown_text:
        db "Demonstration: all three stars!", TEXT_END

        endif
