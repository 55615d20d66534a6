; links_solve_wall.asm - a walker with the right hand on the wall, on any tiling
;
; 1. Begin at the start as if the walker had come in by its first passage clockwise from up.
; 2. Look at the directions anticlockwise, beginning after the one that leads back. Take the first passage. Note it as the
;    cell's mark.
; 3. Stop at the finish. Give up at the start if the walker comes in by the passage of step 1.
; 4. The marks lead from the start to the finish, each left later than the one before: so no cell comes twice.
;
; Why step 3 is exact: step 2 leads from each pair (cell, passage of arrival) to one other, and no two pairs lead to the same. So the
; first pair that comes again is the very first one.
; Longest time, with 3,906 passages (links_wave): each taken twice at 194 T; all directions of each cell looked at once, at 31 T
; each; 1,023 steps of the route * 367; 29,900 for the rest.
; In a perfect maze the walk covers the whole tree, on a torus or through floors too, so it reaches the finish.

        if ! defined LINKS_SOLVE_WALL
LINKS_SOLVE_WALL equ 1

        include "links/links_ends.asm"

        public links_solve_wall

; links_solve_wall - keep the right hand on the wall until the finish is found
; Family: links solver
; Source: Z16
; In:    D,E = start row, column; H,L = finish row, column; tiling, tiling_rows, tiling_columns, tiling_storeys; links
; Out:   carry clear: BC = route_length = steps of the clean route; route = a code a step: 0 up, 1 up and right, then clockwise
;        carry set: the method does not reach it, or there is no route, or an end is outside the maze, or illegal tiling or
;        size: BC = route_length = 0
; Promise: a route, may fail; the walk without its loops: no cell twice; not the shortest. Always found in a perfect maze
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into links_steps or links_ways
; Writes: links_steps, links_ways, links_parity, links_height, links_flags, links_edges, route, route_length; operands
;        at first, and in links_sides, links_outside, links_words, links_divide and links_go
; Size:  67 bytes; 224 with links_ends, links_cell, links_words, links_trace and links_go
; Time:  corner to corner in depth-first mazes: 96,888 T mean (square 15x15); 90,231 T mean (hexagon 15x15);
;        369,683 T mean (square 32x32)
;        2,175,000 T at most, whatever the links
; Stack: 18 bytes
; Note:  not for mazes with crossings or arrows
links_solve_wall:
        proc
        local turn, look, first, found
        call links_ends
        jp c,links_refused
        ld a,(de)
        inc a
        jr nz,found                     ; the start is the finish
        ld h,d
        ld l,e
        res 3,h
        ld a,(hl)
        neg
        and (hl)                        ; the lowest bit
        scf
        jp z,links_trace
        ld (first + 1),a
        ld c,a
        set 3,h
turn:
        res 3,h
        ld a,c
look:
        rrca
        ld c,a
        and (hl)
        ld a,c
        jr z,look
        set 3,h
        ld (hl),a
        call links_go
        ld c,a
        ld a,(hl)
        cp LINKS_FINISH
        jr z,found
        ld a,l
        cp e
        jr nz,turn
        ld a,h
        cp d
        jr nz,turn
        ld a,c
first:
        cp 0                            ; operand
        jr nz,turn
        scf
found:                                  ; carry clear from above
        ex de,hl
        jp links_trace
        endp
links_solve_wall_end:

        endif
