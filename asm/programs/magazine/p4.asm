; p4.asm - our depth first around blocks beside the magazine's; BASIC has poked blocks_shape
;
; Memory: C350-E2FF our routine and its variables

        org 50000

        public start

start:
        ld hl,generate_dfs_blocks
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_dfs_blocks.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
