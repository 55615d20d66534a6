; main.asm - mazes larger than the screen: a window that scrolls with the hero, and a map of the whole maze
;
; Memory:  5F80-7FFF pages, map and texts (contended); 8000-FF57 generators, solver and window, stack and buffers
; Screen:  programs/large/pictures/loading.screen
; Loading: Large mazes are loading
; Ink:     5
; Pictures: ENTER ENTER p a w p p a a, 60; small = ENTER s ENTER w, 60

        org $5F80

STACK_SIZE:     equ 132 + 40            ; generate_braid_large needs 18
WAVE_LIMIT:     equ 0

        public start, title_screen, choose_page, choose_frame, explore, explore_frame, out_frame

TITLE_SEED:     equ 1997
TITLE_SIZE:     equ 63
TITLE_GOAL:     equ 257 * (TITLE_SIZE - 2)

; start - the title, then choices and mazes until BREAK
start:
        ld hl,title_screen
        call session_begin
        ld hl,0 * 256 + 2
        ld (chosen_size),hl             ; the largest, and chosen_kind
        jp choose_page

        include "programs/large/choose_page.asm"
        include "programs/large/explore.asm"
        include "programs/large/way.asm"
        include "programs/large/out_page.asm"
        include "engine/views/map_frame.asm"
        include "large/generate_dfs_large.asm"
        include "large/generate_eller_large.asm"
        include "large/generate_binary_tree_large.asm"
        include "large/generate_braid_large.asm"

; title_screen - the title page: a part of a maze and of the way through it, and the keys
title_screen:
        xor a
        ld (chosen_loops),a
        ld hl,title
        call title_page
        ld a,TITLE_SIZE
        ld hl,TITLE_SEED
        ld de,generate_dfs_large
        call make_maze
        ld de,257
        ld hl,TITLE_GOAL
        call solve_wave_large
        ld de,257
        ld hl,big_route
        ld ix,way_mark
        call way_walk
        ld de,257
        call view_place
        ld (hl),HERO
        ld de,257
        call view_place
        ld (hl),ENTRANCE
        ld hl,title_view
        call view_use
        ld hl,0
        ld (view_column),hl             ; and view_row
        jp view_draw


title:
        dw large_look, name_text
        db 5, 1, $45
        dw title_text
name_text:
        db "LARGE MAZES", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Mazes of up to 127 x 127"
        db TEXT_AT, 17, 0, "Find the red ring in the corner."
        db TEXT_INK, INK_KEY
        db TEXT_AT, 19, 2, "QAOP, 5678, joystick: walk"
        db TEXT_AT, 20, 2, "W  show the way   F  follow it"
        db TEXT_AT, 21, 2, "N  next maze      M  menu"
        db TEXT_END

large_look:                             ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $68, $78, $42, 0
title_view:
        db 6, 1, 30, 9, $05, $07, $47
        db $46, $3C, $7E, $DB, $FF, $DB, $E7, $7E, $3C
        db $42, $3C, $7E, $E7, $C3, $C3, $E7, $7E, $3C
        db $44, $3C, $7E, $FF, $FF, $FF, $FF, $7E, $3C
        db $06, 0, 0, 0, $18, $18, 0, 0, 0

        org $8000                       ; uncontended from here on
        include "engine/views/view_draw.asm"
        include "large/solve_wave_large.asm"

image_end:
        include "engine/variables.asm"
chosen_size:    ds 1                    ; a place in size_table
chosen_kind:    ds 1                    ; a place in kind_table
chosen_loops:   ds 1                    ; 0: none, 1: no dead ends
hero:           ds 2                    ; column, row
goal:           ds 2                    ; the same
steps:          ds 2
began:          ds 3                    ; FRAMES when the walk began
ended:          ds 3                    ; and at its end
beat:           ds 1                    ; frames: in the upper half the hero is seen on the map
way_code:       ds 2                    ; the direction that is tried, and those left
way_at:         ds 2                    ; the next code of the way that is shown
way_left:       ds 2                    ; its steps from here; 0: no way is shown
        include "lib/variables.asm"
; The large field begins in `work`, of which the generators use 256 bytes: no routine here uses more of it, or the memory after it.
        public large_field
large_field:    equ work + 512
                ds large_field + 16384 - $

        end start
