; plan_costs.asm - the least cost to the end from each place, for each unit and each set of flags: step 2 of plan.asm

        if ! defined TERRAIN_PLAN_COSTS
TERRAIN_PLAN_COSTS equ 1

; plan_clear - no cost is known but that at home with all flags
plan_clear:
        proc
        local ends
        ld hl,togo_table
        ld de,togo_table + 1
        ld bc,8 * TOGO_SET - 1
        ld (hl),low NO_WAY
        ldir
        ld hl,togo_table + ALL_FLAGS * TOGO_SET
        ld b,2 * UNITS
ends:
        ld (hl),0
        inc hl
        djnz ends
        ld a,ALL_FLAGS
        ld (plan_set),a
        ret
        endp

; plan_costs - the costs of the next set of flags
; Out:   carry set: there are more sets
plan_costs:
        proc
        local again
again:
        xor a
        ld (plan_changed),a
        ld bc,POSTS
        call plan_places
        ld a,(plan_changed)
        or a
        jr nz,again
        ld bc,POSTS * 256 + NODES
        call plan_places
        ld hl,plan_set
        dec (hl)
        ld a,(hl)
        cpl
        add a,a                         ; carry: it was not the last one
        ret
        endp

; plan_places - the costs at places B to C - 1, for all units
plan_places:
        proc
        local each
        push bc
        ld c,0
each:                                   ; B, C = place, unit
        push bc
        call plan_state
        pop bc
        inc c
        ld a,c
        cp UNITS
        jr nz,each
        pop bc
        inc b
        ld a,b
        cp c
        jr nz,plan_places
        ret
        endp

; plan_state - the cost to the end from a place for a unit, if it is less than what is known
; In:    B, C = place, unit; plan_set
plan_state:
        proc
        local unit_next, onward, less
        ld a,(plan_set)
        call togo_entry
        push hl
        call plan_onward                ; DE = cost
        ld a,b
        cp POSTS
        jr nc,onward
        ld c,UNITS - 1
unit_next:
        ld a,(plan_set)
        call togo_entry
        call less_word
        dec c
        jp p,unit_next
onward:
        pop hl
        push hl
        ld a,e
        sub (hl)
        inc hl
        ld a,d
        sbc a,(hl)
        pop hl
        ret nc
        ld (hl),e
        inc hl
        ld (hl),d
        ld a,1
        ld (plan_changed),a
        ret
        endp

; less_word - DE := the word at HL, if it is less
; In:    carry clear
; Uses:  AF, HL
less_word:
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        sbc hl,de                       ; togo_entry leaves carry clear
        ret nc
        add hl,de
        ex de,hl
        ret

; plan_onward - the least cost to the end by a way from a place to a post or to a flag that is left
; In:    B, C = place, unit; plan_set
; Out:   DE = cost; plan_next = where the way goes
; Keeps: BC
plan_onward:
        proc
        local each, worse, skip
        ld hl,NO_WAY
        ld (plan_best),hl
        ld hl,TOGO_SET * (ALL_FLAGS + 1) / 2
        ld (plan_offset),hl
        push bc
        ld a,b
        ld (plan_from),a
        ld b,NODES - 1
        call way_entry
        push hl
        ld a,(plan_set)
        call togo_entry
        pop de
        ld a,(plan_set)
        rrca
        rrca
        rrca
        ld c,a                          ; the last flag in bit 7
each:                                   ; B = where to, DE = the way's entry, HL = the cost's, C = the flags taken
        sla c
        jr c,skip
        ld a,(plan_from)
        cp b
        jr z,skip
        push de
        push hl
        ex de,hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        push hl
        ld hl,(plan_offset)
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        pop hl
        add hl,de
        ld de,(plan_best)
        or a
        sbc hl,de
        jr nc,worse
        add hl,de
        ld (plan_best),hl
        ld a,b
        ld (plan_next),a
worse:
        pop hl
        pop de
skip:
        dec de
        dec de
        push de
        ld de,0 - TOGO_NODE
        add hl,de
        ex de,hl
        ld hl,(plan_offset)
        srl h
        rr l
        ld a,l
        and 0 - TOGO_SET                ; a post takes no flag
        ld l,a
        ld (plan_offset),hl
        ex de,hl
        pop de
        dec b
        jp p,each
        pop bc
        ld de,(plan_best)
        ret
        endp
        if NODES - POSTS - 3
        .error a set of flags has three bits
        endif

        endif
