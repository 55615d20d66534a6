; main.asm - mazes on all tilings: choose a tiling and a generator, watch the maze being built, walk in it
;
; Memory:  5F80-7FFF pages and texts, which are contended; 8000-FF57 generators, solver, drawing, stack and buffers
; Screen:  programs/tilings/pictures/loading.screen
; Loading: Tilings are loading
; Ink:     5
; Pictures: ENTER, 50; maze = ENTER a a ENTER 0 s, 400

        org $5F80

STACK_SIZE:     equ 132 + 100
WAVE_LIMIT:     equ 0

DRAW_LEFT:      equ 0                   ; where mazes are drawn: 25 columns, 22 rows
DRAW_TOP:       equ 8
DRAW_WIDTH:     equ 200
DRAW_HEIGHT:    equ 176

TITLE_SIZE:     equ 11 * 256 + 3        ; columns, rows
TITLE_SEED:     equ 1997

        public start, title_screen, menu_page, menu_frame, board_frame, mask_frame

; start - the title, then choices and mazes until BREAK
start:
        ld hl,title_screen
        call session_begin
        call choices_reset
        jp menu_page

        include "include/links.asm"
        include "engine/pages/number_input.asm"
        include "engine/pages/parameters.asm"
        include "engine/text/text_line.asm"
        include "engine/pages/title.asm"
        include "programs/tilings/menu_page.asm"
        include "programs/tilings/menu_draw.asm"
        include "programs/tilings/mask_page.asm"
        include "programs/tilings/mask_shapes.asm"
        include "programs/tilings/choices.asm"
        include "programs/tilings/rose.asm"
        include "programs/tilings/board_panel.asm"
        include "programs/tilings/board_page.asm"
        include "programs/tilings/board_way.asm"
        include "programs/tilings/cells.asm"
        include "programs/tilings/stamps.asm"
        include "programs/tilings/marks.asm"
        include "programs/tilings/marks_draw.asm"

; title_screen - the title page: the name, a maze of hexagons and the way through it, the keys
title_screen:
        ld hl,tilings_look
        call look_use
        ld c,BOARD_INK
        call clear_screen
        call choices_reset
        ld a,TILING_HEXAGON
        ld (tiling),a
        ld hl,TITLE_SIZE
        ld (tiling_rows),hl
        ld hl,TITLE_SEED
        ld (rng_seed),hl
        xor a
        ld (mask_used),a
        call links_generate_dfs
        call tiling_draw
        call title_way
        call title_shift
        ld hl,name_text
        ld de,1 * 256 + 9
        ld c,HEADING_INK
        call draw_title
        ld hl,title_text
        jp draw_title_text

; title_way - the way through the maze, all at once
title_way:
        xor a
        ld (heat),a
        ld (way_shown),a
        call marks_begin
        ld de,(links_entrance)
        ld hl,(links_exit)
        push de
        call links_solve_arrows
        pop de
        ld hl,route
        jp way_draw

; title_shift - move the board to the middle of the screen: 25 columns, lines and colours, four columns to the right
; In:    the board, all else of the screen clear
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
title_shift:
        proc
        local line
        ld hl,SCREEN + BOARD_COLUMNS - 1
        ld a,192 + 24
line:
        ld d,h
        ld e,l
        inc de
        inc de
        inc de
        inc de
        ld bc,BOARD_COLUMNS
        lddr
        ex de,hl
        ld (hl),b
        dec hl
        ld (hl),b
        dec hl
        ld (hl),b
        dec hl
        ld (hl),b                       ; and here the next line follows, 32 bytes on
        ld c,BOARD_COLUMNS - 1 + 32
        add hl,bc
        dec a
        jr nz,line
        ret
        endp

tilings_look:                           ; text, key, value, bar, choice, bad, border
        db $07, $70, $47, $68, $78, $42, 0

name_text:
        db "TILINGS", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 1, "Find the way from green to red"
        db TEXT_AT, 18, 21, "choose"
        db TEXT_AT, 20, 8, "make it", TEXT_AT, 20, 21, "the way"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 18, 2, "QAOP", TEXT_AT, 18, 7, "5678", TEXT_AT, 18, 12, "joystick"
        db TEXT_AT, 20, 2, "ENTER", TEXT_AT, 20, 19, "S"
        db TEXT_END

        org $8000                       ; uncontended from here on
        include "engine/keys/session.asm"
        include "engine/sound/sound.asm"
        include "engine/views/watch.asm"
        include "tiling/drawing/tiling_draw.asm"
        include "tiling/drawing/tiling_arrows.asm"
        include "programs/tilings/make.asm"
        include "links/links_generate_dfs.asm"
        include "links/links_generate_prim.asm"
        include "links/links_generate_kruskal.asm"
        include "links/links_generate_growing_tree.asm"
        include "links/links_generate_wilson.asm"
        include "links/links_generate_binary_tree.asm"
        include "links/links_generate_eller_storeys.asm"
        include "links/links_generate_hunt_and_kill.asm"
        include "links/links_generate_prim_edges.asm"
        include "links/links_generate_rings.asm"
        include "links/links_braid.asm"
        include "links/links_arrows.asm"
        include "links/links_solve_arrows.asm"
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
arrows_on:      ds 1                    ; 1: passages have directions
names_left:     ds 1
size_range:     ds 8                    ; see engine/pages/parameters.asm
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
shape:          ds 2                    ; a built-in mask
shape_side:     ds 1                    ; its places in a row

        end start
