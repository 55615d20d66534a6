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
        db TEXT_AT, 4, 2, "Hold a key for the next turn."
        db TEXT_AT, 6, 2, "W shows 40 steps of the way,"
        db TEXT_AT, 7, 2, "M the whole map with 128."
        db TEXT_AT, 9, 2, "A hound follows your trail."
        db TEXT_AT, 10, 2, "Faster in each maze,"
        db TEXT_AT, 11, 2, "and faster when you see it."
        db TEXT_AT, 12, 2, "A bite, or no time,"
        db TEXT_AT, 13, 2, "costs one of three tries."
        db TEXT_AT, 15, 2, "A gem adds 10 seconds. All"
        db TEXT_AT, 16, 2, "three give back a lost try."
        db TEXT_AT, 18, 2, "Points: ring 100 to 800, gem"
        db TEXT_AT, 19, 2, "100, second 2, map cell 1."
        db TEXT_AT, 20, 2, "One star each: the ring, all"
        db TEXT_AT, 21, 2, "gems, no help."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 2, "ENTER", TEXT_INK, INK_TEXT, TEXT_AT, 23, 8, "back", TEXT_END

title_tune:
        incbin "programs/large/atlas.tune"

        endif
