; help.asm - the instructions

        if ! defined RACE_HELP
RACE_HELP equ 1

        include "engine/text/text.asm"

help_pages:
        dw help_race, help_cup, help_two, 0
help_race:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE RACE"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "The right half of the maze is"
        db TEXT_AT, 4, 2, "the mirror image of the left"
        db TEXT_AT, 5, 2, "one: the same way for both."
        db TEXT_AT, 7, 2, "Be the first at the red ring"
        db TEXT_AT, 8, 2, "in the middle wall. Look at"
        db TEXT_AT, 9, 2, "the maze during the count;"
        db TEXT_AT, 10, 2, "ENTER or fire starts at once."
        db TEXT_AT, 12, 2, "The bars below show who has"
        db TEXT_AT, 13, 2, "come nearer to the ring."
        db TEXT_AT, 15, 2, "Be first at your bolt: you run"
        db TEXT_AT, 16, 2, "twice as fast for two seconds,"
        db TEXT_AT, 17, 2, "and the other bolt is gone."
        db TEXT_AT, 19, 2, "Before a corner, hold its key"
        db TEXT_AT, 20, 2, "too: you take it."
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "next", TEXT_AT, 22, 24, "back", TEXT_END
help_cup:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "MATCHES AND THE CUP"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Who wins three races of five"
        db TEXT_AT, 4, 2, "wins the match. Race 2 leads"
        db TEXT_AT, 5, 2, "through hexagons, race 3 over"
        db TEXT_AT, 6, 2, "two floors; race 4 has loops."
        db TEXT_AT, 8, 2, "The cup: mouse, right hand,"
        db TEXT_AT, 9, 2, "Tremaux, then the wave. One"
        db TEXT_AT, 10, 2, "lost match may be tried again,"
        db TEXT_AT, 11, 2, "without its points."
        db TEXT_AT, 13, 2, "A race won is 100 points, and"
        db TEXT_AT, 14, 2, "one more for each step the"
        db TEXT_AT, 15, 2, "other still had to go."
        db TEXT_AT, 17, 2, "Each match you win earns three"
        db TEXT_AT, 18, 2, "stars, less one for each race"
        db TEXT_AT, 19, 2, "you lose."
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "next", TEXT_AT, 22, 24, "back", TEXT_END
help_two:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "KEYS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Left: Q A O P at first."
        db TEXT_AT, 4, 2, "Right: 7 6 5 8, and in a duel"
        db TEXT_AT, 5, 2, "the Kempston joystick. Both"
        db TEXT_AT, 6, 2, "sets work at the same time."
        db TEXT_AT, 8, 2, "A single player may use both"
        db TEXT_AT, 9, 2, "sets, and the joystick."
        db TEXT_AT, 11, 2, "Both can choose other keys."
        db TEXT_INK, INK_KEY, TEXT_AT, 14, 2, "H", TEXT_INK, INK_TEXT
        db TEXT_AT, 14, 4, "holds the race; the maze is", TEXT_AT, 15, 4, "hidden meanwhile"
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 2, "ENTER", TEXT_AT, 22, 18, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 8, "end", TEXT_AT, 22, 24, "back", TEXT_END

        endif
