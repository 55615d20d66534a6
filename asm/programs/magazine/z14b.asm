; z14b.asm - our Kombikorm beside the magazine's, at double size: the same picture from the same random numbers
;
; BASIC pokes the SEED with which the listing began into rng_seed; the next call continues from there.
;
; Memory: C350-E2FF our routine and its variables

        org 50000

        public start, timed

start:
        ld hl,picture
        jp stopwatch
picture:
        ld hl,kombikorm_shapes
        jp draw_kombikorm_double

        include "engine/views/stopwatch.asm"
        include "programs/magazine/listing.asm"
        include "pictures/draw_kombikorm_double.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
