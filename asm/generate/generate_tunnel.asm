; generate_tunnel.asm - tunnels: a random walk, two cells at a time, or a multiple of that
;
; 1. Everything is wall. Begin at a random cell, at an odd row and an odd column, and open it.
; 2. tunnel_steps times: go two bytes up, down, right or left, all equally likely, and open both. A step into the
;    outer wall is taken in the opposite direction. Go on in that direction until the step is tunnel_length times as long,
;    or as far as the outer wall.
;
; Why it is connected: the open bytes are one walk. Why the posts stay: the walk is at an odd row and an odd column
; after every step, so the place that it passes over is at an even row or an even column, never at both.
; lib/walk_blind.asm explains the walk byte by byte.

        if ! defined GENERATE_TUNNEL
GENERATE_TUNNEL equ 1

        include "lib/walk_blind.asm"

        public generate_tunnel

; generate_tunnel - make a maze with loops that fills the field only as far as the walk goes
; Family: generator
; Menu:  220, "Tunnel", "Random steps: many loops, and", "some rock left over"
; Parameter: tunnel_steps, 0 to 65535, default 351, "Steps": steps of two cells
; Parameter: tunnel_length, 1 to 8, default 1, "Length": how many times two cells a step digs, if there is room
; Source: Z1b
; In:    rng_seed, field_width, field_height, tunnel_steps, tunnel_length
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected, on the lattice, at most 2 * tunnel_steps + 1 open, like its neighbours; loops; some cells stay
;        wall; enough steps open every passage, which gives a grid
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed; operands at from, extra, step and end_mark, and in field_fill (set before use)
; Size:  262 bytes   Time: 55,590 T mean, 57,821 T at most (31x31); 54,936 T mean, 57,222 T at most (31x23)
; Bound: under 61,100,000 T whatever the parameters (31x31): 16,000 T and 204 T a step, at most 931 T one that goes on, for any
;        size
; Growth: a fixed number of steps
; Stack: 10 bytes at most
; Repeats: 116 of the 65,536 mazes come up twice (31x31)
generate_tunnel:
        proc
        walk_blind tunnel_steps, 2
        endp
generate_tunnel_end:

        endif
