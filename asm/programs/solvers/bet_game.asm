; bet_game.asm - ten races between four solvers, each in a maze of its own that is shown first; a bet on each
;
; Longer than 300 lines because all that happens between two races is here.
; This file and most of those with its name are unpacked where the race's solvers have nothing: see main.asm.

        if ! defined SOLVERS_BET_GAME
SOLVERS_BET_GAME equ 1

        include "engine/keys/any_key.asm"
        include "engine/keys/attract.asm"
        include "programs/solvers/bet_lane.asm"
        include "programs/solvers/bet_race.asm"

COINS:          equ 100
GOAL:           equ 15000               ; as the title and the help have it
LEAST_STAKE:    equ 10                  ; coins, times the number of the race
WIN:            equ 16                  ; a race that a lane has won, in races_won; 1: it was second
BET_HELD:       equ 10                  ; repeats until the step is larger

; bet_start - begin with the first race
bet_start:
        call bet_reset

; bet_next - the next race
bet_next:
        ld sp,stack_top
        call race_kind
        cp PLAIN
        jr c,$ + 11
        call ending_unpack
        call rule_page
        call c,bet_leave
        call bet_maze
        ld hl,race
        ld a,(hl)
        inc (hl)
        or a
        jr z,$ + 4                      ; no clock in the first race
        ld a,CLOCK
        ld (bet_time),a
        ld hl,0
        ld (raised),hl
        call coins_half
        ld hl,(staked)
        call coins_lesser               ; nobody has bet all who has not chosen it
        ld (staked),hl

        call betting_unpack
        call keys_seen                  ; those were meant for the page before
        call bet_page
        ld a,(LAST_K)                   ; ENTER or fire while it was drawn: a second tap begins no race
        cp 13
        call z,key_letter
        call keys_held
        and KEY_FIRE
        jr z,bet_frame
        ld (repeat_keys),a
        jr bet_frame

; bet_again - the page of the bet
bet_again:
        call betting_unpack
        call bet_page

; bet_frame - one fiftieth of a second
bet_frame:
        proc
        local moved, chosen
        halt
        call bet_tick
        call key_read
        ld hl,bet_letters
        call key_act
        sub '1'
        ld b,a
        call step_keys
        jr nz,moved
        call keys_held                  ; the chosen keys come first, digits too
        jr nz,bet_frame
        ld a,b
        cp LANES
        jr c,chosen
        jr bet_frame
moved:
        ld c,a
        bit 4,c
        jp nz,bet_run
        and KEY_RIGHT + KEY_LEFT
        jp nz,bet_change
        ld a,(bet)
        ld d,a
        ld a,c
        keys_move                       ; D goes up and down
        ld a,d
        and LANES - 1
chosen:
        call bet_choose
        call bet_lanes
        ld de,65535                     ; no stake: a click
bet_staked:                             ; DE = the stake before
        push de
        call bet_values
        pop de
        ld hl,(staked)
        or a
        sbc hl,de
        ld bc,CLICK
        jr nz,$ + 5
        ld bc,BUZZ                      ; as little or as much as there may be
        call sound_tone
        jr bet_frame
        endp

bet_letters:
        db KEY_BREAK
        dw bet_break
        db 'H'
        dw bet_help
        db 13
        dw bet_run
        db 0

        include "programs/solvers/bet_leave.asm"

; bet_run - the race; coins, counted up or down; a page of its own when they have become as many as the title asks for; the next race, or the end
bet_run:
        proc
        local placed, counted, result, passed, on
        call stake_taken
        ld a,(bet)
        ld (on + 1),a
        call race_run
        ld hl,lane_records + (LANES - 1) * 256 + LANE_PLACE
        ld de,races_won + LANES - 1
        ld b,LANES
placed:
        ld a,(lane_won)                 ; the last one, in a race for the last
        inc a
        cp b
        ld c,WIN
        jr z,counted
        ld a,(hl)
        cp 2
        ld c,1
        jr z,counted
        dec c
counted:
        ld a,(de)
        add a,c
        ld (de),a
        dec de
        dec h
        djnz placed
        ld hl,(coins_before)
result:
        call bet_purse
        ld hl,(coins_most)
        ld de,(coins)
        sbc hl,de
        jr nc,$ + 6
        ld (coins_most),de
        ld hl,key_text
        halt                            ; no bar is seen that is half another one
        call draw_text
        halt
        call draw_text                  ; result_text
        call key_wait
        call c,bet_leave
        ld a,(LAST_K)
        cp 'r'
        jr nz,on
        ld a,LANES                      ; once more, as a demonstration without a bet
        ld (bet),a
        ld (LAST_K),a                   ; fire is no second R
        ld hl,race_run
        call attract_run
        ld hl,(coins)
        jr result
on:
        ld a,0                          ; operand: the bet
        ld (bet),a                      ; it may have been taken back
        ld hl,(coins_before)
        ld de,0 - GOAL
        add hl,de
        jr c,passed                     ; he had them before
        ld hl,(coins)
        add hl,de
        jr nc,passed
        call ending_unpack
        call goal_page
        call c,bet_leave
passed:
        call coins_few
        jr c,bet_end
        inc hl
        ld a,h
        or l
        jr z,bet_bank                   ; more coins there are none
        ld a,(race)
        cp RACES
        jp nz,bet_next
        jr bet_end
        endp

; stake_taken - the stake leaves the purse
; Out:   coins, coins_before
; Uses:  AF, DE, HL
stake_taken:
        ld de,(staked)
        ld hl,(coins)
        ld (coins_before),hl
        or a
        sbc hl,de
        ld (coins),hl
        ret

; bet_bank - all the coins of the bank are won: a page that says so, and the end
bet_bank:
        call ending_unpack
        call bank_page                  ; fall through into bet_end

; bet_end - the races are over: the end is unpacked
bet_end:
        call ending_unpack
        jp end_page

; coins_few - is one broke, with fewer coins than the least stake of any race?
; Out:   HL = coins; carry: yes
; Uses:  F, DE
coins_few:
        ld hl,(coins)
        ld de,LEAST_STAKE
        or a
        sbc hl,de
        add hl,de
        ret

; bet_demo - the program bets on races as a player does, until a key is pressed: for attract_run. It begins again after the last race, or when
;            it is broke
bet_demo:
        call bet_maze
        ld hl,race
        inc (hl)
        ld a,CLOCK
        ld (bet_time),a
        call betting_unpack
        call bet_shown
        call stake_taken
        call race_run
        ld hl,(coins)
        call bet_purse                  ; what there is now
        ld b,200
        call attract_frame
        djnz $ - 3
        call coins_few
        ld a,(race)
        jr c,$ + 6
        cp RACES
        jr nz,bet_demo
        call bet_reset
        jr bet_demo

; bet_reset - no race yet, the first coins, no results, the first race's seed, a bet on the first lane
bet_reset:
        ld hl,COINS
        ld (coins),hl
        ld (coins_most),hl
        ld hl,bet_none
        ld b,RACES + LANES + 3
        xor a
        ld (hl),a
        inc hl
        djnz $ - 2
        ld (race),a
        ld (bet),a
        ld (race_haste),a
        ld l,a
        ld h,a
        ld (raised),hl
        ld hl,(seed)
        ld (rng_seed),hl
        call rng_next
        call rng_next
        ld e,3                          ; the mazes of the other kinds may take longer
        call rng_below
        ld (bet_from),a
        ret

        include "programs/solvers/bet_maze.asm"
        if DEPTH - HANDS
        .error bet_lanes takes the lane behind the hands for Depth first
        endif

bet_variables macro                     ; they outlive the pages
coins:          ds 2
coins_most:     ds 2                    ; that there have been
coins_before:   ds 2                    ; a race
bet_none:                               ; from here on 0 before the first race
staked:         ds 2                    ; coins
wins:           ds 1                    ; bets that were won
bet_results:    ds RACES                ; 0, or the colour of a result
races_won:      ds LANES                ; of each lane: WIN for each race that it has won, and 1 for each in which it was second
race:           ds 1                    ; 1 to RACES
bet:            ds 1                    ; a lane, LANES: none
bet_from:       ds 1                    ; the kind of the first race
bet_time:       ds 1                    ; cells of the clock that are left; 0: there is none
bet_kind:       ds 1                    ; of the maze, its place in bet_courses
lane_rank:      ds 1                    ; for lanes_place, which leaves 0
race_haste:     ds 1                    ; frames of three while a key hurries it; 0: no race is shown
        endm

        endif
