; walk_trail.asm - the trail in the field behind who walks

        if ! defined GENERATORS_WALK_TRAIL
GENERATORS_WALK_TRAIL equ 1

; trail_mark_back - lay the trail that has led to a place
; In:    C = the way; D, E = the place
; Keeps: DE
; Uses:  AF, C, HL
trail_mark_back:
        push de
        call way_opposite
        call trail_mark                 ; here
        ld a,c
        keys_move
        call way_opposite
        call trail_mark
        pop de
        ret
way_opposite:                           ; C
        ld a,c
        rlca
        rlca
        rlca
        rlca
        or c
        rrca
        rrca
        and TRAIL_BITS
        ld c,a
        ret

        include "programs/generators/route_each.asm"

        endif
