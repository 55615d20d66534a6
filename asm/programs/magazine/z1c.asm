; z1c.asm - our backtracker beside the reader's exercise
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_WALLS
ROAM_INK:       equ $07

start:
        ld hl,generate_dfs
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_dfs.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
