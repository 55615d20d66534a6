; links_generate_prim.asm - modified Prim on any tiling: a random border cell is joined to a random neighbour inside
;
; A cell is inside the maze, on its border (beside a cell that is inside), or outside.
; 1. Prepare the board (links_begin). The first root is inside.
; 2. Look at each neighbour of the new inside cell that is not inside: note there that it can be joined from here. If it was
;    outside until now, list it: it is on the border.
; 3. Take a random cell from the list: it is inside now. Choose one of the ways that were noted there, open it, continue at step 2.
; 4. When the list is empty, this part is finished: continue at step 2 with the next root.
;
; links/list/links_prim.asm explains the notes and the list.

        if ! defined LINKS_GENERATE_PRIM
LINKS_GENERATE_PRIM equ 1

        include "links/list/links_prim.asm"

        public links_generate_prim

; links_generate_prim - make a perfect maze on any tiling that grows at random cells of its border
; Family: links generator
; Source: M5, G6
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; short routes, many dead ends
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP nearly always: an interrupt then pushes into links_list, links_guard, links, links_steps
;        or links_ways
; Writes: what links_begin writes, links_few, links_mix, links_next, links_kept; operands in links_ways_of,
;        links_sides, links_trim, links_outside, links_words, links_wave, links_divide, links_go and links_cut
; Size:  67 bytes   Time: 306,695 T mean, 324,901 T at most (square 15x15)
; Bound: under 3,600,000 T whatever tiling, size and mask
; Stack: 22 bytes
links_generate_prim:
        proc
        links_prim 0
        endp
links_generate_prim_end:

        endif
