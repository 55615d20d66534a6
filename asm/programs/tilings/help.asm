; help.asm - the instructions. Unpacked with the best scores

        if ! defined TILINGS_HELP
TILINGS_HELP equ 1

        include "engine/pages/instructions.asm"

; help_page - the instructions
help_page:
        ld hl,help_pages
        jp instructions

help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 1, "TIME", TEXT_AT, 9, 1, "STARS", TEXT_AT, 16, 1, "KEYS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 1, "Each maze adds its par."
        db TEXT_AT, 5, 1, "Hourglass: +10 s. Help: -10 s."
        db TEXT_AT, 6, 1, "A quarter of your time left is"
        db TEXT_AT, 7, 1, "sold, ten points a second."
        db TEXT_AT, 11, 1, "Half of par: 3. Par: 2. Else 1."
        db TEXT_AT, 12, 1, "100 points each, 50 more for"
        db TEXT_AT, 13, 1, "the shortest way without help;"
        db TEXT_AT, 14, 1, "the hourglass may be on it."
        db TEXT_AT, 18, 1, "5678 or a stick walk: two keys"
        db TEXT_AT, 19, 1, "at once for slopes and stairs."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 1, "ENTER"
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 7, "back", TEXT_END
help_pages:
        dw help_text, 0

        endif
