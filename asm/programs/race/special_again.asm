; special_again.asm - steps of a special round from their traces: the replay, and the trails when the boards were drawn again

        if ! defined RACE_SPECIAL_AGAIN
RACE_SPECIAL_AGAIN equ 1

        include "programs/race/special_show.asm"

; special_step - his next step
; In:    IX = runner; D, E = his cell; C = the step's byte of the trace
; Uses:  AF, BC, DE, HL
special_step:
        ld a,c
        call code_mask
        ld c,a
        ld (ix + RUN_PENDING),a
        ld (ix + RUN_BEHIND),e
        ld (ix + RUN_BEHIND + 1),d
        call special_go
        ld (ix + RUN_AT),e
        ld (ix + RUN_AT + 1),d
        ret

; special_trails - both trails once more, after the boards were drawn again
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
special_trails:
        push ix
        ld ix,runner_1
        ld hl,trace_1
        call trail_again
        ld ix,runner_2
        ld hl,trace_2
        call trail_again
        pop ix
        ret
trail_again:
        proc
        local step
        ld de,(start_1)
step:
        push de
        ld e,(ix + RUN_TRACE)
        ld d,(ix + RUN_TRACE + 1)
        or a
        sbc hl,de
        add hl,de
        pop de
        ret nc
        ld a,(hl)
        inc hl
        push hl
        call code_mask
        ld c,a
        call special_trail
        pop hl
        jr step
        endp

; code_mask - the mask of a direction
; In:    A: bits 0 to 2 = its code
; Out:   A
; Keeps: C, DE, HL
; Uses:  F, B
code_mask:
        proc
        local turn
        and 7
        inc a
        ld b,a
        ld a,$80
turn:
        rlca
        djnz turn
        ret
        endp

        endif
