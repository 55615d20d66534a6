; main.asm - a race through mazes of long corridors, by the corridor partition: ten that grow, a ghost behind you
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/corridor/pictures/loading.screen
; Loading: Corridor partition
; Play:    2, Corridor: Ten mazes, a clock, and a ghost behind you
; Ink:     5
; Pictures: f t 1 9 9 7 ENTER p p p w, 60

        org $8000

        public start, title_screen

start:
        ld hl,corridor_walk
        jp walk_start

        include "engine/walk/walk.asm"
        include "generate/generate_corridor.asm"
        include "programs/corridor/texts.asm"

; title_screen - the title page alone
title_screen:
        ld hl,corridor_walk
        jp walk_title

; no_doors - the generator has made an entrance and an exit
no_doors:
        ret

corridor_walk:
        dw corridor_opening, name_text, 1997 ; the year of the article
        dw generate_corridor, no_doors
        dw corridor_lines, corridor_levels
        dw find_text, hunt_text, dark_text, ghost_shape
        dw no_letters, no_keys
        dw title_tune, walk_effects_table, narrow_font, tape_name
corridor_opening:
        dw corridor_look, name_text, tagline_text, goal_text, walk_opening_keys, walk_picture
corridor_look:
        usual_look
corridor_lines:                         ; walls, floor, trail, its thickness
        db $05, $07, $47
        dw line_thin
no_letters:
        db 0
no_keys:
        db KEYS_END

corridor_levels:                        ; rows, columns, the ghost's speed, half the frames that it waits, night
        db 11, 15, 0, 0, 0
        db 11, 17, 0, 0, 0
        db 13, 19, 0, 0, 0
        db 13, 21, 30, 100, 0
        db 15, 23, 20, 125, LIGHTS_OUT
        db 15, 25, 34, 95, 0
        db 17, 27, 37, 95, 0
        db 19, 29, 22, 125, LIGHTS_OUT
        db 19, 31, 41, 90, 0
        db 21, 31, 43, 85, 0

ghost_shape:
        db $3C, $7E, $DB, $DB, $FF, $FF, $FF, $A5

title_tune:
        incbin "programs/corridor/corridor.tune"
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
