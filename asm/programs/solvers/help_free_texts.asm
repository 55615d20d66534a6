; help_free_texts.asm - more pages of help, unpacked where solvers have their notes: coins, races, free mazes

        if ! defined SOLVERS_HELP_FREE_TEXTS
SOLVERS_HELP_FREE_TEXTS equ 1

        db 0                            ; no pictures beside these
coins_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 2, "COINS"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, TEXT_ROW, "If your runner wins, you get"
        db TEXT_ROW, "your bet times its odds:"
        db TEXT_COLOUR, $45, TEXT_ROW, TEXT_ROW, "bet     odds    you get"
        db TEXT_INK, INK_VALUE, TEXT_ROW, "20 coins  x3     60 coins"
        db TEXT_ROW, "20 coins  x6    120 coins"
        db TEXT_INK, INK_TEXT, TEXT_ROW, TEXT_ROW, "Bet up to half of your coins,"
        db TEXT_ROW, "or all of them in the final"
        db TEXT_ROW, "and while you have few."
        db TEXT_ROW, TEXT_ROW, "From race 2 on a race starts"
        db TEXT_ROW, "by itself after 24 seconds."
        db TEXT_ROW, TEXT_ROW, "Below 10 coins you are broke."
        db TEXT_ROW, "What you leave with counts."
        db TEXT_ROW, "The bank has 65535 coins.", TEXT_END, 0
racing_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 2, "IN A RACE"
        db TEXT_AT, 4, 2, TEXT_INK, INK_KEY, "S", TEXT_AT, 4, 9, TEXT_INK, INK_TEXT, "bets as much again,"
        db TEXT_ROW, "at x2 for these coins"
        db TEXT_AT, 7, 2, TEXT_INK, INK_KEY, "T", TEXT_AT, 7, 9, TEXT_INK, INK_TEXT, "takes half back; the"
        db TEXT_ROW, "other half is lost"
        db TEXT_ROW, "S or T once, early on"
        db TEXT_AT, 11, 2, TEXT_INK, INK_KEY, "BREAK", TEXT_AT, 11, 9, TEXT_INK, INK_TEXT, "pauses: then Y leaves,"
        db TEXT_ROW, "N or BREAK goes on"
        db TEXT_AT, 14, 2, TEXT_INK, INK_VALUE, "17", TEXT_COLOUR, LOST_INK, "+4", TEXT_AT, 14, 9, TEXT_INK, INK_TEXT, "17 steps: 4 more than"
        db TEXT_ROW, "the shortest way has"
        db TEXT_AT, 17, 2, TEXT_INK, INK_VALUE, "3.7ms", TEXT_AT, 17, 9, TEXT_INK, INK_TEXT, "time, in thousandths"
        db TEXT_ROW, "of a second"
        db TEXT_AT, 20, 2, TEXT_INK, INK_VALUE, "tie", TEXT_AT, 20, 9, TEXT_INK, INK_TEXT, "lower digit is first", TEXT_END, 0
free_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 2, "FREE MAZES"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, TEXT_ROW, "Move the flashing square. Then"
        db TEXT_ROW, TEXT_INK, INK_KEY, "S", TEXT_INK, INK_TEXT, ": start here. ", TEXT_INK, INK_KEY, "F", TEXT_INK, INK_TEXT, ": finish here."
        db TEXT_ROW, TEXT_ROW, TEXT_COLOUR, LOOKED_INK, "Blue", TEXT_INK, INK_TEXT, ": seen. "
        db TEXT_INK, INK_VALUE, "White", TEXT_INK, INK_TEXT, ": the way."
        db TEXT_ROW, TEXT_COLOUR, $45, "Speed 0", TEXT_INK, INK_TEXT, ": milliseconds only."
        db TEXT_ROW, TEXT_ROW, TEXT_COLOUR, $45, "Colour", TEXT_INK, INK_TEXT, ": green near, yellow,"
        db TEXT_ROW, "magenta, red far."
        db TEXT_ROW, TEXT_ROW, TEXT_COLOUR, $45, "Edit", TEXT_INK, INK_TEXT, ": walls, random stones."
        db TEXT_ROW, TEXT_COLOUR, $45, "Reach", TEXT_INK, INK_TEXT, ": all ways from there."
        db TEXT_ROW, TEXT_ROW, TEXT_COLOUR, $45, "Points", TEXT_INK, INK_TEXT, ": for solver Key points."
        db TEXT_ROW, TEXT_COLOUR, $45, "Order", TEXT_INK, INK_TEXT, ": yours, or the best."
        db TEXT_ROW, TEXT_ROW, TEXT_COLOUR, $45, "Steps", TEXT_INK, INK_TEXT, ": longest way allowed.", TEXT_END, 0

        endif
