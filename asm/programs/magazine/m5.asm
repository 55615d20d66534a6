; m5.asm - our Prim beside the text's
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_WALLS + ROAM_ROOMS
ROAM_INK:       equ $45

start:
        ld hl,generate_prim
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_prim.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
