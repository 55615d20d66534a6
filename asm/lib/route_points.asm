; route_points.asm - the route as coordinates
;
; Source: W9 names both forms of a route; a code for each step takes half the memory, coordinates can be read directly.

        if ! defined LIB_ROUTE_POINTS
LIB_ROUTE_POINTS equ 1

        include "lib/route_step.asm"

        public route_points

; route_points - list the places of the route, its start first, each as a byte for the row and one for the column
; In:    D, E = row, column of the route's start; HL = room for 2 * (route_length + 1) bytes; route, route_length
; Out:   HL = byte past the list; D, E = the route's last place
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the list
; Size:  28 bytes
; Time:  151 T, and 157 to 206 T a step
; Stack: 4 bytes
route_points:
        proc
        local next, done
        ld bc,(route_length)
        push bc
        ld bc,route
next:
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ex (sp),hl                      ; HL = steps left
        ld a,h
        or l
        dec hl
        ex (sp),hl
        jr z,done
        ld a,(bc)
        inc bc
        call route_step
        jr next
done:
        pop bc
        ret
        endp
route_points_end:

        endif
