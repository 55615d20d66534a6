; bet_page.asm - the page of a bet: the maze, the four solvers and what they pay, the stake

        if ! defined SOLVERS_BET_PAGE
SOLVERS_BET_PAGE equ 1

        include "programs/solvers/solve_board.asm"

STAKE_ROW:      equ 14
FINAL_BAR:      equ $70                 ; black on bright yellow
RULE_BAR:       equ $78                 ; black on bright white
RESULTS_ROW:    equ 18                  ; of the races
CLOCK_ROW:      equ 19
RULE_ROW:       equ 20                  ; of the rule of a race
WAY_ROW:        equ 21                  ; of the text about the lane that is bet on; below it how often that wins

; bet_page - draw the page
; Uses:  AF, BC, DE, HL
bet_page:
        proc
        local kind, ways, digits_free, digits_left, digits_taken, face
        ink INK_TEXT
        call clear_screen
        ld bc,(board_size)
        ld a,19
        sub b
        rra                             ; carry is clear
        ld (field_top),a
        ld a,20
        sub c
        rra                             ; column 19 stays free
        ld (field_left),a
        call bet_course
        ld a,(hl)
        rrca
        rrca
        rrca
        rrca
        and 3
        add a,3                         ; magenta, green, cyan, golden
        ld c,a
        call bet_dark
        ld a,c
        jr nc,$ + 3
        xor a
        ld (board_lines),a
        call attract_check
        call board_draw_there
        call attract_check
        ld a,5
        ld (board_lines),a              ; those of free mazes
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
        ld a,(race)
        add a,'0'
        ld hl,bet_bar_text
        ld (bet_bar_text + 5),a
        cp RACES + '0'
        jr nz,$ + 7
        ld hl,final_text
        ld c,FINAL_BAR
        call draw_line                  ; C stays
        call bet_loops
        ld e,11
        ld hl,wilson_text
        jr z,kind
        cp COURSE_PRIM                  ; neither have those
        jr z,kind
        ld l,a
        ld h,0
        call draw_plain
        ld hl,loops_text
kind:
        call draw_text
        ld hl,(coins)
        ld e,21
        ld b,5
        call draw_digits
        ld hl,(board_ways + 2)       ; left, right
        ld (bet_ways),hl
        ld hl,(direction_keys)
ways:
        ld a,(hl)
        or a
        jr z,digits_free
        inc hl
        cp $F7
        ld a,(hl)
        inc hl
        inc hl
        jr nz,ways
        and 15                          ; 1 to 4
        jr z,ways
        ld hl,(board_ways)              ; a digit is a way: the keys for up and down instead
        ld a,l
        ld (first_digit),a
        ld a,h
        ld (last_digit),a
        jr digits_taken
digits_free:
        call key_letter                 ; one that has been pressed while the maze was drawn: the next key does not replace it
        jr z,digits_left
        sub '1'
        cp LANES
        jr nc,$ + 7
        ld (bet),a
        jr digits_left
        ld hl,FLAGS                     ; any other key waits until the page is there
        set 5,(hl)
digits_left:
        ld hl,bet_digits
        call draw_keys
digits_taken:
        ld hl,bet_keys
        call draw_keys
        ld de,LANE_TOP * 256 + LANE_LEFT
        ld c,$40 + LANE_INK
face:
        call draw_face
        push bc
        push de
        inc d
        dec e
        ld a,c
        ld hl,start_shape               ; below its digit: where it begins
        cp $40 + LANE_INK + HANDS
        ld c,BET_START_INK
        jr c,$ + 7
        ld hl,cheese_shape
        ld c,CHEESE_INK
        call draw_shape
        pop de
        pop bc
        inc c
        ld a,d
        add a,LANE_ROWS
        ld d,a
        cp LANE_TOP + LANES * LANE_ROWS
        jr nz,face
        call attract_check
        call races_draw
        call bet_clock
        call bet_lanes
        endp                            ; fall through into bet_values

; bet_values - the stake, the least and the most that may be bet, what the stake pays
; Uses:  AF, BC, DE, HL
bet_values:
        proc
        local value, limit
        call bet_limits
        push hl
        push de
        ld de,(staked)
        ld hl,(coins)
        or a
        sbc hl,de
        ld hl,bet_text
        jr nz,$ + 5
        ld hl,all_text
        call draw_text
        ld hl,(staked)
        call value
        ink INK_TEXT
        pop hl
        call limit
        pop hl
        call limit
        call bet_odds
        ld de,(staked)                  ; it is still among the coins
        call bank_lesser
        push hl
        ld hl,get_text
        jr c,$ + 5
        ld hl,all_of_bank_text
        call draw_text
        pop hl
value:
        ink INK_VALUE
limit:
        ld e,LANE_LEFT + 6
        ld b,5
        call draw_digits
        inc d
        ret
        endp

        include "programs/solvers/bet_lanes.asm"
        include "programs/solvers/bet_page_texts.asm"

        endif
