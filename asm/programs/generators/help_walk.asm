; help_walk.asm - the instructions for a walk

        if ! defined GENERATORS_HELP_WALK
GENERATORS_HELP_WALK equ 1

        include "engine/text/text.asm"

walk_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "WALK IT"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Walk from green to red. A step"
        db TEXT_AT, 4, 2, "starts the clock. A gem takes"
        db TEXT_AT, 5, 2, "2 s off; its steps are free."
        db TEXT_COLOUR, STAR_WON, TEXT_AT, 7, 2, "*", TEXT_AT, 8, 2, "*", TEXT_AT, 9, 2, "*"
        db TEXT_INK, INK_VALUE, TEXT_AT, 7, 4, "reach the ring in 3 x par"
        db TEXT_AT, 8, 4, "within par"
        db TEXT_AT, 9, 4, "at most 4 extra steps, no R"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 11, 2, "A ghost walks the way in par,"
        db TEXT_AT, 12, 2, "seen near you, on your trail."
        db TEXT_AT, 13, 2, "Gems stop it, stars hurry it."
        db TEXT_AT, 15, 2, "No stars in mazes under 15 by"
        db TEXT_AT, 16, 2, "15, or with a way under 40."
        db TEXT_AT, 18, 2, "A star earns the way's steps,"
        db TEXT_AT, 19, 2, "a second left ten points. From"
        db TEXT_AT, 20, 2, "start to end by torch: double.", TEXT_END

        endif
