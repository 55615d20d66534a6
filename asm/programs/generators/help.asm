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
        db TEXT_INK, INK_TEXT
        db TEXT_COLOUR, HERO_INK, TEXT_AT, 3, 0, HERO, TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Choose a kind, and make it. At"
        db TEXT_AT, 4, 2, "speed 1 it grows slowly, at 0"
        db TEXT_AT, 5, 2, "it is there at once."
        db TEXT_AT, 7, 2, "The same seed: the same maze."
        db TEXT_COLOUR, PERFECT_INK, TEXT_AT, 9, 2, "One way only: "
        db TEXT_INK, INK_TEXT, "there is"
        db TEXT_AT, 10, 2, "no other, so no loops."
        db TEXT_COLOUR, LOOPS_INK, TEXT_AT, 12, 2, "Loops: "
        db TEXT_INK, INK_TEXT, "there may be several"
        db TEXT_AT, 13, 2, "ways to a place."
        db TEXT_COLOUR, CHANGE_INK, TEXT_AT, 15, 2, "Changes: "
        db TEXT_INK, INK_TEXT, "alter your maze."
        db TEXT_AT, 17, 2, "Easy, hard: the shortest or"
        db TEXT_AT, 18, 2, "longest way of 16 mazes.", TEXT_END
figures_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "WHAT THE NUMBERS MEAN"
        db TEXT_INK, INK_VALUE, TEXT_AT, 3, 2, "Ends", TEXT_AT, 5, 2, "Forks"
        db TEXT_AT, 7, 2, "Parts", TEXT_AT, 9, 2, "Way", TEXT_AT, 12, 2, "Par"
        db TEXT_COLOUR, START_INK, TEXT_AT, 9, 0, START, TEXT_COLOUR, FINISH_INK, TEXT_AT, 10, 0, FINISH, TEXT_AT, 12, 0, GHOST
        db TEXT_INK, INK_TEXT, TEXT_AT, 3, 10, "dead ends"
        db TEXT_AT, 5, 10, "three or four ways on"
        db TEXT_AT, 7, 10, "1 if all is joined"
        db TEXT_AT, 9, 10, "steps between the two"
        db TEXT_AT, 10, 10, "places farthest apart"
        db TEXT_AT, 12, 10, "seconds to walk it in"
        db TEXT_INK, INK_VALUE, TEXT_AT, 14, 2, "ms", TEXT_INK, INK_TEXT, TEXT_AT, 14, 10, "1/1000 s to make it"
        db TEXT_AT, 16, 2, "Colour: how far from the start"
        db TEXT_AT, 17, 2, "near ", TEXT_COLOUR, $20, "  ", TEXT_COLOUR, $28, "  ", TEXT_COLOUR, $08, "  ", TEXT_COLOUR, $18, "  "
        db TEXT_COLOUR, $10, "  ", TEXT_INK, INK_TEXT, " far"
        db TEXT_AT, 19, 2, "Saved: C maze, S screen.", TEXT_END
        endif
