; marks.asm - a shape on a place of the field: start, finish, whoever walks there
;
; Field row r is drawn on screen row r + (field_top).

        if ! defined ENGINE_MARKS
ENGINE_MARKS equ 1

        include "engine/text/text.asm"

        public draw_mark, place_attribute

; draw_mark - draw a shape on a place of the field
; In:    HL = eight bytes; D, E = field row, column; C = attribute; field_top
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: one cell of the screen
draw_mark:
        push de
        ld a,(field_top)
        add a,d
        ld d,a
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
        ld a,(field_top)
        add a,d
        ld d,a
        call attribute_address
        pop de
        ret

marks_variables macro
field_top:      ds 1                    ; the screen row of the field's row 0
        endm

        endif
