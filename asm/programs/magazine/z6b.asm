; z6b.asm - our perfect maze in nested rectangles beside the magazine's
;
; Memory: 7B00-E2FF our routine and its variables

        org $7B00

        public start

ROAM_LISTING:   equ ROAM_WALLS + 5
ROAM_INK:       equ $05
ROAM_OURS:      equ 0
ROAM_GIVEN:     equ 1
ROAM_START:     equ 81 * 256 + 1
ROAM_GOAL:      equ 88 * 256 + 112
ROAM_OVER:      equ 1                   ; the walk has its memory where our generator works

LINKS_OVER:     equ 1                   ; there is no field

BESIDE_TILING:  equ TILING_RECTANGLE
BESIDE_ROWS:    equ 5
BESIDE_COLUMNS: equ 20

start:
        ld hl,links_generate_dfs
        jp beside_links

        include "programs/magazine/listing.asm"  ; first, as it needs no even pace
        include "programs/magazine/beside_links.asm"
        include "links/links_generate_dfs.asm"

image_end:
        include "lib/variables.asm"
                ds work + 13600 - $     ; the walk needs more than our generator
        include "programs/magazine/variables.asm"

        end start
