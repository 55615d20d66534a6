; field_row.asm - where a row of the field begins

        if ! defined LIB_FIELD_ROW
LIB_FIELD_ROW equ 1

        include "include/field.asm"
        include "include/row_address.asm"

        public field_row

; field_row - the address of a row of the field
; In:    A = row, 0 to 31
; Out:   HL = its first byte
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
; Size:  12 bytes   Time: 52 T
field_row:
        row_address high field
        ret
field_row_end:

        endif
