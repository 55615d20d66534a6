; panel_shapes.asm - the pictures beside the maze, the narrow letters, the sounds and the tune

        if ! defined MONSTER_PANEL_SHAPES
MONSTER_PANEL_SHAPES equ 1

        include "engine/text/pixel_text.asm"

door_shapes:                            ; 3 x 3 cells, shut and open
        incbin "programs/monster/door.shapes"
heart_shapes:                           ; 2 x 2 cells, at rest and beating
        incbin "programs/monster/heart.shapes"
narrow_font:
        dw narrow_shapes
        db NARROW_WIDTH
narrow_shapes:
        incbin "engine/text/narrow.font"
effects:
        incbin "programs/monster/monster.effects"
title_tune:
        incbin "programs/monster/monster.tune"

        endif
