; tour_late.asm - the time for the next star runs out

        if ! defined WONDERS_TOUR_LATE
WONDERS_TOUR_LATE equ 1

        include "engine/sound/sound.asm"
        include "engine/text/text.asm"

        public tour_late

TOUR_HURRY:     equ 5                   ; seconds

; tour_late - in the last seconds for the next star each is heard, and the bar counts them; when it is over, a lower note, and the bar says so
; In:    clock; tour_wonder
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
tour_late:
        push bc
        push ix
        call tour_records
        ld a,(ix + 2)
        or a                            ; TOUR_LEAST
        call z,tour_over
        pop ix
        pop bc
        ret
tour_over:
        proc
        local second, late
        call tour_next
        ret c                           ; all are won
        ld de,(clock)
        sbc hl,de                       ; carry is clear
        jr c,late
        ld a,h
        or a
        ret nz
        ld a,l
        ld b,'0' - 1
second:
        inc b
        sub 10
        jr nc,second
        add a,10
        ret nz                          ; within a second
        ld a,b
        cp '0' + TOUR_HURRY + 1
        ret nc
        push af
        ld hl,tour_bar_text
        call draw_text
        ld hl,tour_hurry_text
        call draw_text
        pop af
        call draw_char
        ld bc,6 * 256 + 90
        jp sound_tone
late:
        inc hl
        ld a,h
        or l
        ret nz                          ; it was told
        ld hl,tour_bar_text
        call draw_text
        ld hl,tour_over_text
        call draw_text
        ld bc,8 * 256 + 220
        jp sound_tone
        endp

tour_hurry_text: db "Hurry! ", TEXT_END
tour_over_text: db "No star", TEXT_END

        endif
