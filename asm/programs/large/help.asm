; help.asm - the instructions

        if ! defined LARGE_HELP
LARGE_HELP equ 1

        include "engine/text/text.asm"

help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "EIGHT MAZES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Reach the white ring in time."
        db TEXT_AT, 5, 2, "Before a turn, press early."
        db TEXT_AT, 7, 2, "A hound follows your trail."
        db TEXT_AT, 9, 2, "It is faster in later mazes."
        db TEXT_AT, 11, 2, "In sight it runs."
        db TEXT_AT, 13, 2, "Bites and time up cost a try."
        db TEXT_AT, 15, 2, "W and M help, gems give time."
        db TEXT_AT, 17, 2, "Stars: ring, 3 gems, no W/M."
        db TEXT_AT, 23, 10, "Press a key", TEXT_END

title_tune:
        incbin "programs/large/atlas.tune"

        endif
