; bet_texts.asm - what is said at a race and after all of them

        if ! defined SOLVERS_BET_TEXTS
SOLVERS_BET_TEXTS equ 1

        include "engine/text/text.asm"

place_texts:
        db "1st", TEXT_END, "2nd", TEXT_END, "3rd", TEXT_END, "4th", TEXT_END
lost_text:
        db "lost", TEXT_END
looked_text:
        db "looked", TEXT_END
steps_text:
        db "steps", TEXT_END
marks_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 0, "On your marks ..", TEXT_END
run_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 0, "Hold a key to hurry them.", TEXT_END
demo_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 0, "The library races. Press a key.", TEXT_END
win_text:
        db TEXT_COLOUR, $44, TEXT_AT, 22, 0, "You win! It pays          ", TEXT_AT, 22, 17, TEXT_END
lose_text:
        db TEXT_INK, INK_BAD, TEXT_AT, 22, 0, "You lose                  ", TEXT_AT, 22, 9, TEXT_END
coins_text:
        db TEXT_INK, INK_TEXT, " coins.", TEXT_AT, 23, 0, "Press a key", TEXT_END
end_text:
        db TEXT_COLOUR, $45, TEXT_AT, 3, 2, "THE RACES ARE OVER"
        db TEXT_INK, INK_TEXT, TEXT_AT, 6, 2, "Coins in your purse: ", TEXT_END
ruined_text:
        db TEXT_COLOUR, $42, TEXT_AT, 3, 2, "ALL COINS ARE GONE"
        db TEXT_INK, INK_TEXT, TEXT_AT, 6, 2, "Coins in your purse: ", TEXT_END
key_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 10, "Press a key", TEXT_END

        endif
