; bet_game.asm - ten races between four solvers, each in a maze of its own that is shown first; a bet on each
;
; This file and the other ones with its name are unpacked where the race's solvers have nothing: see main.asm.

        if ! defined SOLVERS_BET_GAME
SOLVERS_BET_GAME equ 1

        include "engine/keys/any_key.asm"
        include "engine/keys/attract.asm"
        include "programs/solvers/bet_page.asm"
        include "programs/solvers/bet_race.asm"

RACES:          equ 10
COINS:          equ 100
SIDE:           equ 19                  ; places of a race's maze
LOOPS:          equ 5                   ; walls that are taken away in a maze with loops
LEAST_STEPS:    equ 26                  ; of a race's shortest way, 28 in Prim's mazes: else Hadlock wins too often

; bet_start - begin with the first race
bet_start:
        call bet_reset
        ld hl,COINS
        ld (coins),hl
        xor a
        ld (wins),a
        ld a,10
        ld (stake),a

; bet_next - the next race
bet_next:
        ld sp,stack_top
        call bet_maze
        ld hl,race
        inc (hl)
        call bet_afford
        call bet_page

; bet_frame - one fiftieth of a second
bet_frame:
        proc
        local chosen
        halt
        call key_read
        ld hl,bet_letters
        call key_act
        sub '1'
        cp LANES
        jr c,chosen
        call step_keys
        jr z,bet_frame
        bit 4,a
        jr nz,bet_run
        ld c,a
        ld a,(bet)
        ld d,a
        ld e,LANES
        ld a,c
        keys_move                       ; D goes up and down
        ld a,d
        and LANES - 1
chosen:
        ld (bet),a
        call bet_lanes
bet_staked:
        call bet_values
        ld bc,CLICK
        call sound_tone
        jr bet_frame
        endp

bet_letters:
        db KEY_BREAK
        dw solvers_front
        db 'B'
        dw bet_stake
        db 13
        dw bet_run
        db 0

; bet_stake - the next stake, as long as there are so many coins
bet_stake:
        ld hl,stakes
        ld a,(stake)
        cpi
        jr nz,$ - 2
        ld a,(hl)
        ld (stake),a
        call bet_afford
        jr bet_staked
stakes:
        db 10, 20, 50, 100, 200, 10     ; after the last one the first

; bet_afford - no more at stake than there is: 10 then
; Uses:  AF, DE, HL
bet_afford:
        ld hl,(coins)
        ld a,(stake)
        ld e,a
        ld d,0
        or a
        sbc hl,de
        ret nc
        ld a,10
        ld (stake),a
        ret

; bet_run - the race; coins; the next race, or the end
bet_run:
        proc
        local lost, told
        ld a,(stake)
        ld e,a
        ld d,0
        ld hl,(coins)
        or a
        sbc hl,de
        ld (coins),hl
        call race_run
        ld a,(bet)
        call lane_record
        ld l,LANE_PLACE
        ld a,(hl)
        dec a
        jr nz,lost
        call bet_pay
        push hl
        ld de,(coins)
        add hl,de
        ld (coins),hl
        ld hl,wins
        inc (hl)
        ld hl,win_text
        call draw_text
        pop hl
        call bet_number
        call sound_rise
        jr told
lost:
        ld hl,lose_text
        call draw_text
        ld a,(stake)
        call bet_byte
        ld bc,BUZZ
        call sound_tone
told:
        ld hl,coins_text
        call draw_text
        call key_wait
        jp c,solvers_front
        ld hl,(coins)
        ld a,h
        or l
        jr z,bet_end
        ld a,(race)
        cp RACES
        jp nz,bet_next
        endp                            ; fall through into bet_end

        include "programs/solvers/bet_end.asm"

; bet_demo - the library races, until a key is pressed: for attract_run
bet_demo:
        ld a,LANES                      ; no bet
        ld (bet),a
        call bet_maze
        call race_run
        ld b,200
        call attract_frame
        djnz $ - 3
        jr bet_demo

; bet_reset - no race yet, the first one's seed, a bet on the first lane
bet_reset:
        xor a
        ld (race),a
        ld (bet),a
        ld hl,(seed)
        ld (rng_seed),hl
        call rng_next
        jp rng_next

; bet_maze - a maze for a race, and its ends
; Out:   field, board_size, solve_start, solve_finish, bet_kind
; Uses:  AF, BC, DE, HL, IX
bet_maze:
        proc
        local plain, wilson
        ld hl,(field_width)
        push hl
        ld hl,SIDE * 257
        ld (field_width),hl
        ld e,4
        call rng_below
        ld (bet_kind),a
        or a
        jr nz,wilson
        call generate_prim
        jr plain
wilson:
        call generate_wilson
        ld a,(bet_kind)
        dec a
        jr nz,plain
        ld hl,walls_removed
        ld a,(hl)
        ld (hl),LOOPS
        push hl
        push af
        call remove_walls
        pop af
        pop hl
        ld (hl),a
plain:
        call board_close
        pop hl
        ld (field_width),hl             ; that of free mazes
        ld hl,257
        ld (solve_start),hl
        ld e,5
        call rng_below
        ld d,a
        call rng_below
        ld e,a
        ld hl,257 * (SIDE / 2)
        add hl,de
        add hl,de
        ld (solve_finish),hl
        xor a
        ld (points_count),a
        ld h,a
        ld l,a
        ld (wave_limit),hl
        ld de,(solve_start)
        ld hl,(solve_finish)
        call solve_wave
        ld a,(bet_kind)
        cp 1                            ; carry in Prim's mazes; a way has an even number of steps
        ld a,c
        sbc a,LEAST_STEPS
        jr c,bet_maze
        ret
        endp

bet_variables macro
room_lines:     ds 8                    ; the pixels of a room
lane_ink:       ds 1                    ; of the walls of a lane's board
coins:          ds 2
stake:          ds 1
wins:           ds 1                    ; bets that were won
race:           ds 1                    ; 1 to RACES
bet:            ds 1                    ; a lane, LANES: none
bet_kind:       ds 1                    ; of the maze: 0 Prim's, 1 with loops, 2 and 3 Wilson's
bet_slice:      ds 1                    ; slices of time since a solver began
bet_record:     ds 1                    ; the high byte of its record
race_slices:    ds 1                    ; of the slowest
race_pace:      ds 1                    ; frames for a slice
        endm

        endif
