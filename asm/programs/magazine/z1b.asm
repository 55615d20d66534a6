; z1b.asm - our tunnelling beside the magazine's
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_WALLS
ROAM_INK:       equ $07

start:
        ld hl,351                       ; the number of steps in listing 1
        ld (tunnel_steps),hl
        ld a,1
        ld (tunnel_length),a
        ld hl,generate_tunnel
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_tunnel.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
