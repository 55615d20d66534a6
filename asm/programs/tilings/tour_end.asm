; tour_end.asm - the end of a tour: the stars of each maze, and the points. Unpacked with the best scores

        if ! defined TILINGS_TOUR_END
TILINGS_TOUR_END equ 1

END_ROW:        equ 5                   ; of the first maze; two rows each, in two columns
END_NAMES:      equ 2
END_BESIDE:     equ 18
END_STARS:      equ 10                  ; columns on
END_NUMBERS:    equ 20                  ; the row of the numbers
END_INK:        equ $45                 ; bright cyan
FEAST:          equ 120                 ; frames
RESULT_STAYS:   equ 40                  ; frames without keys
END_NOT_YET:    equ $05                 ; cyan: a maze without stars

; tour_won_page - all mazes: a feast, and then a tour with less time, unless BREAK ends it
tour_won_page:
        proc
        local frame, cell
        ld hl,tour_won_text
        call tour_page
        ld b,FEAST
frame:
        push bc
        halt
        ld hl,ATTRIBUTES + 32           ; a rainbow in rows 1 to 3
cell:
        ld a,l
        add a,b
        rlca
        rlca
        rlca
        and $38
        or $50                          ; no dark paper
        ld (hl),a
        inc l
        jp p,cell
        ld c,b
        ld b,12
        call sound_tone                 ; rising
        pop bc
        djnz frame
        ld hl,tour_won_foot
        call draw_text
        call key_wait
        jr c,tour_best
        call tour_left
        ld (tour_limit),hl
        call clock_start
        call tour_mazes
        ld h,l                          ; tour_round
        ld l,0
        ld (tour_level),hl
        call tour_reset
        jp tour_level_begin
        endp

; tour_left_page - the tour is left; tour_up_page - there is no time left: which maze took it
tour_left_page:
        ld hl,tour_left_text            ; fall through into tour_end

; tour_end - the end: HL = what to say; a name for a score that has a place; then the maze that was reached once more, or after BREAK the title
tour_end:
        call tour_page
tour_ended:
        ld hl,tour_end_foot
        call result_wait
        jr c,tour_best
        ld hl,scores_tilings
        ld de,(tour_score)
        call scores_place
        call c,best_name_page
        jp tour_again
tour_best:
        ld de,(tour_score)
        call best_name_page
        jp opening_page
tour_up_page:
        ld hl,no_text
        call tour_page
        ld c,$46
        ld de,2 * 256 + 5
        ld a,(tour_level)
        call tiling_name
        ld hl,tour_beat_text
        call draw_text
        jr tour_ended

; tour_page - the stars of each maze: HL = what to say
tour_page:
        proc
        local maze, reached, column
        push hl
        call sound_rise
        ink INK_TEXT
        call clear_screen
        ld hl,tour_end_text
        call draw_text
        pop hl
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
        call tour_mazes
        ld de,END_NUMBERS * 256 + END_BESIDE + 6
        call draw_plain
        ld hl,(tour_score)
        ld de,END_NUMBERS * 256 + END_NAMES + 7
        jp draw_plain
        endp

tour_won_text:
        db TEXT_COLOUR, $44, TEXT_AT, 2, 3, "You have walked them all!", TEXT_END
tour_won_foot:
        db TEXT_INK, INK_BAR, TEXT_AT, FOOT, 0, "  Any key: on, with less time   ", TEXT_END
tour_beat_text:
        db " beat you.", TEXT_END
tour_left_text:
        db TEXT_COLOUR, $46, TEXT_AT, 2, 7, "Your tour is over.", TEXT_END
tour_end_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, END_NUMBERS, END_NAMES, "Points"
        db TEXT_AT, END_NUMBERS, END_BESIDE, "Mazes", TEXT_END
tour_end_foot:
        db TEXT_INK, INK_BAR, TEXT_AT, FOOT, 0, " Any key: try again  BREAK: end ", TEXT_END

        endif
