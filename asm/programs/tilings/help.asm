; help.asm - the instructions. Unpacked with the best scores

        if ! defined TILINGS_HELP
TILINGS_HELP equ 1

        include "engine/pages/instructions.asm"

; help_page - the instructions
help_page:
        ld hl,help_pages
        jp instructions

help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 1, "THE TOUR"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 1, "Each maze has new shapes. Walk"
        db TEXT_AT, 4, 1, "from the green arrow to the red"
        db TEXT_AT, 5, 1, "one before your time is up."
        db TEXT_AT, 7, 1, "You begin with 30 seconds. Each"
        db TEXT_AT, 8, 1, "maze adds its par, and what is"
        db TEXT_AT, 9, 1, "left is yours in the next one."
        db TEXT_AT, 10, 1, "An hourglass adds ten seconds."
        db TEXT_AT, 12, 1, "Finish in half of par for three"
        db TEXT_AT, 13, 1, "stars, in par for two, or later"
        db TEXT_AT, 14, 1, "for one: 100 points each. Find"
        db TEXT_AT, 15, 1, "the shortest way yourself for"
        db TEXT_AT, 16, 1, "50 more. Seeing the way costs"
        db TEXT_AT, 17, 1, "ten seconds, once per maze."
        db TEXT_AT, 19, 1, "Stick or cursor keys walk: two"
        db TEXT_AT, 20, 1, "at once for slopes and stairs."
        db TEXT_AT, 21, 1, "The letters shown work as well."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 1, "ENTER", TEXT_AT, 23, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 7, "leave", TEXT_AT, 23, 24, "back", TEXT_END
help_pages:
        dw help_text, 0

        endif
