; bet_end_texts.asm - what is said before a race that has a rule of its own, of 15,000 coins, and after all races

        if ! defined SOLVERS_BET_END_TEXTS
SOLVERS_BET_END_TEXTS equ 1

        include "engine/text/text.asm"

goal_large_text:
        db "15000!", TEXT_END
goal_page_text:
        db TEXT_COLOUR, $44, TEXT_AT, 9, 2, "You made it!", TEXT_INK, INK_TEXT, TEXT_AT, 11, 2, "You are a ", TEXT_END
leave_with_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 12, 2, "What you leave with counts.", TEXT_END
bank_large_text:
        db "BANK EMPTY", TEXT_END
bank_text:
        db TEXT_COLOUR, $44, TEXT_AT, 9, 2, "You made it!", TEXT_INK, INK_TEXT, TEXT_AT, 11, 2, "No coins are left to win.", TEXT_END
rule_text:
        db TEXT_COLOUR, $44, TEXT_AT, 9, 2, "The next race", TEXT_INK, INK_VALUE, TEXT_AT, 11, 2, TEXT_END
rule_texts:                             ; column and large letters; a text
        db 6, "LIGHTS OUT", TEXT_END, "The maze goes dark after six", TEXT_ROW, "seconds. All odds rise by one.", TEXT_END
        db 6, "SNAIL RACE", TEXT_END, "The last to arrive wins, so", TEXT_ROW, "bet on the slowest runner!", TEXT_END
        db 8, "EACH WAY", TEXT_END, "If your runner comes second,", TEXT_ROW, "it pays as if it won.", TEXT_END
        db 6, "INSIDE OUT", TEXT_END, "The start is inside the maze,", TEXT_ROW, "the cheese in a corner. Hands", TEXT_ROW, "may run in circles.", TEXT_END
        db 7, "THE FINAL", TEXT_END, "All odds rise by one. Bet all?", TEXT_ROW, "What you leave with counts.", TEXT_END
end_text:
        db "  THE RACES ARE OVER", TEXT_END
purse_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 5, 19, "Coins ", TEXT_END
most_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 6, 19, "Most  ", TEXT_END
won_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 7, 19, "Won   ", TEXT_END
each_won_text:                             ; on the grass, beside how many each has won
        db TEXT_COLOUR, GRASS_INK, TEXT_AT, GRASS_ROW, 19, "races won", TEXT_END
listed_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 15, 2, "For the best list: over ", TEXT_END
title_text:
        db TEXT_AT, 11, 19, TEXT_END
of_text:
        db TEXT_INK, INK_TEXT, "/", TEXT_END
next_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 14, 2, "Leave with ", TEXT_END
for_text:
        db ": ", TEXT_END
ranks:                                  ; titles, and the coins that the next one needs
        db "Beginner", TEXT_END
        dw 200
        db "Punter", TEXT_END
        dw 1000
        db "Tipster", TEXT_END
        dw 2500
        db "Maze reader", TEXT_END
        dw 7500
        db "Bank breaker", TEXT_END
        dw GOAL
        db "Champion", TEXT_END
        dw 30000
        db "Legend", TEXT_END
        dw 60000
        db "King of mice", TEXT_END
        dw 0
broke_text:
        db "BROKE!", TEXT_END
broke_keys:
        db 21, 2, "H", 4, "study the runners", TEXT_END
        db KEYS_END

        endif
