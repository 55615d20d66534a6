; help.asm - the instructions

        if ! defined LARGE_HELP
LARGE_HELP equ 1

        include "engine/text/text.asm"

help_pages:
        dw help_text, 0
help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "EIGHT MAZES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Get to the red ring in time."
        db TEXT_AT, 4, 2, "The map shows what you have"
        db TEXT_AT, 5, 2, "seen, the ring and the gems."
        db TEXT_AT, 6, 2, "A gem gives ten seconds more;"
        db TEXT_AT, 7, 2, "all three give back a try."
        db TEXT_AT, 9, 2, "After ten seconds a hound is"
        db TEXT_AT, 10, 2, "out on your trail, faster in"
        db TEXT_AT, 11, 2, "each maze, and when in sight."
        db TEXT_AT, 12, 2, "Bitten or out of time, you"
        db TEXT_AT, 13, 2, "start again with your map."
        db TEXT_AT, 15, 2, "Hold a key for the next turn."
        db TEXT_AT, 16, 2, "W shows 40 steps of the way,"
        db TEXT_AT, 17, 2, "M the whole map with 128."
        db TEXT_AT, 19, 2, "The ring is worth up to 800,"
        db TEXT_AT, 20, 2, "a gem 100, a second left 2."
        db TEXT_AT, 21, 2, "Stars: ring, gems, no help."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 2, "ENTER", TEXT_INK, INK_TEXT, TEXT_AT, 23, 8, "back", TEXT_END

title_tune:
        incbin "programs/large/atlas.tune"

        endif
