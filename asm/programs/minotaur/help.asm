; help.asm - how to play: two pages

        if ! defined MINOTAUR_HELP
MINOTAUR_HELP equ 1

        include "engine/pages/instructions.asm"

help_pages:
        dw help_text, help_more, 0
help_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, 1, 2, "HOW TO PLAY"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "You are Theseus. Find all the"
        db TEXT_AT, 5, 2, "gold of the labyrinth. Then a"
        db TEXT_AT, 6, 2, "door opens: go out by it."
        db TEXT_AT, 8, 2, "Minotaurs roam. Those that"
        db TEXT_AT, 9, 2, "smell you take the shortest"
        db TEXT_AT, 10, 2, "way. Get far away, and they"
        db TEXT_AT, 11, 2, "lose you."
        db TEXT_AT, 13, 2, "A sword kills the one that you"
        db TEXT_AT, 14, 2, "face, and breaks. One from"
        db TEXT_AT, 15, 2, "behind has you."
        db TEXT_COLOUR, $46
        db TEXT_AT, 17, 2, "gold 20 Minotaur 50 level 255", TEXT_END
help_more:
        db TEXT_INK, INK_VALUE, TEXT_AT, 1, 2, "WHAT HELPS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "A ball of thread shows the way"
        db TEXT_AT, 5, 2, "to the nearest gold, then the"
        db TEXT_AT, 6, 2, "door; to a lever if it must."
        db TEXT_AT, 8, 2, "Walk into a lever: it opens a"
        db TEXT_AT, 9, 2, "gate. Some close another one:"
        db TEXT_AT, 10, 2, "shut a Minotaur out."
        db TEXT_AT, 12, 2, "In dark labyrinths a torch"
        db TEXT_AT, 13, 2, "shows more, for half a minute."
        db TEXT_AT, 15, 2, "A key held early takes the"
        db TEXT_AT, 16, 2, "next corner."
        db TEXT_AT, 18, 2, "Note the code of each level.", TEXT_END

        endif
