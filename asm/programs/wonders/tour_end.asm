; tour_end.asm - the end of a walk: its result, the best one, the stars
;
; A wonder has a record: what its result is called, how it is counted, and which ones win its first, second and third star. Whoever lets
; the way be shown walks on as he likes, but his result does not count.

        if ! defined WONDERS_TOUR_END
WONDERS_TOUR_END equ 1

        include "engine/sound/sound.asm"
        include "engine/text/number.asm"
        include "programs/wonders/tour.asm"
        include "programs/wonders/tour_finale.asm"
        include "programs/wonders/tour_stars.asm"
        include "programs/wonders/tour_stay.asm"

        public tour_end, tour_value, tour_records

TOUR_FLAG:      equ 0                   ; the wonders, as they stand in the list
TOUR_BOUNDLESS: equ 1
TOUR_OVER:      equ 2
TOUR_LABYRINTH: equ 3
TOUR_OWN:       equ 4
TOUR_WONDERS:   equ 5
TOUR_BEST:      equ 24                  ; column of the best result below a walk
TOUR_LEAST:     equ 0                   ; kinds of results: the shortest time is the best; the longest one; so many of five; so many steps
TOUR_LONGEST:   equ 1
TOUR_OF_FIVE:   equ 2
TOUR_STEPS:     equ 3

; tour_end - in a demonstration its end; else show the result, keep it if it is the best, and wait for a key; if it was BREAK or M, go to the list
; A time that wins a star is kept though it is longer: it is the best one of mazes that are as hard as the next ones
; In:    A = wonder; HL = the result: tenths of a second, or a number
; Uses:  AF, BC, DE, HL, IX
tour_end:
        proc
        local kept, text, best
        call tour_shown_end
        ld (tour_result),hl
        ld (tour_wonder),a
        ld hl,tour_helped_text
        ld a,(tour_helped)
        or a
        jr nz,text
        call tour_records
        call tour_better
        jr c,best
        ld a,(ix + 2)
        or a                            ; TOUR_LEAST
        jr nz,kept
        push hl
        call tour_worth
        ld c,a
        call tour_held_stars
        ld a,(hl)
        cp c
        pop hl
        jr nc,kept
best:
        ld de,(tour_result)
        ld (hl),d
        dec hl
        ld (hl),e
kept:
        ld hl,tour_result_text
        call tour_say
        ld e,1
        ld l,(ix + 0)
        ld h,(ix + 1)
        call draw_text
        ld hl,(tour_result)
        ld e,8
        call tour_draw
        call tour_shown
        call tour_star
        call sound_rise
        call tour_full
        jp nz,tour_stay
        call tour_held_stars
        ld a,(tour_had)
        cp (hl)
        jp c,tour_finale                ; the last one of all
        jp tour_stay
text:
        call tour_say
        call tour_footer
        ld hl,tour_yours_text
        call draw_text
        jp tour_stay
        endp

; tour_say - a text in row 22, or in the bar where the labyrinth fills the page
; In:    HL = text; tour_wonder
; Out:   D = row; C = colour
; Uses:  AF, E, HL
tour_say:
        proc
        local row
        ld d,22
        ink INK_VALUE
        ld a,(tour_wonder)
        cp TOUR_LABYRINTH
        jr nz,row
        ld d,0
        ink INK_BAR
row:
        jp tour_row
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
        ld ix,tour_wonders
        add ix,de                       ; five times two bytes
        add ix,de
        add ix,de
        add ix,de
        add ix,de
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

; tour_shown - the best result on the page, if there is one
; In:    tour_wonder; D = row; C = colour
; Out, Uses: as tour_value
tour_shown:
        ld a,(tour_wonder)
        ld e,TOUR_BEST                  ; fall through into tour_value

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
        local seconds
        ld a,(ix + 2)
        cp TOUR_OF_FIVE
        jr c,seconds
        xor a
        ld b,3
        call draw_digits
        jr tour_unit
seconds:
        call tenths_draw
        endp                            ; fall through into tour_unit

; tour_unit - what results of a kind are counted in
; In:    IX = record; D, E = row, column; C = colour
; Out:   NZ
; Uses:  AF, B, DE, HL
tour_unit:
        proc
        local kind, none
        ld hl,tour_seconds_text
        ld a,(ix + 2)
        cp TOUR_OF_FIVE
        jr c,kind
        ld hl,tour_of_five_text
        jr z,kind
        ld a,d
        or a
        jr z,none                       ; in the bar the steps drawn stand behind it
        ld a,e
        cp TOUR_BEST + 3
        jr z,none                       ; a result stands before it, and says that they are steps
        ld hl,tour_steps_text
kind:
        call draw_text
none:
        or $FF                          ; NZ
        ret
        endp

tour_wonders:
        dw tour_caught
        db TOUR_LONGEST, 0
        dw 100, 200, 300                ; tenths of a second
        dw tour_goals
        db TOUR_LEAST, 0
        dw 600, 600, 500
        dw tour_there
        db TOUR_LEAST, 0
        dw 400, 300, 200
        dw tour_centre
        db TOUR_OF_FIVE, 0
        dw 1, 3, 5
        dw tour_walked
        db TOUR_STEPS, 0
        dw 60, 90, 120
tour_caught:    db "Caught", TEXT_END
tour_goals:     db "Rings", TEXT_END
tour_there:     db "Arrived", TEXT_END
tour_centre:    db "Hearts", TEXT_END
tour_walked:    db "Walked", TEXT_END
tour_best:                              ; in the image, not in variables: they stay when the program is begun again
        ds 2 * TOUR_WONDERS             ; the best results, 0 for none
tour_stars:
        ds TOUR_WONDERS                 ; how many of the three are won
tour_seconds_text: db " s", TEXT_END
tour_of_five_text: db " of 5", TEXT_END
tour_steps_text: db " steps", TEXT_END
tour_result_text:
        db "                  "
tour_best_text:
        db "Best", TEXT_END
tour_yours_text: db "Now by yourself!", TEXT_END
tour_helped_text:
        db "The way was shown: no star.", TEXT_END

        endif
