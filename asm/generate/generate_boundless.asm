; generate_boundless.asm - a window of a maze of 65,536 x 65,536 cells, which needs no memory
;
; 1. Prepare the maze of rng_seed (maze_begin). Draw the seed of the next one.
; 2. Fill the field with its cells from boundless_row, boundless_column on (maze_window).
; 3. Close the outer wall, where the whole maze goes on: so the window may have several parts.

        if ! defined GENERATE_BOUNDLESS
GENERATE_BOUNDLESS equ 1

        include "lib/random.asm"
        include "lib/field_border.asm"
        include "lib/field_cells.asm"
        include "lib/maze_window.asm"

        public generate_boundless

; generate_boundless - show a window of a maze without an end
; Family: generator
; Menu:  155, "Bound/less", "A window of a maze with 65,536", "rows and columns, never stored"
; Source: common knowledge
; Parameter: boundless_row, 0 to 65535, default 20000, "Row": the first row of the boundless maze in the window
; Parameter: boundless_column, 0 to 65535, default 30000, "Column": the first column of the boundless maze in the window
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; maze_row, maze_column = the window's place; carry clear
; Refuses: illegal size
; Promise: cells open, posts closed, on the lattice; no loops; the whole maze is perfect
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, maze_seed, maze_state, maze_key, maze_row, maze_column, maze_tables, maze_choices, maze_code;
;        operands in field_fill (set before use)
; Size:  32 bytes   Time: 267,430 T mean, 268,996 T at most (31x31); 232,878 T mean, 234,269 T at most (31x23)
; Stack: 30 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_boundless:
        call field_cells
        ret c
        call maze_begin
        call rng_next
        ld hl,(boundless_row)
        ld (maze_row),hl
        ld hl,(boundless_column)
        ld (maze_column),hl
        call maze_window
        ld c,FIELD_WALL
        call field_border
        or a
        ret
generate_boundless_end:

        endif
