; packed_field.asm - the field in two bits a cell: 289 bytes of work
;
; A row is one byte for the caller's use, then eight bytes of four cells each, the leftmost cell in bits 7 and 6.
; One more byte follows the 32 rows, so that each row has a byte to its right.

        if ! defined LIB_PACKED_FIELD
LIB_PACKED_FIELD equ 1

        include "include/field.asm"

        public pack_field, packed_row, packed_cell

PACKED_STRIDE:  equ 9
PACKED_SIZE:    equ 289

; pack_field - copy the field into work, two bits a cell: 0 passable, 3 impassable
; In:    field
; Out:   DE = the byte after the last row; it is not written; the byte before each row is 0
; Keeps: B, IX, IY
; Uses:  AF, C, DE, HL
; Writes: work (288 bytes)
; Size:  59 bytes   Time: 47,089 T
pack_field:
        proc
        local row, byte
        ld hl,field
        ld de,work
row:
        xor a
        ld (de),a
        inc de
byte:
        rept 4
        ld a,(hl)
        passable_bit
        rlca
        rl c
        rrca
        rl c
        inc l
        endm
        ld a,c
        ld (de),a
        inc de
        ld a,l
        and FIELD_STRIDE - 1
        jr nz,byte
        or l
        jr nz,row
        inc h
        ld a,h
        cp FIELD_SIZE / 256 + (high field)
        jr nz,row
        ret
        endp
pack_field_end:

; packed_row - the address of a row
; In:    A = row
; Out:   HL = the byte before its cells
; Keeps: A, DE, IX, IY
; Uses:  F, BC, HL
; Writes: nothing
; Size:  14 bytes   Time: 94 T
packed_row:
        ld l,a
        ld h,0
        ld c,a
        ld b,h
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,bc
        ld bc,work
        add hl,bc
        ret
packed_row_end:

; packed_cell - the address of a cell
; In:    D, E = row, column
; Out:   HL = its byte; A = C = the mask of its two bits; zero: these are 0
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
; Size:  29 bytes   Time: 227 to 290 T
packed_cell:
        proc
        local turn
        ld a,d
        call packed_row
        ld a,e
        rrca
        rrca
        and 7
        inc a
        ld c,a
        ld b,0
        add hl,bc
        ld a,e
        and 3
        ld b,a
        inc b
        ld a,3
turn:
        rrca
        rrca
        djnz turn
        ld c,a
        and (hl)
        ld a,c
        ret
        endp
packed_cell_end:

        endif
