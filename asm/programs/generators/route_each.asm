; route_each.asm - the places of the longest route, one after the other

        if ! defined GENERATORS_ROUTE_EACH
GENERATORS_ROUTE_EACH equ 1

; route_each - call a routine for each place of the longest route, but the last one
; In:    HL = routine: D, E = place, A = code of the step from there, BC = steps left; it keeps DE
; Out:   D, E = the last place
; Uses:  AF, BC, HL, and what the routine uses; operand at calls
route_each:
        proc
        local step, calls
        ld (calls + 1),hl
        ld de,(stats_start)
        ld hl,route
        ld bc,(route_length)
        ld a,b
        or c
        ret z
step:
        push bc
        push hl
        ld a,(hl)
calls:
        call 0                          ; operand
        pop hl
        pop bc
        ld a,(hl)
        call route_step
        cpi
        jp pe,step
        ret
        endp

        endif
