; field_address.asm - the address of a place in the field

        if ! defined LIB_FIELD_ADDRESS
LIB_FIELD_ADDRESS equ 1

        include "include/field.asm"

        public field_address

; field_address - the address of a place in the field
; In:    D, E = row, column, 0 to 31
; Out:   HL = its address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
; Size:  16 bytes   Time: 67 T
field_address:
        ld a,d
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        or e
        ld l,a
        ld a,h
        and 3
        add a,high field
        ld h,a
        ret
field_address_end:

        endif
