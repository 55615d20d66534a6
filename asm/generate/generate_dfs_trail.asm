; generate_dfs_trail.asm - depth first without a stack: each cell keeps the step back, which is also the way home
;
; 1. Give each cell a bit for each unvisited neighbour. Start at the top left cell; its step back is 0.
; 2. While the cell has a bit left: choose one, open the wall, go there, store the step back there, and clear
;    the new cell's bit in its four neighbours.
; 3. Otherwise take the step back; if it is 0, the maze is finished.
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
; Menu:  40, "Depth /trail", "Depth first without a stack:", "each cell keeps the way back"
; Source: G3
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; work = the trail, for trail_route; carry clear
; Refuses: illegal size
; Promise: perfect; from the top left cell; long winding passages; trail_route gives the route back from any cell
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (1,088 bytes), guard (bits in its last 31 bytes); operands in field_ways (set before
;        use)
; Size:  121 bytes   Time: 106,320 T mean, 106,991 T at most (31x31); 80,128 T mean, 80,722 T at most (31x23)
; Stack: 4 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_dfs_trail:
        proc
        local look, visit, back, done

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        call field_ways
        ld bc,(rng_seed)
        ld ix,field + FIELD_STRIDE + 1
        ld hl,work + FIELD_STRIDE + 1
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
        ret                             ; carry is clear since `or a`
        endp
generate_dfs_trail_end:

        endif
