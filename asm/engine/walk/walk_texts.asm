; walk_texts.asm - what the challenge says

        if ! defined ENGINE_WALK_TEXTS
ENGINE_WALK_TEXTS equ 1

        include "engine/walk/walk_panel.asm"

out_title:
        db "OUT!", TEXT_END
caught_title:
        db "CAUGHT!", TEXT_END
all_title:
        db "ALL TEN MAZES!", TEXT_END
points_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, PANEL_POINTS, PANEL_COLUMN + 2, "points ", TEXT_END
torch_text:
        db TEXT_INK, INK_TEXT, " by torch", TEXT_END
caught_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, PANEL_STARS + 1, PANEL_COLUMN + 2, "The maze stays the"
        db TEXT_AT, PANEL_STARS + 2, PANEL_COLUMN + 2, "same: you know it", TEXT_AT, PANEL_STARS + 3, PANEL_COLUMN + 2, "better now."
        db TEXT_AT, PANEL_STARS + 5, PANEL_COLUMN + 2, "Lives left: ", TEXT_END
last_life_text:
        db "    That was the last life.     ", TEXT_END
last_key_text:
        db "          Press a key.          ", TEXT_END
next_key:
        db PANEL_KEY, PANEL_COLUMN + 2, "ENTER", PANEL_COLUMN + 8, "next maze", TEXT_END, KEYS_END
last_key:
        db PANEL_KEY, PANEL_COLUMN + 2, "ENTER", PANEL_COLUMN + 8, "all your stars", TEXT_END, KEYS_END
again_key:
        db PANEL_KEY, PANEL_COLUMN + 2, "ENTER", PANEL_COLUMN + 8, "try again", TEXT_END, KEYS_END
over_key:
        db 21, 6, "ENTER", 12, "go on", TEXT_END, KEYS_END
all_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 5, 6, "You have walked them", TEXT_AT, 6, 6, "all. Your stars:", TEXT_END
all_of_text:
        db TEXT_INK, INK_TEXT, " of 30, ", TEXT_END
all_points_text:
        db TEXT_INK, INK_TEXT, " points", TEXT_END
rank_30:
        db TEXT_COLOUR, $46, TEXT_AT, 17, 6, "Perfect walks, all ten!"
        db TEXT_END
rank_28:
        db TEXT_COLOUR, $46, TEXT_AT, 17, 6, "Gold! Try for all thirty.", TEXT_END
rank_24:
        db TEXT_COLOUR, $46, TEXT_AT, 17, 6, "Silver: 28 are gold.", TEXT_END
rank_0:
        db TEXT_COLOUR, $46, TEXT_AT, 17, 6, "Bronze: 24 are silver.", TEXT_END

best_ask_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, 21, 3, "One of the best! Your name?"
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 3, "Type it, then press ENTER.", TEXT_END

        endif
