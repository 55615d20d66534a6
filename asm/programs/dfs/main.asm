; main.asm - a walk between hedges, in mazes made depth first: ten that grow, a fox behind you, and at last night
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/dfs/pictures/loading.screen
; Loading: Depth first
; Play:    3, Depth first: Ten walks between hedges, a fox behind you
; Ink:     4
; Pictures: f t 1 9 8 5 ENTER p w, 60

        org $8000

STACK_SIZE:     equ 132 + 768           ; generate_dfs_small

        public start, title_screen

start:
        ld hl,dfs_walk
        jp walk_start

        include "engine/walk/walk.asm"
        include "generate/generate_dfs.asm"
        include "generate/generate_dfs_small.asm"
        include "programs/dfs/texts.asm"

; title_screen - the title page alone
title_screen:
        ld hl,dfs_walk
        jp walk_title

; dfs_doors - open a door at the top of the left wall and one at the bottom of the right wall
dfs_doors:
        ld hl,field_height
        ld a,(hl)
        sub 2
        ld (exit),a
        ld d,a
        dec hl                          ; field_width
        ld e,(hl)
        dec e
        call field_address
        ld (hl),FIELD_PATH
        ld a,1
        ld (entrance),a
        ld hl,field + FIELD_STRIDE
        ld (hl),FIELD_PATH
        ret

; other_gardener - the other routine, and its maze of the same seed
other_gardener:
        ld hl,(walk_generator)
        ld de,generate_dfs
        or a
        sbc hl,de
        jr nz,gardener
        ld de,generate_dfs_small
gardener:
        ld (walk_generator),de
        jp free_again

dfs_walk:
        dw dfs_opening, name_text, 1985 ; the year of the article
        dw generate_dfs, dfs_doors
        dw dfs_lines, dfs_levels
        dw find_text, hunt_text, night_text, fox_shape
        dw gardener_letters, gardener_keys
        dw title_tune, walk_effects_table, narrow_font, tape_name
dfs_opening:
        dw dfs_look, name_text, tagline_text, goal_text, walk_opening_keys, walk_picture
dfs_look:
        usual_look
dfs_lines:                              ; walls, floor, trail, its thickness
        db $04, $07, $47
        dw line_thin
gardener_letters:
        db 'V'
        dw other_gardener
        db 0
gardener_keys:
        db STATUS_ROW, 9, "V", 0, "other", 0, KEYS_END

dfs_levels:                             ; rows, columns, the fox's speed, half the frames that it waits, night
        db 11, 15, 0, 0, 0
        db 11, 17, 0, 0, 0
        db 13, 19, 0, 0, 0
        db 13, 21, 30, 100, 0
        db 15, 23, 20, 125, 1
        db 15, 25, 34, 100, 0
        db 17, 27, 36, 100, 0
        db 17, 27, 22, 125, 1
        db 19, 31, 38, 95, 0
        db 21, 31, 41, 90, 0

fox_shape:                              ; ears, eyes, a snout
        db $81, $C3, $E7, $FF, $DB, $7E, $3C, $18

title_tune:
        incbin "programs/dfs/dfs.tune"
walk_effects_table:
        incbin "engine/sound/walk.effects"
narrow_font:
        dw narrow_letters
        db NARROW_WIDTH
narrow_letters:
        incbin "engine/text/narrow.font"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
