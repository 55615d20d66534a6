; help_walk.asm - the instructions for a walk

        if ! defined GENERATORS_HELP_WALK
GENERATORS_HELP_WALK equ 1

        include "engine/text/text.asm"

walk_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "WALK IT"
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 3, 0, HERO, TEXT_COLOUR, FINISH_INK, TEXT_AT, 7, 0, GHOST
        db TEXT_COLOUR, GEM_INK, TEXT_AT, 10, 0, GEM, TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "From green to red. Look first:"
        db TEXT_AT, 4, 2, "the clock waits 15 s for you,"
        db TEXT_AT, 5, 2, "3 s when you walk it again."
        db TEXT_AT, 7, 2, "A ghost walks the way in the"
        db TEXT_AT, 8, 2, "time to beat; near, it blinks."
        db TEXT_AT, 10, 2, "A gem takes 2 s off the clock,"
        db TEXT_AT, 11, 2, "and the steps to it are free."
        db TEXT_COLOUR, STAR_WON, TEXT_AT, 14, 2, "*", TEXT_AT, 16, 2, "*", TEXT_AT, 18, 2, "*"
        db TEXT_INK, INK_VALUE, TEXT_AT, 14, 4, "out in 3 x par, else it ends"
        db TEXT_AT, 16, 4, "before the ghost: in par"
        db TEXT_AT, 18, 4, "Max: the way + 4 steps"
        db TEXT_INK, INK_TEXT, TEXT_AT, 20, 2, "R, D or E leave one star.", TEXT_END
stars_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "STARS AND TORCH"
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 3, 0, "*", TEXT_AT, 12, 0, HERO, TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "New mazes of 21 x 21 or more"
        db TEXT_AT, 4, 2, "with a way of 40 have stars."
        db TEXT_AT, 6, 2, "Each makes the ghost faster."
        db TEXT_AT, 8, 2, "A star earns as many points as"
        db TEXT_AT, 9, 2, "the way has steps, a second"
        db TEXT_AT, 10, 2, "left 10. No forks, no points."
        db TEXT_AT, 12, 2, "Press T before the first step"
        db TEXT_AT, 13, 2, "to walk an unseen maze in the"
        db TEXT_AT, 14, 2, "dark. Arrows show the ring."
        db TEXT_AT, 15, 2, "Par, points and Max double.", TEXT_END

        endif
