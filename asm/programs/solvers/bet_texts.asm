; bet_texts.asm - what is said at a race and after all of them

        if ! defined SOLVERS_BET_TEXTS
SOLVERS_BET_TEXTS equ 1

        include "engine/text/text.asm"

place_texts:
        db "1st", TEXT_END, "2nd", TEXT_END, "3rd", TEXT_END, "4th", TEXT_END
lost_text:
        db "lost", TEXT_END
looked_text:
        db "seen", TEXT_END
steps_text:
        db "steps", TEXT_END
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
        db TEXT_COLOUR, $44, TEXT_AT, 22, 0, " You win! It pays ", TEXT_END
lose_text:
        db TEXT_COLOUR, LOST_INK, TEXT_AT, 22, 0, " You lose ", TEXT_END
depth_text:
        db TEXT_INK, INK_TEXT, "saw ", TEXT_END
saw_text:
        db TEXT_INK, INK_TEXT, "won: saw ", TEXT_END
then_text:
        db TEXT_INK, INK_TEXT, ", ", TEXT_END
late_text:
        db TEXT_INK, INK_TEXT, " but began late", TEXT_END
goal_reached_text:
        db " 15000 coins! You made it.", TEXT_END
whisker_text:
        db TEXT_INK, INK_TEXT, "won by a whisker", TEXT_END
coins_text:
        db " coins.", TEXT_END
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
        db TEXT_INK, INK_TEXT, TEXT_AT, 6, 2, "Coins: ", TEXT_END
won_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 8, 2, "Bets won: ", TEXT_END
listed_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 6, 14, "listed: over ", TEXT_END
of_text:
        db TEXT_INK, INK_TEXT, " of ", TEXT_END
poor_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 10, 2, "No richer than you came.", TEXT_END
broke_keys:
        db 10, 2, "H", 4, "study the runners", TEXT_END
        db KEYS_END
good_text:
        db TEXT_COLOUR, $44, TEXT_AT, 10, 2, "A good day!", TEXT_END
book_text:
        db TEXT_COLOUR, $44, TEXT_AT, 10, 2, "You read mazes like a book!", TEXT_END
bank_text:
        db TEXT_COLOUR, $44, TEXT_AT, 10, 2, "You broke the bank!", TEXT_END

        endif
