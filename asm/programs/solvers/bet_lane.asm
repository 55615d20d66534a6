; bet_lane.asm - what a race knows of its lanes and of the bet: the solver of each, its colour, what the bet pays; the rule of a race

        if ! defined SOLVERS_BET_LANE
SOLVERS_BET_LANE equ 1

BET_START_INK:  equ $44                 ; a green disc
BET_WON:        equ $46                 ; a result is a colour: bright yellow
BET_LOST:       equ $42                 ; bright red

start_shape:    db $3C, $7E, $FF, $FF, $FF, $FF, $7E, $3C

; the solvers of the lanes, by their places in solver_table
lane_solvers:
        db place_of_wall_left, place_of_wall_right, place_of_recursive, place_of_hadlock

; lane_odds - what a lane pays
; In:    A = lane
; Out:   A = times the stake
; Keeps: BC
; Uses:  DE, HL
lane_odds:
        add a,COURSE_PAYS
        call course_byte
        and 15
        ret

; lane_solver - choose the solver of a lane
; In:    A = lane
; Out:   solver
; Uses:  AF, DE, HL
lane_solver:
        ld hl,lane_solvers
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
        ld (solver),a
        ret

; lane_colour - the colour of a lane's name: bright on black, or a bar if it is bet on
; In:    A = lane
; Out:   C = attribute
; Keeps: B, DE
; Uses:  AF, HL
lane_colour:
        proc
        local other
        add a,LANE_INK
        ld c,a
        ld a,(bet)
        add a,LANE_INK
        cp c
        ld a,c
        jr nz,other
        add a,a
        add a,a
        add a,a
other:
        or $40
        ld c,a
        ret
        endp

; bet_pay - what the bet pays if it is won: no more than the bank has
; Out:   HL
; Keeps: C
; Uses:  AF, B, DE
bet_pay:
        call bet_odds
        ld de,0                         ; fall through into bank_lesser

; bank_lesser - HL = the lesser one of HL and what the bank has, with DE coins that are staked
; Keeps: BC, DE
; Uses:  AF
bank_lesser:
        push bc
        push hl
        call bank_left
        add hl,de
        ld b,h
        ld c,l
        pop hl
        call coins_lesser
        pop bc
        ret

; bank_left - HL = what the bank has: all coins but those of the player
; Keeps: BC, DE
; Uses:  AF
bank_left:
        ld hl,(coins)
        ld a,l
        cpl
        ld l,a
        ld a,h
        cpl
        ld h,a
        ret

; bet_odds - what the bet is worth by its odds; what has been added in a race counts twice
; Out:   HL
; Uses:  AF, B, DE
bet_odds:
        ld a,(bet)
        call lane_odds
        ld b,a
        ld de,(staked)
        ld hl,(raised)
        add hl,hl
        add hl,de
        jr nc,$ + 5
        ld hl,65535
        djnz $ - 6
        ret

; bet_byte - a number of one byte behind a text
; In:    A; D, E
bet_byte:
        ld l,a
        ld h,0                          ; fall through into bet_number

; bet_number - a number behind a text
; In:    HL; D, E
bet_number:
        ink INK_VALUE
        jp draw_plain

; bet_result - the bet is judged: keep the result of this race
; In:    A = colour; race
; Uses:  AF, DE, HL
bet_result:
        ld hl,(race)                    ; L
        ld h,0
        ld de,bet_results - 1
        add hl,de
        ld (hl),a
        xor a
        ld (race_due),a
        ret

; rule_draw - the rule of a race, if it has one
; In:    bet_kind; D, E = row, column; C = colour
; Uses:  AF, B, E, HL
rule_draw:
        ld a,(bet_kind)
        sub KIND_DARK
        ret c
        ld b,a
        add a,a
        add a,a
        add a,b
        add a,a
        add a,a                         ; RULE_SIZE
        ld hl,rules
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        jp draw_text

rules:                                  ; above it: the rule of a race that has one
        db "LIGHTS OUT after 6s", TEXT_END
        db "SNAIL: last wins.  ", TEXT_END
        db "EACH WAY: 2nd pays.", TEXT_END
        db "Cheese in a corner.", TEXT_END
        db "THE FINAL: last bet", TEXT_END
RULE_SIZE:      equ 20
        if $ - rules - RULE_SIZE * (RACES - PLAIN)
        .error each rule has a row of 19 characters
        endif
leave_text:
        db TEXT_COLOUR, $46, TEXT_AT, LEAVE_ROW, 0, " PAUSED", TEXT_INK, INK_TEXT, " Leave?                  ", TEXT_END
leave_keys:
        db LEAVE_ROW, 16, "Y", 18, "yes", TEXT_END
        db LEAVE_ROW, 22, "N", 23, TEXT_END
        db LEAVE_ROW, 24, "BREAK", 30, "no", TEXT_END, KEYS_END

        include "programs/solvers/bet_texts.asm" ; here, as texts beside each other take less packed

        endif
