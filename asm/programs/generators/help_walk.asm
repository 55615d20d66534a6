; help_walk.asm - the instructions for a walk

        if ! defined GENERATORS_HELP_WALK
GENERATORS_HELP_WALK equ 1

        include "engine/text/text.asm"

walk_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "WALK IT"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Go from the green disc to the"
        db TEXT_AT, 4, 2, "red ring. Black is wall. The"
        db TEXT_AT, 5, 2, "clock starts as you do."
        db TEXT_AT, 7, 2, "A star for being out, one for"
        db TEXT_AT, 8, 2, "beating par, one for 4 steps"
        db TEXT_AT, 9, 2, "too many at most, way unseen."
        db TEXT_AT, 10, 2, "Stars: Wide and High 15 or"
        db TEXT_AT, 11, 2, "more, and a way of 40 steps."
        db TEXT_AT, 13, 2, "A torch shows what is near. If"
        db TEXT_AT, 14, 2, "it is lit at the first step,"
        db TEXT_AT, 15, 2, "par, steps, points: doubled."
        db TEXT_AT, 17, 2, "Points: the steps of the way"
        db TEXT_AT, 18, 2, "for each star, and 10 for each"
        db TEXT_AT, 19, 2, "second left. No forks: none."
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "leave", TEXT_AT, 22, 24, "back", TEXT_END

        endif
