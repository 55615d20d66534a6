; bet_why.asm - the rooms and the time of who has won, and of who is bet on or is the next one, when all are there

        if ! defined SOLVERS_BET_WHY
SOLVERS_BET_WHY equ 1

        include "programs/solvers/bet_boards.asm"
        include "programs/solvers/bet_texts.asm"

; race_why - how many rooms the winner has looked at, and in what time; below it the same of the runner that is bet
;            on or, if that has won or there is no bet, of the next one in the order of the places
; In:    lane_won, bet, records
; Uses:  AF, BC, DE, HL
race_why:
        proc
        local next, found, mine, second
        call why_fresh
        ld a,(lane_won)
        call why_line
        ld hl,lane_won
        ld a,(bet)
        cp (hl)
        jr z,second
        cp LANES
        jr c,mine
second:
        ld a,(hl)
        call lane_record
        ld l,LANE_PLACE
        ld a,(hl)
        dec a
        jr nz,$ + 4                     ; the last one has won: the one before it
        ld a,2
        ld c,a
        ld b,LANES
next:
        ld a,b
        dec a
        call lane_record
        ld l,LANE_PLACE
        ld a,(hl)
        cp c
        jr z,found
        djnz next
found:
        ld a,b
        dec a
mine:
        ld de,256 * (WHY_ROW + 1) + 1
        endp                            ; fall through into why_line

; why_line - a runner's rooms, and its time: in all, with turns and ways back; that of Depth first has its wait
; In:    A = lane; D, E = row, column
; Uses:  AF, BC, DE, HL
why_line:
        push af
        call lane_first
        pop af
        push af
        call lane_record
        ld l,LANE_LOOKED
        ld l,(hl)
        ld h,0
        call draw_plain
        pop af
        call lane_time
        inc h
        ld a,l                          ; always less than 256
        ld hl,astray_text
        jp z,draw_line                  ; or no time
        push af
        ld hl,rooms_text
        call draw_text
        pop af
        ld l,a
        ld h,0
        ld b,1
        cp 100
        jr c,$ + 3
        inc b
        call draw_tenths
        ld hl,total_text
        jp draw_line

; lane_first - the first word of a lane's name, and a space
; In:    A = lane; D, E = row, column
; Out:   E = column behind it; solver
; Uses:  AF, BC, HL
lane_first:
        push de
        push af
        call lane_solver
        call solver_named
        pop af
        add a,$40 + LANE_INK
        ld c,a
        pop de
        jp race_name

        endif
