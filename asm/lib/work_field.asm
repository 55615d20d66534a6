; work_field.asm - the field as bytes with a border, and places in it

        if ! defined LIB_WORK_FIELD
LIB_WORK_FIELD equ 1

        include "include/field.asm"

        public work_field, work_place

; work_field - fill work: 128 where the field is passable, 0 where it is not, and the border
; In:    field
; Out:   carry clear
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: work
; Size:  60 bytes   Time: 41,510 T
work_field:
        proc
        local row, cells, edge, edge_byte
        ld hl,field
        ld de,work
        ld b,WORK_STRIDE + 1            ; the top border and one byte left of row 0
row:
        call edge
        ld bc,FIELD_STRIDE / 4 * 256 + 127
cells:
        rept 4
        ld a,(hl)
        passable_bit
        or c                            ; 255 or 127
        inc a
        ld (de),a
        inc l
        inc de
        endm
        djnz cells
        ld b,2                          ; right of this row and left of the next
        ld a,l
        or a
        jr nz,row
        inc h
        ld a,h
        cp FIELD_SIZE / 256 + (high field)
        jr nz,row
        ld b,WORK_STRIDE + 1            ; right of row 31 and the bottom border
edge:
        xor a
edge_byte:
        ld (de),a
        inc de
        djnz edge_byte
        ret
        endp
work_field_end:

; work_place - the address of a cell in work
; In:    D, E = row, column
; Out:   carry clear: HL = its address; carry set: outside 0..31, HL as it was
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
; Size:  25 bytes   Time: 131 T; 30 T outside
work_place:
        ld a,d
        or e
        cp 32
        ccf
        ret c
        ld a,d
        add a,a
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl                       ; 32 * row
        add a,e
        add a,WORK_STRIDE + 1           ; A = 2 * row + column + 35, 128 at most; work is on a page boundary
        add a,l
        ld l,a
        ld a,h
        adc a,high work
        ld h,a
        ret
work_place_end:

        endif
