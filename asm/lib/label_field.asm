; label_field.asm - the field with a border of one, as labels of W1: for solvers that find cells by CPIR
;
; Rows of 34 bytes, as W1 numbers them, with a whole byte for each kind of cell: CPIR compares whole bytes, so a copy of
; the field's own bytes, as wave_copy makes it, will not do.
; SP cannot fill such an array as it does in wave_array: an interrupt would write below it.

        if ! defined LIB_LABEL_FIELD
LIB_LABEL_FIELD equ 1

        include "include/field.asm"

        public label_field, label_place

; label_field - fill work: WORK_FREE where the field is passable, WORK_WALL where it is not, and the border
; In:    field
; Out:   work
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: work
; Size:  84 bytes   Time: 38,542 T
; Stack: 2 bytes
label_field:
        proc
        local row, eight, edge, edge_byte
        ld hl,field
        ld de,work
        call edge                       ; the top border and one byte left of row 0
row:
        ld bc,FIELD_STRIDE / 8 * 256 + PASSABLE_MOST
eight:
        rept 7
        ld a,c
        passable_label
        ld (de),a
        inc l
        inc de
        endm
        ld a,c
        passable_label
        ld (de),a
        inc hl
        inc de
        djnz eight
        ld a,WORK_WALL                  ; right of this row and left of the next
        ld (de),a
        inc de
        ld (de),a
        inc de
        ld a,h
        cp FIELD_SIZE / 256 + (high field)
        jr nz,row
        dec de                          ; these two again, and the bottom border
        dec de
edge:
        ld b,WORK_STRIDE + 1
        ld a,WORK_WALL
edge_byte:
        ld (de),a
        inc de
        djnz edge_byte
        ret
        endp
label_field_end:

; label_place - the address of a cell in work, and whether it is free
; In:    D, E = row, column, 0 to 31
; Out:   HL = its address; zero: its label is WORK_FREE; carry: the label is less
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
; Size:  21 bytes   Time: 131 T
; Stack: 0 bytes
label_place:
        ld l,d
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl                       ; 32 * row
        ld a,d
        add a,a
        add a,e
        add a,WORK_STRIDE + 1           ; 2 * row + column + 35, 128 at most: no carry
        ld c,a
        ld b,high work
        add hl,bc
        ld a,(hl)
        cp WORK_FREE
        ret
label_place_end:

        endif
