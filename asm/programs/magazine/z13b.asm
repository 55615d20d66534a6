; z13b.asm - our perfect maze of hexagons beside the magazine's
;
; Memory: 8000-E2FF our routine and its variables

        org $8000

        public start


BESIDE_TILING:  equ TILING_HEXAGON
BESIDE_ROWS:    equ 9
BESIDE_COLUMNS: equ 15

start:
        ld hl,links_generate_kruskal
        jp beside_links

        include "programs/magazine/beside_links.asm"
        include "links/links_generate_kruskal.asm"

image_end:
        include "lib/variables.asm"
        include "programs/magazine/variables.asm"

        end start
