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
coins_help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 2, "COINS"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, TEXT_ROW, "x3 pays three times your bet."
        db TEXT_ROW, "Odds go by the kind of maze."
        db TEXT_INK, INK_VALUE
        db TEXT_ROW, "Bet up to half of your coins;"
        db TEXT_ROW, "all in the final or when poor."
        db TEXT_INK, INK_TEXT, TEXT_ROW, TEXT_ROW, "Once, early in a race, ", TEXT_INK, INK_KEY, "S", TEXT_INK, INK_TEXT, " bets"
        db TEXT_ROW, "the same again, at x2;"
        db TEXT_ROW, TEXT_INK, INK_KEY, "T", TEXT_INK, INK_TEXT, " ends the bet for half of it."
        db TEXT_ROW, TEXT_INK, INK_KEY, "BREAK", TEXT_INK, INK_TEXT, " pauses a race."
        db TEXT_ROW, TEXT_ROW, "From race 2 it starts in 24 s."
        db TEXT_ROW, "Below 10 coins you are broke."
        db TEXT_ROW, "What you leave with counts."
        db TEXT_ROW, "Equal ms: lower digit first."
        db TEXT_ROW, TEXT_INK, INK_VALUE, "17", TEXT_COLOUR, LOST_INK, "+4", TEXT_INK, INK_TEXT, " 17 steps, 4 extra"
        db TEXT_ROW, TEXT_INK, INK_VALUE, "ms", TEXT_INK, INK_TEXT, "   1/1000 s, with waiting,"
        db TEXT_ROW, "     turning, walking back", TEXT_END
        db 2, 17, CHEESE_INK, 1, 9, $44, 2, 4, $43
runners_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 2, "THE RUNNERS"
        db TEXT_INK, INK_TEXT, ": from the start"
        db TEXT_COLOUR, HAND_WALL
        db TEXT_AT, 4, 1, " ", TEXT_ROW, " ", TEXT_ROW, " ", TEXT_ROW, " "
        db TEXT_AT, 9, 5, " ", TEXT_ROW, " ", TEXT_ROW, " ", TEXT_ROW, " "
        db TEXT_COLOUR, $43, TEXT_AT, 4, 7, "Left hand"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, "keeps its left hand on"
        db TEXT_ROW, "a wall. Starts facing up;"
        db TEXT_ROW, "no wall? It turns right."
        db TEXT_COLOUR, $44, TEXT_AT, 9, 7, "Right hand"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, "keeps its right hand on"
        db TEXT_ROW, "a wall. Starts facing up;"
        db TEXT_ROW, "no wall? It turns left."
        db TEXT_ROW, "About 0.2 ms a room."
        db TEXT_INK, INK_VALUE, TEXT_ROW, "Good if few side paths"
        db TEXT_ROW, "branch off on their side."
        db TEXT_COLOUR, $45, TEXT_ROW, TEXT_ROW, "miss?"
        db TEXT_INK, INK_TEXT, " In a maze with"
        db TEXT_ROW, "loops a hand misses the"
        db TEXT_ROW, "cheese if its walls do"
        db TEXT_ROW, "not reach the border.", TEXT_END
        db 2, 12, $46, 2, 4, $45
cheese_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 2, "THE RUNNERS"
        db TEXT_INK, INK_TEXT, ": from the cheese"
        db TEXT_AT, 4, 7, TEXT_COLOUR, $45, "Depth first"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, "waits a while: the ms by"
        db TEXT_ROW, "its odds. Then quick: 0.1"
        db TEXT_ROW, "ms a room: left, up,"
        db TEXT_ROW, "right, down."
        db TEXT_INK, INK_VALUE, TEXT_ROW, "Good if others see many"
        db TEXT_ROW, "more rooms."
        db TEXT_COLOUR, $46, TEXT_ROW, TEXT_ROW, "Hadlock"
        db TEXT_INK, INK_TEXT
        db TEXT_ROW, "heads for the start,"
        db TEXT_ROW, "sideways first; if stuck,"
        db TEXT_ROW, "allows one step away,"
        db TEXT_ROW, "then two. About 0.2 ms."
        db TEXT_INK, INK_VALUE, TEXT_ROW, "Good if the way hardly"
        db TEXT_ROW, "ever turns back.", TEXT_END, 0
HAND_WALL:      equ $28                 ; cyan: the wall that a hand is on
help_pages:
        dw help_text, coins_help_text, runners_text, cheese_text
free_help_page:
        dw free_help_text, solvers_text, 0
runners_page:
        dw runners_text, cheese_text, help_text, coins_help_text, 0

        endif
