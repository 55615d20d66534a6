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
        db TEXT_AT, 3, 1, "Go from green to red before"
        db TEXT_AT, 4, 1, "Time is 0: that ends the tour."
        db TEXT_AT, 5, 1, TILINGS / 10 + "0", TILINGS - TILINGS / 10 * 10 + "0", " mazes. P waits, BREAK ends."
        db TEXT_AT, 6, 1, "5678 or a stick walk: two keys"
        db TEXT_AT, 7, 1, "at once for slopes and stairs."
        db TEXT_AT, 11, 1, "Each maze adds its par. The"
        db TEXT_AT, 12, 1, "hourglass adds 10 s. S shows"
        db TEXT_AT, 13, 1, "the way and costs 10 s."
        db TEXT_AT, 17, 1, "3 stars: half of par. 2: par."
        db TEXT_AT, 18, 1, "100 points each, 50 for"
        db TEXT_AT, 19, 1, "the shortest way without help."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 1, "ENTER"
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 7, "back", TEXT_END
help_pages:
        dw help_text, 0

        endif
