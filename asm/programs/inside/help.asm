; help.asm - how to play: two pages

        if ! defined INSIDE_HELP
INSIDE_HELP equ 1

        include "engine/pages/instructions.asm"

help_pages:
        dw help_text, help_more, 0
help_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, 1, 2, "HOW TO PLAY"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "You stand in a labyrinth. Find"
        db TEXT_AT, 5, 2, "the way out; it is as far away"
        db TEXT_AT, 6, 2, "as can be, on the top floor."
        db TEXT_AT, 8, 2, "IT is in there too. IT hears"
        db TEXT_AT, 9, 2, "who runs, sees who is in front"
        db TEXT_AT, 10, 2, "of IT, and takes the shortest"
        db TEXT_AT, 11, 2, "way, by stairs too."
        db TEXT_AT, 13, 2, "IT is slow round corners. Get"
        db TEXT_AT, 14, 2, "out of sight and walk softly,"
        db TEXT_AT, 15, 2, "or stand: IT forgets."
        db TEXT_COLOUR, $46
        db TEXT_AT, 17, 2, "floor 100  second saved 1", TEXT_END
help_more:
        db TEXT_INK, INK_VALUE, TEXT_AT, 1, 2, "WHAT HELPS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "The rose shows your direction."
        db TEXT_AT, 6, 2, "The map fills in as you go."
        db TEXT_AT, 8, 2, "A ball of thread shows the"
        db TEXT_AT, 9, 2, "shortest way out for 20 s."
        db TEXT_AT, 11, 2, "The bars show how near IT is."
        db TEXT_AT, 13, 2, "On stairs: E up, Z down, or"
        db TEXT_AT, 14, 2, "tap fire.", TEXT_END

        endif
