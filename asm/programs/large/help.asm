; help.asm - the instructions

        if ! defined LARGE_HELP
LARGE_HELP equ 1

        include "engine/text/text.asm"

help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "EIGHT MAZES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Reach the white ring in time."
        db TEXT_AT, 5, 2, "Turn early."
        db TEXT_AT, 7, 2, "A hound follows your trail,"
        db TEXT_AT, 8, 2, "two from maze 5 on."
        db TEXT_AT, 10, 2, "In sight they run."
        db TEXT_AT, 12, 2, "A bite or time up costs a try"
        db TEXT_AT, 14, 2, "W and M help, gems give time."
        db TEXT_AT, 16, 2, "Stars: ring, all gems, no W/M"
        db TEXT_AT, 23, 10, "Press a key", TEXT_END

title_tune:
        incbin "programs/large/atlas.tune"

        endif
