; field_to_thin.asm - turn a maze of blocks into one with thin walls
;
; 1. For each pair of rows and each pair of columns of the field: bit THIN_LEFT := is there a wall left of the cell,
;    in the lower row; bit THIN_UP := is there one above it, in the upper row.
;
; All 16 x 16 pairs are read, whatever the size: outside a maze everything is wall, so the row and the column that close it
; come out as M1 has them, without counting. Exits in the right or the lower wall of the maze are kept.
; A post (even row and column) that is open, as in a hall, is closed in thin; a cell that is wall becomes a location with
; walls round it. So thin_to_field gives the same field back if all posts are walls and all cells passable.

        if ! defined FIELD_TO_THIN
FIELD_TO_THIN equ 1

        include "include/field.asm"
        include "include/thin.asm"

        public field_to_thin

; field_to_thin - turn field into thin
; Family: format
; Source: M1 (a location stores its left and its upper wall, and one more row and column close the maze)
; In:    field
; Out:   thin; carry clear
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL
; Writes: thin
; Size:  37 bytes   Time: 26,201 T, whatever the field
; Stack: 0 bytes
field_to_thin:
        proc
        local location
        ld hl,field + FIELD_STRIDE
        ld de,thin
location:                               ; HL = the wall left of a cell, bit 5 of L set; the place above has it clear
        ld a,(hl)
        passable_test
        sbc a,a
        ld c,a
        res 5,l
        inc l
        ld a,(hl)
        passable_test
        ld a,c
        adc a,a                         ; bits 1 and 0: the two walls
        and THIN_LEFT | THIN_UP
        ld (de),a
        inc e
        inc l
        bit 5,l                         ; set: past the row's last byte
        set 5,l
        jr z,location
        ld bc,2 * FIELD_STRIDE
        add hl,bc
        ld a,e
        or a
        jr nz,location
        ret
        endp
field_to_thin_end:
        if (FIELD_STRIDE - 32) | (THIN_SIZE - 256) | (THIN_UP - 1) | (THIN_LEFT - 2)
        .error rows are told apart by bit 5, the end by E = 0, walls by the carry's place
        endif

        endif
