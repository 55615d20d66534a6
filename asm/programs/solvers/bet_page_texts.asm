; bet_page_texts.asm - what the page of a bet says

        if ! defined SOLVERS_BET_PAGE_TEXTS
SOLVERS_BET_PAGE_TEXTS equ 1

        include "engine/text/key_caps.asm"

bet_bar_text:
        db "RACE  /10                  coins", TEXT_END
final_text:
        db "FINAL                      coins", TEXT_END
bet_keys:
        db 19, LANE_LEFT, "H", LANE_LEFT + 2, "help", TEXT_END
        db STAKE_ROW, DIGIT_LEFT
bet_ways:                               ; those chosen for left and right
        db "OP", LANE_LEFT, TEXT_AT, STAKE_ROW + 1, LANE_LEFT + 2, "min", TEXT_AT, STAKE_ROW + 2, LANE_LEFT + 2, "max", TEXT_END
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
get_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, STAKE_ROW + 3, LANE_LEFT + 1, " get", TEXT_END
all_of_bank_text:                       ; that would be more than the bank has
        db TEXT_INK, INK_TEXT, TEXT_AT, STAKE_ROW + 3, LANE_LEFT + 1, "bank", TEXT_END
way_texts:                              ; when each is good, in two rows
        db "Fast if few ways", TEXT_END, "turn off left. ", TEXT_END
        db "Fast if few ways", TEXT_END, "turn off right.", TEXT_END
        db "Waits, then is  ", TEXT_END, "very quick.    ", TEXT_END
        db "Fast if the way ", TEXT_END, "is direct.     ", TEXT_END
WAY_SIZE:       equ 17 + 16
        if $ - way_texts - WAY_SIZE * LANES
        .error a text about a solver must have rows of 16 and 15 characters
        endif
often_text:                             ; how often a bet on the runner wins, in at most 19 characters
        db TEXT_INK, INK_TEXT, TEXT_AT, WAY_ROW + 2, 1, "Wins ", TEXT_END
average_text:
        db TEXT_INK, INK_TEXT, "% on average", TEXT_END
either_text:                            ; where the second wins a bet, too
        db TEXT_INK, INK_TEXT, TEXT_AT, WAY_ROW + 2, 1, "In ", TEXT_END
second_text:
        db TEXT_INK, INK_TEXT, "% 1st or 2nd", TEXT_END
dark_text:                              ; over the end of its rule, when the maze is dark
        db "         ", TEXT_END
races_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, RESULTS_ROW, 12, "races", TEXT_END
time_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, CLOCK_ROW, 12, "time", TEXT_END
leave_page:
        db TEXT_COLOUR, $46, TEXT_AT, 2, 2, "PAUSED", TEXT_INK, INK_TEXT, ": the clock waits", TEXT_AT, 14, 2, "Coins ", TEXT_END
wilson_text:
        db "no"                         ; and on
loops_text:
        db " loops", TEXT_END

        endif
