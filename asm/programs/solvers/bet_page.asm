; bet_page.asm - the page of a bet: the maze, the four solvers and what they pay, the stake

        if ! defined SOLVERS_BET_PAGE
SOLVERS_BET_PAGE equ 1

        include "programs/solvers/solve_board.asm"
        include "programs/solvers/race_page.asm"

LANES:          equ 4
LANE_LEFT:      equ 21                  ; column of the lanes' keys
LANE_TOP:       equ 2                   ; row of the first
LANE_ROWS:      equ 3
LANE_INK:       equ 3                   ; the lanes are magenta, green, cyan, yellow
BET_START_INK:  equ $44                 ; a green disc, a red ring
BET_FINISH_INK: equ $42

; the solvers of the lanes, by their places in solver_table; what they pay, by bet_kind: about the inverse of their share of the wins
lane_solvers:
        db place_of_wall_left, place_of_wall_right, place_of_recursive, place_of_hadlock
lane_pays:
        db 4, 5, 12, 2
        db 3, 3, 12, 3
        db 3, 3, 8, 4
        db 3, 3, 8, 4

start_shape:    db $3C, $7E, $FF, $FF, $FF, $FF, $7E, $3C
finish_shape:   db $3C, $7E, $E7, $C3, $C3, $E7, $7E, $3C

; lane_odds - what a lane pays
; In:    A = lane
; Out:   A = times the stake
; Uses:  HL, DE
lane_odds:
        ld e,a
        ld a,(bet_kind)
        add a,a
        add a,a
        add a,e
        ld hl,lane_pays
        ld e,a
        ld d,0
        add hl,de
        ld a,(hl)
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

; bet_page - draw the page
; Uses:  AF, BC, DE, HL
bet_page:
        ink INK_TEXT
        call clear_screen
        ld a,1
        ld (field_top),a
        ld (field_left),a
        call board_draw_there
        ld de,(solve_start)
        ld hl,start_shape
        ld c,BET_START_INK
        call draw_mark
        ld de,(solve_finish)
        ld hl,finish_shape
        ld c,BET_FINISH_INK
        call draw_mark
        ld hl,bet_bar_text
        call draw_text
        ld a,(race)
        ld l,a
        ld h,0
        ld de,6
        ld b,2
        call bar_digits
        ld hl,(coins)
        ld de,18
        ld b,5
        call bar_digits
        ld hl,bet_keys
        call draw_keys
        ld a,(bet_kind)
        ld hl,prim_text
        or a
        jr z,$ + 11
        ld hl,loops_text
        dec a
        jr z,$ + 5
        ld hl,wilson_text
        call draw_text
        call bet_lanes                  ; fall through into bet_values

; bet_values - the stake, and what it pays
; Uses:  AF, BC, DE, HL
bet_values:
        ld a,(stake)
        ld l,a
        ld h,0
        ld de,14 * 256 + LANE_LEFT + 7
        ld b,4
        ink INK_VALUE
        call digits
        call bet_pay
        ld de,15 * 256 + LANE_LEFT + 7
        ld b,4
        ink INK_VALUE
        jr digits
bar_digits:
        ink INK_BAR
digits:
        xor a
        jp draw_digits

; bet_pay - what the bet pays if it is won
; Out:   HL
; Uses:  AF, B, DE
bet_pay:
        ld a,(bet)
        call lane_odds
        ld b,a
        ld a,(stake)
        ld e,a
        ld d,0
        ld h,d
        ld l,d
        add hl,de
        djnz $ - 1
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
        xor a
        jp draw_plain

; bet_lanes - the names of the solvers and what they pay; the one that is bet on has a bar
; Uses:  AF, BC, DE, HL
bet_lanes:
        proc
        local each
        xor a
each:
        push af
        call lane_solver
        pop af
        push af
        call lane_colour
        pop af
        push af
        ld b,a
        add a,a
        add a,b
        add a,LANE_TOP
        ld d,a
        ld e,LANE_LEFT + 2
        call solver_entry
        push bc
        ld bc,SOLVER_NAME
        add hl,bc
        pop bc
        call draw_line
        inc d
        ld e,LANE_LEFT + 2
        call draw_line
        pop af
        push af
        push de
        call lane_odds
        pop de
        ld l,a
        ld e,29
        cp 10
        jr nc,$ + 3
        inc e
        push hl
        ld a,'x'
        call draw_char
        pop hl
        inc e
        ld h,0
        xor a
        call draw_plain
        pop af
        inc a
        cp LANES
        jr nz,each
        ld a,(bet)
        rrca
        rrca
        rrca
        ld c,a
        ld b,0
        ld hl,way_texts
        add hl,bc
        ld de,23 * 256 + 1
        ld a,(bet)
        add a,$40 + LANE_INK
        ld c,a
        jp draw_line
        endp

bet_bar_text:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, " RACE    of 10          coins   "
        db TEXT_AT, 21, 1, TEXT_INK, INK_VALUE, "Who is first at the red ring?", TEXT_END
bet_keys:
        db LANE_TOP, LANE_LEFT, "1", LANE_LEFT + 1, TEXT_END
        db LANE_TOP + LANE_ROWS, LANE_LEFT, "2", LANE_LEFT + 1, TEXT_END
        db LANE_TOP + 2 * LANE_ROWS, LANE_LEFT, "3", LANE_LEFT + 1, TEXT_END
        db LANE_TOP + 3 * LANE_ROWS, LANE_LEFT, "4", LANE_LEFT + 1, TEXT_END
        db 14, LANE_LEFT, "B", LANE_LEFT + 2, "bet", TEXT_AT, 15, LANE_LEFT + 2, "pays", TEXT_END
        db 17, LANE_LEFT, "ENTER", LANE_LEFT + 6, "race", TEXT_END
        db 19, LANE_LEFT, "BREAK", LANE_LEFT + 6, "leave", TEXT_END
        db KEYS_END
way_texts:                              ; how each looks: 32 bytes
        db "Follows the wall on its left.  ", TEXT_END
        db "Follows the wall on its right. ", TEXT_END
        db "Plans long, then is very quick.", TEXT_END
        db "Aims from the ring at the disc.", TEXT_END
        if $ - way_texts - 32 * LANES
        .error a text about a solver must have 31 characters
        endif
prim_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 1, "Short ways, many dead ends.", TEXT_END
wilson_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 1, "Long winding ways.", TEXT_END
loops_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 1, "Winding ways with loops.", TEXT_END

        endif
