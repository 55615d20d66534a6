; help.asm - the instructions: two pages of text, and between them what the grounds cost, with their pictures

        if ! defined TERRAIN_HELP
TERRAIN_HELP equ 1

        include "engine/pages/instructions.asm"
        include "programs/terrain/help_ground.asm"

help_pages:
        dw help_text
ground_place:
        dw ground_text, points_text, 0
help_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "TERRAIN"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "Fetch three flags and come"
        db TEXT_AT, 4, 2, "home before your points are"
        db TEXT_AT, 5, 2, "spent. Each step costs what"
        db TEXT_AT, 6, 2, "the ground costs."
        db TEXT_AT, 8, 2, "Move the cursor: the cheapest"
        db TEXT_AT, 9, 2, "way to it is white. ENTER,"
        db TEXT_AT, 10, 2, "SPACE or fire goes there. You"
        db TEXT_AT, 11, 2, "cannot reach what is dark."
        db TEXT_AT, 13, 2, "At home, at an inn or in the"
        db TEXT_AT, 14, 2, "harbour you may change who"
        db TEXT_AT, 15, 2, "goes, for nothing. The boat is"
        db TEXT_AT, 16, 2, "in the harbour only, and one"
        db TEXT_AT, 17, 2, "flag is on the water.", TEXT_END
points_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "POINTS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 3, 2, "You get what the cheapest tour"
        db TEXT_AT, 4, 2, "costs, and some to spare: half"
        db TEXT_AT, 5, 2, "as much on level 1, less on"
        db TEXT_AT, 6, 2, "each of the seven after it."
        db TEXT_AT, 8, 2, "Spare is what you may still"
        db TEXT_AT, 9, 2, "waste. Below 0 you are lost:"
        db TEXT_AT, 10, 2, "that costs one of three tries,"
        db TEXT_AT, 11, 2, "and so does a new beginning."
        db TEXT_AT, 13, 2, "You can have the cheapest way"
        db TEXT_AT, 14, 2, "shown: that costs 3 points."
        db TEXT_AT, 16, 2, "Home: 100 points for the level"
        db TEXT_AT, 17, 2, "if no way is cheaper than"
        db TEXT_AT, 18, 2, "yours, and three stars.", TEXT_END

        endif
