; tour_end.asm - the end of a walk: its result, the best one, the star
;
; A wonder has a record: what its result is called, how it is counted, and from which one on it wins the star. Whoever lets the way be
; shown walks on as he likes, but his result does not count.

        if ! defined WONDERS_TOUR_END
WONDERS_TOUR_END equ 1

        include "engine/sound/sound.asm"
        include "engine/text/number.asm"
        include "programs/wonders/tour.asm"

        public tour_new, tour_end, tour_value

TOUR_FLAG:      equ 0                   ; the wonders, as they stand in the list
TOUR_BOUNDLESS: equ 1
TOUR_OVER:      equ 2
TOUR_LABYRINTH: equ 3
TOUR_OWN:       equ 4
TOUR_WONDERS:   equ 5
TOUR_ALL:       equ $1F                 ; tour_stars with all of them
TOUR_LEAST:     equ 0                   ; kinds of results: the shortest time is the best; the longest one; so many of five; so many steps
TOUR_LONGEST:   equ 1
TOUR_OF_FIVE:   equ 2
TOUR_STEPS:     equ 3

; tour_new - no stars yet
; Uses:  BC, DE, HL
tour_new:
        ld hl,tour_best
        ld de,tour_best + 1
        ld bc,2 * TOUR_WONDERS
        ld (hl),0
        ldir                            ; tour_stars, too
        ret

; tour_end - show the result, keep it if it is the best, and wait for a key; if it was BREAK, go to the title
; In:    A = wonder; HL = the result: tenths of a second, or a number
; Uses:  AF, BC, DE, HL, IX
tour_end:
        proc
        local kept, text
        ld (tour_result),hl
        ld (tour_wonder),a
        ld hl,tour_helped_text
        ld a,(tour_helped)
        or a
        jr nz,text
        call tour_records
        call tour_better
        jr nc,kept
        ld de,(tour_result)
        ld (hl),d
        dec hl
        ld (hl),e
kept:
        ld hl,tour_result_text
        call draw_text
        ld l,(ix + 0)
        ld h,(ix + 1)
        call draw_text
        ld hl,(tour_result)
        ld de,22 * 256 + 8
        call tour_draw
        ld a,(tour_wonder)
        ld de,22 * 256 + 23
        call tour_value
        call tour_star
text:
        call draw_text
        call sound_rise
        call tour_wait
        ret nc
        jp opening_page
        endp

tour_wait:                              ; as deep in the stack as a pause waits
        call key_wait
        ret

; tour_star - give the star, if the result is enough
; In:    IX as tour_records; tour_result, tour_wonder
; Out:   HL = what row 23 says of it
; Uses:  AF, BC, DE
tour_star:
        proc
        local enough
        call tour_enough
        jr c,enough
        ld hl,tour_key_text
        call draw_text
        ld l,(ix + 6)
        ld h,(ix + 7)                   ; what would have been enough
        ret
enough:
        ld a,(tour_wonder)
        call tour_bit
        ld hl,tour_stars
        ld b,(hl)
        or b
        ld (hl),a
        ld hl,tour_key_text
        cp b
        ret z                           ; it has been won before
        call sound_rise
        ld hl,tour_star_text
        ret
        endp

; tour_records - a wonder's record and its best result
; In:    tour_wonder
; Out:   IX = record; HL = address of the best result
; Uses:  AF, DE
tour_records:
        ld a,(tour_wonder)
        add a,a
        ld e,a
        ld d,0
        ld hl,tour_best
        add hl,de
        push hl
        ld ix,tour_wonders
        add ix,de                       ; four times two bytes
        add ix,de
        add ix,de
        add ix,de
        pop hl
        ret

; tour_bit - a wonder's bit in tour_stars
; In:    A = wonder
; Out:   A = bit
; Uses:  F, B
tour_bit:
        proc
        local more
        ld b,a
        inc b
        ld a,$80
more:
        rlca
        djnz more
        ret
        endp

; tour_better - is the result better than the best one?
; In:    IX, HL as tour_records; tour_result
; Out:   carry set: it is; HL = address of the best one's second byte
; Uses:  AF, BC, DE
tour_better:
        proc
        local longer
        ld c,(hl)
        inc hl
        ld b,(hl)
        push hl
        ld hl,(tour_result)
        ld a,b
        or c
        jr z,longer                     ; there is none yet: any is longer
        ld a,(ix + 2)
        cp TOUR_LEAST
        jr nz,longer
        sbc hl,bc                       ; carry is clear
        pop hl
        ret
longer:
        ld d,b
        ld e,c
        ex de,hl
        or a
        sbc hl,de
        pop hl
        ret
        endp

; tour_enough - is the result enough for the star?
; In:    IX as tour_records; tour_result
; Out:   carry set: it is
; Uses:  F, DE, HL
tour_enough:
        ld e,(ix + 4)
        ld d,(ix + 5)
        ld hl,(tour_result)
        ex de,hl
        dec hl
        or a
        sbc hl,de                       ; what is enough, less one, is less than the result
        ret

; tour_value - the best result of a wonder in nine cells, if there is one
; In:    A = wonder; D, E = row, column; C = colour
; Out:   Z: there is none
; Uses:  AF, BC, DE, HL, IX
tour_value:
        ld (tour_wonder),a
        push de
        push bc
        call tour_records
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        or h
        pop bc
        pop de
        ret z                           ; fall through into tour_draw

; tour_draw - a result in nine cells
; In:    HL = result; IX = record; D, E = row, column; C = colour
; Out:   NZ
; Uses:  AF, B, DE, HL
tour_draw:
        proc
        local seconds, number
        ld a,(ix + 2)
        cp TOUR_OF_FIVE
        jr c,seconds
        push af
        xor a
        ld b,3
        call draw_digits
        pop af
        ld hl,tour_of_five_text
        jr z,number
        ld hl,tour_steps_text
number:
        call draw_text
        or $FF                          ; NZ
        ret
seconds:
        call tenths_draw
        ld hl,tour_seconds_text
        jr number
        endp

tour_wonders:
        dw tour_caught
        db TOUR_LONGEST, 0
        dw FLAG_STAR, tour_flag_text
        dw tour_goals
        db TOUR_LEAST, 0
        dw 1, 0
        dw tour_there
        db TOUR_LEAST, 0
        dw 1, 0                         ; always enough
        dw tour_centre
        db TOUR_OF_FIVE, 0
        dw 5, tour_five_text
        dw tour_walked
        db TOUR_STEPS, 0
        dw 60, tour_own_text
tour_caught:    db "Caught", TEXT_END
tour_goals:     db "Goals", TEXT_END
tour_there:     db "There", TEXT_END
tour_centre:    db "Centre", TEXT_END
tour_walked:    db "Walked", TEXT_END
tour_seconds_text: db " s", TEXT_END
tour_of_five_text: db " of 5", TEXT_END
tour_steps_text: db " steps", TEXT_END
tour_result_text:
        db TEXT_AT, 22, 0, TEXT_INK, INK_TEXT, "                  Best          ", TEXT_INK, INK_VALUE, TEXT_AT, 22, 1, TEXT_END
tour_helped_text:
        db TEXT_AT, 22, 0, TEXT_INK, INK_TEXT, " The way was shown: no star.    "
tour_key_text:
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, " Press any key                  ", TEXT_AT, 23, 17, TEXT_END
tour_flag_text: db "Star: 20 s", TEXT_END
tour_five_text: db "Star: 5 of 5", TEXT_END
tour_own_text:  db "Star: 60 steps", TEXT_END
tour_star_text:
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, " A star is yours! Press any key ", TEXT_END

        endif
