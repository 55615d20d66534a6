; help.asm - the instructions

        if ! defined GENERATORS_HELP
GENERATORS_HELP equ 1

        include "engine/text/text.asm"
        include "engine/pages/entries.asm"

START:          equ 128                 ; figures: see TEXT_SHAPES
FINISH:         equ 129
HERO:           equ 130
GEM:            equ 131
GHOST:          equ 132

help_pages:
        dw make_text, figures_text, walk_text, stars_help_text, 0

make_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "MAKE A MAZE"
        db TEXT_COLOUR, HERO_TILE, TEXT_AT, 3, 0, HERO, TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Choose a kind, and make it."
        db TEXT_ROW, "Speed 1 is slow, 0 at once."
        db TEXT_ROW, TEXT_ROW, "The same seed makes the same"
        db TEXT_ROW, "maze again."
        db TEXT_ROW, TEXT_ROW, TEXT_COLOUR, PERFECT_INK, "One way only"
        db TEXT_INK, INK_TEXT, ": one way joins"
        db TEXT_ROW, "any two places."
        db TEXT_ROW, TEXT_ROW, TEXT_COLOUR, LOOPS_INK, "Loops"
        db TEXT_INK, INK_TEXT, ": several ways join some"
        db TEXT_ROW, "places."
        db TEXT_ROW, TEXT_ROW, TEXT_COLOUR, CHANGE_INK, "Changes"
        db TEXT_INK, INK_TEXT, " alter your maze."
        db TEXT_ROW, TEXT_ROW, "Easy or hard: one of 16 mazes.", TEXT_END
figures_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "WHAT THE NUMBERS MEAN"
        db TEXT_INK, INK_VALUE, TEXT_AT, 3, 2, "Ends", TEXT_ROW, TEXT_ROW, "Forks"
        db TEXT_ROW, TEXT_ROW, "Parts", TEXT_ROW, TEXT_ROW, "Way", TEXT_AT, 12, 2, "Par", TEXT_ROW, TEXT_ROW, "ms"
        db TEXT_COLOUR, START_TILE, TEXT_AT, 9, 0, START, TEXT_COLOUR, FINISH_TILE, TEXT_ROW, FINISH, TEXT_ROW, TEXT_COLOUR, GHOST_TILE, TEXT_ROW, GHOST
        db TEXT_INK, INK_TEXT, TEXT_AT, 3, 10, "dead ends"
        db TEXT_ROW, TEXT_ROW, "three or four ways on"
        db TEXT_ROW, TEXT_ROW, "1 if all is joined"
        db TEXT_ROW, TEXT_ROW, "steps, green to red"
        db TEXT_ROW
        db TEXT_ROW, TEXT_ROW, "seconds to walk it in"
        db TEXT_ROW, TEXT_ROW, "1/1000 s to make it"
        db TEXT_AT, 16, 2, "D colours the maze by distance"
        db TEXT_ROW, "near ", TEXT_COLOUR, $20, "  ", TEXT_COLOUR, $28, "  ", TEXT_COLOUR, $08, "  ", TEXT_COLOUR, $18, "  "
        db TEXT_COLOUR, $10, "  ", TEXT_INK, INK_TEXT, " far"
        db TEXT_ROW, TEXT_ROW, "C saves the maze, S a picture."
        db TEXT_ROW, "The title page loses it.", TEXT_END
        endif
