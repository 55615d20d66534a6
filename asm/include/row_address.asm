; row_address.asm - where a row of 32 bytes begins

        if ! defined INCLUDE_ROW_ADDRESS
INCLUDE_ROW_ADDRESS equ 1

row_address macro page                  ; A = row, 0 to 31; page: the array's first page, as ADD takes it: HL = the row's first byte
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        ld l,a
        xor h
        add a,page
        ld h,a
        endm

        endif
