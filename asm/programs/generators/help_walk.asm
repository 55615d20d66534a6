; help_walk.asm - the instructions for a walk

        if ! defined GENERATORS_HELP_WALK
GENERATORS_HELP_WALK equ 1

        include "engine/text/text.asm"

walk_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "WALK IT"
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 3, 0, HERO, TEXT_COLOUR, FINISH_INK, TEXT_AT, 6, 0, GHOST
        db TEXT_COLOUR, GEM_INK, TEXT_AT, 10, 0, GEM, TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Walk from green to red. A step"
        db TEXT_AT, 4, 2, "or 15 s start the clock."
        db TEXT_AT, 6, 2, "A ghost walks the way in the"
        db TEXT_AT, 7, 2, "time to beat, seen near you"
        db TEXT_AT, 8, 2, "and in the dots."
        db TEXT_AT, 10, 2, "A gem takes 2 s off the clock,"
        db TEXT_AT, 11, 2, "and the steps to it are free."
        db TEXT_COLOUR, STAR_WON, TEXT_AT, 14, 2, "*", TEXT_AT, 16, 2, "*", TEXT_AT, 18, 2, "*"
        db TEXT_INK, INK_VALUE, TEXT_AT, 14, 4, "out in three times par"
        db TEXT_AT, 16, 4, "out before the ghost: in par"
        db TEXT_AT, 18, 4, "at most 4 extra steps, no R", TEXT_END
stars_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "STARS AND TORCH"
        db TEXT_COLOUR, FINISH_INK, TEXT_AT, 5, 0, GHOST, TEXT_COLOUR, HERO_INK, TEXT_AT, 3, 0, "*"
        db TEXT_AT, 11, 0, HERO, TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Stars are in new mazes from 15"
        db TEXT_AT, 4, 2, "by 15 on, with a way of 40."
        db TEXT_AT, 5, 2, "Each makes the ghost faster."
        db TEXT_AT, 7, 2, "A star earns as many points as"
        db TEXT_AT, 8, 2, "the way has steps, a second"
        db TEXT_AT, 9, 2, "left 10. No forks, no points."
        db TEXT_AT, 11, 2, "T before the first step leads"
        db TEXT_AT, 12, 2, "into another maze of the kind,"
        db TEXT_AT, 13, 2, "in the dark. Arrows point to"
        db TEXT_AT, 14, 2, "the ring. Par, points and the"
        db TEXT_AT, 15, 2, "steps allowed are doubled.", TEXT_END

        endif
