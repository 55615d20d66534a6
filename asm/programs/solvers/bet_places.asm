; bet_places.asm - the places of the solvers in a race. It stays in memory, as there is no room where races are unpacked

        if ! defined SOLVERS_BET_PLACES
SOLVERS_BET_PLACES equ 1

; lanes_place - the places of all lanes by their times
; Out:   LANE_PLACE, race_first
; Uses:  AF, BC, DE, HL
lanes_place:
        proc
        local lane, other, later, next, lost
        ld b,0
lane:
        ld c,0                          ; the other lane
        ld e,1                          ; the place
other:
        ld a,c
        cp b
        jr z,next
        call lane_time
        push hl
        ld a,b
        call lane_time
        pop de
        or a
        sbc hl,de                       ; B's time - C's
        jr c,next
        jr nz,later
        ld a,c                          ; the same: the first lane is first
        cp b
        jr nc,next
later:
        ld hl,lane_rank
        inc (hl)
next:
        inc c
        ld a,c
        cp LANES
        jr nz,other
        ld a,b
        call lane_record
        ld l,LANE_FAILED
        ld a,(hl)
        ld l,LANE_PLACE
        or a
        ld a,0
        jr nz,lost
        ld a,(lane_rank)
        inc a
lost:
        ld (hl),a
        ld l,LANE_SLICES
        inc (hl)
        dec a
        jr nz,$ + 7
        dec (hl)                        ; the first arrives in a slice of its own
        ld a,b
        ld (race_first),a
        xor a
        ld (lane_rank),a
        inc b
        ld a,b
        cp LANES
        jr nz,lane
        ret
        endp

; lane_time - HL = the time of lane A
lane_time:
        call lane_record
        ld l,LANE_TIME
        ld a,(hl)
        inc l
        ld h,(hl)
        ld l,a
        ret

        endif
