; overlays.asm - the title page and those that it leads to, packed

        if ! defined GENERATORS_OVERLAYS
GENERATORS_OVERLAYS equ 1

        include "engine/data/unzx0.asm"
        include "transform/maze_stats.asm"
        include "programs/generators/board.asm"
        include "programs/generators/build_route.asm"

pages_packed:
        ds 3250                         ; a few more than it takes here: with other addresses it packs less well
pages_packed_end:

        endif
