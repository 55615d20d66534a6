; help.asm - the instructions

        if ! defined GENERATORS_HELP
GENERATORS_HELP equ 1

        include "engine/text/text.asm"
        include "programs/generators/help_walk.asm"
        include "engine/pages/entries.asm"

help_pages:
        dw make_text, figures_text, walk_text, stars_help_text, 0

make_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "MAKE A MAZE"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Choose a kind, and make it. At"
        db TEXT_AT, 4, 2, "speed 1 it grows slowly, at 0"
        db TEXT_AT, 5, 2, "it is there at once, timed."
        db TEXT_AT, 7, 2, "The same seed makes the same"
        db TEXT_AT, 8, 2, "maze again."
        db TEXT_COLOUR, PERFECT_INK, TEXT_AT, 10, 2, "One way only: "
        db TEXT_INK, INK_TEXT, "no loops, so"
        db TEXT_AT, 11, 2, "one way leads to each place."
        db TEXT_COLOUR, LOOPS_INK, TEXT_AT, 13, 2, "Loops: "
        db TEXT_INK, INK_TEXT, "several ways, or none,"
        db TEXT_AT, 14, 2, "to a place."
        db TEXT_COLOUR, CHANGE_INK, TEXT_AT, 16, 2, "Changes: "
        db TEXT_INK, INK_TEXT, "alter your maze."
        db TEXT_AT, 18, 2, "Easy, hard: the shortest or"
        db TEXT_AT, 19, 2, "longest way of 16 mazes.", TEXT_END
figures_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE FIGURES"
        db TEXT_INK, INK_VALUE, TEXT_AT, 3, 2, "Ends", TEXT_AT, 5, 2, "Forks"
        db TEXT_AT, 7, 2, "Parts", TEXT_AT, 9, 2, "Way", TEXT_AT, 12, 2, "Par"
        db TEXT_INK, INK_TEXT, TEXT_AT, 3, 10, "dead ends"
        db TEXT_AT, 5, 10, "three or four ways on"
        db TEXT_AT, 7, 10, "1 if all is joined"
        db TEXT_AT, 9, 10, "steps between the two"
        db TEXT_AT, 10, 10, "places farthest apart"
        db TEXT_AT, 12, 10, "seconds to walk it in"
        db TEXT_AT, 15, 2, "Colour: how far from the start"
        db TEXT_COLOUR, $04, TEXT_AT, 16, 2, "near ", TEXT_COLOUR, $05, "> ", TEXT_COLOUR, $01, "> ", TEXT_COLOUR, $03, "> "
        db TEXT_COLOUR, $02, "far", TEXT_INK, INK_TEXT
        db TEXT_AT, 18, 2, "C saves the maze to tape, S"
        db TEXT_AT, 19, 2, "saves its picture.", TEXT_END
        endif
