; help.asm - the instructions

        if ! defined RACE_HELP
RACE_HELP equ 1

        include "engine/text/text.asm"

help_pages:
        dw help_race, help_cup, help_two, 0
help_race:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE RACE"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, TEXT_COLOUR, $46, "You", TEXT_INK, INK_TEXT, " and your ", TEXT_COLOUR, $45, "rival", TEXT_INK, INK_TEXT, " run in two"
        db TEXT_AT, 4, 2, "mirrored halves: the same way"
        db TEXT_AT, 5, 2, "for both."
        db TEXT_AT, 7, 2, "Be first at the ", TEXT_COLOUR, $42, "red ring", TEXT_INK, INK_TEXT, "! Look"
        db TEXT_AT, 8, 2, "at the maze during the count;"
        db TEXT_AT, 9, 2, TEXT_INK, INK_VALUE, "ENTER", TEXT_INK, INK_TEXT, " or fire starts at once."
        db TEXT_AT, 11, 2, "The ", TEXT_COLOUR, $46, "bars", TEXT_INK, INK_TEXT, " below show who is"
        db TEXT_AT, 12, 2, "nearer to the ring."
        db TEXT_AT, 14, 2, "First at your ", TEXT_INK, INK_VALUE, "bolt", TEXT_INK, INK_TEXT, ": twice your"
        db TEXT_AT, 15, 2, "pace for two seconds, and the"
        db TEXT_AT, 16, 2, "other bolt is gone."
        db TEXT_AT, 18, 2, "Before a ", TEXT_COLOUR, $44, "corner", TEXT_INK, INK_TEXT, ", hold its key"
        db TEXT_AT, 19, 2, "too: you take it.", TEXT_END
help_cup:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "MATCHES AND THE CUP"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Win ", TEXT_INK, INK_VALUE, "three races", TEXT_INK, INK_TEXT, " of five. Each"
        db TEXT_AT, 4, 2, "match has its own order of"
        db TEXT_AT, 5, 2, TEXT_COLOUR, $44, "flat mazes, hexagons, two", TEXT_INK, INK_TEXT
        db TEXT_AT, 6, 2, TEXT_COLOUR, $44, "floors, chambers, a sprint", TEXT_INK, INK_TEXT, "."
        db TEXT_AT, 8, 2, TEXT_COLOUR, $45, "The cup", TEXT_INK, INK_TEXT, ": mouse, right hand,"
        db TEXT_AT, 9, 2, "Tremaux, then the wave. One"
        db TEXT_AT, 10, 2, "lost match may be tried"
        db TEXT_AT, 11, 2, "again, without its points."
        db TEXT_AT, 13, 2, "A race won is ", TEXT_INK, INK_VALUE, "100 points", TEXT_INK, INK_TEXT, ", and"
        db TEXT_AT, 14, 2, "one more for each step the"
        db TEXT_AT, 15, 2, "other still had to go."
        db TEXT_AT, 17, 2, "A match won: ", TEXT_COLOUR, $46, "three stars", TEXT_INK, INK_TEXT, ", one"
        db TEXT_AT, 18, 2, "less for each race you lose.", TEXT_END
help_two:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "KEYS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, TEXT_COLOUR, $46, "Left", TEXT_INK, INK_TEXT, ": Q A O P at first."
        db TEXT_AT, 4, 2, TEXT_COLOUR, $45, "Right", TEXT_INK, INK_TEXT, ": 7 6 5 8, and in a duel"
        db TEXT_AT, 5, 2, "the Kempston joystick. Both"
        db TEXT_AT, 6, 2, "sets work at the same time."
        db TEXT_AT, 8, 2, "A single player may use both"
        db TEXT_AT, 9, 2, "sets, and the joystick."
        db TEXT_AT, 11, 2, "Both can choose other keys."
        db TEXT_INK, INK_KEY, TEXT_AT, 14, 2, "H", TEXT_INK, INK_TEXT
        db TEXT_AT, 14, 4, "holds the race; the maze is", TEXT_AT, 15, 4, "hidden meanwhile", TEXT_END

        endif
