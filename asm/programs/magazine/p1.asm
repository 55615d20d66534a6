; p1.asm - our depth first beside the magazine's
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_FLOOR + 6
ROAM_INK:       equ $42
ROAM_BRICK:     equ 1

start:
        ld hl,generate_dfs
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_dfs.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
