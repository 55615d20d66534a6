; rivals.asm - the walkers of the library: each takes the steps that its routine has recorded, but for the mouse, which draws its way

        if ! defined RACE_RIVALS
RACE_RIVALS equ 1

        include "engine/views/figure.asm"
        include "engine/views/field_lines.asm"
        include "lib/random.asm"
        include "solve/solve_tremaux.asm"
        include "solve/solve_wall_right.asm"

MOUSE_NOSE:     equ 96                  ; of 256 times the mouse smells which way leads nearer to the ring

; runner_record - let the library's walker find its way
; In:    IX = runner; D, E = its start; finish_at
; Out:   carry set: it does not come to the finish
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its RUN_NEXT, what the solver writes
runner_record:
        proc
        local wave, recorded
        ld hl,walked
        ld a,(ix + RUN_KIND)
        cp KIND_WAVE
        jr nz,recorded
        ld hl,route
recorded:
        ld (ix + RUN_NEXT),l
        ld (ix + RUN_NEXT + 1),h
        ld hl,(finish_at)
        cp KIND_HAND
        jp z,solve_wall_right
        cp KIND_TREMAUX
        jp z,solve_tremaux
        or a                            ; the wave comes last: its labels are the distances from the finish
        ret
        endp

; rival_frame - the same of a walker of the library
rival_frame:
        proc
        local middle_of, not_yet
        ld a,(ix + FIGURE_WAY)
        or a
        call z,rival_turn
        call figure_go
        push af
        jr c,middle_of
        ld a,(ix + FIGURE_PIXEL)
        cp 4
        jr c,not_yet
middle_of:
        ld a,(ix + RUN_PASSED)
        or a
        jr nz,not_yet
        ld (ix + RUN_PASSED),1
        ld e,(ix + RUN_AT)
        ld d,(ix + RUN_AT + 1)
        ld a,(ix + FIGURE_WAY)
        push af
        call trail_lay
        pop af
        ld (ix + RUN_AT),e
        ld (ix + RUN_AT + 1),d
        call runner_note
not_yet:
        pop af
        ret nc
        ld (ix + RUN_PASSED),0
        endp                            ; fall through into rival_turn

; rival_turn - which way a walker of the library goes from its place
; In:    IX = runner
; Uses:  AF, BC, DE, HL
rival_turn:
        ld a,(ix + RUN_KIND)
        dec a                           ; KIND_MOUSE
        jr z,mouse_turn
        ld l,(ix + RUN_NEXT)
        ld h,(ix + RUN_NEXT + 1)
        ld a,(hl)
        inc hl
        ld (ix + RUN_NEXT),l
        ld (ix + RUN_NEXT + 1),h
        rrca
        call way_bit
        ld (ix + FIGURE_WAY),a
        ret

; way_bit - A = the direction of number A: KEY_UP of 0 to KEY_LEFT of 3
; Keeps: C, DE, HL, IX, IY
; Uses:  F, B
way_bit:
        proc
        local turn
        ld b,a
        inc b
        ld a,128
turn:
        rlca
        djnz turn
        ret
        endp

; mouse_turn - any way but back, at many forks the one that its nose says; back in a dead end
; In:    IX = runner
; Uses:  AF, BC, DE, HL
mouse_turn:
        proc
        local side, wall, draw, taken, smell, farther
        ld c,0                          ; the ways that are open
        ld b,KEY_LEFT
side:
        call figure_place
        ld a,b
        keys_move
        call field_address
        bit 7,(hl)
        jr nz,wall
        ld a,c
        or b
        ld c,a
wall:
        srl b
        jr nz,side
        ld a,(ix + FIGURE_WAY)
        or a
        jr z,draw
        call way_back
        cp c
        jr z,taken                      ; nothing else is open
        xor c
        ld c,a
        call rng_next
        cp MOUSE_NOSE
        jr nc,draw
        call figure_place
        push bc
        call place_label
        pop bc
        ld (mouse_label),a
        ld b,KEY_LEFT
smell:
        ld a,b
        and c
        jr z,farther
        push bc
        call figure_place
        ld a,b
        keys_move
        call place_label
        pop bc
        ld hl,mouse_label
        cp (hl)
        ld a,b
        jr c,taken
farther:
        srl b
        jr nz,smell
draw:
        call rng_next
        and 3
        call way_bit
        ld b,a
        and c
        jr z,draw
taken:
        ld (ix + FIGURE_WAY),a
        ret
        endp

        endif
