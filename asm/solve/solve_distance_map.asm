; solve_distance_map.asm - follow a distance map to its only goal
;
; See lib/distance_map.asm, which a game with several goals or heroes calls directly.
;
; 1. Make a distance map with the finish as its only goal, of the whole field, so that it can be used again.
; 2. From the start take step after step nearer, until there is none: at the finish.
;
; Why it is right: each step takes one from the distance, so the route is a shortest one. If there is no step, map_descend
; returns 1 (the finish), 128 (no route to it) or 0 (a wall).
;
; Longest time, for any field:
;   28,500 to prepare + 1,024 cells taken from the queue * 191.4 + 1,023 steps * 152 + 1,000 for the rest

        if ! defined SOLVE_DISTANCE_MAP
SOLVE_DISTANCE_MAP equ 1

        include "lib/distance_map.asm"

        public solve_distance_map

; solve_distance_map - a shortest route through the field, and the map of all others to the same finish
; Family: solver
; Menu:  90, "Distance /map"
; Notes: work + 68, 33, 127
; Source: common knowledge
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left; work = the map
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP as distance_map
; Writes: work, route, queue, route_length; operands in distance_map and wave_fill (set before use)
; Size:  53 bytes
; Time:  209,563 T empty field corner to corner
;        175,830 T mean of routes of at most 27 steps, 20 % obstacles
;        237,366 T the longest route known, 644 steps
;        381,000 T at most, whatever the field
; Stack: 12 bytes
solve_distance_map:
        proc
        local step, stand, no_route, store
        push de
        push hl                         ; the list of goals: column, row
        ld hl,0
        add hl,sp
        ld b,1
        call distance_map
        pop hl
        pop de
        jr c,no_route                   ; the finish is a wall or outside
        call wave_place
        jr c,no_route
        ld de,route
step:
        call map_descend
        jr c,stand
        ld (de),a
        inc de
        jr step
stand:
        cp 1                            ; at the goal?
        scf
        jr nz,no_route
        ld hl,-route
        add hl,de
        ccf
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret
no_route:
        ld hl,0
        jr store
        endp
solve_distance_map_end:

        endif
