; special_run.asm - a frame of a special round: a player's keys, or a walker of the library, in the cells of `links`
;
; As in the field, the direction pressed last is taken if it leads on, else the one that a runner has, else any other that is held; the
; opposite one turns him back at once. His FIGURE_WAY is the mask of a direction of `links`.

        if ! defined RACE_SPECIAL_RUN
RACE_SPECIAL_RUN equ 1

        include "programs/race/hands.asm"
        include "programs/race/special_again.asm"
        include "programs/race/special_keys.asm"
        include "programs/race/special_rivals.asm"
        include "programs/race/special_show.asm"

        public special_frame

; special_begin - a runner at his start
; In:    IX = runner
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
special_begin:
        xor a
        ld (ix + RUN_DRAWN),a
        ld (ix + RUN_PENDING),a
        ld (ix + RUN_HELD),a
        ld (ix + RUN_NEWEST),a
        ld (ix + RUN_FRESH),a
        jp rival_begin

; special_frame - a frame of a runner's race
; In:    IX = runner
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
special_frame:
        proc
        local rival, none, meant, go, turn
        ld a,(ix + RUN_KIND)
        or a
        jr nz,rival
        call hands
        and KEYS_ACROSS | KEYS_ALONG
        ld c,a
        ld a,(ix + RUN_HELD)
        ld (ix + RUN_HELD),c
        cpl
        and c                           ; pressed in this frame
        jr z,none
        ld b,a
        neg
        and b                           ; one of them
        ld (ix + RUN_NEWEST),a
        ld (ix + RUN_FRESH),a
none:
        ld a,(ix + FIGURE_WAY)
        or a
        jr z,turn
        call mask_back
        ld b,a
        ld a,(ix + RUN_HELD)
        call keys_pair
        or a
        jr nz,meant
        ld a,(ix + RUN_PASSED)
        rrca
        sbc a,a
        ld c,a
        ld a,(special)
        sub TILING_HEXAGON
        sub 1
        sbc a,a
        and c                           ; -1 in the second half of a step between hexagons: left and right are for the next cell
        and KEYS_ACROSS
        cpl
        and (ix + RUN_NEWEST)
        call keys_mean
meant:
        and b
        call nz,special_back
        jr go
rival:
        ld a,(ix + FIGURE_WAY)
        or a
        call z,special_turn
go:
        ld l,(ix + FIGURE_PART)
        ld h,(ix + FIGURE_PIXEL)
        ld e,(ix + FIGURE_SPEED)
        ld d,(ix + FIGURE_SPEED + 1)
        add hl,de
        ld (ix + FIGURE_PART),l
        ld (ix + FIGURE_PIXEL),h
        ld a,h
        cp STEP_PIXELS / 2
        ret c
        ld a,(ix + RUN_PASSED)
        or a
        call z,special_pass
        ld a,(ix + FIGURE_PIXEL)
        sub STEP_PIXELS
        ret c
        ld (ix + FIGURE_PIXEL),a
        ld a,(ix + RUN_AT)
        ld (ix + FIGURE_COLUMN),a
        ld a,(ix + RUN_AT + 1)
        ld (ix + FIGURE_ROW),a
        ld (ix + RUN_PASSED),0
        ld a,(ix + RUN_KIND)
        or a
        jp nz,special_turn
        jp special_choose
turn:
        call special_choose
        ret z
        jr go
        endp

; special_pass - the middle of a step: a runner is in the next cell
; In:    IX = runner
special_pass:
        inc (ix + RUN_PASSED)
        call figure_place
        ld (ix + RUN_BEHIND),e
        ld (ix + RUN_BEHIND + 1),d
        ld c,(ix + FIGURE_WAY)
        ld (ix + RUN_PENDING),c
        call special_go
        ld (ix + RUN_AT),e
        ld (ix + RUN_AT + 1),d
        ld a,c
        jp runner_note

; special_back - turn back in the middle of a step
; In:    IX = runner
special_back:
        call figure_place
        ld c,(ix + FIGURE_WAY)
        call special_go
        ld (ix + FIGURE_COLUMN),e
        ld (ix + FIGURE_ROW),d
        ld a,c
        call mask_back
        ld (ix + FIGURE_WAY),a
        ld e,(ix + FIGURE_PART)
        ld d,(ix + FIGURE_PIXEL)
        ld hl,STEP_PIXELS * 256
        or a
        sbc hl,de
        ld (ix + FIGURE_PART),l
        ld (ix + FIGURE_PIXEL),h
        ld a,(ix + RUN_PASSED)
        xor 1
        ld (ix + RUN_PASSED),a
        ret

; mask_back - the way back
; In:    A = mask
; Out:   A
; Keeps: all but AF
mask_back:
        rlca
        rlca
        rlca
        rlca
        ret

        endif
