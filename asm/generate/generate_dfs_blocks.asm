; generate_dfs_blocks.asm - depth first, around blocks: mazes of any shape
;
; 1. blocks_shape is 0: the caller has put FIELD_BLOCK wherever nothing may be dug, in cells or in the walls between
;    them (no other byte counts). Or it is the number of a shape, which field_shape puts into the field.
; 2. Everything but FIELD_BLOCK becomes wall. Give each free cell a bit for each neighbour inside the border.
; 3. From the first unvisited cell, in reading order, go depth first like generate_dfs_trail: while the
;    cell has a bit left, choose one; else walk one step back, until back at the first cell.
; 4. If the wall there or the cell behind it is a block, take away the bits that lead there, and choose again: with
;    the low byte of the random number, then with what is left of the high byte. Each choice takes one number,
;    even if it hits blocks, so the sequences of different seeds do not merge.
; 5. Repeat steps 3 and 4 until no cell is left.
;
; Why it is perfect: a wall is opened only to an unvisited cell, and a search visits every cell that it can
; reach. Cells that blocks cut off from each other become mazes of their own, one search each.
;
; Invariants:
; - IX = the current cell, HL = the same place in work, with the step back; BC = the random state.
; - Bits 2 to 5 of a free cell's byte: neighbours that are unvisited, or blocks not hit yet. 0 = FIELD_PATH:
;   finished. Walls and blocks have none of these bits, so clearing them there does no harm.
; - Bit 7: not a free cell; bit 6: a block. Each hit clears a bit that is never set again.

        if ! defined GENERATE_DFS_BLOCKS
GENERATE_DFS_BLOCKS equ 1

        include "lib/field_cells.asm"
        include "lib/field_shape.asm"
        include "lib/field_ways.asm"

        public generate_dfs_blocks

; generate_dfs_blocks - dig a perfect maze, depth first, wherever there is no block
; Family: generator
; Menu:  50, "Depth /shape", "Depth first inside a shape: 1 is", "a heart, 2 a letter, 3 a circle"
; Parameter: blocks_shape, 0 to 3, default 1, "Shape": 0 the blocks in the field, 1 heart, 2 letter M, 3 circle
; Source: P4
; In:    rng_seed, field_width, field_height, blocks_shape (above 3: 3), field if that is 0
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect in parts, blocks kept; perfect in each part that blocks leave connected; long winding passages
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while field_shape fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (1,088 bytes), guard (bits in its last 31 bytes); operands in field_shape (set before
;        use)
; Size:  410 bytes   Time: 183,215 T mean, 183,852 T at most (31x31); 155,904 T mean, 156,464 T at most (31x23)
; Bound: under 440,000 T whatever the blocks and the shape (31x31)
; Stack: 12 bytes
; Repeats: 1 of the 65,536 mazes comes up twice (31x31)
generate_dfs_blocks:
        proc
        local shape, given, line, byte, stays, right, below, ready, row, cell, block, last
        local scan, search, look, go, visit, back, home, behind, barred, second, tried, byte_left
tried:          equ work                ; the random state when a block was last hit
byte_left:      equ work + 2            ; the byte that chooses next

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        ld a,(blocks_shape)
        or a
        jr z,given
        cp SHAPES + 1
        jr c,shape
        ld a,SHAPES
shape:
        push bc
        call field_shape
        pop bc
        jr ready

given:                                  ; make wall of everything but blocks, and of everything outside
        ld hl,field
        ld de,(field_width)             ; D = height, E = width
        push bc
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
        pop bc
below:
        ld (hl),FIELD_WALL
        inc hl
        ld a,h
        cp high (field + FIELD_SIZE)
        jr nz,below

ready:                                  ; the directions of the free cells
        ld hl,field + FIELD_STRIDE + 1
        ld e,WAYS_BUT_UP
row:
        push bc
        ld b,c
cell:
        bit 6,(hl)
        jr nz,block
        ld (hl),e
block:
        inc l
        inc l
        djnz cell
        pop bc
        dec l
        dec l
        res WAY_RIGHT,(hl)
        ld a,l
        and $C0
        or FIELD_STRIDE + 1
        ld l,a
        res WAY_LEFT,(hl)
        add a,2 * FIELD_STRIDE
        ld l,a
        ld a,0
        adc a,h
        ld h,a
        ld e,WAYS_ALL
        dec b
        jr z,last
        ld a,b
        dec a
        jr nz,row
        ld e,WAYS_BUT_DOWN
        jr row
last:
        call ways_set_up
        ld bc,(rng_seed)
        ld (tried),bc
        rng_step b, c                   ; the first numbers of neighbouring seeds are alike

        ld hl,field + FIELD_STRIDE + 1
scan:
        ld a,WAYS_ALL
        and (hl)
        jr nz,search
        inc l
        inc l
        bit 5,l
        jr nz,scan
        ld a,l                          ; past the end of a row: one row down
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

search:
        push hl
        push hl
        pop ix
        ld a,h
        sub high (field - work)
        ld h,a
        xor a
        jr visit
back:
        ld a,(hl)
        or a
        jr z,home
        ld e,a
        rlca
        sbc a,a
        ld d,a
        add hl,de
        add ix,de
look:
        ld a,(ix + 0)
        or a
        jr z,back
        ways_choose b, c
go:
        add ix,de
        bit 6,(ix + 0)
        jr nz,barred
        ld (ix + 0),FIELD_PATH
        add ix,de
        bit 7,(ix + 0)
        jr nz,behind
        add hl,de
        add hl,de
        xor a
        sub e
        add a,a
visit:
        ld (hl),a                       ; the step back
        ways_visit
        jp look
home:
        pop hl
        jp scan

behind:                                 ; the wall is free, the cell is not: close the wall again
        ways_visit
        xor a
        sub e
        ld e,a
        sbc a,a
        xor d
        ld d,a
        add ix,de
        ld (ix + 0),FIELD_WALL
barred:                                 ; IX = the wall: no passage from either side
        res WAY_DOWN,(ix - 32)
        res WAY_RIGHT,(ix - 1)
        res WAY_LEFT,(ix + 1)
        res WAY_UP,(ix + 32)
        ld a,l                          ; back to the cell
        ld ixl,a                        ; undocumented, but works on every Z80
        ld a,h
        add a,high (field - work)
        ld ixh,a
        ld de,(tried)
        ld a,c
        cp e
        jr nz,second
        ld a,b
        cp d
        ld a,c
        jr nz,second
        ld a,b
        rlca
        rlca
second:
        ld (tried),bc
        ld (byte_left),a
        ld a,(ix + 0)
        or a
        jp z,back
        ld e,a
        ld a,(byte_left)
        ways_take (byte_left)
        jp go
        endp
generate_dfs_blocks_end:

        endif
