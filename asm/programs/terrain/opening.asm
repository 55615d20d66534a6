; opening.asm - the title page: a map with its flags; what one can do here; the instructions

        if ! defined TERRAIN_OPENING
TERRAIN_OPENING equ 1

        include "engine/pages/opening.asm"
        include "engine/pages/opening_ways.asm"
        include "engine/pages/front.asm"
        include "engine/keys/attract.asm"
        include "engine/sound/song_wait.asm"
        include "programs/terrain/help.asm"
        include "programs/terrain/make_map.asm"

PICTURE_TOP:    equ 7
PICTURE_ROWS:   equ 7
PICTURE_LEFT:   equ 4
PICTURE_SEED:   equ 1987
PICTURE_FIRST:  equ 4                   ; the map's row

; opening_page - the title page with its song
opening_page:
        ld sp,stack_top
        ld hl,title_tune
        call song_begin

; opening_again - the same while the song goes on
opening_again:
        ld hl,opening_list
        jp front

opening_list:
        dw title_screen
        db 0, OPENING_FOOT, 32, 1
        dw opening_letters, opening_watch, song_frame
opening_letters:
        db KEY_BREAK
        dw session_end
        db FRONT_ENTER
        dw opening_play
        db 'F'
        dw opening_free
        usual_pages
        db 0

; title_screen - the page
title_screen:
        ld hl,terrain_opening
        jp opening_draw

terrain_opening:
        dw terrain_look, name_text, tagline_text, goal_text, opening_keys, opening_picture
terrain_look:
        usual_look
name_text:
        db "TERRAIN", TEXT_END
tagline_text:
        db "On foot, on horseback, by boat", TEXT_END
goal_text:
        db "Fetch three flags, pay little!", TEXT_END
opening_keys:
        db 17, 2, "QAOP", 7, "look", TEXT_END
        db 19, 2, "F", 7, "free play", TEXT_END
        db 21, 2, "H", 7, "how to play", TEXT_END
        usual_caps
        db KEYS_END

; opening_play, opening_free, opening_watch, opening_help - what the keys do
opening_play:
        call opening_leave
        jp game_begin
opening_free:
        call opening_leave
        jp free_begin
opening_watch:
        call opening_leave
        ld hl,terrain_demo
        call attract_run
        jp opening_page
opening_help:
        ld hl,help_pages
        call instructions
        jp opening_again

; opening_leave - no song any more; the moment is the seed
opening_leave:
        call song_end
        ld hl,(FRAMES)
        ld (seed),hl
        ret

; opening_picture - a part of a map, with a road and flags
opening_picture:
        proc
        local row, cell, each, low_page, white
        call opening_ways
        ld hl,PICTURE_SEED
        call make_map
        ld d,PICTURE_FIRST
row:
        ld e,0
cell:
        push de
        call field_address
        ld l,(hl)
        ld a,d
        add a,PICTURE_TOP - PICTURE_FIRST
        ld d,a
        ld a,e
        add a,PICTURE_LEFT
        ld e,a
        call draw_tile
        pop de
        inc e
        ld a,e
        cp MAP_COLUMNS
        jr nz,cell
        inc d
        ld a,d
        cp PICTURE_FIRST + PICTURE_ROWS
        jr nz,row
        ld hl,picture_things
        ld b,THINGS
each:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        ld hl,unit_shapes
        add a,l
        ld l,a
        jr nc,low_page
        inc h
low_page:
        call draw_shape
        pop hl
        djnz each
        ld a,WAY_INK
        ld hl,ATTRIBUTES + 32 * 12 + PICTURE_LEFT + 2
        ld b,4
white:
        ld (hl),a
        inc l
        djnz white
        ret
        endp

THINGS:         equ 7
picture_things:                         ; column, row, shape, colour
        db PICTURE_LEFT + 1, 12, SHAPE_HOUSE, HOME_INK
        db PICTURE_LEFT + 6, 12, 8, UNIT_INK
        db PICTURE_LEFT + 10, 12, SHAPE_ANCHOR, POST_INK
        db PICTURE_LEFT + 16, 12, SHAPE_HOUSE, POST_INK
        db PICTURE_LEFT + 8, 8, SHAPE_FLAG, FLAG_INK
        db PICTURE_LEFT + 11, 8, SHAPE_FLAG, FLAG_INK
        db PICTURE_LEFT + 20, 8, SHAPE_FLAG, FLAG_INK

title_tune:
        incbin "programs/terrain/terrain.tune"

        endif
