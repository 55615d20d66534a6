; demo.asm - the library races against itself: the wave, which is slower, against each of the others

        if ! defined RACE_DEMO
RACE_DEMO equ 1

        include "programs/race/match.asm"

DEMO_PACE:      equ 60                  ; of the wave

; race_demo - races without end, for attract_run
; In:    rng_seed
race_demo:
        proc
        local each, another
        xor a
        ld (cup),a
        ld (two_players),a
        ld hl,(FRAMES)
        ld (rng_seed),hl
each:
        ld hl,demo_next
        ld a,(hl)
        ld (rival),a
        inc (hl)
        cp KIND_TREMAUX
        jr nz,another
        ld (hl),KIND_MOUSE
another:
        ld a,PACE_MOST
        ld (rival_pace),a
        call match_clear
        ld a,KIND_WAVE
        ld (runner_1 + RUN_KIND),a
        ld hl,wave_shape
        ld (runner_1 + FIGURE_SHAPE),hl
        ld a,DEMO_PACE
        call pace_speed
        ld (runner_1 + FIGURE_SPEED),hl
        ld a,(rival)
        ld (round),a                    ; 1 to 3
        call race_make
        call race_run
        call race_finish
        call race_ways
        call result_wait
        jr each
        endp

demo_next:                              ; in the image, not in variables: each demonstration begins where the last one has ended
        db KIND_TREMAUX                 ; on squares; then hexagons, then storeys

        endif
