; front.asm - the title page, the page of keys, the instructions

        if ! defined ENDLESS_FRONT
ENDLESS_FRONT equ 1

        include "engine/pages/opening.asm"
        include "engine/pages/front.asm"
        include "engine/pages/instructions.asm"
        include "engine/pages/kept_keys.asm"
        include "engine/sound/song.asm"
        include "programs/endless/game.asm"
        include "programs/endless/demo.asm"
        include "programs/endless/help.asm"

        public opening_page

PICTURE_ROW:    equ 7

; opening_page - the title page, with its tune from the beginning
opening_page:
        ld sp,stack_top
        ld hl,title_tune
        call song_begin
opening_again:
        ld hl,opening_list
        jp front

opening_list:
        dw opening_screen
        db 0, OPENING_FOOT, 32, 1
        dw opening_letters, opening_watch, song_frame
opening_letters:
        db KEY_BREAK
        dw session_end
        db FRONT_ENTER
        dw play
        db 'K'
        dw keys_page
        db 'H'
        dw help_page
        db 'B'
        dw best_page
        db 'W'
        dw opening_watch
        db 0

; opening_watch - nobody is there: the tape plays
opening_watch:
        call song_end
        ld hl,demo
        call attract_run
        jr opening_page

; keys_page - choose keys
keys_page:
        ld hl,endless_look
        call look_use
        ld hl,keys_taken
        call keys_choose
        jr opening_again

; help_page - how to play
help_page:
        ld hl,endless_look
        call look_use
        ld hl,help_pages
        call instructions
        jr opening_again

; endless_frame - wait for a frame; sounds go on
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
endless_frame:
        push bc
        push de
        call sound_tick
        pop de
        pop bc
        jp attract_frame

; title_screen, opening_screen - the title page
; Uses:  AF, BC, DE, HL
title_screen:
        call keys_use
        call hero_build
opening_screen:
        ld hl,opening
        jp opening_draw

; opening_picture - the names of the keys in use; fire, a piece of the maze, the hero
; Uses:  AF, BC, DE, HL
opening_picture:
        proc
        local row, line, cell
        ld de,17 * 256 + 2
        call own_caps
        xor a
        ld (level),a
        ld (beat),a
        ld (cooled),a
        ld hl,1982
        call rows_begin
        ld de,PICTURE_ROW * 256 + 4
        ld b,FIELD_COLUMNS
        ld a,PICTURE_ROW * 8 + 8
        push de
        ld hl,patterns + 3 * SCROLL_STRIDE
        ld b,2
row:
        push bc
        ld b,CELL_LINES
        call line
        ld b,WALL_LINES
        call line
        pop bc
        djnz row
        ld b,CELL_LINES
        call line
        ld hl,ATTRIBUTES + 32 * (PICTURE_ROW + 1)
        ld de,ATTRIBUTES + 32 * (PICTURE_ROW + 1) + 1
        ld bc,6 * 32 - 1
        ld (hl),$05
        ldir
        pop de
        ld c,FIRE
        ld b,FIELD_COLUMNS
cell:
        push bc
        ld a,e
        and 3
        add a,a
        add a,a
        add a,a
        ld c,a
        ld b,0
        ld hl,fire_shapes
        add hl,bc
        pop bc
        call draw_shape
        ld a,c
        xor FIRE xor FIRE_TOO
        ld c,a
        inc e
        djnz cell
        ld a,$05
        ld (level_ink),a
        ld hl,flare_shape
        ld (ember_look),hl
        ld a,FLARE_INK
        ld (ember_ink),a
        ld d,PICTURE_ROW * 8 + 8 + THING_DOWN
        ld a,GEM | 23
        call thing_draw
        ld d,PICTURE_ROW * 8 + 24 + THING_DOWN
        ld a,WATER | 9
        call thing_draw
        ld d,PICTURE_ROW * 8 + 24 + THING_DOWN
        ld a,EMBER | 21
        call thing_draw
        ld hl,116 + 256 * 80
        ld (hero_x),hl
        xor a
        ld (hero_left),a
        jp hero_draw
line:                                   ; draw B lines from line A on with the pattern HL
        push bc
        push af
        push hl
        call line_address
        ld de,4
        add hl,de
        ex de,hl
        pop hl
        push hl
        ld bc,24
        ldir
        pop hl
        pop af
        pop bc
        inc a
        djnz line
        ld de,24
        add hl,de
        ret
        endp

opening:
        dw endless_look, opening_name, opening_tagline, opening_goal, opening_keys, opening_picture
opening_name:
        db "ENDLESS", TEXT_END
opening_tagline:
        db "The fire never stops", TEXT_END
opening_goal:
        db "Run down as far as you can!", TEXT_END
opening_keys:
        db 17, 2, "    ", 8, "run", TEXT_END
        db 17, 21, "H", 23, "help", TEXT_END
        db 19, 2, "     ", 8, "hammer", TEXT_END
        db 19, 21, "B", 23, "best", TEXT_END
        db 21, 2, "W", 8, "watch", TEXT_END
        db 21, 21, "K", 23, "keys", TEXT_END
        db KEYS_END

keys_taken:                             ; the game's own
        db "H", 0

endless_look:
        usual_look
game_look:      equ endless_look

title_tune:
        incbin "programs/endless/embers.tune"

        endif
