; bet_judge.asm - what is at stake in a race, and whether it is won, as soon as that is known

        if ! defined SOLVERS_BET_JUDGE
SOLVERS_BET_JUDGE equ 1

        include "engine/text/text_line.asm"
        include "programs/solvers/bet_page.asm"
        include "programs/solvers/bet_texts.asm"

; bet_told - the stake under the boards, and what it pays
; In:    bet, staked
; Uses:  AF, BC, DE, HL
bet_told:
        ld a,(bet)
        push af
        call lane_solver
        pop af
        add a,$40 + LANE_INK
        ld c,a
        ld de,22 * 256 + 1
        ld hl,(staked)
        xor a
        call draw_plain
        ld hl,on_text
        call draw_text
        call draw_solver
        ld hl,pays_text
        call draw_text
        push de
        call bet_pay
        pop de
        xor a
        jp draw_plain

; bet_judge - a solver is the first: coins for the bet if it is on it, and a word instead of the stake
; In:    A = its lane
; Uses:  AF, BC, DE, HL
bet_judge:
        proc
        local lost, told
        ld c,a
        ld a,(bet)
        cp LANES
        ret z                           ; a demonstration
        cp c
        jr nz,lost
        call bet_pay
        push hl
        ld de,(coins)
        add hl,de
        jr nc,$ + 5
        ld hl,65535
        ld (coins),hl
        ld hl,wins
        inc (hl)
        ld hl,win_text
        call draw_text
        pop hl
        call told
        jp sound_rise
lost:
        ld hl,lose_text
        call draw_text
        ld hl,(staked)
        call told
        ld bc,BUZZ
        jp sound_tone
told:                                   ; nothing is left of the stake while it sounds
        call bet_number
        ink INK_TEXT
        ld hl,coins_text
        jp draw_line
        endp

        endif
