; solve_wall_left.asm - a walker with its left hand on the wall
;
; Algorithm, proofs and notes: lib/walk_wall.asm; here the sides are taken clockwise.

        if ! defined SOLVE_WALL_LEFT
SOLVE_WALL_LEFT equ 1

        include "lib/walk_wall.asm"

        public solve_wall_left

; solve_wall_left - keep the left hand on the wall until the finish is found
; Family: solver
; Menu:  130, "Left /hand"
; Notes: work, FIELD_STRIDE, $FF
; Source: Z16
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps of the clean route; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: the method does not reach it, or there is no route, or an end is a wall or outside 0..31: BC =
;        route_length = 0
;        both: walked_length, walked = every step of the walker, the last one into the finish, or the one that
;        closes the loop
; Promise: a route, may fail; the walk without its loops: no cell twice; not the shortest. Always found in a perfect
;        maze. In halls it fails more often than not, and soon; the mean time includes these calls
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL
; Writes: work (1,024 bytes), route, route_length, walked, walked_length; operands in wall_begin (set before use)
; Size:  220 bytes; 546 with wall_begin, walk_begin, walk_place and route_step
; Time:  18,653 T empty field corner to corner
;        13,533 T mean of routes of at most 27 steps, 20 % obstacles
;        187,338 T the longest route known, 644 steps
;        702,000 T at most, whatever the field
; Stack: 14 bytes
solve_wall_left:
        proc
        wall_follow 2
        endp
solve_wall_left_end:

        endif
