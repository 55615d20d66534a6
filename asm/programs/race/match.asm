; match.asm - a match, best of five races; the cup, four matches; who wins

        if ! defined RACE_MATCH
RACE_MATCH equ 1

        include "programs/race/hints.asm"
        include "programs/race/match_pages.asm"
        include "programs/race/replay.asm"

        public match_begin

CUP_MATCHES:    equ 4
MAKE_TRIES:     equ 6
SHOWN_FRAMES:   equ 150                 ; in a demonstration

; cup_begin - the cup
cup_begin:
        ld a,1
        ld (cup),a
        xor a
        ld (cup_at),a
        ld h,a
        ld l,a
        ld (points),hl

; cup_match - its next match
cup_match:
        ld a,(cup_at)
        add a,a
        ld e,a
        ld d,0
        ld hl,cup_rivals
        add hl,de
        ld a,(hl)
        ld (rival),a
        inc hl
        ld a,(hl)
        ld (rival_pace),a
        jr match_begin

cup_rivals:                             ; kind, pace
        db KIND_MOUSE, 100, KIND_HAND, 100, KIND_TREMAUX, 100, KIND_WAVE, 90

; two_begin - a match of two players
two_begin:
        ld a,1
        ld (two_players),a
        xor a
        ld (cup),a
        ld (rival),a
        ld a,PACE_MOST
        ld (rival_pace),a
        jr match_first

; match_begin - a match of one player
; In:    rival, rival_pace, cup; rng_seed
match_begin:
        xor a
        ld (two_players),a
match_first:
        call match_clear
        ld a,KIND_PLAYER
        ld (runner_1 + RUN_KIND),a
        call match_page

; match_race - its next race
match_race:
        call race_make
        call race_run
        call race_finish
match_replay:
        call race_replay
        call result_wait
        jp c,match_leave
        cp 'R'
        jr z,match_replay
        call round_next
        jr nz,match_race
        jp match_end

; match_leave - back to the page that the match was begun from; jump here
match_leave:
        ld sp,stack_top
        call effect_stop
        call music_stop
        ld a,(two_players)
        or a
        jp z,choose_page
        jp opening_page

; match_clear - nobody has won yet
; In:    rival, rival_pace
match_clear:
        xor a
        ld (round),a
        ld (runner_1 + RUN_WINS),a
        ld (runner_2 + RUN_WINS),a
        ld hl,RUN_SPEED
        ld (runner_1 + FIGURE_SPEED),hl
        ld hl,hero_shape
        ld (runner_1 + FIGURE_SHAPE),hl
        ld a,INK_1
        ld (runner_1 + FIGURE_INK),a
        ld a,INK_2
        ld (runner_2 + FIGURE_INK),a
        ld a,(rival_pace)
        call pace_speed
        ld (runner_2 + FIGURE_SPEED),hl
        ld a,(rival)
        ld (runner_2 + RUN_KIND),a
        ld hl,shapes
        call kind_word
        ld (runner_2 + FIGURE_SHAPE),hl
        jp sounds_begin

; round_next - the next race of the match
; Out:   Z: somebody has won the match
; Uses:  AF, HL
round_next:
        ld a,(runner_1 + RUN_WINS)
        cp WINS_NEEDED
        ret z
        ld a,(runner_2 + RUN_WINS)
        cp WINS_NEEDED
        ret z
        ld hl,runner_1 + RUN_WINS
        ld a,(runner_2 + RUN_WINS)
        add a,(hl)
        ld (round),a                    ; a dead heat is run again
        inc a                           ; NZ
        ret

; race_make - make and draw the maze of a round, with a way for each walker of the library
; If MAKE_TRIES mazes have no way as long as the round wants, it is the last of them.
; In:    round, rng_seed
; Out:   seed; what race_run needs
; Uses:  AF, BC, DE, HL, IX, and what the generators use
race_make:
        proc
        local again, perfect, long, wave
        ld hl,(rng_seed)
        ld (seed),hl
        ld a,1
        ld (round_loops),a
        ld a,MAKE_TRIES
again:
        ld (make_tries),a
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
        ld a,(best_steps)
        cp (hl)
        ld a,(make_tries)
        jr nc,long
        dec a
        jr nz,again
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
        ld hl,(finish_at)
        call solve_wave_cpir            ; its labels tell how near they are
        ink INK_TEXT
        call clear_screen
        call clock_start
        call status_draw
        jp draw_places
        endp

rounds:                                 ; rows, columns, generator, walls removed, steps
        db 15, 21
        dw generate_dfs
        db 0, 43
        db 17, 25
        dw generate_kruskal
        db 0, 39
        db 19, 29
        dw generate_dfs
        db 10, 49
        db 21, 29
        dw generate_kruskal
        db 14, 43
        db 21, 29
        dw generate_dfs
        db 0, 75

; result_wait - until ENTER or fire, R, or BREAK; a demonstration goes on by itself
; Out:   carry set: BREAK; A = 'R': the replay again
; Uses:  AF, BC, DE, HL
result_wait:
        ld a,(attract_on)
        or a
        ld b,SHOWN_FRAMES
        jp nz,told_wait                 ; A and carry: none of these
result_frame:
        halt
        call hear
        call wait_key
        cp 'R'
        jr z,wait_over
        call wait_on
        jr nz,result_frame
wait_over:
        or a
        ret

; enter_wait - until ENTER or fire, or BREAK
; Out:   carry set: BREAK
; Uses:  AF, BC, DE, HL
enter_wait:
        halt
        call hear
        call wait_key
        call wait_on
        jr nz,enter_wait
        ret

; wait_key - A = the key pressed, or 0; at BREAK back to the caller's caller, with carry set
wait_key:
        call key_read
        cp KEY_BREAK
        jr z,wait_broken
        or a
        ret
wait_broken:
        pop hl
        scf
        ret

; wait_on - Z: the key in A is ENTER, or fire has been pressed; carry clear
; Uses:  F, HL
wait_on:
        cp FRONT_ENTER
        ret z
        call step_keys
        cpl
        and KEY_FIRE
        ret

match_variables macro
cup:            ds 1                    ; 1: the cup
cup_at:         ds 1                    ; its match, 0 to CUP_MATCHES - 1
points:         ds 2
rival:          ds 1                    ; KIND_MOUSE to KIND_WAVE; KIND_PLAYER: two players
rival_pace:     ds 1                    ; percent
round:          ds 1                    ; 0 to ROUNDS - 1
make_tries:     ds 1                    ; mazes that may still be made for a long way
round_loops:    ds 1                    ; 0: the maze of this round gets no loops
race_lead:      ds 2                    ; steps that the loser still had to walk
race_points:    ds 2                    ; of this race
replay_quick:   ds 1                    ; 1: to its end at once
        endm

        endif
