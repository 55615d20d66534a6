; links_generate_prim_edges.asm - Prim on edges, on any tiling: a random wall between inside and outside is opened
;
; 1. Prepare the board (links_begin). The first root is inside.
; 2. For each neighbour of the new inside cell that is not inside: note there that it can be joined from here, and list it: once
;    for each wall to the inside.
; 3. Take a random cell from the list; take another one if it has come inside already.
; 4. Choose one of the ways that were noted there, each equally likely, and open it: the cell is inside now. Repeat from step 2.
; 5. When the list is empty, this part is finished: continue at step 2 with the next root.
;
; A cell with k neighbours inside is in the list k times, and each of its k walls is chosen with the chance 1/k: so each wall
; between inside and outside is equally likely. The cells rejected in step 3 do not change the chances of the others.
; links/list/links_prim.asm explains the notes and the list.

        if ! defined LINKS_GENERATE_PRIM_EDGES
LINKS_GENERATE_PRIM_EDGES equ 1

        include "links/list/links_prim.asm"

        public links_generate_prim_edges

; links_generate_prim_edges - make a perfect maze on any tiling that grows through random walls of its border
; Family: links generator
; Source: G5
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; short routes, many dead ends
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP nearly always: an interrupt then pushes into links_list, links_walls, links_guard, links,
;        links_steps or links_ways
; Writes: what links_begin writes, links_few, links_mix, links_next, links_kept; operands in links_ways_of,
;        links_sides, links_trim, links_outside, links_words, links_wave, links_divide, links_go and links_cut
; Size:  68 bytes   Time: 399,305 T mean, 424,262 T at most (square 15x15)
; Bound: under 5,200,000 T whatever tiling, size and mask
; Stack: 22 bytes
; Note:  the list could have up to 1,923 words, of which some go into links_walls; none of the mazes in the tests has more than
;        links_list takes
links_generate_prim_edges:
        proc
        links_prim 1
        endp
links_generate_prim_edges_end:

        endif
