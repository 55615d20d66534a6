; make_memory.asm - the memory of the library's routines: in the screen's pixels, which are black meanwhile
;
; It takes the place of lib/variables.asm: only what the routines of make.asm read and write.

        if ! defined LIB_VARIABLES
LIB_VARIABLES equ 1

LINKS_MASKS:    equ 0
TILING_ONLY:    equ 8

        include "include/links.asm"

        if TILING_ONLY - TILING_STOREYS
        .error TILING_ONLY must be the number of storeys
        endif

; Interrupts are off, so nothing is pushed into the arrays. At most 240 rooms need both ends of links_list only; links_distances, and the code
; that links_write_visit.asm writes behind it, lie in its middle and after it.
links:          equ SCREEN
links_steps:    equ links + LINKS_SIZE
links_ways:     equ links_steps + 1024
links_below:    equ links_ways + LINKS_SIZE
links_list:     equ links_below + 64
links_list_end: equ links_list + LINKS_LIST_SIZE
links_distances: equ links_list + 2 * 256 + 448
links_roots:    equ links_distances
        if links & $0BFF
        .error links must be where bit 3 of the high byte leads to links_ways
        endif
        if (links_distances & 255) | (links_distances + 1088 < links_list_end)
        .error the arrays lie in each other
        endif

tiling:         equ $5700
tiling_rows:    equ tiling + 1
tiling_columns: equ tiling + 2
tiling_storeys: equ tiling + 3
circle_entrance: equ tiling + 4
circle_centre:  equ tiling + 5
links_entrance: equ tiling + 6
links_exit:     equ tiling + 8
links_parity:   equ tiling + 10
links_height:   equ tiling + 11
links_flags:    equ tiling + 12
links_edges:    equ tiling + 13
links_largest:  equ tiling + 15
links_next_root: equ tiling + 17
links_sum:      equ tiling + 19
links_few:      equ tiling + 20
links_mix:      equ tiling + 22
links_next:     equ tiling + 23
links_kept:     equ tiling + 25
growing_newest: equ tiling + 27
braid_percent:  equ tiling + 28

        endif
