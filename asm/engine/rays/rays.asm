; rays.asm - a maze seen from within: up to 24 x 18 characters, five cells deep, in steps of 1/16 cell and turns of 1/64 circle
;
; A picture is made in memory, only as far as it differs from the last one, and then copied, so that it is never torn. A game's turn is this:
;   rays_at, rays_thing for each thing from the farthest to the nearest; HALT; rays_show
; Keep 1/16 cell away from walls; 3/8 looks better. A cell is a byte of the maze: bit 7 set is a wall, the other bits are the program's.
; The maze has walls around it. Doors may open and close: rays_at always looks at the maze as it is.
;
; Time on a 48K with contention, with the copy, of one who walks in the middle of corridors, in steps of 1/16 cell and turns of 1/64 circle:
; on average 103,463 T, at most 156,032 T; 96 of 100 pictures take two frames, the others three. In steps twice as large: on average 111,161 T,
; at most 174,256 T; 89 of 100. rays_use takes 1,460,795 T, because it computes all tables.
; In a view of 16 x 12 characters: on average 57,993 T, at most 94,952 T; 81 of 100 pictures take one frame.
; Size of the view: a program may set RAYS_COLUMNS, 12, 16, 20 or 24, and RAYS_ROWS, an even number from 8 to 18, before this include. A smaller
; view is a part of the largest one around its middle, as large as there. rays_show.asm says what is different if it is narrower. The place is in the record.
; Memory: RAYS_SIZE = 19,029 bytes, in a view of 16 x 12 characters 16,005, that are not contended at RAYS_MEMORY, a multiple of 256, which a program may set before this include.
; What is needed only when a maze is looked at first, rays_use.asm with the tables and the code that it makes, is included with it, unless
; RAYS_USE_APART is defined before: then the program includes rays_use.asm where it likes.
;
; The record that rays_use copies:
;   word  the maze: the byte of row 0, column 0
;   byte  bytes from a row of the maze to the next
;   bytes row and column of the screen where the view begins
;   byte  how many cells it looks deep, 1 to 5: rays_light
;   word  the shades, 125 bytes: an attribute and four lines of a pattern for each of 8 distances of a wall that faces north or south (less
;         than 0.9 cells, 1.5, 2.1, 2.8, 3.5, 4.2, more; the eighth is what lies beyond five cells), of 8 of one that faces east or west,
;         and of 9 rows of floor from the horizon on. rays_torch.asm has a set

        if ! defined ENGINE_RAYS
ENGINE_RAYS     equ 1

        include "engine/rays/rays_memory.asm"
        if ! defined RAYS_USE_APART
        include "engine/rays/rays_tables.asm"
        include "engine/rays/rays_copy.asm"
        endif
        include "engine/rays/rays_log.asm"
        include "engine/rays/rays_aim.asm"
        include "engine/rays/rays_walls.asm"
        include "engine/rays/rays_columns.asm"
        include "engine/rays/rays_show.asm"
        if ! defined RAYS_USE_APART
        include "engine/rays/rays_use.asm"
        endif
        include "engine/rays/rays_light.asm"

        public rays_at

; rays_at - make the picture that is seen from a place
; In:    HL = x, DE = y, in 1/256 cell; A = angle, 0 to 63, 0 north, clockwise
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF', BC', DE', HL'
; Writes: RAYS_MEMORY, its variables
rays_at:
        and 63
        ld (rays_turn),a
        push ix
        call rays_aim
        call rays_walls
        call rays_columns
        pop ix
        ret

        endif
