; walk_points.asm - the points of a walk

        if ! defined GENERATORS_WALK_POINTS
GENERATORS_WALK_POINTS equ 1

        include "programs/generators/walk_end.asm"

; walk_points - the points of this walk: for each star the steps of the way in ten seconds; by torch twice as many
; In:    walk_won_stars, route_length, clock, stats_junctions, walk_dark
; Out:   walk_won
; Uses:  AF, BC, DE, HL
walk_points:
        proc
        local tenths, star, none, over
        ld hl,(stats_junctions)
        ld a,h
        or l
        jr z,over
        ld de,(route_length)
        ld hl,0
        ld b,100
        add hl,de                       ; no route has 656 steps
        djnz $ - 1
        ld de,(clock)
        inc de
        ld bc,0 - 1
tenths:
        inc bc
        or a
        sbc hl,de
        jr nc,tenths
        ld hl,0
        ld a,(walk_won_stars)
star:
        srl a
        jr nc,none
        add hl,bc
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
