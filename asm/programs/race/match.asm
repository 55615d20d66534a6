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
CUP_CHANCES:    equ 2                   ; matches lost that end it
PAGE_KEYS_ROW:  equ 23                  ; of a page's keys
SHOWN_FRAMES:   equ 150                 ; in a demonstration

; cup_begin - the cup
cup_begin:
        ld a,CUP_CHANCES
        ld (cup_chances),a
        ld hl,1
        ld (cup),hl                     ; and cup_at
        dec l
        ld (points),hl
        ld (cup_stars),hl
        ld (cup_stars + 2),hl

; cup_match - its next match
cup_match:
        ld hl,(points)
        ld (points_before),hl
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
        db KIND_MOUSE, 60, KIND_HAND, 80, KIND_TREMAUX, 110, KIND_WAVE, 80

; two_begin - a match of two players
two_begin:
        ld a,1
        ld (two_players),a
        ld hl,0
        ld (cup),hl                     ; and cup_at
        xor a
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
        call programme_choose
        ld a,KIND_PLAYER
        ld (runner_1 + RUN_KIND),a
        call match_page

; match_race - its next race
match_race:
        call round_kind
        ld (special),a
        call special_page
        call race_make
        call race_run
        call race_finish
        call race_ways
match_result:
        call result_wait
        cp 'R'
        jr nz,match_on
        call race_replay
        jr match_result
match_on:
        call round_next
        jr nz,match_race
        jp match_end

; match_clear - nobody has won yet
; In:    rival, rival_pace
match_clear:
        xor a
        ld (round),a
        ld (programme),a
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

; result_wait - until ENTER or fire, or R; a demonstration goes on by itself
; Out:   A = 'R': the replay
; Uses:  AF, BC, DE, HL
result_wait:
        ld a,(attract_on)
        or a
        ld b,SHOWN_FRAMES
        jp nz,told_wait                 ; A: not R
result_frame:
        halt
        call hear
        call wait_key
        cp 'R'
        ret z
        call wait_on
        jr nz,result_frame
        ret

; enter_wait - until ENTER or fire
; Uses:  AF, BC, DE, HL
enter_wait:
        halt
        call hear
        call wait_key
        call wait_on
        jr nz,enter_wait
        ret

; wait_key - A = the key pressed, or 0; BREAK leaves the match, once a race is won it asks
wait_key:
        call key_read
        cp KEY_BREAK
        ret nz
        ld a,(cup_at)
        ld hl,runner_1 + RUN_WINS
        or (hl)
        ld hl,runner_2 + RUN_WINS
        or (hl)
        jr z,match_leave                ; nothing is lost
        ld d,PAGE_KEYS_ROW
        call leave_ask
        xor a
        ret

; leave_ask - stop until a key is pressed; BREAK leaves the match
; In:    D = row of the question
; Uses:  AF, BC, DE, HL
leave_ask:
        ld a,d
        ld (hold_text + 1),a
        ld hl,hold_text
        call pause
        ret nc
                                        ; fall through into match_leave

; match_leave - back to the page that the match was begun from; jump here
match_leave:
        ld sp,stack_top
        xor a
        call border_set                 ; perhaps a trail was blinking
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
points_before:  ds 2                    ; its match
cup_chances:    ds 1                    ; matches lost that would end it
rival:          ds 1                    ; KIND_MOUSE to KIND_WAVE; KIND_PLAYER: two players
rival_pace:     ds 1                    ; percent
specials:       ds 1                    ; 1: two races of a match are special rounds
matches:        ds 1                    ; of this session that have been played to their end
programme:      ds 1                    ; 0 to PROGRAMMES - 1
round:          ds 1                    ; 0 to ROUNDS - 1
make_tries:     ds 1                    ; mazes that may still be made for a long way
try_seed:       ds 2                    ; of the maze that is made
try_long:       ds 2                    ; of the one with the longest way so far
try_steps:      ds 1                    ; and that
round_loops:    ds 1                    ; 0: the maze of this round gets no loops
race_lead:      ds 2                    ; steps that the loser still had to walk
race_points:    ds 2                    ; of this race
replay_quick:   ds 1                    ; 1: to its end at once
replay_pace:    ds 1                    ; frames of the race in one
        endm

        endif
