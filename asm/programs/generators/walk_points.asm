; walk_points.asm - the points of a walk; the last seconds of its time

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

; walk_tick - a tick in each of the last seconds of the time to beat, of eight tenths
; In:    L = tenths that are left
; Out:   carry clear
; Keeps: DE, HL
; Uses:  AF, BC
walk_tick:
        ld a,l
        cp TICKS
        ret nc
        and 7
        ret nz
        ld bc,TICK
        jp sound_tone
TICKS:          equ 4 * 8 + 1
TICK:           equ 5 * 256 + 50        ; for sound_tone

        endif
