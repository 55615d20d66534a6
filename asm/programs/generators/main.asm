; main.asm - all maze generators on one tape: choose one, set it, watch it build, look at the maze
;
; Memory:  7200-7FFF the menu's texts, which are contended; 8000-FF57 code, stack and buffers
; Screen:  programs/generators/pictures/loading.screen
; Loading: Generators are loading
; Ink:     5
; Pictures: menu = ENTER, 20; ENTER a a a a a s 0 ENTER t 1 9 9 7 ENTER ENTER r, 120;
;          watch = ENTER a s 4 ENTER t 1 9 8 5 ENTER ENTER, 70; heart = ENTER a a a a s 0 ENTER t 7 ENTER ENTER r, 90
; Carries: generators, no generate_boundless, changes, maze_stats, pick_difficulty

        org $7200

STACK_SIZE:     equ 132 + 768           ; generate_dfs_small

TITLE_ROWS:     equ 9
TITLE_SEED:     equ 1997

        public start, title_screen

start:
        ld hl,title_screen
        call session_begin
        ld hl,generators_choice
        call choose_begin
        jp choose_page

        include "programs/generators/menus.asm"

        org $8000                       ; uncontended from here on
        include "programs/generators/carried.asm"
        include "programs/generators/build_page.asm"
        include "generate/generate_hunt_and_kill.asm"

; title_screen - the title page
title_screen:
        ld hl,title
        call title_page
        ld hl,TITLE_ROWS * 256 + 31
        ld (field_width),hl
        ld hl,TITLE_SEED
        ld (rng_seed),hl
        call generate_hunt_and_kill
        ld c,TITLE_ROWS
        ld de,6 * 256 + $48             ; a colour for each two rows
        jp title_maze

generators_choice:                      ; for choose_begin
        db MENU_COUNT
        dw menu_table, entry_name, parameter_table, menu_title, build_page, entry_tape
generators_look:                        ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $68, $78, $42, 0

entry_tape:
        db TAPE_INK
        dw 0, 0, 0
        db "From", NAME_SPACE, "tape", TEXT_END

title:
        dw generators_look, name_text
        db 6, 1, $45
        dw title_text
name_text:
        db "GENERATORS", TEXT_END
menu_title:
        db "MAZE GENERATORS", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 1, "Watch every kind of maze grow"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 16, 2, "QAOP, 5678, joystick: choose"
        db TEXT_AT, 17, 2, "ENTER or fire: watch it grow"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 18, 2, "0-9  speed, 1 slow, 0 at once"
        db TEXT_AT, 19, 2, "N, fire  new    A, ENTER again"
        db TEXT_AT, 20, 2, "R  longest route  D  distance"
        db TEXT_AT, 21, 2, "C or S  save it   L  load it"
        db TEXT_END

        include "engine/pages/title_maze.asm"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
failed:         ds 1                    ; 255 if the routine refused
route_shown:    ds 1
route_lost:     ds 1                    ; not 0: other bytes are in its memory
coloured:       ds 1                    ; 1: the maze has the colours of distances

        end start
