; roam_given.asm - the ways through a picture whose start and ring are given

        if ! defined MAGAZINE_ROAM_GIVEN
MAGAZINE_ROAM_GIVEN equ 1

; roam_search - the ways from the given start to the rings
; In:    the picture, walls being ink
; Out:   roam_from, roam_stops, roam_count; roam_steps = frames, 0 if no way leads there
; Uses:  AF, BC, DE, HL
; Writes: its variables, the colours of the picture: the wave is seen on blue
roam_search:
        proc
        local next, found
        ld hl,(roam_start)
        ld (roam_from),hl
        ld a,1
        ld (roam_count),a
        ld hl,roam_goal
next:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ld (roam_to),de
        call roam_flood
        pop hl
        ld de,(roam_steps)
        ld a,d
        or e
        jr nz,found
        ld a,l
        cp low roam_goals
        jr nz,next
        ld hl,(roam_far_steps)
        ld bc,-ROAM_APART
        add hl,bc
        ret nc
        ld hl,(roam_far)
        ld (roam_from),hl
        ld de,(roam_far_steps)
        ld (roam_steps),de
found:
        ld hl,(roam_to)
        ld (roam_stops + 2),hl
        ld hl,(roam_far_steps)
        ld bc,-ROAM_APART
        add hl,bc
        ret nc
        ld hl,(roam_far_steps)
        add hl,hl
        add hl,de
        ld (roam_steps),hl
        ld hl,(roam_far)
        ld de,-257 * ((8 - ROAM_BODY) / 2)
        add hl,de
        ld (roam_stops + 4),hl
        ld hl,(roam_to)
        ld (roam_stops + 6),hl
        ld a,3
        ld (roam_count),a
        ret
        endp

        endif
