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
        db TEXT_AT, 8, 2, "Find the way to the ring while"
        db TEXT_AT, 9, 2, "there is time. A gem gives you"
        db TEXT_AT, 10, 2, "ten seconds more."
        db TEXT_AT, 12, 2, "Points:"
        db TEXT_AT, 12, 11, "ring  100", TEXT_AT, 13, 11, "gem    50", TEXT_AT, 14, 11, "second  2"
        db TEXT_AT, 16, 2, "Stars: one for the ring, one"
        db TEXT_AT, 17, 2, "for all gems, and one if you"
        db TEXT_AT, 18, 2, "do it without help."
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "next", TEXT_AT, 22, 24, "back", TEXT_END
help_key_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "KEYS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Hold the key of a corner down"
        db TEXT_AT, 4, 2, "before you come to it."
        db TEXT_INK, INK_KEY, TEXT_AT, 6, 2, "W", TEXT_AT, 9, 2, "M", TEXT_AT, 12, 2, "H"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 6, 4, "shows forty steps of the", TEXT_AT, 7, 4, "way, and costs 15 seconds"
        db TEXT_AT, 9, 4, "shows the whole map, and", TEXT_AT, 10, 4, "costs 20 seconds"
        db TEXT_AT, 12, 4, "holds the clock"
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "leave", TEXT_AT, 22, 24, "back", TEXT_END

title_tune:
        incbin "programs/large/atlas.tune"

        endif
