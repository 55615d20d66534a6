; help.asm - the instructions. Unpacked with the best scores

        if ! defined TILINGS_HELP
TILINGS_HELP equ 1

        include "engine/pages/instructions.asm"

; help_page - the instructions
help_page:
        ld hl,help_pages
        jp instructions

help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 1, "GOAL", TEXT_AT, 9, 1, "TIME", TEXT_AT, 15, 1, "STARS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 1, TILINGS / 10 + "0", TILINGS - TILINGS / 10 * 10 + "0", " mazes, from green to red."
        db TEXT_AT, 4, 1, "Two keys at once for slopes"
        db TEXT_AT, 5, 1, "and stairs. P waits."
        db TEXT_AT, 6, 1, "A ghost follows your trail"
        db TEXT_AT, 7, 1, "from maze 4 on: -10 s."
        db TEXT_AT, 11, 1, "Each maze adds its par, the"
        db TEXT_AT, 12, 1, "hourglass 10 s. S shows the"
        db TEXT_AT, 13, 1, "way: -10 s and stars."
        db TEXT_AT, 17, 1, "They go out as you walk: 100"
        db TEXT_AT, 18, 1, "points each, 50 for the"
        db TEXT_AT, 19, 1, "shortest way without help."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 1, "ENTER"
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 7, "back", TEXT_END
help_pages:
        dw help_text, 0

        endif
