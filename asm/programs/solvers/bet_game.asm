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
ALL_MOST:       equ 1000                ; coins at stake in the last race
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
        call bet_short
        ld a,10
        jr nc,$ + 5
        ld (stake),a
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
        ld c,a
        ld a,$F7
        in a,(PORT_ULA)
        cpl
        and 15
        jr nz,bet_frame                 ; 1 to 4 pick their line, whatever else they are in a set of keys
        bit 4,c
        jp nz,bet_run
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

; bet_stake - the next stake, as long as there are so many coins; in the last race all of them at the end
bet_stake:
        ld hl,stakes
        ld a,(stake)
        cpi
        jr nz,$ - 2
        ld a,(hl)
        ld (stake),a
        or a
        jr z,$ + 7
        call bet_short
        jr nc,bet_staked
        ld a,(race)
        sub RACES
        jr z,$ + 4
        ld a,10
        ld (stake),a
        jr bet_staked
stakes:
        db 10, 20, 50, 100, 200, ALL, 10 ; after the last one the first
ALL:            equ 0

; bet_short - are there fewer coins than are at stake?
; Out:   carry set: yes
; Uses:  AF, DE, HL
bet_short:
        ld hl,(coins)
        ld a,(stake)
        ld e,a
        ld d,0
        or a
        sbc hl,de
        ret

; bet_amount - the coins at stake
; Out:   HL, staked
; Uses:  AF, DE
bet_amount:
        proc
        local known
        ld a,(stake)
        ld l,a
        ld h,0
        or a
        jr nz,known
        ld hl,(coins)
        ld de,ALL_MOST
        sbc hl,de
        jr c,$ + 5
        ld hl,0
        add hl,de
known:
        ld (staked),hl
        ret
        endp

; bet_run - the race; coins; the next race, or the end
bet_run:
        ld de,(staked)
        ld hl,(coins)
        or a
        sbc hl,de
        ld (coins),hl
        call race_run
        ld hl,key_text
        call draw_text
        call key_wait
        jp c,solvers_front
        ld hl,(coins)
        ld a,h
        or l
        jr z,bet_end
        ld a,(race)
        cp RACES
        jp nz,bet_next                  ; fall through into bet_end

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

        include "programs/solvers/bet_maze.asm"

bet_variables macro
room_lines:     ds 8                    ; the pixels of a room
lane_ink:       ds 1                    ; of the walls of a lane's board
coins:          ds 2
stake:          ds 1                    ; ALL: all coins
staked:         ds 2                    ; coins
wins:           ds 1                    ; bets that were won
race:           ds 1                    ; 1 to RACES
bet:            ds 1                    ; a lane, LANES: none
bet_kind:       ds 1                    ; of the maze, its place in bet_courses
bet_slice:      ds 1                    ; slices of time since a solver began
bet_record:     ds 1                    ; the high byte of its record
race_slices:    ds 1                    ; of the slowest
race_pace:      ds 1                    ; frames for a slice
        endm

        endif
