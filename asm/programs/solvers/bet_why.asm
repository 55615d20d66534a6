; bet_why.asm - why the first of a race has won, when all are there

        if ! defined SOLVERS_BET_WHY
SOLVERS_BET_WHY equ 1

        include "programs/solvers/bet_boards.asm"
        include "programs/solvers/bet_texts.asm"

; race_why - who has won, and who has looked at the fewest rooms of those that are not lost; if it is another one, why that was not enough: Depth first
;            makes a copy of the maze before, any other needs longer for a room than who has won. A hand that sees fewer rooms than the other
;            one is quicker, but for one or two, so walking back is never why
; In:    lane_won, records
; Uses:  AF, BC, DE, HL
race_why:
        proc
        local each, next, line
        ld a,(lane_won)
        ld d,a                          ; who
        call lane_record
        ld l,LANE_LOOKED
        ld e,(hl)                       ; rooms
        inc e                           ; of who has seen as few the reason is told, too
        ld b,LANES
each:
        ld a,(lane_won)
        inc a
        cp b
        jr z,next
        ld a,b
        dec a
        call lane_record
        ld l,LANE_PLACE
        ld a,(hl)
        or a
        jr z,next                       ; lost
        inc l                           ; LANE_LOOKED
        ld a,(hl)
        cp e
        jr nc,next
        ld e,a
        ld d,b
        dec d
next:
        djnz each
        push de
        call why_fresh
        ld a,(lane_won)
        call lane_first
        pop bc
        ld a,(lane_won)
        cp b
        ld hl,fewest_text
        jr z,line
        push bc
        ld hl,won_race_text
        call draw_text
        pop af
        push af
        call lane_first
        pop af
        ld hl,but_depth
        cp HANDS
        jr z,line
        ld hl,but_longer                ; who is first needs less time for more rooms
line:
        ink INK_TEXT
        jp draw_line
        endp

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
