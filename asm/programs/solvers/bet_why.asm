; bet_why.asm - why the first of a race has won, when all are there

        if ! defined SOLVERS_BET_WHY
SOLVERS_BET_WHY equ 1

        include "programs/solvers/bet_boards.asm"
        include "programs/solvers/bet_texts.asm"

DEPTH_LANE:     equ 2                   ; it makes a map before it looks: it waits

; race_why - the rooms that the first has looked at, and those of the second; or those of Depth first, if it saw no more than the first, as it
;            began too late; or that it was close
; Uses:  AF, BC, DE, HL
race_why:
        proc
        local usual, other
        ld c,1
        call lane_placed
        cp DEPTH_LANE
        jr z,usual
        ld a,(lane_records + 256 * DEPTH_LANE + LANE_LOOKED)
        ld c,a
        ld a,(hl)
        cp c
        jr c,usual
        push bc
        ld de,WHY_ROW * 256 + 1
        ld a,DEPTH_LANE
        call lane_first
        ld hl,depth_text
        call draw_text
        pop bc
        ld a,c
        call bet_byte
        ld hl,late_text
        jp draw_text
usual:
        ld c,2
        call lane_placed
        ld l,(hl)
        ld h,a
        push hl                         ; the second one: lane, rooms
        ld c,1
        call lane_placed
        ld l,(hl)
        push hl
        ld de,WHY_ROW * 256 + 1
        call lane_first
        pop hl
        pop bc
        ld a,l
        cp c
        jr nc,other
        push bc
        push hl
        ld hl,saw_text
        call draw_text
        pop hl
        ld a,l
        call bet_byte
        ld hl,then_text
        call draw_text
        pop bc
        push bc
        ld a,b
        call lane_first
        pop bc
        ld a,c
        jp bet_byte
other:
        ld hl,whisker_text
        jp draw_text
        endp

; lane_placed - who has a place
; In:    C = the place: the first and the second one are always taken, as Depth first and Hadlock are never lost
; Out:   A = lane; HL = the rooms that it has looked at
; Keeps: C, DE
; Uses:  F, B
lane_placed:
        proc
        local seek
        ld b,255
seek:
        inc b
        ld a,b
        call lane_record
        ld l,LANE_PLACE
        ld a,(hl)
        inc l                           ; LANE_LOOKED
        cp c
        jr nz,seek
        ld a,b
        ret
        endp

; lane_first - the first word of a lane's name, and a space
; In:    A = lane; D, E = row, column
; Out:   E = column behind it; solver
; Uses:  AF, BC, HL
lane_first:
        push de
        push af
        call lane_solver
        call solver_entry
        ld bc,SOLVER_NAME
        add hl,bc
        pop af
        add a,$40 + LANE_INK
        ld c,a
        pop de
        jp race_name

        endif
