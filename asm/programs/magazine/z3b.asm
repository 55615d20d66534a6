; z3b.asm - our Kruskal beside the reader's exercise
;
; Memory: BD00-E2FF our routine and its variables

        org $BD00

        public start

ROAM_LISTING:   equ ROAM_WALLS + 2
ROAM_INK:       equ $42

start:
        ld hl,generate_kruskal
        jp beside_maze

        include "programs/magazine/beside.asm"
        include "generate/generate_kruskal.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
