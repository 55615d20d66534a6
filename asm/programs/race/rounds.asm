; rounds.asm - the mazes of the rounds of a match

        if ! defined RACE_ROUNDS
RACE_ROUNDS equ 1

        include "programs/race/bolts.asm"
        include "programs/race/make.asm"
        include "programs/race/special_page.asm"
        include "programs/race/status.asm"

MAKE_TRIES:     equ 6

; race_make - make and draw the maze of a round, with a way for each walker of the library
; If MAKE_TRIES mazes have no way as long as the round wants, it is the one of them whose way is the longest.
; In:    round, rng_seed
; Out:   seed; what race_run needs
; Uses:  AF, BC, DE, HL, IX, and what the generators use
race_make:
        proc
        local again, perfect, shorter, long, wave, special_round, drawn
        ld hl,(rng_seed)
        ld (seed),hl
        call round_kind
        jp nz,special_round
        ld a,1
        ld (round_loops),a
        xor a
        ld (try_steps),a
        ld a,MAKE_TRIES
again:
        ld (make_tries),a
        ld hl,(rng_seed)
        ld (try_seed),hl
        ld a,(round)
        add a,a
        ld e,a
        add a,a
        add a,e
        ld e,a
        ld d,0
        ld hl,rounds
        add hl,de
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,(round_loops)
        or a
        jr z,perfect
        ld a,(hl)
perfect:
        inc hl
        push hl
        ex de,hl
        call maze_make
        pop hl
        ld a,(make_tries)
        or a
        jr z,long                       ; the longest one once more
        ld a,(best_steps)
        cp (hl)
        jr nc,long
        ld hl,try_steps
        cp (hl)
        jr c,shorter
        ld (hl),a
        ld hl,(try_seed)
        ld (try_long),hl
shorter:
        ld a,(make_tries)
        dec a
        jr nz,again
        ld hl,(try_long)
        ld (rng_seed),hl
        jr again
long:
        xor a
        ld (round_loops),a              ; a hand may follow an inner wall for ever: then there are none
        ld ix,runner_1
        ld de,(start_1)
        call runner_record
        ld a,1
        jr c,again
        ld ix,runner_2
        ld de,(start_2)
        call runner_record
        ld a,1
        jr c,again
        ld de,(start_2)
        ld a,(runner_1 + RUN_KIND)
        cp KIND_WAVE
        jr nz,wave
        ld de,(start_1)
wave:
        push de
        ld hl,(finish_at)
        call solve_wave_cpir            ; its labels tell how near they are
        pop de
        call bolts_lay
        jr drawn
special_round:
        ld (special),a
        call special_make
drawn:
        ink INK_TEXT
        call clear_screen
        call clock_start
        call status_draw
        jp draw_places
        endp

; round_kind - the tiling of a round
; In:    round, specials, cup
; Out:   A = tiling; Z: a usual round
; Uses:  F, HL
round_kind:
        ld a,(cup)                      ; one table for all cups
        ld hl,specials
        or (hl)
        ret z
        ld a,(round)
        ld hl,round_kinds
        add a,l
        ld l,a
        ld a,(hl)
        or a
        ret
round_kinds:
        db 0, TILING_HEXAGON, TILING_STOREYS, 0, 0
        if (high round_kinds) - (high (round_kinds + ROUNDS - 1))
        .error round_kind adds to the low byte alone
        endif

rounds:                                 ; rows, columns, generator, walls removed, steps
        db 19, 25
        dw generate_kruskal
        db 0, 45
        db 17, 25
        dw generate_dfs
        db 0, 61
        db 19, 29
        dw generate_dfs
        db 6, 57
        db 21, 29
        dw generate_dfs
        db 10, 63
        db 21, 29
        dw generate_dfs
        db 0, 87

        endif
