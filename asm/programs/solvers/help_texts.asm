; help_texts.asm - the pages of help: before a text lie its pictures, as help_drawn reads them

        if ! defined SOLVERS_HELP_TEXTS
SOLVERS_HELP_TEXTS equ 1

        db 26, 8, $46, 18, 8, $45, 10, 8, $44, 2, 8, $43
help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 2, "PLACE YOUR BET"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, TEXT_ROW, "Four mice look for the way:"
        db TEXT_ROW, "two begin at the green start,"
        db TEXT_ROW, "two at the cheese, as marked."
        db TEXT_AT, 14, 2, "Every room takes time, so a"
        db TEXT_ROW, "mouse that sees few is quick."
        db TEXT_INK, INK_VALUE, TEXT_ROW, TEXT_ROW, "Bet on the quickest. Ten races"
        db TEXT_ROW, "to turn 100 coins into 15000!", TEXT_END, 0
        db 2, 18, CHEESE_INK, 1, 9, $44, 2, 4, $43
runners_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 2, "THE RUNNERS"
        db TEXT_INK, INK_TEXT, ": from the start"
        db TEXT_COLOUR, HAND_WALL
        db TEXT_AT, 4, 1, " ", TEXT_ROW, " ", TEXT_ROW, " ", TEXT_ROW, " "
        db TEXT_AT, 9, 5, " ", TEXT_ROW, " ", TEXT_ROW, " ", TEXT_ROW, " "
        db TEXT_COLOUR, $43, TEXT_AT, 4, 7, "Left hand"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, "keeps its left hand on a"
        db TEXT_ROW, "wall. Faces up at first,"
        db TEXT_ROW, "turns right to find one."
        db TEXT_COLOUR, $44, TEXT_AT, 9, 7, "Right hand"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, "keeps its right hand on a"
        db TEXT_ROW, "wall. Faces up at first,"
        db TEXT_ROW, "turns left to find one."
        db TEXT_INK, INK_VALUE, TEXT_ROW, TEXT_ROW, "Both: 0.2 ms a room. Good"
        db TEXT_ROW, "if few side paths branch"
        db TEXT_ROW, "off on their side."
        db TEXT_COLOUR, $45, TEXT_ROW, TEXT_ROW, "miss?"
        db TEXT_INK, INK_TEXT, " With loops a hand"
        db TEXT_ROW, "misses cheese not joined"
        db TEXT_ROW, "to the border by walls.", TEXT_END
        db 2, 12, $46, 2, 4, $45
cheese_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 2, "THE RUNNERS"
        db TEXT_INK, INK_TEXT, ": from the cheese"
        db TEXT_AT, 4, 7, TEXT_COLOUR, $45, "Depth first"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, "waits first (see the ms"
        db TEXT_ROW, "at its odds), then needs"
        db TEXT_ROW, "0.1 ms a room. It tries"
        db TEXT_ROW, "left, up, right, down."
        db TEXT_INK, INK_VALUE, TEXT_ROW, TEXT_ROW, "Good if others see more."
        db TEXT_COLOUR, $46, TEXT_ROW, TEXT_ROW, "Hadlock"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, "heads for the start,"
        db TEXT_ROW, "sideways first; if stuck,"
        db TEXT_ROW, "tries one step away, then"
        db TEXT_ROW, "two. 0.15 ms a room; 0.25"
        db TEXT_ROW, "if the way turns back."
        db TEXT_INK, INK_VALUE, TEXT_ROW, TEXT_ROW, "Good if the way hardly"
        db TEXT_ROW, "ever turns back.", TEXT_END, 0
        db 0
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
HAND_WALL:      equ $28                 ; cyan: the wall that a hand is on
help_pages:
        dw help_text, coins_help_text, racing_help_text, runners_text, cheese_text
free_help_page:
        dw free_help_text, solvers_text, 0
runners_page:
        dw runners_text, cheese_text, help_text, coins_help_text, racing_help_text, 0

        endif
