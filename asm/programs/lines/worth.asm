; worth.asm - what a place on the board is worth to a colour

        if ! defined LINES_WORTH
LINES_WORTH equ 1

        include "programs/lines/rules.asm"

        public place_worth

REACH:          equ 4                   ; places to each side
WORTH_OF_LINE:  equ 60

; place_worth - what a place is worth to a colour
; In:    HL = its address on the board; C = the colour
; Out:   A = 0 to 4 * WORTH_OF_LINE
; Keeps: C, HL
; Uses:  AF, B, DE
; Time:  6,828 T at most
place_worth:
        xor a
        ld (worth_sum),a
        ld de,1
        call line_worth
        ld de,BOARD_STRIDE - 1
        call line_worth
        ld de,BOARD_STRIDE
        call line_worth
        ld de,BOARD_STRIDE + 1
        call line_worth
        ld a,(worth_sum)
        ret

; line_worth - add what a line is worth
; In:    HL = the place; DE = from a place to the next one; C = the colour
; Keeps: C, HL
; Uses:  AF, B, DE
line_worth:
        proc
        local worth, side, on, empty, counted, by_balls
        push hl
        xor a
        ld (line_span),a
        ld (line_same),a
        ld (line_run),a
        call side
        pop hl
        push hl
        xor a
        sub e
        ld e,a
        sbc a,a
        sub d
        ld d,a
        call side
        pop hl
        ld a,(line_span)
        cp LINE - 1
        ret c
        push hl
        ld a,(line_run)
        cp LINE - 1
        ld a,WORTH_OF_LINE
        jr nc,worth
        ld a,(line_same)
        ld hl,by_balls
        add a,l
        ld l,a
        ld a,0
        adc a,h
        ld h,a
        ld a,(hl)
worth:
        ld hl,worth_sum
        add a,(hl)
        ld (hl),a
        pop hl
        ret
side:                                   ; as far as the line goes, REACH places at most
        ld b,REACH
        ld a,1
        ld (line_whole),a
on:
        add hl,de
        ld a,(hl)
        or a
        jr z,empty
        cp c
        ret nz
        push hl
        ld hl,line_same
        inc (hl)
        inc hl                          ; line_run
        ld a,(line_whole)
        add a,(hl)
        ld (hl),a
        pop hl
        jr counted
empty:
        ld (line_whole),a
counted:
        ld a,(line_span)
        inc a
        ld (line_span),a
        djnz on
        ret
by_balls:                               ; by the balls of its colour on it
        db 0, 2, 6, 15, 25, 25, 25, 25, 25
        endp

worth_variables macro
worth_sum:      ds 1
line_same:      ds 1                    ; in this order: balls of the colour
line_run:       ds 1                    ; those side by side with the place
line_span:      ds 1                    ; places to both sides
line_whole:     ds 1                    ; 1 until an empty place is passed
        endm

        endif
