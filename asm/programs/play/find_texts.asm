; find_texts.asm - what the page that looks for a game says

        if ! defined PLAY_FIND_TEXTS
PLAY_FIND_TEXTS equ 1

find_foot:
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, "       BREAK or SPACE back      "
        db TEXT_AT, 21, 1, TEXT_INK, INK_TEXT, "To leave the game, hold BREAK", TEXT_END
find_play:
        db TEXT_AT, TELL_ROW, 9, TEXT_COLOUR, $47, "Play the tape", TEXT_END
find_comes_later:
        db TEXT_AT, TELL_ROW + 3, 4, TEXT_INK, INK_TEXT, "You may wind the tape on"
find_comes:
        db TEXT_AT, TELL_ROW + 1, TIME_LEFT, TEXT_INK, INK_TEXT, "It comes in ", TEXT_END
find_next:
        db TEXT_AT, TELL_ROW, 9, TEXT_COLOUR, $47, "Play the tape"
        db TEXT_AT, TELL_ROW + 1, TIME_LEFT, TEXT_INK, INK_TEXT, "It comes next", TEXT_END
find_loads:
        db TEXT_AT, TELL_ROW + 2, TIME_LEFT, TEXT_INK, INK_TEXT, "It loads in ", TEXT_END
find_rewind:
        db TEXT_AT, TELL_ROW, 2, TEXT_COLOUR, $47, "Rewind the tape, and play it", TEXT_END
find_passes:
        db "Passing ", TEXT_END
find_blank:
        db "                                ", TEXT_END
find_own:
        db "the menu", TEXT_END

        endif
