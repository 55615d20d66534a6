; hints.asm - ten stones: what row 23 says, and the last page at the end

        if ! defined WAVE_HINTS
WAVE_HINTS equ 1

        include "engine/text/text.asm"

level_text:
        db "Make the way as long as you can!", TEXT_END
send_text:
        db "Put stones, then send a wave.", TEXT_END
none_left_text:
        db TEXT_INK, INK_BAD, "No stone is left. Take one away.", TEXT_END
spread_text:
        db "The wave spreads. Any key skips.", TEXT_END
blocked_text:
        db TEXT_INK, INK_BAD, "There is no way: a wave is lost.", TEXT_END
first_text:
        db TEXT_INK, INK_BAD, "Send a wave first.", TEXT_END
known_text:
        db "The best way that is known.", TEXT_END
way_text:
        db "A way of ", TEXT_END
way_points_text:
        db TEXT_INK, INK_TEXT, ": ", TEXT_END
praise_less_text:
        db TEXT_INK, INK_TEXT, " points.", TEXT_END
praise_70_text:
        db TEXT_INK, INK_TEXT, " points. Good.", TEXT_END
praise_90_text:
        db TEXT_INK, INK_TEXT, " points. Great!", TEXT_END
praise_known_text:
        db TEXT_COLOUR, $44, " points: best!", TEXT_END
praise_more_text:
        db TEXT_COLOUR, $44, ": a new record!", TEXT_END
no_rank_text:
        db TEXT_COLOUR, $46, TEXT_AT, 18, 3, "Silver takes 400, gold 560.", TEXT_END
silver_text:
        db TEXT_COLOUR, $46, TEXT_AT, 18, 3, "Silver. Gold takes 560.", TEXT_END
gold_text:
        db TEXT_COLOUR, $46, TEXT_AT, 18, 3, "Gold! Can you win all 800?", TEXT_END

        endif
