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
        db "OP", LANE_LEFT, TEXT_AT, STAKE_ROW + 1, LANE_LEFT + 2, "get"
        db TEXT_AT, STAKE_ROW + 2, LANE_LEFT + 2, "max", TEXT_END
        db 21, LANE_LEFT, "ENTER", LANE_LEFT + 6, "race", TEXT_END
        db 23, LANE_LEFT, "BREAK", LANE_LEFT + 6, "leave", TEXT_END
        db KEYS_END
bet_digits:                             ; if no digit has been chosen as a way
        db LANE_TOP, DIGIT_LEFT, "1", LANE_LEFT, TEXT_END
        db LANE_TOP + LANE_ROWS, DIGIT_LEFT, "2", LANE_LEFT, TEXT_END
        db LANE_TOP + 2 * LANE_ROWS, DIGIT_LEFT, "3", LANE_LEFT, TEXT_END
        db LANE_TOP + 3 * LANE_ROWS, DIGIT_LEFT, "4", LANE_LEFT, TEXT_END
        db KEYS_END
bet_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, STAKE_ROW, LANE_LEFT + 2, "bet", TEXT_END
all_text:
        db TEXT_COLOUR, $46, TEXT_AT, STAKE_ROW, LANE_LEFT + 2, "all", TEXT_END
way_texts:                              ; where each begins, how it looks, and when that is good, in three rows of 19 characters: a key is right of them
        db "From start: left   ", TEXT_END, "first. Good if few ", TEXT_END, "ways turn off left.", TEXT_END, 0, 0, 0, 0
        db "From start: right  ", TEXT_END, "first. Good if few ", TEXT_END, "ways turn off right", TEXT_END, 0, 0, 0, 0
        db "From cheese, late. ", TEXT_END, "Good if the others ", TEXT_END, "see twice its rooms", TEXT_END, 0, 0, 0, 0
        db "From cheese. Good  ", TEXT_END, "if the way hardly  ", TEXT_END, "ever turns back.   ", TEXT_END, 0, 0, 0, 0
        if $ - way_texts - 64 * LANES
        .error a text about a solver must have three rows of 19 characters
        endif
rules:                                  ; above it: the rule of a race from SPECIAL on
        db "It goes dark: look!", TEXT_END
        db "Depth: 1.5 ms early", TEXT_END
        db "Second wins, too.  ", TEXT_END
        db "Cheese in a corner.", TEXT_END
        db "Last race: bet all?", TEXT_END
RULE_SIZE:      equ 20
        if $ - rules - RULE_SIZE * (RACES - SPECIAL + 1)
        .error each rule has a row of 19 characters
        endif
leave_text:
        db " Leave the races?  Y yes  N no", TEXT_END
prim_text:
        db "dead ends", TEXT_END
wilson_text:
        db "no"                         ; and on
loops_text:
        db " loops", TEXT_END

        endif
