; z12.asm - our closed corridors beside the magazine's
;
; Memory: C350-E2FF our routine and its variables

        org 50000

        public start

start:
        ld a,30
        ld (rings_count),a
        ld hl,generate_rings
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_rings.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
