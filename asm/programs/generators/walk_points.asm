; walk_points.asm - the points of a walk

        if ! defined GENERATORS_WALK_POINTS
GENERATORS_WALK_POINTS equ 1

; walk_points - the points of this walk: for each star the steps of the way, and one for each tenth of a second left of par; by torch twice as many
; In:    walk_won_stars, route_length, clock, walk_parred, stats_junctions, walk_dark
; Out:   walk_won
; Uses:  AF, BC, DE, HL
walk_points:
        proc
        local star, none, over
        ld hl,(stats_junctions)
        ld a,h
        or l
        jr z,over
        ld de,(route_length)
        ld hl,(walk_parred)
        ld bc,(clock)
        or a
        sbc hl,bc
        jr nc,$ + 5
        ld hl,0                         ; too late
        ld a,(walk_won_stars)
star:
        srl a
        jr nc,none
        add hl,de
none:
        jr nz,star
        ld a,(walk_dark)
        or a
        jr z,over
        add hl,hl
over:
        ld (walk_won),hl
        ret
        endp

        endif
