; large_cells.asm - a large field before a maze is dug: walls, and a byte in every cell
;
; 1. From the end of the field upwards, push pairs of walls, and in rows of cells pairs of a wall and a cell. A row of cells
;    and the wall row below it are an even number of bytes, whatever the width; a single row below the maze is copied.
; 2. Copy the last bytes, those of the rows 0 to 2, instead: an interrupt needs 64 bytes below SP, and these would be
;    outside the field.
; Invariants: SP = where the next pair ends, HL = two walls, E = a wall, D = a cell, A = the byte of a cell in this row,
; C = rows of cells left in this part, IX = where to continue after them.

        if ! defined LARGE_CELLS
LARGE_CELLS equ 1

        include "include/large.asm"

        public large_cells

CELL_UP:        equ 7                   ; the bit for a neighbour above
CELL_DOWN:      equ 6
CELL_RIGHT:     equ 5
CELL_LEFT:      equ 4

; large_cells - close all walls of the large field and give the cells of the maze their bytes
; Family: part
; Source: common knowledge
; In:    A = the byte of a cell, H and L = those of a cell in the last row and in the first; BC, DE as large_size returns
;        them; big_field. The bits CELL_LEFT and CELL_RIGHT are cleared in the first and the last column
; Out:   the large field
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into the large field
; Writes: the large field; operands at loops_walls, skip_walls, loops_cells, skip_cells, first_byte, last_byte,
;        middle_rows, middle_byte and kept_sp (set before use)
; Size:  224 bytes   Time: 34,801 T (63x63 in 64x64)
; Stack: 4 bytes
large_cells:
        proc
        local loops_walls, skip_walls, walls, loops_cells, skip_cells, cells, rows, check, last, middle, filled, kept_sp
        local first_byte, last_byte, middle_rows, middle_byte, times, even, pairs, count, single, top
        ld (middle_byte + 1),a
        ld a,h
        ld (last_byte + 1),a
        ld a,l
        ld (first_byte + 1),a
        ld a,b
        dec a
        ld (middle_rows + 1),a          ; without the first and the last, and 1 for the entry at check
        ld a,e
        sub c                           ; pairs of walls in a row of cells and the row below it
        call count
        ld (loops_walls + 1),a
        ld a,h
        ld (skip_walls + 1),a
        ld a,c
        sub 2                           ; pairs of a wall and a cell with neighbours on both sides
        call count
        ld (loops_cells + 1),a
        ld a,h
        ld (skip_cells + 1),a
        push ix
        push bc
        ld a,d
        sub b
        sub b
        dec a
        ld c,a                          ; rows below the maze
        ld a,d
        ld d,0
        ld b,e
        ld hl,(big_field)
times:                                  ; HL = the end of the field
        srl a
        jr nc,even
        add hl,de
even:
        ex de,hl
        add hl,hl
        ex de,hl
        jr nz,times
        srl c
        jr nc,pairs
single:                                 ; an odd number of rows
        dec hl
        ld (hl),FIELD_WALL
        djnz single
pairs:
        inc c
        ld (kept_sp + 1),sp
        ld sp,hl
        ld hl,FIELD_WALL * 257
        ld e,l
        ld a,l
        ld ix,last
        jr check
last:
        ld ix,middle
        ld c,1
last_byte:
        ld a,0
        jr rows
middle:
        ld ix,filled
middle_rows:
        ld c,0
middle_byte:
        ld a,0
        jr check
rows:
loops_walls:
        ld b,0
skip_walls:
        jr walls
walls:
        rept 8
        push hl
        endm
        djnz walls
        ld d,a
        res CELL_RIGHT,d
        push de
        ld d,a
loops_cells:
        ld b,0
skip_cells:
        jr cells
cells:
        rept 8
        push de
        endm
        djnz cells
        res CELL_LEFT,d
        push de
check:
        dec c
        jp nz,rows
        jp (ix)
filled:
kept_sp:
        ld sp,0

        ; rows 0 to 2
        ld hl,(big_width)
        ld h,c
        ld b,h
        ld c,l
        add hl,hl
        add hl,bc
        dec hl
        ld b,h
        ld c,l                          ; BC = 3 rows, less one byte
        ld hl,(big_field)
        ld d,h
        ld e,l
        inc de
        ld (hl),FIELD_WALL
        ldir
        ld hl,(big_field)
        ld bc,(big_width)
        ld b,0
        add hl,bc
        inc hl
        pop bc
        pop ix
        ld b,c
first_byte:
        ld a,0
        ld d,a
        res CELL_LEFT,a
top:
        ld (hl),a
        ld a,d
        inc hl
        inc hl
        djnz top
        dec hl
        dec hl
        res CELL_RIGHT,(hl)
        ret

count:                                  ; A = loops for A pushes, H = how many to skip in the first one, 1 to 8
        ld h,a
        cpl
        and 7
        inc a
        ld l,a
        ld a,h
        ld h,l
        rrca
        rrca
        rrca
        and 31
        inc a
        ret
        endp
large_cells_end:

        endif
