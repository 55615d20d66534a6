; plan.asm - the cheapest way to take all flags and to come home, with changes of the unit at the posts
;
; 1. ways_table: what the cheapest way costs each unit from each of the seven places to each other one: distance_cost,
;    a run for each goal.
; 2. plan_costs.asm: togo_table: the least cost to the end for each set of flags taken, each place and each unit. With
;    all flags at home it is nothing; else it is that of another unit, at a post, or a way to a post or a flag that is
;    left and the least cost from there. The sets come from the fullest one on; in each the posts first, until no cost
;    gets less, for one leads to another; then the places of flags.
; 3. plan_here.asm: from anywhere else on the map a run of distance_cost for the unit in use: a way back costs what
;    the way there does, except for its two ends.
;
; A way from place to place may pass a flag and take it: then the rest costs no more than with that flag left. So this
; is the least of all tours.

        if ! defined TERRAIN_PLAN
TERRAIN_PLAN equ 1

        include "programs/terrain/units.asm"
        include "lib/distance_cost.asm"
        include "lib/field_address.asm"

NO_WAY:         equ $3F3F               ; a cost; twice that is still more, and positive
WAY_ROW:        equ 16                  ; bytes of ways_table: the ways from a place
WAY_UNIT:       equ 8 * WAY_ROW
TOGO_UNIT:      equ 2                   ; bytes of togo_table
TOGO_NODE:      equ 8
TOGO_SET:       equ 64

; plan_begin - a new map: nothing is known
plan_begin:
        xor a
        ld (plan_unit),a
        ld (plan_goal),a
        ret

; plan_step - a part of the work, some frames
; Out:   carry set: there is more to do; clear: the table of costs is complete
plan_step:
        proc
        local each
        ld a,(plan_unit)
        cp UNITS
        jp z,plan_costs
        call unit_use
        ld a,(plan_goal)
        add a,a
        ld l,a
        ld h,0
        ld de,node_places
        add hl,de
        ld b,1
        call distance_cost
        xor a
each:                                   ; A = a place
        push af
        call node_place
        call cost_from
        pop af
        push af
        ld hl,plan_goal
        ld b,(hl)
        ld hl,plan_unit
        ld c,(hl)
        call way_entry
        ld (hl),e
        inc hl
        ld (hl),d
        pop af
        inc a
        cp NODES
        jr nz,each
        ld hl,plan_goal
        inc (hl)
        cp (hl)
        scf
        ret nz
        ld (hl),0
        ld hl,plan_unit
        inc (hl)
        ld a,(hl)
        cp UNITS
        call z,plan_clear
        scf
        ret
        endp

; cost_from - DE := what the map of costs has for the place D, E, NO_WAY for none
; Uses:  AF, HL
cost_from:
        call cost_place
        ld e,(hl)
        inc l
        ld d,(hl)
        ld a,d
        inc a
        ret nz
        ld de,NO_WAY
        ret

; way_entry - HL = the address of the way from place A to place B for unit C; keeps DE
way_entry:
        push de
        add a,a
        add a,a
        add a,a
        add a,b
        add a,a
        ld l,a
        ld h,0
        ld de,ways_table
        add hl,de
        ld a,c
        or a
        rra
        ld d,a
        ld a,0
        rra
        ld e,a                          ; WAY_UNIT * C
        add hl,de
        pop de
        ret

; togo_entry - HL = the address of the cost to the end for the set A of flags, place B, unit C; keeps DE
togo_entry:
        push de
        rrca
        rrca
        ld h,a
        and $C0
        ld l,a
        ld a,h
        and $3F
        ld h,a
        ld a,b
        add a,a
        add a,a
        add a,c
        add a,a
        add a,l                         ; less than TOGO_SET is added to a multiple of it
        ld l,a
        ld de,togo_table
        add hl,de
        pop de
        ret

        include "programs/terrain/plan_costs.asm"
        include "programs/terrain/plan_here.asm"

plan_variables macro
ways_table:     ds UNITS * WAY_UNIT     ; a word for each unit, place, other place
togo_table:     ds 8 * TOGO_SET         ; a word for each set of flags, place, unit
plan_unit:      ds 1                    ; what plan_step does next
plan_goal:      ds 1
plan_set:       ds 1                    ; the set of flags
plan_changed:   ds 1
plan_best:      ds 2
plan_offset:    ds 2                    ; from the set of flags to that with one more
plan_from:      ds 1
plan_next:      ds 1
next_unit:      ds 1
next_node:      ds 1
        endm

        endif
