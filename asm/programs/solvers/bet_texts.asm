; bet_texts.asm - what is said at a race

        if ! defined SOLVERS_BET_TEXTS
SOLVERS_BET_TEXTS equ 1

        include "engine/text/text.asm"

BAR_KEY:        equ $46                 ; a key on a golden bar: yellow on black

gone_text:
        db " "                          ; and on
lost_text:
        db "lost", TEXT_END
taken_back_text:
        db TEXT_COLOUR, $46, TEXT_AT, STAKED_ROW, 0, " ", TEXT_END
back_text:
        db " back, ", TEXT_END
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
dash_text:
        db "-"                          ; and on
waited_text:
        db "     ", TEXT_END
marks_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " On your marks ..               ", TEXT_END
run_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " Hold a key to hurry them.      ", TEXT_END
add_text:                               ; until two thirds of the time of the first
        db " ", TEXT_COLOUR, BAR_KEY, "S", TEXT_COLOUR, FINAL_BAR, " add ", TEXT_END
add_all_text:                           ; the purse would be empty
        db " ", TEXT_COLOUR, BAR_KEY, "S", TEXT_COLOUR, FINAL_BAR, " ", TEXT_COLOUR, LOST_INK, "ALL", TEXT_COLOUR, FINAL_BAR, " ", TEXT_END
add_pays_text:
        db " at x2", TEXT_END
back_half_text:
        db TEXT_AT, 23, 21, TEXT_COLOUR, BAR_KEY, "T", TEXT_COLOUR, FINAL_BAR, " half back", TEXT_END
demo_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " A race to watch. Press a key.  ", TEXT_END
win_text:
        db TEXT_COLOUR, $44, TEXT_AT, STAKED_ROW, 0, " You get ", TEXT_END
lose_text:
        db TEXT_COLOUR, LOST_INK, TEXT_AT, STAKED_ROW, 0, " You lose ", TEXT_END
would_text:
        db TEXT_COLOUR, LOST_INK, TEXT_AT, STAKED_ROW, 0, " You would lose ", TEXT_END
now_text:
        db TEXT_AT, STAKED_ROW, 23, "Now ", TEXT_END
wins_text:
        db "wins the race!", TEXT_END
ahead_text:                             ; and the word in its panel
        db "leads", TEXT_END, "leads", TEXT_END
there_text:
        db "is there.", TEXT_END
near_text:
        db "is nearly there!", TEXT_END, "soon!", TEXT_END
rooms_text:
        db TEXT_INK, INK_TEXT, " rooms, ", TEXT_END
astray_text:
        db " rooms, then lost", TEXT_END
coins_text:
        db " coins", TEXT_END
stake_text:
        db "bet ", TEXT_END
pays_text:
        db ", get ", TEXT_END
key_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, " Press a key                    ", TEXT_END
result_text:                            ; right behind key_text
        db TEXT_AT, 23, 15, TEXT_COLOUR, BAR_KEY, "R", TEXT_INK, INK_BAR, " again", TEXT_END

        endif
