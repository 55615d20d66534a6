; bet_page.asm - the page of a bet: the maze, the four solvers and what they pay, the stake
; Longer than 300 lines because what is drawn on the page and its texts and tables stand in one order, as they are packed.

        if ! defined SOLVERS_BET_PAGE
SOLVERS_BET_PAGE equ 1

        include "programs/solvers/solve_board.asm"

LANES:          equ 4
LANE_LEFT:      equ 21                  ; column of the lanes' keys
LANE_TOP:       equ 2                   ; row of the first
LANE_ROWS:      equ 3
STAKE_ROW:      equ 16
FINAL_BAR:      equ $70                 ; black on bright yellow
WALLS:          equ $05                 ; of board_lines
LANE_INK:       equ 3                   ; the lanes are magenta, green, cyan, yellow
BET_START_INK:  equ $44                 ; a green disc

; the solvers of the lanes, by their places in solver_table; what they pay, by bet_kind: about the inverse of their share of the wins
lane_solvers:
        db place_of_wall_left, place_of_wall_right, place_of_recursive, place_of_hadlock
lane_pays:
        db 4, 4, 11, 2
        db 3, 4, 13, 2
        db 3, 3, 15, 3
        db 3, 3, 15, 3
        db 2, 2, 15, 6
        db 3, 3, 11, 3
        db 3, 3, 8, 4

start_shape:    db $3C, $7E, $FF, $FF, $FF, $FF, $7E, $3C

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
        proc
        local final, told, kind, ways, digits_free, digits_taken, wall
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
        ld hl,cheese_shape
        ld c,CHEESE_INK
        call draw_mark
        ld de,0
        ink INK_BAR
        ld hl,bet_bar_text
        ld a,(race)
        cp RACES
        jr nz,$ + 7
        ld hl,final_text
        ld c,FINAL_BAR
        call draw_line                  ; C stays
        ld a,(race)
        cp RACES
        jr z,final
        add a,'0'
        ld e,5
        call draw_char
        jr told
final:                                  ; its walls are golden
        push bc
        ld hl,ATTRIBUTES + 32
        ld bc,SIDE * 32
wall:
        ld a,WALLS
        cpir
        jr nz,$ + 7                     ; no more
        dec hl
        inc (hl)
        inc hl
        jr wall
        pop bc
told:
        call bet_loops
        ld e,11
        ld hl,wilson_text
        jr z,kind
        ld hl,prim_text
        cp COURSE_PRIM
        jr z,kind
        add a,'0'
        call draw_char
        inc e
        ld hl,loops_text
kind:
        call draw_text
        ld hl,(coins)
        ld e,21
        ld b,5
        call digits
        ld hl,(board_ways + 2)       ; left, right
        ld (bet_ways),hl
        ld hl,bet_keys
        call draw_keys
        ld hl,(direction_keys)
ways:
        ld a,(hl)
        or a
        ld bc,bet_digits
        jr z,digits_free
        inc hl
        cp $F7
        ld a,(hl)
        inc hl
        inc hl
        jr nz,ways
        and 15                          ; 1 to 4
        jr z,ways
        jr digits_taken
digits_free:
        ld h,b
        ld l,c
        call draw_keys
digits_taken:
        call bet_limits
        push hl
        ld hl,from_text
        ld a,(race)
        cp RACES
        jr nz,$ + 5
        ld hl,last_text
        call draw_text
        ld hl,(bet_least)
        call bet_number
        ld a,'-'
        call draw_char
        inc e
        pop hl
        call bet_number
        call bet_lanes
        endp                            ; fall through into bet_values

; bet_values - the stake, and what it pays
; Uses:  AF, BC, DE, HL
bet_values:
        call bet_limits
        ld hl,(coins)
        or a
        sbc hl,de
        push de
        ld hl,bet_text
        jr nz,$ + 5
        ld hl,all_text
        call draw_text
        pop hl
        ld de,STAKE_ROW * 256 + LANE_LEFT + 6
        ld b,5
        ink INK_VALUE
        call digits
        call bet_pay
        ld de,256 * (STAKE_ROW + 1) + LANE_LEFT + 6
        ld b,5
        ink INK_VALUE
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
        ld de,(staked)
        ld hl,0
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
        ld e,a
        add a,a
        add a,a
        add a,e
        add a,a
        add a,a
        add a,a
        ld c,a
        ld b,0
        ld hl,way_texts
        add hl,bc
        ld a,e
        add a,$40 + LANE_INK
        ld c,a
        ld de,22 * 256 + 1
        call draw_text
        ld de,23 * 256 + 1
        jp draw_text
        endp

        include "programs/solvers/bet_page_texts.asm"

        endif
