; roam_given.asm - the ways through a picture whose start and first ring are given

        if ! defined MAGAZINE_ROAM_GIVEN
MAGAZINE_ROAM_GIVEN equ 1

; roam_search - the way from the given start to the given ring, and on to others while it is short
; In:    the picture, walls being ink
; Out:   roam_from, roam_stops, roam_count; roam_steps = frames, 0 if no way leads to the first ring; CY = 1: stopped by SPACE
; Uses:  AF, BC, DE, HL
; Writes: its variables, the colours of the picture: the wave is seen on blue
roam_search:
        proc
        local next, begin, more, enough, done
        ld hl,(roam_start)
        ld (roam_from),hl
        ld (roam_stops),hl
        xor a
        ld (roam_short),a
        inc a
        ld (roam_count),a
        ld hl,roam_goal
next:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ld (roam_to),de
        ld (roam_stops + 2),de
        ld hl,0
        ld (roam_steps),hl
        ld (roam_far_steps),hl
        if defined ROAM_INSIDE          ; a spoke may be there
        call roam_attribute
        call roam_free_cell
        call z,roam_flood
        else
        call roam_flood
        endif
        pop hl
        ret c
        ld de,(roam_steps)
        ld a,e
        if defined ROAM_EITHER
        and $FE                         ; around the start it is 1
        endif
        or d
        jr nz,more
        if defined ROAM_EITHER
        push hl
        call roam_further               ; what the ring is cut off with may be large
        pop hl
        jr c,begin
        endif
        ld a,l
        cp low roam_goals
        jr nz,next
        if defined ROAM_EITHER
        ld hl,0
        ld (roam_steps),hl
        endif
        call roam_further
        ret nc
begin:
        ld hl,(roam_far)                ; the walk begins there
        ld (roam_stops),hl
        ld de,257 * ((8 - ROAM_BODY) / 2)
        add hl,de
        ld (roam_from),hl
        call roam_flood                 ; again: the next ring is not there
        ret c
        ld de,(roam_steps)
more:                                   ; DE = frames of the way so far
        ld (roam_steps),de
        call roam_further
        ret nc
        ld hl,(roam_far_steps)
        add hl,de
        ld (roam_steps),hl
        ex de,hl
        ld hl,roam_count
        inc (hl)
        ld a,(hl)
        ld hl,(roam_far)
        cp ROAM_GIVEN_RINGS
        jr z,done
        ld (roam_stops + 4),hl
        ld (roam_to),hl
        ld hl,-ROAM_ENOUGH
        add hl,de
        jr c,enough
        push de
        call roam_flood
        pop de
        ret c
        jr more
enough:
        or a
        ret
done:
        ld (roam_stops + 6),hl
        ret
        endp

; roam_further - is the farthest place far enough for a ring?
; Out:   CY = 1 if it is
; Keeps: A, DE
; Uses:  F, BC, HL
roam_further:
        ld hl,(roam_far_steps)
        ld bc,-ROAM_APART
        add hl,bc
        ret

        endif
