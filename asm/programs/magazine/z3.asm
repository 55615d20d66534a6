; z3.asm - our rooms with at most three exits beside the magazine's
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_WALLS
ROAM_INK:       equ $07

start:
        ld hl,205                       ; the number of listing 3
        ld (rooms_removed),hl
        ld hl,generate_rooms_limited
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_rooms_limited.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
