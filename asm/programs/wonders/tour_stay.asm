; tour_stay.asm - a result stands until it has been read; that of a walk that fire has ended

        if ! defined WONDERS_TOUR_STAY
WONDERS_TOUR_STAY equ 1

        include "engine/keys/any_key.asm"
        include "engine/sound/sound.asm"
        include "engine/text/text.asm"

        public tour_burnt, tour_stay

TOUR_WAITS:     equ 50                  ; frames for which a result stands though keys are pressed

; tour_burnt - the fire has the walker: that, the best result, what wins the next star; then as tour_stay
; In:    tour_wonder
; Uses:  AF, BC, DE, HL, IX
tour_burnt:
        ld hl,tour_burnt_text
        call tour_lost
        call tour_shown
        jr z,tour_again_for
        ld hl,tour_best_text
        ld e,18
        call draw_text
        call tour_shown
        jr tour_again_for

; tour_beaten - the same without the best result, after a text that fills the row
; In:    HL = text; tour_wonder
; Uses:  AF, BC, DE, HL, IX
tour_beaten:
        call tour_lost
        call tour_records               ; fall through into tour_again_for

tour_again_for:                         ; what wins the next star; IX as tour_records
        ld hl,tour_foot_text
        call draw_text
        call tour_aim                   ; fall through into tour_stay

; tour_stay - wait for a key, which counts when the result has been read; if it was BREAK, go to the title, and if M, to the list
; Uses:  AF, BC, DE, HL
tour_stay:
        call tour_wait
        jp c,opening_page
        ld a,(LAST_K)
        and $DF                         ; in upper case
        cp 'M'
        ret nz
        jp wonders_list

tour_lost:                              ; a low sound and the text HL
        push hl
        ld bc,12 * 256 + 200
        call sound_tone
        pop hl
        jp tour_say

tour_wait:                              ; as deep in the stack as a pause waits
        proc
        local more, over, plain
        ld b,TOUR_WAITS
more:
        halt
        call key_read
        cp KEY_BREAK
        jr z,over
        call tour_held_stars
        ld a,(tour_had)
        cp (hl)
        jr nc,plain
        ld a,b                          ; a star was won: all colours, four frames each
        add a,a
        and $38
        or $40
        call tour_shine
        ld a,TOUR_NEW_INK
        dec b
        call z,tour_shine
        inc b
plain:
        djnz more
        ld hl,tour_key_text
        call draw_text
        xor a
        ld (LAST_K),a                   ; the stick writes nothing there
        call key_wait
        ret
over:
        call keys_release
        scf
        ret
        endp

; tour_shine - what is said of a new star, in a colour
; In:    A = attribute
; Keeps: BC, DE, IX, IY
; Uses:  F, HL
tour_shine:
        proc
        local cell
        ld hl,ATTRIBUTES + 23 * 32 + 15
cell:
        ld (hl),a
        inc l
        bit 4,l
        jr nz,cell
        ret
        endp

tour_burnt_text:
        db " Burnt!                         ", TEXT_END
tour_key_text:
        db TEXT_AT, 23, 1, TEXT_INK, INK_BAR, "Press a key", TEXT_END
tour_foot_text:                         ; the same row before that
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, "                                ", TEXT_AT, 23, 15, TEXT_END

        endif
