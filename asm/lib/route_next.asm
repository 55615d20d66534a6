; route_next.asm - the next step alone, for a hero who plans a new route before each move
;
; Source: W9. Call a solver from the hero's place, then this: the goal may move before the next call.

        if ! defined LIB_ROUTE_NEXT
LIB_ROUTE_NEXT equ 1

        include "lib/route_step.asm"

        public route_next

; route_next - the first step of the route
; In:    D, E = row, column of the route's start; route, route_length
; Out:   carry clear: D, E = the next row, column; A = the step's code
;        carry set: no step to take: the start is the finish, or there is no route; D, E unchanged
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: nothing
; Size:  17 bytes
; Time:  39 T without a step, else 118 to 167 T
; Stack: 2 bytes
route_next:
        proc
        ld hl,(route_length)
        ld a,h
        or l
        scf
        ret z
        ld hl,route
        ld a,(hl)
        call route_step
        ld a,(hl)
        or a
        ret
        endp
route_next_end:

        endif
