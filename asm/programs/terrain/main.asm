; main.asm - a map of terrain: the places that a unit can reach with its points, and the cheapest way there
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/terrain/pictures/loading.screen
; Loading: Terrain
; Ink:     4
; Pictures: ENTER, 60

PASSABLE_TABLE: equ 1

        org $8000

        public start, title_screen, new_map, map_frame, map_letters

; start - the title, then maps until BREAK
start:
        ld hl,title_screen
        call session_begin
        ld a,8
        ld (points),a
        jp new_map

        include "programs/terrain/play.asm"
        include "programs/terrain/show.asm"
        include "programs/terrain/make_map.asm"
        include "lib/distance_cost.asm"
        include "lib/distance_reach.asm"
        include "engine/keys/session.asm"
        include "engine/pages/number_input.asm"
        include "engine/pages/title.asm"
        include "engine/sound/sound.asm"

; title_screen - the title page: the name, a map with the reach of its walker, the keys
title_screen:
        ld hl,title
        call title_page
        ld hl,1987
        call make_map
        ld a,12
        ld (points),a
        call find_reach
        ld a,TITLE_ROW
        ld (map_top),a
        ld b,TITLE_ROWS
        jp draw_map

terrain_look:                           ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $68, $78, $42, 0

title:
        dw terrain_look, name_text
        db 9, 1, $45
        dw title_text
name_text:
        db "TERRAIN", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Take three flags, pay little"
        db TEXT_AT, 14, 1, "Bright places are within reach."
        db TEXT_INK, INK_KEY
        db TEXT_AT, 16, 2, "QAOP, 5678, joystick: look"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 17, 2, "ENTER or fire: go there"
        db TEXT_AT, 18, 2, "U  walker, horse or boat"
        db TEXT_AT, 19, 2, "L  less, M  more points"
        db TEXT_AT, 20, 2, "W  the way to a flag"
        db TEXT_AT, 21, 2, "N  new  R again  T type a seed"
        db TEXT_END

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
unit_places:    ds 2 * UNITS            ; column, row of each unit
flag_places:    ds 2 * FLAG_COUNT            ; the same of the flags; the row NO_PLACE: taken
first_places:   ds 2 * (UNITS + FLAG_COUNT)  ; both as they were at first
unit:           ds 1                    ; the unit in use: 0 walker, 1 horse, 2 boat
points:         ds 1                    ; its movement points
brush:          ds 1                    ; the tile that paint paints
shown_rows:     ds 1                    ; rows of the map on the screen
map_top:        ds 1                    ; the first of them; shown_rows is the byte before it
cursor:         ds 2                    ; column, row
flag_shown:     ds 1                    ; not 0: a way to a flag is on the map
paid:           ds 2                    ; the cost of all ways so far
best:           ds 2                    ; the least that three flags have cost on this map, or NO_BEST
flags_left:     ds 1
way:            ds 2 * (WAY_MOST + 1)   ; column, row of places, from the cursor back to the unit
way_steps:      ds 1
next_place:     ds 2
map_seed:       ds 2                    ; the generator's state after the map: the seed of the next one

        end start
