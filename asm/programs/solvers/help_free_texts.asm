; help_free_texts.asm - the pages of help about free mazes, unpacked where solvers have their notes

        if ! defined SOLVERS_HELP_FREE_TEXTS
SOLVERS_HELP_FREE_TEXTS equ 1

        db 0                            ; no pictures beside the first one
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
        db TEXT_ROW, TEXT_COLOUR, $45, "Order", TEXT_INK, INK_TEXT, ": as you set, or best."
        db TEXT_ROW, TEXT_ROW, TEXT_COLOUR, $45, "Steps", TEXT_INK, INK_TEXT, ": give up longer ways.", TEXT_END, 0
solvers_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 2, "THE SOLVERS"
        db TEXT_ROW, TEXT_ROW, "Wave", TEXT_ROW, "Wave double"
        db TEXT_ROW, "Diagonal wave"
        db TEXT_ROW, TEXT_ROW, TEXT_ROW, "Key points", TEXT_ROW, "Distance map", TEXT_COLOUR, $46, TEXT_ROW, "Hadlock"
        db TEXT_COLOUR, $45, TEXT_ROW, TEXT_ROW, TEXT_ROW, "Depth first", TEXT_ROW, "Tremaux", TEXT_ROW, TEXT_ROW, TEXT_ROW, "Dead ends"
        db TEXT_COLOUR, $43, TEXT_AT, 16, 2, "Left hand", TEXT_COLOUR, $44, TEXT_ROW, "Right hand"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 16, "spreads from F"
        db TEXT_ROW, "from S and F"
        db TEXT_ROW, "diagonals too"
        db TEXT_ROW, TEXT_ROW, TEXT_ROW, "by your points"
        db TEXT_ROW, "downhill to F"
        db TEXT_ROW, "fewest detours"
        db TEXT_ROW, TEXT_ROW, TEXT_ROW, "one way, or back"
        db TEXT_ROW, "marks its way"
        db TEXT_ROW, "hand on the wall"
        db TEXT_ROW, "the same"
        db TEXT_ROW, "fills them", TEXT_END

        endif
