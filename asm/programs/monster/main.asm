; main.asm - a game: get out of the maze before the monster catches you
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/monster/pictures/loading.screen
; Loading: Monster
; Ink:     3
; Pictures: ENTER, 110

        org $8000

STACK_SIZE:     equ 132 + 300           ; generate_dfs

        public start, title_screen, new_maze, tick, monster_step, caught, player_out, monster

; start - the title, then mazes until BREAK
start:
        ld hl,title_screen
        call session_begin
        jp new_maze

        include "programs/monster/chase.asm"

; title_screen - the title page: the name, player and monster in a maze, the keys
title_screen:
        ld hl,0
        ld (wave_limit),hl
        xor a
        ld (wins),a
        ld (losses),a
        ld hl,title
        call title_page
        ld hl,monster_tiles
        call tiles_use
        ld hl,1982
        ld a,9
        call make_maze
        ld a,6
        ld (field_top),a
        ld bc,9 * 256 + COLUMNS
        call draw_field
        ld hl,5 * 256 + 21
        ld (player),hl
        call draw_player
        ld hl,5 * 256 + 9
        ld (monster),hl
        jp draw_monster

title:
        dw monster_look, name_text
        db 9, 1, $43
        dw title_text
name_text:
        db "MONSTER", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 0, "It knows the shortest way to ", TEXT_COLOUR, PLAYER_INK, "you"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 17, 2, "Reach the exit on the right."
        db TEXT_AT, 18, 2, "You take 3 steps to its 2."
        db TEXT_INK, INK_KEY
        db TEXT_AT, 21, 2, "QAOP, 5678, joystick: run"
        db TEXT_END
monster_look:                           ; text, key, value, bar, choice, bad, border
        db $07, $44, $47, $68, $78, $42, 0
monster_tiles:
        db $41, $07                     ; bright blue on black
        db $FF, $EF, $EF, $00, $FF, $FE, $FE, $00
        db 0, 0, 0, 0, 0, 0, 0, 0

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
player:         ds 2                    ; column, row
monster:        ds 2                    ; the same
turn:           ds 1                    ; steps that it takes before it rests
wish:           ds 1                    ; the last directions held in this tick
last_tick:      ds 1                    ; FRAMES at the last tick
wins:           ds 1
losses:         ds 1

        end start
