; send.asm - the wave: timed, shown as it spreads, then the route that it has found

        if ! defined WAVE_SEND
WAVE_SEND equ 1

        include "engine/sound/sound.asm"
        include "engine/views/show_wave.asm"
        include "engine/views/stopwatch.asm"
        include "lib/route_step.asm"
        include "programs/wave/board.asm"
        include "solve/solve_wave_cpir.asm"

; timed_solve - the routine that the stopwatch runs
timed_solve:
        ld de,(wave_start)
        ld hl,(wave_finish)
        call solve_wave_cpir
        sbc a,a
        ld (wave_failed),a
        ret

; send_wave - find the route, show the wave spread from the finish, and then the route
; In:    field without a route; interrupts on, in IM 1
; Out:   wave_failed; route_length; timed
; Uses:  AF, BC, DE, HL
; Writes: the board
send_wave:
        ld hl,timed_solve
        call stopwatch

; send_shown - the same, solved already: a key ends it, and counts
send_shown:
        ld de,(wave_start)
        ld hl,(wave_finish)
        call show_wave
        call draw_ends
        ld a,(wave_failed)
        or a
        ret nz

; draw_route - draw the route, a step each frame, at once when a key is pressed
draw_route:
        proc
        local step, hurry
        ld de,(wave_start)
        ld hl,route
        ld bc,(route_length)
step:
        ld a,b
        or c
        jp z,draw_ends
        dec bc
        ld a,(hl)
        inc hl
        push bc
        push hl
        call step_key
        call trail_step
        call wave_hurried
        jr nz,hurry
        halt
hurry:
        pop hl
        pop bc
        jr step
        endp

; step_key - the direction of a step
; In:    A = step of a route: 0, 2, 4, 6 up, right, down, left
; Out:   A = KEY_UP, KEY_RIGHT, KEY_DOWN or KEY_LEFT
; Uses:  F, B
step_key:
        proc
        local code
        rrca
        ld b,a
        inc b
        ld a,$80
code:
        rlca
        djnz code
        ret
        endp

send_variables macro
wave_failed:    ds 1
        endm

        endif
