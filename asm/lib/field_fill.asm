; field_fill.asm - the field before a maze is dug: walls, and a given byte in every cell

        if ! defined LIB_FIELD_FILL
LIB_FIELD_FILL equ 1

        public field_fill

; field_fill - close all walls and give all cells the same byte
; In:    A = the byte; B = cells down, C = cells across (field_cells)
; Out:   field
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL; SP: an interrupt pushes into field or guard
; Writes: field; operands at skip_walls, skip_cells and kept_sp (set before use)
; Size:  106 bytes   Time: 6,216 T and 10 T for each row of cells
field_fill:
        proc
        local below, rows, skip_walls, walls, skip_cells, cells, kept_sp
        ld d,a
        ld e,FIELD_WALL                 ; a cell and the wall left of it
        ld h,e
        ld l,e
        ld a,c
        sub 2
        ld (skip_walls + 1),a           ; push 16 - C of the 14 pairs of wall, right of the last cell
        ld a,15
        sub c
        ld (skip_cells + 1),a           ; push C of the 15 cells
        ld a,16
        sub b
        add a,a                         ; rows of wall at the bottom
        ld (kept_sp + 1),sp
        ld sp,field + FIELD_SIZE
below:
        rept 16
        push hl
        endm
        dec a
        jp nz,below
        ld a,b
rows:                                   ; a row of cells and the wall above it
skip_walls:
        jr walls
walls:
        rept 14
        push hl
        endm
skip_cells:
        jr cells
cells:
        rept 15
        push de
        endm
        rept 16
        push hl
        endm
        dec a
        jp nz,rows
kept_sp:
        ld sp,0
        ret
        endp
field_fill_end:

        endif
