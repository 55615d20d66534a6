; z2.asm - our rooms beside the magazine's
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_WALLS
ROAM_INK:       equ $07

start:
        ld a,105                        ; the numbers of listing 2
        ld (rooms_vertical),a
        ld a,100
        ld (rooms_horizontal),a
        ld hl,generate_rooms
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_rooms.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
