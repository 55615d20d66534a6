; z12.asm - our closed corridors beside the magazine's
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_WALLS
ROAM_INK:       equ $05

start:
        ld a,30
        ld (rings_count),a
        ld hl,generate_rings
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_rings.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
