; links_solve.asm - the fewest steps through a maze on any tiling
;
; 1. Check the ends, clear the marks (links_ends).
; 2. A wave from the finish marks the way to it, until it meets the start (links_wave).
; 3. Follow the marks (links_trace).
; Longest time: 1,509,259 for the wave, 10,000 before and after it, 1,023 steps * 367.

        if ! defined LINKS_SOLVE
LINKS_SOLVE equ 1

        include "links/links_wave.asm"

        public links_solve

; links_solve - a route of the fewest steps through any maze on any tiling
; Family: links solver
; Source: W1, W4, W3 (a limit)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; tiling, tiling_rows, tiling_columns, tiling_storeys; links
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 1 up and right, then clockwise
;        carry set: no route within the limit, or an end is outside the maze, or illegal tiling or size: BC = route_length = 0
; Promise: fewest steps; of any length
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into links_steps, links_ways, links_list, links_walls or links_below
; Writes: links_list, links_steps, links_ways, links_parity, links_height, links_flags, links_edges, route,
;        route_length; operands in links_sides, links_outside, links_words, links_wave, links_divide and links_go
; Size:  18 bytes; 337 with links_ends, links_cell, links_words, links_wave, links_trace and links_go
; Time:  corner to corner in depth-first mazes: 68,251 T mean (square 15x15); 68,023 T mean (hexagon 15x15);
;        70,822 T mean (brick 15x15); 69,932 T mean (octagon 15x15); 268,884 T mean (square 32x32);
;        260,272 T mean (hexagon 32x32); 272,400 T mean (brick 32x32); 266,204 T mean (octagon 32x32)
;        1,895,000 T at most, whatever the links
; Stack: 18 bytes
; Note:  it turns at crossings and goes against arrows: links_solve_weave, links_solve_arrows do not
links_solve:
        call links_ends
        jp c,links_refused
        ld a,(de)
        inc a                           ; not 0: the start is the finish
        if WAVE_LIMIT
        ld bc,(wave_limit)
        endif
        call z,links_wave
        jp links_trace
links_solve_end:

        endif
