; p4.asm - our depth first around blocks beside the magazine's; BASIC has poked blocks_shape
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_FLOOR + 6
ROAM_INK:       equ $42
ROAM_BRICK:     equ 1
ROAM_PLACES:    equ WON_BYTES / 2       ; more than there are: rooms, and a way into each

start:
        ld hl,generate_dfs_blocks
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_dfs_blocks.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
