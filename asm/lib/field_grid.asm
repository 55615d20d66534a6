; field_grid.asm - the field before any passage is opened: every cell free, all the rest wall
;
; 1. From the end of the field upwards, two rows at a time: a row of cells and the row of walls above it.
; 2. Below the maze these are two rows of wall: the pair of bytes that is to be wall and cell is wall twice.

        if ! defined LIB_FIELD_GRID
LIB_FIELD_GRID equ 1

        public field_grid

; field_grid - fill the field with cells, none of them joined to another
; In:    B = cells down, C = cells across (2 to 15, as field_cells gives them)
; Out:   field
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL; SP while it fills: an interrupt then pushes into field or guard
; Writes: field, and its own operands at skip_walls, skip_cells and kept_sp (set before use)
; Size:  91 bytes   Time: 6,418 T
field_grid:
        proc
        local rows, skip_walls, walls, skip_cells, cells, kept_sp

        ld a,c
        sub 2
        ld (skip_walls + 1),a           ; 16 - C of 14 pairs of wall
        ld a,15
        sub c
        ld (skip_cells + 1),a           ; C of 15 pairs of wall and cell
        ld (kept_sp + 1),sp
        ld sp,field + FIELD_SIZE
        ld hl,FIELD_WALL * 257
        ld d,h
        ld e,h
        inc a
        add a,c
        sub b                           ; 16 - B: two rows each, below the maze
rows:
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
        rept 16                         ; the row above
        push hl
        endm
        dec a
        jp nz,rows
        add a,d
        ld d,FIELD_PATH                 ; from here on the rows of the maze
        ld a,b
        jp m,rows
kept_sp:
        ld sp,0
        ret
        endp
field_grid_end:

        endif
