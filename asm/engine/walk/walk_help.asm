; walk_help.asm - the keys of the title page, and how to play

        if ! defined ENGINE_WALK_HELP
ENGINE_WALK_HELP equ 1

        include "engine/text/key_caps.asm"

walk_opening_keys:
        db 17, 2, "QAOP", 7, "walk", TEXT_END, 17, 21, "B", 23, "best", TEXT_END
        db 19, 2, "F", 7, "free walk", TEXT_END, 19, 21, "H", 23, "help", TEXT_END
        db 21, 2, "W", 7, "watch", TEXT_END, 21, 21, "K", 23, "keys", TEXT_END, KEYS_END

walk_help:
        dw help_goal_text, help_hunt_text, help_keys_text, 0
help_goal_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "TEN MAZES, THIRTY STARS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Walk from the green disc to"
        db TEXT_AT, 5, 2, "the red ring. You can win"
        db TEXT_AT, 6, 2, "three stars in each maze:"
        db TEXT_COLOUR, $46
        db TEXT_AT, 9, 2, "1", TEXT_AT, 11, 2, "2", TEXT_AT, 13, 2, "3"
        db TEXT_COLOUR, $47
        db TEXT_AT, 9, 4, "you are out"
        db TEXT_AT, 11, 4, "in time: par, or faster", TEXT_AT, 13, 4, "no detour: at most four"
        db TEXT_AT, 14, 4, "steps more than the best way"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 17, 2, "A star is worth 100 points,"
        db TEXT_AT, 18, 2, "each tenth of a second that"
        db TEXT_AT, 19, 2, "you are early one point.", TEXT_END
help_hunt_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "YOU ARE NOT ALONE"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "From maze 4 on somebody comes"
        db TEXT_AT, 5, 2, "after you, always by the"
        db TEXT_AT, 6, 2, "shortest way. You are faster,"
        db TEXT_AT, 7, 2, "but a long dead end is a trap."
        db TEXT_AT, 9, 2, "When you hear a heart beat,"
        db TEXT_AT, 10, 2, "you are nearly caught."
        db TEXT_AT, 12, 2, "You have three lives. If you"
        db TEXT_AT, 13, 2, "are caught, you try the same"
        db TEXT_AT, 14, 2, "maze again."
        db TEXT_AT, 16, 2, "Before each maze you have two"
        db TEXT_AT, 17, 2, "seconds or more to look at it."
        db TEXT_AT, 19, 2, "Two of the mazes are dark: par"
        db TEXT_AT, 20, 2, "and points are double there.", TEXT_END
help_keys_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "KEYS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Hold the key of a corner down"
        db TEXT_AT, 5, 2, "before you come to it. Or use"
        db TEXT_AT, 6, 2, "a joystick."
        db TEXT_INK, INK_KEY
        db TEXT_AT, 9, 2, "W", TEXT_AT, 12, 2, "L", TEXT_AT, 17, 2, "H"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 9, 4, "shows the way in dots, and", TEXT_AT, 10, 4, "costs ten seconds"
        db TEXT_AT, 12, 4, "darkens the maze: you see", TEXT_AT, 13, 4, "only what your torch shows,"
        db TEXT_AT, 14, 4, "but points count double if", TEXT_AT, 15, 4, "you begin like that"
        db TEXT_AT, 17, 4, "holds the game"
        db TEXT_AT, 19, 2, "On a free walk you are alone.", TEXT_AT, 20, 2, "Its mazes have seeds to type.", TEXT_END

        endif
