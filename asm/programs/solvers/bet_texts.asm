; bet_texts.asm - what is said at a race and after all of them

        if ! defined SOLVERS_BET_TEXTS
SOLVERS_BET_TEXTS equ 1

        include "engine/text/text.asm"

lost_text:
        db "lost", TEXT_END
looked_text:
        db "seen", TEXT_END
steps_text:
        db "steps", TEXT_END
go_text:
        db "to go", TEXT_END
waits_text:
        db "waits", TEXT_END
ready_text:
        db "ready", TEXT_END
waited_text:
        db "     ", TEXT_END
marks_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " On your marks ..               ", TEXT_END
run_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " Hold a key to hurry them.      ", TEXT_END
demo_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " A race to watch. Press a key.  ", TEXT_END
win_text:
        db TEXT_COLOUR, $44, TEXT_AT, STAKED_ROW, 0, " You win ", TEXT_END
lose_text:
        db TEXT_COLOUR, $42, TEXT_AT, STAKED_ROW, 0, " You lose ", TEXT_END
now_text:
        db TEXT_AT, STAKED_ROW, 22, "Now ", TEXT_END
wins_text:
        db "wins the race!", TEXT_END
off_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, WHY_ROW, 1, "They are off!", TEXT_END
ahead_text:                             ; and the word in its panel
        db "leads", TEXT_END, "leads", TEXT_END
near_text:
        db "is nearly there!", TEXT_END, "soon!", TEXT_END
fewest_text:
        db "won: saw fewest rooms.", TEXT_END
won_race_text:
        db TEXT_INK, INK_TEXT, "won. ", TEXT_END
less_text:
        db "saw fewest", TEXT_END
but_depth:
        db "rooms, but set off late.", TEXT_END
but_longer:
        db "rooms, but each takes longer.", TEXT_END
goal_large_text:
        db "15000!", TEXT_END
goal_page_text:
        db TEXT_COLOUR, $44, TEXT_AT, 9, 2, "You made it!", TEXT_INK, INK_TEXT, TEXT_AT, 11, 2, "You are a ", TEXT_END
coins_text:
        db " coins", TEXT_END
on_text:
        db " on ", TEXT_END
pays_text:
        db "pays ", TEXT_END
key_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " Press a key                    ", TEXT_END
end_text:
        db "  THE RACES ARE OVER", TEXT_END
ruined_text:
        db "  YOU ARE BROKE", TEXT_END
purse_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 5, 19, "Coins ", TEXT_END
most_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 6, 19, "Most  ", TEXT_END
won_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 7, 19, "Won  ", TEXT_END
listed_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 15, 2, "The best have over ", TEXT_END
title_text:
        db TEXT_AT, 11, 19, TEXT_END
of_text:
        db TEXT_INK, INK_TEXT, " of ", TEXT_END
rank_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 10, 2, "Title: ", TEXT_END
next_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 14, 2, "Next: ", TEXT_END
at_text:
        db ", at ", TEXT_END
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
