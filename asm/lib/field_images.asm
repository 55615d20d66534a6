; field_images.asm - one half of a maze copied to the other, mirrored

        if ! defined LIB_FIELD_IMAGES
LIB_FIELD_IMAGES equ 1

        public field_images, field_row

; field_images - copy the left half of the maze to the right, then the upper half down
; In:    A = axes: bit 0 to the right, bit 1 down; field_width, field_height (legal), field
; Out:   field
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: field
; Size:  74 bytes   Time: 30,178 T at most (31x31, both axes)
field_images:
        proc
        local row, cell, down, row_down
        push af
        rrca
        jr nc,down
        ld bc,(field_width)
        ld a,b
        srl c                           ; C = cells in half a row
        ld de,field
row:
        push af
        ld h,d
        ld a,e
        add a,c
        add a,c
        ld l,a
        ld b,c
cell:
        ld a,(de)
        ld (hl),a
        inc e
        dec l
        djnz cell
        ld a,e
        and $E0
        add a,FIELD_STRIDE
        ld e,a
        jr nc,$ + 3
        inc d
        pop af
        dec a
        jr nz,row
down:
        pop af
        and 2
        ret z
        ld a,(field_height)
        dec a
        push af
        call field_row
        ex de,hl                        ; DE = the last row
        ld hl,field
        pop af
        rrca
row_down:
        ld bc,FIELD_STRIDE
        ldir
        ex de,hl
        ld c,2 * FIELD_STRIDE
        or a
        sbc hl,bc
        ex de,hl
        dec a
        jr nz,row_down
        ret
        endp
field_images_end:

; field_row - the address of a row of the field
; In:    A = row, 0 to 31
; Out:   HL = its first byte
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
; Size:  12 bytes   Time: 52 T
field_row:
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        ld l,a
        xor h
        add a,high field
        ld h,a
        ret
field_row_end:

        endif
