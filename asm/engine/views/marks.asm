; marks.asm - a shape on a place of the field: start, finish, whoever walks there
;
; Field row r is drawn on screen row r + (field_top), column c on screen column c; in a program that includes marks_across.asm before, on column
; c + (field_left).

        if ! defined ENGINE_MARKS
ENGINE_MARKS equ 1

        include "engine/text/text.asm"

        public draw_mark, place_attribute, mark_cell

; draw_mark - draw a shape on a place of the field
; In:    HL = eight bytes; D, E = field row, column; C = attribute; field_top
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: one cell of the screen
draw_mark:
        push de
        call mark_cell
        call draw_shape
        pop de
        ret

; place_attribute - the address of the attribute of a place of the field
; In:    D, E = field row, column; field_top
; Out:   HL = its address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
place_attribute:
        push de
        call mark_cell
        call attribute_address
        pop de
        ret

; mark_cell - the cell of the screen for a place of the field
; In:    D, E = field row, column; field_top, and field_left if there is one
; Out:   D, E = row, column
; Keeps: BC, HL, IX, IY
; Uses:  AF
; Writes: nothing
mark_cell:
        ld a,(field_top)
        add a,d
        ld d,a
        if defined MARKS_ACROSS
        ld a,(field_left)
        add a,e
        ld e,a
        endif
        ret

marks_variables macro
field_top:      ds 1                    ; the screen row of the field's row 0
        endm

        endif
