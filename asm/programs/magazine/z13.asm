; z13.asm - our net of hexagons beside the magazine's: the same picture
;
; Memory: C350-E2FF our routine and its variables

        org 50000

        public start, timed

start:
        ld hl,draw_hexagons
        jp stopwatch

        include "engine/views/stopwatch.asm"
        include "programs/magazine/listing.asm"
        include "pictures/draw_hexagons.asm"

image_end:
        include "engine/variables.asm"

        end start
