; bet_judge.asm - what is at stake in a race, and whether it is won, as soon as that is known

        if ! defined SOLVERS_BET_JUDGE
SOLVERS_BET_JUDGE equ 1

        include "engine/text/text_line.asm"
        include "programs/solvers/bet_lane.asm"
        include "programs/solvers/bet_texts.asm"

; bet_told - the stake under the boards, and what it pays
; In:    bet, staked
; Uses:  AF, BC, DE, HL
bet_told:
        ld a,(bet)
        ld de,STAKED_ROW * 256 + 1
        call lane_first
        ld hl,stake_text
        call draw_text
        call stake_all
        call draw_plain
        ld hl,pays_text
        call draw_text
        push de
        call bet_pay
        pop de
        jp draw_plain

CLIMAX_TURNS:   equ 6                   ; of the colours, an even number
CLIMAX_FRAMES:  equ 4                   ; and a note for each
NOTE:           equ 16                  ; periods
RISING:         equ -20 & 255           ; what the pitch changes by
FALLING:        equ 25

; bet_judge - a solver is the first: coins for the bet if it is on it, and a word instead of the stake; then all hold still for two thirds of a
;             second, while the frame of the first and the border flash: green if the bet is on it, else red, but once
; lane_second - a lane is there: if it is the second of a race in which it wins a bet, too, and the bet is not on the first, it is judged now
; In:    bet_judge: lane_won = the lane of the first; lane_second: A = lane, lane_won
; Uses:  AF, BC, DE, HL
bet_judge:
        proc
        local decided, won, lost, rising, climax, turn, hold
        ld a,(lane_won)
        ld c,a
        ld a,(bet)
        ld de,RISING                    ; the border stays black
        cp LANES
        jr z,rising                     ; a demonstration
        cp c
        jr z,won
        ld a,(bet_kind)
        cp KIND_SECOND
        jr nz,lost
        jr rising                       ; the second decides
lane_second:
        ld b,a
        call lane_record
        ld l,LANE_PLACE
        ld a,(bet_kind)
        xor KIND_SECOND
        ret nz
        ld a,(hl)
        sub 2
        ret nz
        ld hl,lane_won
        ld c,(hl)
        ld a,(bet)
        cp c
        ret z                           ; it has been judged
        cp LANES
        ret z
        ld (hl),b                       ; its board flashes
        push bc
        cp b
        call decided
        pop bc
        ld a,c
        ld (lane_won),a
        ret
decided:
        jr nz,lost
won:
        call bet_pay
        push hl
        ld de,(coins)
        add hl,de
        jr nc,$ + 5
        ld hl,65535
        ld (coins),hl
        ld hl,wins
        inc (hl)
        ld a,BET_WON
        call bet_result
        ld hl,win_text
        call draw_text
        pop hl
        call coins_told
        ld de,4 * 256 + RISING
rising:
        ld bc,CLIMAX_TURNS * 256 + 160
        jr climax
lost:
        ld a,BET_LOST
        call bet_result
        call lose_told
        ld de,2 * 256 + FALLING
        ld bc,2 * 256 + 90              ; red once
climax:                                 ; B = turns, D = colour of the border, C = pitch, E = what it changes by
turn:
        push bc
        push de
        ld hl,look_inks + LOOK_BORDER
        ld a,(hl)
        xor d
        ld (hl),a
        ld a,d
        xor 7
        ld d,a                          ; white becomes that colour, and white again
        ld e,0
        push bc
        ld a,(lane_won)
        call lane_frame
        call winner_mouse               ; it hops
        pop bc
        ld b,NOTE
        call sound_tone
        ld b,CLIMAX_FRAMES
hold:
        call break_keep
        call attract_frame
        djnz hold
        pop de
        pop bc
        ld a,c
        add a,e
        ld c,a
        djnz turn
        ret
        endp

; lose_told - the stake is lost, in the place of the bet; lose_said - HL = other words for it; coins_told - so many coins, up to the edge
; In:    coins_told: HL; D, E = row, column; C = colour
; Uses:  AF, BC, DE, HL
lose_told:
        ld hl,lose_text
lose_said:
        call draw_text
        call stake_all
coins_told:
        call draw_plain
        ld hl,coins_text
        jp draw_line

        endif
