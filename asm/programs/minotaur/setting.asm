; setting.asm - a labyrinth that has been made becomes a map of blocks; the window, its materials, blocks_use: unpacked where a search has its array

        if ! defined MINOTAUR_SETTING
MINOTAUR_SETTING equ 1

; world_finish - the ground becomes a map of blocks, and the other array knows no way to the hero
; Uses:  AF, BC, DE, HL
world_finish:
        ld hl,smell_other
        ld de,smell_other + 1
        ld bc,ROOMS_SIZE - 1
        ld (hl),0
        ldir
        ld a,GROUND_STRIDE              ; the window's record is not in use yet
        ld (blocks_stride),a
        ld hl,GROUND_START
        ld bc,GROUND_STRIDE * (GROUND_ROWS - 1) - 1
        jp blocks_finish

window:
        dw ground
        db GROUND_STRIDE
        dw materials
        db WINDOW_ROW, WINDOW_COLUMN, 14, HERO_ROW, 4
materials:
        incbin "programs/minotaur/labyrinth.shapes"

        include "engine/blocks/blocks_use.asm"
        include "engine/blocks/blocks_map.asm"

        endif
