; rounds.asm - the mazes of the rounds of a match

        if ! defined RACE_ROUNDS
RACE_ROUNDS equ 1

        include "programs/race/bolts.asm"
        include "programs/race/make.asm"
        include "programs/race/special_page.asm"
        include "programs/race/status.asm"

MAKE_TRIES:     equ 6
PROGRAMMES:     equ 4                   ; a power of two
ROUND_ROW:      equ 15                  ; bits of an entry

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
        call round_entry
        and ROUND_ROW
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
; In:    round, programme, specials, cup
; Out:   A = tiling; Z: a usual round
; Uses:  F, HL
round_kind:
        ld a,(cup)                      ; one table for all cups
        ld hl,specials
        or (hl)
        ret z
        call round_entry
        and 255 - ROUND_ROW
        rrca
        rrca
        rrca
        rrca                            ; keeps Z
        ret

; round_entry - the entry of a round in the programme of its match
; In:    round, programme
; Out:   A
; Uses:  F, HL
round_entry:
        ld a,(programme)
        ld l,a
        add a,a
        add a,a
        add a,l
        ld hl,round
        add a,(hl)
        ld hl,programmes
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        ld a,(hl)
        ret

; programme_choose - the programme of a match: the cup has one for each rival, else each match of a session has the next one
; In:    cup, cup_at, matches
; Out:   programme
; Uses:  AF, HL
programme_choose:
        proc
        local single
        ld hl,matches
        ld a,(cup)
        or a
        jr z,single
        ld hl,cup_at
single:
        ld a,(hl)
        and PROGRAMMES - 1
        ld (programme),a
        ret
        endp

programmes:                             ; for each round 16 times its tiling, and a row of `rounds`, for matches without special rounds, too
        db 0, 16 * TILING_HEXAGON + 1, 16 * TILING_STOREYS + 2, 3, 4
        db 6, 16 * TILING_STOREYS + 1, 5, 16 * TILING_HEXAGON + 3, 4
        db 16 * TILING_HEXAGON + 1, 7, 16 * TILING_STOREYS + 2, 5, 4
        db 16 * TILING_STOREYS + 2, 4, 16 * TILING_HEXAGON + 1, 7, 6

rounds:                                 ; rows, columns, generator, walls removed, steps
        db 19, 29
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
        db 21, 29                       ; chambers
        dw generate_division
        db 0, 57
        db SPRINT_ROWS, 21              ; a sprint
        dw generate_kruskal
        db 0, 33
        db 21, 29                       ; many ways
        dw generate_kruskal
        db 28, 43

        if PROGRAMMES * ROUNDS - (rounds - programmes)
        .error each programme has as many entries as a match has rounds
        endif

        endif
