; help.asm - the instructions

        if ! defined LARGE_HELP
LARGE_HELP equ 1

        include "engine/text/text.asm"

help_pages:
        dw help_text, 0
help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "EIGHT MAZES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Reach the red ring in time."
        db TEXT_AT, 4, 2, "Press the next way early:"
        db TEXT_AT, 5, 2, "he turns when he can."
        db TEXT_AT, 7, 2, "W shows 40 steps of the way,"
        db TEXT_AT, 8, 2, "M 128 steps on the whole map."
        db TEXT_AT, 10, 2, "A hound follows your trail,"
        db TEXT_AT, 11, 2, "faster in each maze, and when"
        db TEXT_AT, 12, 2, "in sight. A bite, or no time"
        db TEXT_AT, 13, 2, "left, costs one of 3 tries."
        db TEXT_AT, 15, 2, "A gem adds 10 seconds. All"
        db TEXT_AT, 16, 2, "three give back a lost try."
        db TEXT_AT, 18, 2, "Points: ring 100 to 800, gem"
        db TEXT_AT, 19, 2, "100, second 2, map cell 1."
        db TEXT_AT, 20, 2, "One star each: the ring, all"
        db TEXT_AT, 21, 2, "gems, no W or M."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 2, "ENTER", TEXT_INK, INK_TEXT, TEXT_AT, 23, 8, "back", TEXT_END

title_tune:
        incbin "programs/large/atlas.tune"

        endif
