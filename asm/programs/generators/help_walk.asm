; help_walk.asm - the instructions for a walk

        if ! defined GENERATORS_HELP_WALK
GENERATORS_HELP_WALK equ 1

        include "engine/text/text.asm"

walk_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "WALK IT"
        db TEXT_COLOUR, HERO_TILE, TEXT_AT, 3, 0, HERO, TEXT_COLOUR, GHOST_TILE, TEXT_AT, 7, 0, GHOST
        db TEXT_COLOUR, GEM_TILE, TEXT_AT, 13, 0, GEM, TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Press W, then walk from green"
        db TEXT_ROW, "to red, at once or after up to"
        db TEXT_ROW, "15 s to look, later 3 s."
        db TEXT_ROW, TEXT_ROW, "Be out before the green ghost."
        db TEXT_ROW, "You see it on your trail."
        db TEXT_ROW, "A red one hunts you: go on!"
        db TEXT_ROW, "Catch a thief for its key."
        db TEXT_ROW, "Learn dark mazes first."
        db TEXT_ROW, TEXT_ROW, "Gems take 2 s off,"
        db TEXT_ROW, "or open a white ring."
        db TEXT_AT, 20, 2, "R, D, E cost two stars."
        db TEXT_COLOUR, STAR_WON, TEXT_AT, NEXT_STARS, GOALS_COLUMN - 2, "*", TEXT_ROW, "*", TEXT_ROW, "*"
goals_text:                             ; what the stars are for: next_begin draws it, too
        db TEXT_INK, INK_VALUE, TEXT_AT, NEXT_STARS, GOALS_COLUMN, "Be out in 3 x par."
        db TEXT_ROW, "Be out in par."
        db TEXT_ROW, "Use at most Max steps.", TEXT_END
stars_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "STARS AND TORCH"
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 3, 0, "*", TEXT_AT, 13, 0, HERO, TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "New mazes from 21 x 21 on with"
        db TEXT_ROW, "a way of 40 steps have stars."
        db TEXT_ROW, "White names have all."
        db TEXT_ROW, TEXT_ROW, "Stars make ghosts faster."
        db TEXT_ROW, TEXT_ROW, "A star brings a point for each"
        db TEXT_ROW, "step of the way, a second left"
        db TEXT_ROW, "ten. No forks, no points."
        db TEXT_ROW, TEXT_ROW, "Press T before the first step"
        db TEXT_ROW, "for a new maze in the dark."
        db TEXT_ROW, "Arrows show the ring."
        db TEXT_ROW, "Par, points, Max are doubled.", TEXT_END

        endif
