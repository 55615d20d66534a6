; bottleneck_points.asm - the cells that every route passes, as coordinates

        if ! defined LIB_BOTTLENECK_POINTS
LIB_BOTTLENECK_POINTS equ 1

        include "include/bottleneck.asm"
        include "lib/route_step.asm"
        include "lib/wave_place.asm"

        public bottleneck_points

; bottleneck_points - list the bottlenecks in the order of the route, each as a byte for the row and one for the column
; In:    D, E = row, column of the start; HL = room for 2 * BC bytes, of the BC that bottlenecks has returned; work, route and
;        route_length as it has left them
; Out:   HL = byte past the list
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the list
; Size:  37 bytes
; Stack: 8 bytes
bottleneck_points:
        proc
        local next, other
        ld bc,(route_length)
        inc bc
        push bc
        ld bc,route
next:
        push hl
        call wave_place
        ld a,(hl)
        pop hl
        cp BOTTLENECK_DOOR
        jr nz,other
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
other:
        ld a,(bc)
        inc bc
        call route_step
        ex (sp),hl
        dec hl
        ld a,h
        or l
        ex (sp),hl
        jr nz,next
        pop bc
        ret
        endp
bottleneck_points_end:

        endif
