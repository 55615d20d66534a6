; bet_page_texts.asm - what the page of a bet says

        if ! defined SOLVERS_BET_PAGE_TEXTS
SOLVERS_BET_PAGE_TEXTS equ 1

        include "engine/text/key_caps.asm"

bet_bar_text:
        db "RACE  /10                  coins", TEXT_END
final_text:
        db "FINAL                      coins", TEXT_END
bet_keys:
        db 18, LANE_LEFT, "H", LANE_LEFT + 2, "help", TEXT_END
        db STAKE_ROW, DIGIT_LEFT
bet_ways:                               ; those chosen for left and right
        db "OP", LANE_LEFT, TEXT_AT, STAKE_ROW + 2, LANE_LEFT + 2, "get", TEXT_END
        db 21, LANE_LEFT, "ENTER", LANE_LEFT + 6, "race", TEXT_END
        db 23, LANE_LEFT, "BREAK", LANE_LEFT + 6, "leave", TEXT_END
        db LANE_TOP, DIGIT_LEFT
first_digit:
        db "1", LANE_LEFT, TEXT_END
        db LANE_TOP + 3 * LANE_ROWS, DIGIT_LEFT
last_digit:
        db "4", LANE_LEFT, TEXT_END
        db KEYS_END
bet_digits:                             ; if no digit has been chosen as a way
        db LANE_TOP + LANE_ROWS, DIGIT_LEFT, "2", LANE_LEFT, TEXT_END
        db LANE_TOP + 2 * LANE_ROWS, DIGIT_LEFT, "3", LANE_LEFT, TEXT_END
        db KEYS_END
bet_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, STAKE_ROW, LANE_LEFT + 2, "bet", TEXT_END
all_text:
        db TEXT_COLOUR, $46, TEXT_AT, STAKE_ROW, LANE_LEFT + 2, "all", TEXT_END
way_texts:                              ; when each is good, in two rows, and how long it takes: at most 18 characters, as keys are right of them
        db "Fast if few ways", TEXT_END, "turn off left. ", TEXT_END, "About 0.2 ms/room.", TEXT_END
        db "Fast if few ways", TEXT_END, "turn off right.", TEXT_END, "About 0.2 ms/room.", TEXT_END
        db "Waits, then is  ", TEXT_END, "very quick:    ", TEXT_END, "0.1 ms a room.    ", TEXT_END
        db "Fast if the way ", TEXT_END, "is direct.     ", TEXT_END, "About 0.2 ms/room.", TEXT_END
WAY_GOOD:       equ 17 + 16
WAY_SIZE:       equ WAY_GOOD + 19
        if $ - way_texts - WAY_SIZE * LANES
        .error a text about a solver must have rows of 16, 15 and 18 characters
        endif
leave_page:
        db TEXT_INK, INK_TEXT, TEXT_AT, 14, 2, "Coins ", TEXT_END
prim_text:
        db "dead ends", TEXT_END
wilson_text:
        db "no"                         ; and on
loops_text:
        db " loops", TEXT_END

        endif
