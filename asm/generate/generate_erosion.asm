; generate_erosion.asm - a cave: a random walk, cell by cell
;
; 1. Everything is wall. Begin at a random cell, at an odd row and an odd column, and open it.
; 2. erosion_steps times: go one byte up, down, right or left, all equally likely, and open the byte. A step into the
;    outer wall is taken in the opposite direction.
;
; Why it is connected: the open bytes are one walk. It opens one byte a step at most: steps + 1 in all.
; lib/walk_blind.asm explains the walk byte by byte.

        if ! defined GENERATE_EROSION
GENERATE_EROSION equ 1

        include "lib/walk_blind.asm"

        public generate_erosion

; generate_erosion - make a cave, not a maze: one hollow with ragged sides
; Family: generator
; Menu:  230, "Erosion", "A cave with ragged walls", "rather than a maze"
; Parameter: erosion_steps, 0 to 65535, default 351, "Steps": steps of one cell
; Source: Z1
; In:    rng_seed, field_width, field_height, erosion_steps
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected, at most erosion_steps + 1 open, like its neighbours; halls, pillars, dead ends; with few steps most
;        of the field stays wall
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed; operands in field_fill (set before use)
; Size:  166 bytes   Time: 45,824 T mean, 47,750 T at most (31x31); 45,081 T mean, 46,993 T at most (31x23)
; Bound: under 10,900,000 T whatever the parameter (31x31): 16,000 T and 166 T a step, for any size
; Growth: a fixed number of steps
; Stack: 6 bytes
; Repeats: 120 of the 65,536 mazes come up twice (31x31)
generate_erosion:
        proc
        walk_blind erosion_steps, 1
        endp
generate_erosion_end:

        endif
