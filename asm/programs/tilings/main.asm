; main.asm - mazes on nine tilings: choose a tiling and a generator, watch the maze being built, walk in it
;
; Memory:  5F80-7FFF pages and texts, which are contended; 8000-FF57 generators, solver, drawing, stack and buffers
; Screen:  title_screen
; Loading: Tilings are loading
; Ink:     5
; Pictures: ENTER, 50

        org $5F80

STACK_SIZE:     equ 132 + 100

DRAW_LEFT:      equ 0                   ; where mazes are drawn: 25 columns, 22 rows
DRAW_TOP:       equ 8
DRAW_WIDTH:     equ 200
DRAW_HEIGHT:    equ 176

        public start, title_screen, menu_page, menu_frame, board_frame, mask_frame

; start - the title, then choices and mazes until BREAK
start:
        ld hl,title_screen
        call session_begin
        call choices_reset
        jp menu_page

        include "programs/tilings/menu_page.asm"
        include "programs/tilings/mask_page.asm"
        include "programs/tilings/choices.asm"
        include "engine/title.asm"

; title_screen - the loading screen and title page: the name, a maze of hexagons, the keys
title_screen:
        ld hl,tilings_look
        call look_use
        ink INK_TEXT
        call clear_screen
        ld hl,name_text
        ld de,1 * 256 + 9
        ld c,HEADING_INK
        call draw_title
        ld hl,title_text
        jp draw_text

tilings_look:                           ; text, key, value, bar, choice, bad, border
        db $07, $70, $47, $68, $78, $42, 0

name_text:
        db "TILINGS", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 3, "Hexagons, circles, storeys"
        db TEXT_AT, 16, 21, "choose"
        db TEXT_AT, 18, 8, "make it", TEXT_AT, 18, 20, "the way"
        db TEXT_AT, 20, 8, "leave to BASIC"
        db TEXT_INK, INK_VALUE
        db TEXT_AT, 14, 1, "Find the way from green to red"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 16, 2, "QAOP", TEXT_AT, 16, 7, "5678", TEXT_AT, 16, 12, "joystick"
        db TEXT_AT, 18, 2, "ENTER", TEXT_AT, 18, 18, "S"
        db TEXT_AT, 20, 2, "BREAK"
        db TEXT_INK, INK_BAR
        db TEXT_AT, 23, 0, "            Loading             "
        db TEXT_END

        org $8000                       ; uncontended from here on
        include "engine/tiling_draw.asm"
        include "programs/tilings/board_page.asm"
        include "programs/tilings/make.asm"
        include "programs/tilings/marks.asm"
        include "programs/tilings/rose.asm"
        include "links/links_generate_dfs.asm"
        include "links/links_solve.asm"
        include "links/links_distance.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
sizes:          ds 2 * TILINGS          ; columns, rows of each tiling
chosen_floors:  ds 1
generator:      ds 1                    ; the place in the list
list_in_use:    ds 1                    ; 0 tilings, 1 generators
speed:          ds 1                    ; 0 at once, 1 to 9
mask_on:        ds 1                    ; 1: links_mask is used
names_left:     ds 1
size_range:     ds 8                    ; see engine/parameters.asm
after_seed:     ds 2                    ; the generator's state after the maze
make_line:      ds 2                    ; tiling_open or tiling_wall
cell_routine:   ds 2
between_at:     ds 2                    ; the middle of the other cell
between_to:     ds 2                    ; the other cell
own:            ds 1                    ; 1: the cells have room for colours
snap:           ds 1                    ; 1: stamps are in the middle of a character cell
phase:          ds 2                    ; where the first cell's middle is in its character cell
walker:         ds 2                    ; column, row
steps:          ds 2
fewest:         ds 2
found:          ds 1                    ; not 0: the exit has been reached
heat:           ds 1                    ; 1: colours by distance
band_steps:     ds 2                    ; steps in each colour
way_shown:      ds 1
way_from:       ds 2
cursor:         ds 2                    ; of the mask's page
beat:           ds 1
shape:          ds 2

        end start
