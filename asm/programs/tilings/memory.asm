; memory.asm - the variables and buffers of the library, and the pages that are unpacked where those are free meanwhile
;
; It takes the place of lib/variables.asm, with what that has for tilings, but without `field` and `work`, which no routine for tilings
; reads. The 4 KB of links_walls are free but while Kruskal or Prim on edges works: they have what belongs to a walk, and the tour. On the
; title page and on that of the choices there is no maze.

        if ! defined LIB_VARIABLES
LIB_VARIABLES equ 1

        include "include/field.asm"
        include "include/links.asm"

        public rng_seed, route_length, route
        public tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask, circle_entrance, circle_centre
        public links_entrance, links_exit, links, links_steps, links_ways, links_list, links_distances

                ds (0 - $ - 64) & $3FF
        if ($ + 64) & $800
                ds $800
        endif
links_guard:    ds 64                   ; an interrupt may push here while SP is at the start of links
links:                                  ; LINKS_SIZE bytes; without a maze the pages are here, up to pages_unpacked_end
links_steps:    equ links + LINKS_SIZE  ; parity 0: low bytes of the offsets by mask, high bytes; parity 1
links_ways:     equ links_steps + 1024
links_below:    equ links_ways + LINKS_SIZE ; a row below the last; an interrupt may push here while SP is at the start of links_list
links_walls:    equ links_below + 64    ; the list of walls begins here
links_list:     equ links_walls + LINKS_WALLS_SIZE ; scratch for lists, stacks and queues, and for tiling_draw
links_list_end: equ links_list + LINKS_LIST_SIZE
links_gap:      equ links_list_end      ; an interrupt may push here while SP is at the start of links_distances
links_distances: equ links_gap + 192    ; words
links_roots:    equ links_distances     ; for a generator: addresses in links_ways of a cell of each part, then 0
        if links & $0BFF
        .error links must be where bit 3 of the high byte leads to links_ways
        endif

; what belongs to a walk: in links_walls
marks:          equ (links_walls + 255) & $FF00 ; by row and column as `links`
figure:         equ marks + LINKS_SIZE  ; who walks: see figure.asm
glass_kept:     equ figure + 18
glass_fewest:   equ glass_kept + 18     ; steps of the shortest way over the hourglass
kept_end:       equ glass_fewest + 2

; what makes a maze of one's choice, but for those that have a list of walls there: dfs is in the image, for the tour
                ds kept_end - $
making_unpacked:
        include "links/links_generate_prim.asm"
        include "links/links_generate_growing_tree.asm"
        include "links/links_generate_wilson.asm"
        include "links/links_generate_binary_tree.asm"
        include "links/links_generate_eller_storeys.asm"
        include "links/links_generate_hunt_and_kill.asm"
        include "links/links_generate_rings.asm"
making_unpacked_end:
        if $ > links_list - 64
        .error the generators reach to where an interrupt may push while SP is at the start of links_list
        endif

        org links
pages_unpacked:
        include "programs/tilings/opening.asm"
        include "programs/tilings/menu_page.asm"
        if $ < kept_end
        ds kept_end - $
        endif
        include "programs/tilings/tour.asm"
        if $ > links_list - 64
        .error the tour reaches to where an interrupt may push while SP is at the start of links_list
        endif
        ds links_list - $
        include "programs/tilings/best.asm"
        include "programs/tilings/mask_shapes.asm"
        if $ > links_distances + 2 * LINKS_SIZE
        .error the page of best scores and the shapes of masks are too long
        endif
        ds links_distances + 2 * LINKS_SIZE - $
        include "programs/tilings/words.asm"
pages_unpacked_end:

rng_seed:       ds 2                    ; the state of the random generator: any value
route_length:   ds 2                    ; steps in route

; of lib/parameters.asm, those that the tape has: their values are those of its choices
arrows_chance:  ds 1
braid_percent:  ds 1
growing_newest: ds 1
rings_count:    ds 1

tiling:         ds 1                    ; a number of include/tilings.asm
tiling_rows:    ds 1                    ; 2 to 32
tiling_columns: ds 1                    ; 2 to 32
tiling_storeys: ds 1                    ; 1 to 4: only `storeys` reads it
mask_used:      ds 1                    ; 1: links_mask takes cells out of the board; 0: it is not read
circle_entrance: ds 1                   ; out: sector of the gap in the outermost ring
circle_centre:  ds 1                    ; out: sector of the gap to the centre
links_entrance: ds 2                    ; out: column, row
links_exit:     ds 2                    ; out: column, row
                ds (0 - $) & 3
links_mask:     ds MASK_SIZE            ; a bit set: no such cell
links_parity:   ds 1                    ; the bits of an address that decide which offsets hold
links_height:   ds 1                    ; rows of all floors together
links_flags:    ds 1                    ; what wraps, floors, crossing diagonals: see links_rule
links_edges:    ds 2                    ; address of the directions that the cells at the edges lack
links_largest:  ds 2                    ; cells of the largest part that a mask leaves
links_next_root: ds 2                   ; where the next one is stored in links_roots
links_sum:      ds 1                    ; the sum of the random states: see links_pick
links_few:      ds 2                    ; the bits that a draw from a list takes: see links_list.asm
links_mix:      ds 1                    ; of the random state when the list began
links_next:     ds 2                    ; address in links_roots
links_kept:     ds 2                    ; SP of a generator that has a list
        choices_variables
        board_variables
tour_level:     ds 1                    ; from 0 on: its tiling
tour_round:     ds 1                    ; mazes of the tours before
foot_left:      ds 1                    ; frames until the level's hint comes again
tour_score:     ds 2
tour_limit:     ds 2                    ; tenths of a second: when the clock ends the tour
tour_par:       ds 2
tour_begun:     ds 2                    ; the clock when the level began
tour_frames:    ds 1                    ; the low byte of FRAMES at the last look
glass:          ds 2                    ; column, row
route:          ds ROUTE_SIZE           ; a code a step
seen:           equ route               ; links as drawn, while a maze is made; there is a route afterwards

; above the table of interrupt vectors
keys_named:     equ $FF01               ; 25 letters of the keys that the player has chosen: every sixth one, up, right, down, left, fire
tour_stars:     equ keys_named + 25     ; of each level, 0 until its exit is reached
        if tour_stars + TILINGS > $FF58
        .error the stars of all levels end where the memory for programs ends
        endif

        endif
