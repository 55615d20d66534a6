; help.asm - the instructions

        if ! defined LARGE_HELP
LARGE_HELP equ 1

        include "engine/text/text.asm"

help_pages:
        dw help_goal_text, help_key_text, 0
help_goal_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "EIGHT MAZES"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "You see a part of the maze on"
        db TEXT_AT, 4, 2, "the left. The map on the right"
        db TEXT_AT, 5, 2, "shows only what you have seen,"
        db TEXT_AT, 6, 2, "the red ring, and three gems."
        db TEXT_AT, 8, 2, "Get to the ring in time. A gem"
        db TEXT_AT, 9, 2, "gives ten seconds more."
        db TEXT_AT, 11, 2, "When no time is left, go back"
        db TEXT_AT, 12, 2, "and try again with your map."
        db TEXT_AT, 13, 2, "Three tries; all gems of a"
        db TEXT_AT, 14, 2, "maze give one back."
        db TEXT_AT, 16, 2, "Points:"
        db TEXT_AT, 16, 10, "ring   100, 200 .."
        db TEXT_AT, 17, 10, "gem    100", TEXT_AT, 18, 10, "second   2"
        db TEXT_AT, 20, 2, "Stars: for the ring, for all", TEXT_AT, 21, 2, "gems, for doing without help."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 2, "ENTER", TEXT_AT, 23, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 8, "next", TEXT_AT, 23, 24, "back", TEXT_END
help_key_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "KEYS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Hold the key of a corner down"
        db TEXT_AT, 4, 2, "before you come to it."
        db TEXT_INK, INK_KEY, TEXT_AT, 6, 2, "W", TEXT_AT, 9, 2, "M", TEXT_AT, 12, 2, "H"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 6, 4, "shows forty steps of the", TEXT_AT, 7, 4, "way, and costs 15 seconds"
        db TEXT_AT, 9, 4, "shows the whole map, and", TEXT_AT, 10, 4, "costs 20 seconds"
        db TEXT_AT, 12, 4, "stops the clock"
        db TEXT_AT, 14, 2, "BREAK ends the challenge; your", TEXT_AT, 15, 2, "points count."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 2, "ENTER", TEXT_INK, INK_TEXT, TEXT_AT, 23, 8, "back", TEXT_END

title_tune:
        incbin "programs/large/atlas.tune"

        endif
