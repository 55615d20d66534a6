; z4b.asm - our corridors with loops beside the reader's exercise
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_WALLS + 1
ROAM_INK:       equ $45
ROAM_DOOR:      equ 1                   ; our maze has one on the right

start:
        ld a,2                          ; three to six partitions in each corridor
        ld (loops_partitions),a
        ld a,9
        ld (loops_openings),a
        ld hl,generate_corridor_loops
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_corridor_loops.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
