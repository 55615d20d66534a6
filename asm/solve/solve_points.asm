; solve_points.asm - a shortest route through up to eight key points, in their order or in the best one
;
; 1. If the best order is needed, points_sort finds it.
; 2. solve_wave finds the parts of the route one by one. Its queue begins in `route`, so the parts are kept behind it, and
;    moved to `route` at the end: it is longer here than ROUTE_SIZE, up to 9 * 702 steps.
;
; Longest time, for any field: 6,100,000 for the order + 9 parts * (268,793 + 702 * 42 + 1,000) + 500.

        if ! defined SOLVE_POINTS
SOLVE_POINTS equ 1

        include "solve/solve_wave.asm"
        include "lib/points_sort.asm"

        public solve_points

; solve_points - a shortest route that visits key points on its way
; Family: solver
; Menu:  87, "Key /points"
; Notes: work + 68, 33, 0
; Source: W14 (through key points in any order)
; Parameter: points_order, 0 to 1, default 0, "Order": 0 the points as listed, 1 in the best order
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field; points_count = 0 to 8; points_list = row and column of each;
;        wave_limit is that of each part of the route
; Out:   carry clear: BC = route_length = steps, 6,318 at most; route = a code a step: 0 up, 2 right, 4 down, 6 left; it runs on
;        into the memory after it; points_visits = the numbers of the points, 0 to 7, in the order of their visits
;        carry set: no route to a place, or one is a wall or outside 0..31, or there are more than 8: BC = route_length = 0
; Promise: shortest; of any length; with points it visits each, and may cross itself: no order, or the given one, has fewer steps
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP as solve_wave and points_sort
; Writes: work, route, queue_rest, route_length, points_visits, points_places, points_at, points_route; operands
;        at counted and into, and in solve_wave and points_sort (set before use)
; Size:  186 bytes
; Time:  200,455 T empty field corner to corner
;        69,437 T mean of routes of at most 27 steps, 20 % obstacles
;        224,703 T the longest route known, 644 steps
;        8,794,000 T at most, whatever the field
; Stack: 12 bytes
solve_points:
        proc
        local ends, listed, in_order, parts, into, part, counted, route_fails, fail, visit, at_finish, at_start
        ld a,(points_count)
        cp 9
        jp nc,fail
        ld (counted + 1),a
        ld b,a
        push hl
        ld hl,points_places
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ex de,hl
        ld hl,points_list
        push bc
        ld a,b
        add a,a
        ld c,a
        ld b,0
        jr z,ends
        ldir
ends:
        pop bc
        pop hl
        ex de,hl
        ld (hl),d
        inc hl
        ld (hl),e
        ld hl,points_visits             ; in order, unless that is changed
        xor a
listed:
        ld (hl),a
        inc hl
        inc a
        cp 8
        jr nz,listed
        ld a,(points_order)
        or a
        jr z,in_order
        ld a,b
        cp 2
        jr c,in_order                   ; one is in order
        call points_sort
        jp c,fail
in_order:
        ld hl,points_route
        ld (into + 1),hl
        xor a
parts:                                  ; A = the part: to the place of visit A from the one before
        push af
        call visit
        pop af
        push af
        push de
        dec a
        call visit
        pop hl
        call solve_wave
        jr c,route_fails
        ld hl,route
into:
        ld de,0                         ; operand: the end of the parts so far
        ld a,b
        or c
        jr z,part
        ldir
part:
        ld (into + 1),de
        pop af
        inc a
counted:
        cp 0                            ; operand: how many points
        jr c,parts
        jr z,parts
        ld hl,-points_route
        add hl,de
        ld (route_length),hl
        ld b,h
        ld c,l
        ld a,b
        or c
        ret z
        push bc
        ld hl,points_route
        ld de,route
        ldir
        pop bc
        ret                             ; carry clear

route_fails:
        pop af
fail:
        ld hl,0
        ld (route_length),hl
        ld b,h
        ld c,l
        scf
        ret

; visit - D, E = row, column of the place at which visit A ends, counted from 0; 255: the start
visit:
        ld hl,counted + 1
        cp (hl)
        inc a
        jr z,at_start
        jr nc,at_finish                 ; carry is that of cp
        ld hl,points_visits - 1
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
        inc a
        jr at_start
at_finish:
        ld a,(counted + 1)
        inc a
at_start:
        add a,a
        ld e,a
        ld d,0
        ld hl,points_places
        add hl,de
        ld d,(hl)
        inc hl
        ld e,(hl)
        ret
        endp
solve_points_end:

        endif
