; generate_dfs_trail.asm - depth first without a stack: each cell keeps the step back, which is also the way home
;
; 1. Choose the exit: the cell at trail_row and trail_column, each a random one where that is 0.
; 2. Give each cell a bit for each unvisited neighbour. Start at the exit; its step back is 0.
; 3. While the cell has a bit left: choose one, open the wall, go there, store the step back there, and clear
;    the new cell's bit in its four neighbours.
; 4. Otherwise take the step back; if it is 0, the maze is finished.
;
; Invariants:
; - IX = the current cell, HL = the same place in work (TRAIL below the field), BC = the random state.
; - A step back is a signed byte, to be added to an address: +-2 or +-64. It is written when the cell is
;   entered, so in the end every cell of the maze has one; trail_route reads them until work is used again.
; - A cell's byte is 0 = FIELD_PATH when it is left for good, so nothing remains to be done.

        if ! defined GENERATE_DFS_TRAIL
GENERATE_DFS_TRAIL equ 1

        include "lib/field_cells.asm"
        include "lib/field_ways.asm"
        include "lib/trail_route.asm"

        public generate_dfs_trail

; generate_dfs_trail - make a perfect maze, depth first, and leave the route from each cell to the top left
; Family: generator
; Menu:  40, "Depth /trail", "Long winding ways. It grows", "from a place that you choose"
; Parameter: trail_row, 0 to 15, default 1, "From row": row of cells with the exit, 0 a random one
; Parameter: trail_column, 0 to 15, default 1, "From col.": column of cells with the exit, 0 a random one
; Source: G3
; In:    rng_seed, field_width, field_height, trail_row, trail_column: past the last one means that
; Out:   field, rng_seed; work = the trail, for trail_route; D, E = row, column of the exit; carry clear
; Refuses: illegal size
; Promise: perfect; from the exit; long winding passages; trail_route gives the route back from any cell
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (1,088 bytes), guard (bits in its last 31 bytes); operands in field_ways (set before
;        use)
; Size:  177 bytes   Time: 106,604 T mean, 107,275 T at most (31x31); 80,412 T mean, 81,006 T at most (31x23)
; Stack: 6 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_dfs_trail:
        proc
        local look, visit, back, done, choose

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        ld a,(trail_row)
        ld e,b
        call choose
        rrca
        rrca                            ; 64 * row: two bits for the high byte, two for the low one
        ld d,a
        ld a,(trail_column)
        ld e,c
        call choose
        add a,a
        ld l,a
        ld a,d
        and $C0
        add a,l
        add a,FIELD_STRIDE + 1
        ld l,a
        ld a,d
        and 3
        add a,high field
        ld h,a
        push hl
        call field_ways
        ld bc,(rng_seed)
        pop hl
        push hl
        pop ix
        ld de,work - field
        add hl,de
        xor a
        jr visit
back:
        ld a,(hl)
        or a
        jr z,done
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
        add hl,de
        add hl,de
        add ix,de
        ld (ix + 0),FIELD_PATH
        add ix,de
        xor a
        sub e
        add a,a
visit:
        ld (hl),a                       ; the step back
        ways_visit
        jp look
done:
        ld (rng_seed),bc
        pop ix
        ld a,l
        and FIELD_STRIDE - 1
        ld e,a
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        sub ((high work) * 8) & 255     ; 8 * (work + 32 * row + column)
        ld d,a
        or a
        ret

choose:                                 ; A = 1 to E: a number, counted from 1; 0: draw one
        dec a
        cp e
        ret c
        inc a
        jp z,rng_below
        ld a,e
        dec a
        ret
        endp
generate_dfs_trail_end:

        endif
