; z1.asm - our erosion beside the magazine's
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_WALLS
ROAM_INK:       equ $06

start:
        ld hl,351                       ; the number of steps in listing 1
        ld (erosion_steps),hl
        ld hl,generate_erosion
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_erosion.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
