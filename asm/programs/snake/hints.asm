; hints.asm - what the row below the board says in the game

        if ! defined SNAKE_HINTS
SNAKE_HINTS equ 1

        include "engine/text/text.asm"

life_text:      db TEXT_COLOUR, $44, "Extra life!", TEXT_END
code_text:      db TEXT_INK, INK_TEXT, "Ready!  code ", TEXT_END
wide_text:      db "Room to turn round", TEXT_END
go_text:        db "Eat ", TEXT_END
go_end_text:    db " berries!", TEXT_END
plus_text:      db "+", TEXT_END
run_text:       db " in a row", TEXT_END
hatch_text:     db TEXT_INK, INK_BAD, "The rival is here!", TEXT_END
steal_text:     db TEXT_INK, INK_BAD, "It took your berry", TEXT_END
trapped_text:   db TEXT_COLOUR, $44, "Rival trapped +100", TEXT_END
bitten_text:    db TEXT_INK, INK_BAD, "You bit yourself!", TEXT_END
met_text:       db TEXT_INK, INK_BAD, "You bit the rival!", TEXT_END
clear_text:     db TEXT_COLOUR, $44, "All eaten! +", TEXT_END
last_text:      db TEXT_INK, INK_BAD, "The last life", TEXT_END
pause_text:     db TEXT_INK, INK_VALUE, TEXT_AT, 23, 0, "    Pause: any key    code ", TEXT_END
PAUSE_BYTES:    equ $ - pause_text - 1
demo_text:      db TEXT_INK, INK_TEXT, TEXT_AT, 23, 1, "Demo: press a key", TEXT_END
won_text:       db TEXT_COLOUR, $44, "The last level +", TEXT_END
over_text:      db TEXT_COLOUR, OVER_INK, TEXT_AT, OVER_TOP + 4, OVER_LEFT + 4, "Press a key.", TEXT_END
again_text:     db TEXT_INK, INK_TEXT, TEXT_AT, 22, 1, "To go on here: C on the title.", TEXT_END

        endif
