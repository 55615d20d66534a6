; rows.asm - a row of the screen: a text on it, or nothing

        if ! defined GENERATORS_ROWS
GENERATORS_ROWS equ 1

        include "engine/text/text_line.asm"

        public choose_message

; draw_both - two texts from HL on, on the rows D and D + 1
draw_both:
        ink INK_TEXT
        call draw_said
        inc d
        jr draw_said

; choose_message - the text HL on row MESSAGE_ROW
; In:    HL = characters, ended by TEXT_END
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
choose_message:
        ld d,MESSAGE_ROW
        ink INK_VALUE
draw_said:
        ld e,1
        jr $ + 4

; draw_row - the text HL on the row D in C
draw_row:
        ld e,0
        jp draw_line

; blank_row - clear the row D, in a tenth of the time that characters take
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
blank_row:
        proc
        local line
        push de
        ld e,0
        call cell_address
        ld a,8
line:
        push hl
        ld d,h
        ld e,l
        inc e
        ld bc,31
        ld (hl),b
        ldir
        pop hl
        inc h
        dec a
        jr nz,line
        pop de
        ld e,a
        ink INK_TEXT
        ld b,32
        jp cells_fill
        endp

        endif
