; z4.asm - our corridor partition beside the magazine's
;
; Memory: C350-E2FF our routine and its variables

        org 50000

        public start

start:
        ld hl,generate_corridor
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_corridor.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
