; tour_rows.asm - a text in a row that is blank else: the two bars, and row 22

        if ! defined WONDERS_TOUR_ROWS
WONDERS_TOUR_ROWS equ 1

        include "engine/text/text.asm"

        public tour_head, tour_row, flag_say

; tour_head - the bar in row 0, and a text from column 1 on; tour_ends - the same in row D; tour_row - the same in row D and colour C
; tour_footer - the bar in row 23; flag_say - row 22 in the colour of values, and a text; own_row - without one
; In:    HL = text, but for tour_footer and own_row
; Out:   D, E, C as draw_text; of tour_footer column 15
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
own_row:
        ld hl,tour_blanks_end           ; no text
flag_say:
        ld d,22
        ink INK_VALUE
        jr tour_row
tour_footer:
        ld d,23
        ld hl,tour_footer_text
        jr tour_ends
tour_head:
        ld d,0
tour_ends:
        ink INK_BAR
tour_row:
        ld e,0
        push hl
        ld hl,tour_blanks
        call draw_text
        pop hl
        ld e,1
        jp draw_text
tour_blanks:
        db "                                "
tour_blanks_end: db TEXT_END
tour_footer_text: db TEXT_AT, 23, 15, TEXT_END

        endif
