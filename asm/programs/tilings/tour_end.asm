; tour_end.asm - the end of a tour: the stars of each maze, and the points. Unpacked with the tour

        if ! defined TILINGS_TOUR_END
TILINGS_TOUR_END equ 1

END_ROW:        equ 5                   ; of the first maze; two rows each, in two columns
END_NAMES:      equ 2
END_BESIDE:     equ 18
END_STARS:      equ 10                  ; columns on
END_NUMBERS:    equ 20                  ; the row of the numbers
END_INK:        equ $45                 ; bright cyan
END_NOT_YET:    equ $05                 ; cyan: a maze without stars

; tour_up - there is no time left
tour_up:
        ld hl,tour_up_text              ; fall through into tour_end

; tour_end - the end: HL = what to say; then the table of best scores
tour_end:
        proc
        local maze, reached, column
        push hl
        call sound_rise
        ink INK_TEXT
        call clear_screen
        pop hl
        call draw_text
        ld hl,tour_end_text
        call draw_text
        ld hl,tour_stars
        ld de,END_ROW * 256 + END_NAMES
        xor a
maze:                                   ; A = its tiling
        push af
        push hl
        ld b,(hl)
        ld c,END_INK
        inc b
        dec b
        jr nz,reached
        ld c,END_NOT_YET
reached:
        push de
        push bc
        call tiling_name
        pop bc
        pop de
        push de
        ld a,e
        add a,END_STARS
        ld e,a
        ld a,b
        ld hl,small_star
        call draw_stars
        pop de
        inc d
        inc d
        ld a,d
        cp END_ROW + TILINGS + 1
        jr c,column
        ld de,END_ROW * 256 + END_BESIDE
column:
        pop hl
        inc hl
        pop af
        inc a
        cp TILINGS
        jr nz,maze
        ink INK_VALUE
        ld hl,(tour_level)
        ld h,0
        xor a
        ld de,END_NUMBERS * 256 + END_BESIDE + 6
        call draw_plain
        ld hl,(tour_score)
        xor a
        ld de,END_NUMBERS * 256 + END_NAMES + 7
        call draw_plain
        call key_wait
        ld de,(tour_score)
        jp best_enter
        endp

; draw_stars - three stars, some of them won
; In:    A = how many; D, E = row, column; HL = what draws a star, as draw_star does
; Out:   -
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
; Writes: the screen
draw_stars:
        proc
        local each, won, draw
        ld b,3
each:
        ld c,STAR_WON
        sub 1
        jr nc,won
        ld c,STAR_MISSED
        xor a
won:
        push af
        push bc
        push hl
        call draw
        pop hl
        pop bc
        pop af
        djnz each
        ret
draw:
        jp (hl)
        endp

; small_star - a star of one cell, as draw_star draws its own
small_star:
        ld hl,shape_star
        call draw_shape
        inc e
        ret

tour_won_text:
        db TEXT_COLOUR, $44, TEXT_AT, 2, 3, "You have walked them all!", TEXT_END
tour_up_text:
        db TEXT_COLOUR, $46, TEXT_AT, 2, 8, "Your time is up.", TEXT_END
tour_left_text:
        db TEXT_COLOUR, $46, TEXT_AT, 2, 7, "Your tour is over.", TEXT_END
tour_end_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, END_NUMBERS, END_NAMES, "Points"
        db TEXT_AT, END_NUMBERS, END_BESIDE, "Mazes"
        db TEXT_INK, INK_BAR, TEXT_AT, FOOT, 0, "         Press any key          ", TEXT_END
shape_star:
        db $10, $10, $38, $FE, $7C, $38, $6C, $44

        endif
