; main.asm - all maze generators on one tape: choose, set, watch them build, look at what came out
;
; Memory:  8000-FF57 code and variables
; Screen:  title_screen
; Loading: Generators are loading
; Ink:     5
; Carries: generators, changes, maze_stats, pick_longest

        org $8000

BORDER_COLOUR:  equ 0
TEXT_INK:       equ $07
BAR_INK:        equ $68                 ; black on bright cyan
KEY_INK:        equ $46                 ; bright yellow
VALUE_INK:      equ $47
MAZE_INK:       equ $4F                 ; bright white passages through blue

TITLE_ROWS:     equ 9
TITLE_SEED:     equ 1997

        public start, title_screen

start:
        jp begin

        include "programs/generators/carried.asm"
        include "programs/generators/menus.asm"
        include "programs/generators/build_page.asm"
        include "engine/choose_page.asm"
        include "engine/session.asm"
        include "engine/title.asm"

; begin - the title, then the menu
begin:
        call session_begin
        call choose_begin
        jp page_menu

; choose_make - what the menu goes to, with an entry chosen or a maze loaded
choose_make:    equ build_page

; watch_update - what watching repaints
watch_update:   equ small_update

; title_screen - the loading screen, and the first page of the program
title_screen:
        ld c,TEXT_INK
        call clear_screen
        ld hl,name_text
        ld de,1 * 256 + 6
        ld c,$45
        call draw_title
        ld hl,title_text
        call draw_text
        ld hl,TITLE_ROWS * 256 + 31
        ld (field_width),hl
        ld hl,TITLE_SEED
        ld (rng_seed),hl
        call generate_hunt_and_kill
        ld c,TITLE_ROWS
        ld de,6 * 256 + $48             ; a colour for each two rows
        jp title_maze

name_text:
        db "GENERATORS", TEXT_END
title_text:
        db TEXT_COLOUR, TEXT_INK
        db TEXT_AT, 4, 1, "Every way to make a maze, live"
        db TEXT_COLOUR, KEY_INK
        db TEXT_AT, 16, 2, "Choose one: QAOP, 5678, stick"
        db TEXT_AT, 17, 2, "ENTER or fire: watch it build"
        db TEXT_COLOUR, TEXT_INK
        db TEXT_AT, 18, 2, "0-9  the speed, 0 is at once"
        db TEXT_AT, 19, 2, "N  the next seed's maze"
        db TEXT_AT, 20, 2, "R  its longest route"
        db TEXT_AT, 21, 2, "C S  save it   L  load it"
        db TEXT_AT, 22, 2, "BREAK  back to BASIC"
        db TEXT_COLOUR, BAR_INK
        db TEXT_AT, 23, 0, "            Loading             "
        db TEXT_END

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
