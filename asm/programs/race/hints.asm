; hints.asm - what is said before a match, in it and after it

        if ! defined RACE_HINTS
RACE_HINTS equ 1

        include "engine/text/text.asm"

clash_text:
        db TEXT_INK, INK_BAD, TEXT_AT, 19, 3, "Player "
clash_number:
        db "2 has one of them."
        db TEXT_AT, 20, 3, "Change player "
clash_again:
        db "2's keys first."
no_clash_text:
        db TEXT_END
left_stick_text:
        db "The joystick moves player 2.", TEXT_END
go_text:
        db "GO", TEXT_END
captions_text:
        db TEXT_COLOUR, $46, TEXT_AT, 22, 0, "steps", TEXT_COLOUR, $45, TEXT_AT, 22, 27, "steps", TEXT_END
heat_text:
        db "DEAD HEAT", TEXT_END
nobody_text:
        db "TIME IS UP", TEXT_END
photo_text:
        db "PHOTO FINISH", TEXT_END
win_text:
        db " win", TEXT_END
wins_text:
        db " wins", TEXT_END
won_text:
        db " won "
by_text:
        db "by ", TEXT_END
steps_text:
        db " steps", TEXT_END
step_text:
        db " step", TEXT_END
comma_text:
        db ": ", TEXT_END
points_text:
        db " points", TEXT_END
hold_text:
        db TEXT_AT, 22, 0, TEXT_INK, INK_VALUE, "  Any key: go on. BREAK: leave  ", TEXT_END
demo_text:
        db "  A demonstration: press a key  ", TEXT_END
result_blank:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 0, "                                "
        db TEXT_AT, 23, 0, "                                ", TEXT_END
replay_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 2, "Shortest way, on blue: ", TEXT_INK, INK_VALUE, TEXT_END
match_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 9, 2, "First to win three races.", TEXT_END
pace_text:
        db TEXT_AT, 11, 2, "Its pace: ", TEXT_END
wins_pace_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 11, 2, "Best of 5, pace ", TEXT_END
percent_text:
        db TEXT_INK, INK_TEXT, " % of yours", TEXT_END
cup_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 9, 2, "Match ", TEXT_INK, INK_VALUE, TEXT_END
cup_of_text:
        db TEXT_INK, INK_TEXT, " of 4, points: ", TEXT_END
two_text:
        db TEXT_COLOUR, $46, TEXT_AT, 11, 4, "Keys:", TEXT_COLOUR, $45, TEXT_AT, 11, 18, "Keys:"
        db TEXT_INK, INK_TEXT, TEXT_AT, 12, 18, "or Kempston", TEXT_END
match_foot_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, "   ENTER race     BREAK leave   ", TEXT_END
end_foot_text:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, "   ENTER next     BREAK leave   ", TEXT_END
end_points_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, END_ROW, 10, "Points: ", TEXT_END
end_before_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, END_ROW, 1, "Points without this match: ", TEXT_END
won_logo:
        db "YOU WIN", TEXT_END
lost_logo:
        db "YOU LOSE", TEXT_END
cup_logo:
        db "CHAMPION", TEXT_END
one_won_logo:
        db "LEFT WINS", TEXT_END
two_won_logo:
        db "RIGHT WINS", TEXT_END

        endif
