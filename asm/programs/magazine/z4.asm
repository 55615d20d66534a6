; z4.asm - our corridor partition beside the magazine's
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_WALLS + 1
ROAM_INK:       equ $45
ROAM_DOOR:      equ 1                   ; our maze has one on the right

start:
        ld hl,generate_corridor
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_corridor.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
