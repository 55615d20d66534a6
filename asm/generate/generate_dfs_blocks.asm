; generate_dfs_blocks.asm - depth first, around blocks: mazes of any shape
;
; 1. blocks_shape is 0: the caller has put FIELD_BLOCK wherever nothing may be dug, in cells or in the walls between
;    them (no other byte counts). Everything else becomes wall. Or it is the number of a shape, which field_shape puts into
;    the field.
; 2. Give each free cell a bit for each neighbour, then take away those that lead outside, into a block, or through a wall that
;    is one. The walls of a shape need no test: a wall that is a block lies beside a cell that is one.
; 3. From the first unvisited cell, in reading order, go depth first: while the cell has a bit left, choose one; else
;    continue at the last cell on the list, until that is empty.
; 4. Repeat step 3 until no cell is left.
;
; Why it is perfect: a wall is opened only to an unvisited cell, and a search visits every cell that it can
; reach. Cells that blocks cut off from each other become mazes of their own, one search each.
;
; Invariants while it digs:
; - IX = the current cell; H = the slots of ways_dig; BC = the random state. SP = the list, a stack in work, of the cells that
;   had directions left; at its start is a sentinel.
; - Bits 2 to 5 of a free cell's byte: unvisited neighbours that it can reach. 0 = FIELD_PATH: finished. Walls and blocks have
;   none of these bits, so clearing them there does no harm. Bit 7: not a free cell; bit 6: a block.
; - The code for each set of directions costs 119 bytes and saves 44,000 T compared with a table of steps that tests for a block
;   at each step.
; - Each cell with a neighbour takes one random number, so the sequences of different seeds do not merge.

        if ! defined GENERATE_DFS_BLOCKS
GENERATE_DFS_BLOCKS equ 1

        include "lib/field_cells.asm"
        include "lib/field_shape.asm"
        include "lib/ways_dig.asm"

        public generate_dfs_blocks

; generate_dfs_blocks - dig a perfect maze, depth first, wherever there is no block
; Family: generator
; Menu:  50, "Depth /shape", "A maze in a shape. 1 a heart,", "2 M, 3 circle, 0 the last one"
; Parameter: blocks_shape, 0 to 3, default 1, "Shape": 0 the blocks in the field, 1 heart, 2 letter M, 3 circle
; Source: P4
; In:    rng_seed, field_width, field_height, blocks_shape (above 3: 3), field if that is 0
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect in parts, blocks kept; perfect in each part that blocks leave connected; long winding passages
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it digs, and while field_shape fills the field: an interrupt then pushes into field, guard or
;        work
; Writes: field, rng_seed, work (1,024 bytes), guard (bits in its last 31 bytes); operands at kept_sp, and in field_shape (set
;        before use)
; Size:  529 bytes   Time: 102,594 T mean, 103,710 T at most (31x31); 79,530 T mean, 80,488 T at most (31x23)
; Bound: under 330,000 T whatever the blocks and the shape (31x31)
; Growth: the shapes have few sizes
; Stack: 10 bytes
; Repeats: 10 of the 65,536 mazes come up twice (31x31)
generate_dfs_blocks:
        proc
        local SLOTS, LIST_END, shape, given, line, byte, stays, right, below, free_row, free_cell, kept, wall, open
        local ready, first_row, row, cell, past, block, last_row, scan, four, find, look, search, next_row
        local targets, visit, stuck, home, kept_sp

SLOTS:          equ work
LIST_END:       equ work + $400

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        push bc
        ld a,(blocks_shape)
        or a
        jr z,given
        cp SHAPES + 1
        jr c,shape
        ld a,SHAPES
shape:
        ld e,WAYS_ALL
        call shape_cells
        jr ready

given:                                  ; make wall of everything but blocks, and of everything outside
        ld hl,field
        ld de,(field_width)             ; D = height, E = width
        ld c,FIELD_BLOCK
line:
        ld b,e
byte:
        ld a,(hl)
        cp c
        jr z,stays
        ld (hl),FIELD_WALL
stays:
        inc l
        djnz byte
right:
        ld (hl),FIELD_WALL
        inc hl
        ld a,l
        and FIELD_STRIDE - 1
        jr nz,right
        dec d
        jr nz,line
below:
        ld (hl),FIELD_WALL
        inc hl
        ld a,h
        cp high (field + FIELD_SIZE)
        jr nz,below
        pop bc
        push bc
        ld hl,field + FIELD_STRIDE + 1
        ld d,b
free_row:
        ld b,c
free_cell:
        bit 6,(hl)
        jr nz,kept
        ld (hl),WAYS_ALL
kept:
        inc l
        inc l
        djnz free_cell
        call next_row
        jr nz,free_row
        ld hl,field + FIELD_STRIDE
wall:                                   ; no passage through a wall that is a block; a cell changes nothing here
        bit 6,(hl)
        jr z,open
        push hl
        pop ix
        res WAY_DOWN,(ix - 32)
        res WAY_RIGHT,(ix - 1)
        res WAY_LEFT,(ix + 1)
        res WAY_UP,(ix + 32)
open:
        inc l
        jr nz,wall
        inc h
        ld a,h
        cp high (field + FIELD_SIZE)
        jr nz,wall

ready:                                  ; no direction leads outside, or to a block
        pop bc
        ld hl,field + FIELD_STRIDE + 1
        ld d,b
        ld b,c
first_row:
        res WAY_UP,(hl)
        inc l
        inc l
        djnz first_row
        ld l,FIELD_STRIDE + 1
row:
        res WAY_LEFT,(hl)
        ld b,c
cell:
        bit 6,(hl)
        jr nz,block
past:
        inc l
        inc l
        djnz cell
        dec l
        dec l
        res WAY_RIGHT,(hl)
        call next_row
        jr nz,row
        ld de,-2 * FIELD_STRIDE
        add hl,de
        ld b,c
last_row:
        res WAY_DOWN,(hl)
        inc l
        inc l
        djnz last_row

        ways_slots SLOTS, targets
        ld bc,(rng_seed)
        rng_step b, c                   ; the first numbers of neighbouring seeds are alike
        ld hl,field + FIELD_STRIDE + 1
scan:                                   ; all 16 odd places of a row: those outside the maze are walls
        xor a
four:
        rept 4
        or (hl)
        inc l
        inc l
        endm
        bit 5,l
        jr nz,four
        and WAYS_ALL
        jr nz,find
        ld a,l                          ; one row down
        add a,FIELD_STRIDE
        ld l,a
        cp FIELD_STRIDE + 1
        jr nz,scan
        inc h
        ld a,h
        cp high (field + FIELD_SIZE)
        jr nz,scan
        ld (rng_seed),bc
        pop ix
        or a
        ret

block:
        push hl
        pop ix
        ways_visit
        jp past

find:                                   ; the first cell of this row
        ld a,l
        sub FIELD_STRIDE
        ld l,a
        push hl
look:
        ld a,WAYS_ALL
        and (hl)
        jr nz,search
        inc l
        inc l
        jr look
search:
        push hl
        pop ix
        ld (kept_sp + 1),sp
        ld sp,LIST_END
        ld hl,targets + WAYS_TABLE      ; the sentinel
        push hl
        ld h,high SLOTS
        jp visit

next_row:                               ; HL = the first cell of the next row; Z: there is none
        ld a,l
        and $C0
        add a,3 * FIELD_STRIDE + 1
        ld l,a
        jr nc,$ + 3
        inc h
        dec d
        ret

        ways_dig targets, visit, stuck, home, 0
        rng_step b, c
        ld l,(ix + 0)
        jp (hl)
stuck:
        pop ix
        ld l,(ix + 0)
        jp (hl)
home:
kept_sp:
        ld sp,0
        pop hl
        jp scan
        endp
generate_dfs_blocks_end:

        endif
