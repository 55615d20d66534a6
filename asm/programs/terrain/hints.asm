; hints.asm - what row 21 says, what the end of a map says

        if ! defined TERRAIN_HINTS
TERRAIN_HINTS equ 1

        include "engine/text/text.asm"

ready_text:
        db "Fetch three flags and come home!", TEXT_END
tour_text:
        db "Cheapest tour: ", TEXT_END
begin_text:
        db TEXT_INK, INK_TEXT, ". ENTER begins", TEXT_END
look_text:
        db "Move the cursor, ENTER to go.", TEXT_END
detour_text:
        db TEXT_INK, INK_BAD, "A detour: it wastes ", TEXT_END
detour_end_text:
        db TEXT_INK, INK_BAD, " points.", TEXT_END
home_text:
        db "Home: U takes walker or horse.", TEXT_END
inn_text:
        db "An inn: U takes walker or horse.", TEXT_END
harbour_text:
        db "Harbour: U takes the boat, too.", TEXT_END
last_text:
        db TEXT_COLOUR, $44, "All flags! Now go home.", TEXT_END
post_text:
        db TEXT_INK, INK_BAD, "U: only at houses or a harbour.", TEXT_END
stay_text:
        db TEXT_INK, INK_BAD, "You are there. Move the cursor.", TEXT_END
far_text:
        db TEXT_INK, INK_BAD, "You cannot get there.", TEXT_END
on_text:
        db "The cheapest way on: ENTER goes.", TEXT_END
on_unit_text:
        db "Cheapest: change with U first.", TEXT_END
on_none_text:
        db TEXT_INK, INK_BAD, "W costs 3: you cannot spare them", TEXT_END
last_try_text:
        db TEXT_INK, INK_BAD, "R costs a try: this is the last.", TEXT_END
rest_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, BOX_TOP + 6, 3, "The rest costs ", TEXT_END
left_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, BOX_TOP + 7, 3, "and you have ", TEXT_END
lost_text:
        db "A try is lost. Press a key.", TEXT_END
lost_all_text:
        db "That was the last. Press a key.", TEXT_END
lost_free_text:
        db "Press a key, and try again.", TEXT_END
praise_best_text:
        db TEXT_COLOUR, $44, TEXT_AT, BOX_TOP + 10, 3, "The cheapest way!", TEXT_END
praise_good_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, BOX_TOP + 10, 5, "That is close!", TEXT_END
score_text:
        db TEXT_INK, INK_TEXT, "Points ", TEXT_END
total_text:
        db TEXT_INK, INK_TEXT, "   total ", TEXT_END
demo_end_text:
        db "Home: the cheapest tour, ", TEXT_END
demo_points_text:
        db TEXT_INK, INK_TEXT, ".", TEXT_END
end_score_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 8, 1, "You have won ", TEXT_END
end_of_text:
        db TEXT_INK, INK_TEXT, " of 800 points.", TEXT_AT, 23, 10, "Press a key", TEXT_END

        endif
