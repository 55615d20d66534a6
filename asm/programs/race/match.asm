; match.asm - a match, best of five races; the cup, four matches; who wins

        if ! defined RACE_MATCH
RACE_MATCH equ 1

        include "programs/race/hints.asm"
        include "programs/race/match_end.asm"
        include "programs/race/match_pages.asm"
        include "programs/race/replay.asm"
        include "programs/race/rounds.asm"

        public match_begin

CUP_MATCHES:    equ 4
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
        db KIND_MOUSE, 70, KIND_HAND, 80, KIND_TREMAUX, 90, KIND_WAVE, 90

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
        call round_kind
        ld (special),a
        call nz,special_page
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
        ld a,(cup)
        or a
        jr z,match_left
        ld hl,(points)
        ld a,h
        or l
        jp nz,cup_end                   ; they count, though the cup is not finished
match_left:
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
specials:       ds 1                    ; 1: races 2 and 3 of a match are special rounds
round:          ds 1                    ; 0 to ROUNDS - 1
make_tries:     ds 1                    ; mazes that may still be made for a long way
round_loops:    ds 1                    ; 0: the maze of this round gets no loops
race_lead:      ds 2                    ; steps that the loser still had to walk
race_points:    ds 2                    ; of this race
replay_quick:   ds 1                    ; 1: to its end at once
told_row:       ds 1                    ; the first row of the band that tells who has won
        endm

        endif
