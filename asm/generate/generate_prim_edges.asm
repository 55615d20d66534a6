; generate_prim_edges.asm - Prim on edges: a random wall between inside and outside is opened
;
; 1. Fill the field: cells open, walls closed. A random cell is the first one inside.
; 2. For each neighbour of the new inside cell that is outside, list that neighbour: once for each wall to the inside.
; 3. Take a random cell from the list; take another one if it has come inside already.
; 4. Open the wall between it and one of its neighbours inside, each equally likely: it is inside now. Repeat from
;    step 2 until the list is empty.
;
; A cell with k neighbours inside is in the list k times, and each of its k walls is chosen with the chance 1/k: so each wall
; between inside and outside is equally likely. The cells rejected in step 3 do not change the chances of the others.
; lib/prim_board.asm explains the list and the byte of a cell.
; Self-modified: limit, few, half, kept_sp.

        if ! defined GENERATE_PRIM_EDGES
GENERATE_PRIM_EDGES equ 1

        include "lib/prim_board.asm"

        public generate_prim_edges

; generate_prim_edges - make a perfect maze that grows through random walls of its border
; Family: generator
; Menu:  90, "Prim, /edges", "Short ways, and many short dead", "ends"
; Source: G5
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; short routes, many dead ends
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,024 bytes); operands at limit, few, half and kept_sp, and in field_fill (set before use)
; Size:  391 bytes   Time: 172,410 T mean, 185,812 T at most (31x31); 129,438 T mean, 142,026 T at most (31x23)
; Stack: 6 bytes
; Repeats: 49 of the 65,536 mazes come up twice (31x31)
generate_prim_edges:
        proc
        prim 1
        endp
generate_prim_edges_end:

        endif
