; small_say.asm - what the small menu draws and says: parts of it that do not fit into the printer buffer, each with the place where it stays

        if ! defined PLAY_SMALL_SAY
PLAY_SMALL_SAY  equ 1

; small_list - draw the list; it runs where a 128K has its account of the games in the banks
small_list_here:
        proc
        local each, some
        call CL_ALL
        ld hl,small_row
        call small_print
        call small_print
        ld hl,small_titles
        ld b,(hl)
        inc b                           ; the menu
        inc hl
        ld a,(PLAY_RESTART + 1)
        or a
        jr z,some
        inc b                           ; once more
some:
        ld c,0
each:
        call small_place
        ld (iy + ATTR_T),INK_CAP
        ld a,c
        add a,'A'
        rst PRINT_A
        ld (iy + ATTR_T),INK_TITLE
        ld a,' '
        rst PRINT_A
        call small_print
        inc c
        djnz each
        ret
        endp
small_minutes_here:
        db " minute", 's' + TITLE_END
small_in_here:
        db " in", ' ' + TITLE_END
small_list_end:

small_more:                             ; at the end of memory
; small_title - print a title
; In:    A = game, from 1; 0: the menu
; Keeps: C, DE
; Uses:  AF, B, HL
small_title_here:
        proc
        local game, each, skip
        ld hl,small_titles
        sub 1
        jr nc,game
        ld a,(hl)
game:
        inc hl
        ld b,a
        inc b
each:
        dec b
        jp z,small_print
skip:
        bit 7,(hl)
        inc hl
        jr z,skip
        jr each
        endp

; small_say - say what to do, or what the tape does
; In:    HL = text; A = game whose title follows if the text ends with a space
; Keeps: DE
; Uses:  AF, BC, HL
small_say_here:
        ld c,a
        push hl
        ld hl,small_line
        call small_print
        pop hl
        call small_print
        dec hl
        ld a,(hl)
        cp ' ' + TITLE_END
        ld a,c
        jr z,small_title_here
        ret
small_play_here:
        db "Play the tap", 'e' + TITLE_END
small_more_end:

small_stay:                             ; over the code for banks, before the titles
small_row_here:
        db PRINT_AT, 1, 0, PRINT_COMMA, PRINT_COMMA, PRINT_AT, 1, 1, PRINT_INK, 5, PRINT_BRIGHT, 1 + TITLE_END
        db "Press a lette", 'r' + TITLE_END
small_passing_here:
        db "Passing", ' ' + TITLE_END
small_next_here:
        db "Next on tape:", ' ' + TITLE_END
small_stay_end:

small_calc:                             ; in the memory of the ROM's calculator
small_break_here:
        db PRINT_TAB, 21, 0, "BREAK bac", 'k' + TITLE_END
small_rewind_here:
        db "Rewind the tap", 'e' + TITLE_END
small_calc_end:

small_list:     equ PLAY_KEPT
small_title:    equ PLAY_MORE + small_title_here - small_more
small_say:      equ PLAY_MORE + small_say_here - small_more
small_play:     equ PLAY_MORE + small_play_here - small_more
small_row:      equ banks_page + small_row_here - small_stay
small_rewind:   equ MEMBOT + small_rewind_here - small_calc
small_passing:  equ banks_page + small_passing_here - small_stay
small_next:     equ banks_page + small_next_here - small_stay
small_titles:   equ banks_page + small_stay_end - small_stay    ; how many games there are, their titles, and two more; up to 5F3F
small_break:    equ MEMBOT + small_break_here - small_calc
small_minutes:  equ PLAY_KEPT + small_minutes_here - small_list_here
small_in:       equ PLAY_KEPT + small_in_here - small_list_here
small_line:     equ SMALL + small_line_here - small

        if small_list_end > small_list_here + PLAY_MOST * KEPT_BYTES
        .error the list is too long for its place
        endif
        if small_calc_end > small_calc + MEMBOT_BYTES
        .error the texts are too long for the calculator's memory
        endif
        if small_more_end > small_more + MORE_BYTES
        .error the texts are too long for their place
        endif

        endif
