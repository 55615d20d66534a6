; plan_here.asm - the least cost to the end from where the unit is, and what to do next: step 3 of plan.asm

        if ! defined TERRAIN_PLAN_HERE
TERRAIN_PLAN_HERE equ 1

; plan_here - the least cost to the end from where the unit is, and what to do next
; In:    here, unit, taken; the tables
; Out:   DE = cost; next_unit, next_node: the unit to take, and then the place to go to
plan_here:
        proc
        local post, goal, each, other, differs
        ld a,(taken)
        ld (plan_set),a
        ld de,(here)
        call find_node
        ld b,a
        ld a,(unit)
        ld c,a
        ld (next_unit),a
        ld a,b
        cp HERE
        jr nz,post
        push bc
        call plan_ways
        pop bc
post:
        call plan_onward
        ld a,(plan_next)
        ld (next_node),a
        ld a,b
        cp POSTS
        ret nc
        ld c,UNITS - 1
each:                                   ; another unit, if it is cheaper
        ld a,(unit)
        cp c
        jr z,differs
        push de
        call plan_onward
        pop hl
        or a
        sbc hl,de
        jr z,other
        jr c,other
        ld a,(plan_next)
        ld (next_node),a
        ld a,c
        ld (next_unit),a
        jr differs
other:
        add hl,de
        ex de,hl
differs:
        dec c
        jp p,each
        ret
        endp

; plan_ways - the ways from here to all places for the unit in use
plan_ways:
        proc
        local each, known, here_costs
        call use_unit
        ld hl,here
        ld b,1
        call distance_cost
        ld de,(here)
        call place_cost
        ld (here_costs + 1),a
        xor a
each:                                   ; A = a place
        push af
        call node_place
        call place_cost
        ld c,a
        call cost_from
        ld a,d
        cp high NO_WAY
        jr z,known
        ex de,hl
        ld b,0
        add hl,bc
here_costs:
        ld c,0                          ; operand
        or a
        sbc hl,bc
        ex de,hl
known:
        pop af
        push af
        ld b,a
        ld a,(unit)
        ld c,a
        ld a,HERE
        call way_entry
        ld (hl),e
        inc hl
        ld (hl),d
        pop af
        inc a
        cp NODES
        jr nz,each
        ret
        endp

        endif
