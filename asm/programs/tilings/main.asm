; main.asm - mazes on all tilings: a tour against the clock; or choose a tiling and a generator, watch the maze being built, walk in it
;
; Memory:  5F40-FF57 pages, what is packed, generators, solver, drawing, buffers and stack
; Screen:  programs/tilings/pictures/loading.screen
; Loading: Tilings are loading
; Play:    14, Tilings: Walk on six-sided and round boards
; Ink:     5
; Pictures: ENTER, 100; menu = f, 50; maze = f SS SS a a ENTER SS SS 0 s, 400

        org $5F40

STACK_SIZE:     equ 132 + 100
WAVE_LIMIT:     equ 0
SESSION_OPENING: equ 1
NUMBER_WORDS:   equ 1
TYPED_AT:       equ route               ; free on the page of choices
USUAL_KEYS_APART: equ 1                 ; with SPACE as fire
SESSION_LEAVE:  equ pages_leave
FRAME_WAIT:     equ pages_wait
WATCH_LEAVE:    equ menu_page
FRONT_IDLE:     equ 10 * 50
CLEAR_SCREEN_ALONE: equ 1
ENTRANCE_BARE:  equ 1                   ; the walker stands there: no ring below it
REDEFINE_SAYS:  equ 1
WATCH_UNTIMED:  equ 1
INSTRUCTIONS_OWN_FEET: equ 1            ; one page
REDEFINE_KEYS:  equ 4                   ; ENTER or SPACE is fire where there is one
KEYS_SHOWN:     equ keys_sets_draw
KEYS_ENTER:     equ 1                   ; leaves the page of keys too
FRONT_EAGER:    equ 1                   ; a key counts that is pressed while the title is drawn
MUSIC_EFFECTS:  equ 0

DRAW_LEFT:      equ 0                   ; where mazes are drawn: 25 columns, 22 rows
DRAW_TOP:       equ 8
DRAW_WIDTH:     equ 200
DRAW_HEIGHT:    equ 176
CIRCLE_DOORS:   equ 1                   ; as wide as who walks, with walls of two pixels
DRAW_HALF:      equ 1                   ; cells of 16 pixels have walls between the cells of the screen

        public start, title_screen, menu_page, menu_frame, board_frame, mask_frame, tour_frame

; start - the title page, then whatever is chosen there, until BREAK
start:
        call session_enter
        xor a
        ld (attract_on),a
        ld (front_line),a
        ld (pages_on),a
        jp opening_page

        include "include/links.asm"
        include "engine/keys/session.asm"
        include "engine/keys/any_key.asm"
        include "engine/keys/key_sets.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/large_text.asm"
        include "engine/text/number.asm"
        include "engine/text/text_line.asm"
        include "programs/tilings/overlays.asm"
        include "programs/tilings/choices.asm"
        include "programs/tilings/rose.asm"
        include "programs/tilings/rose_draw.asm"
        include "programs/tilings/board_panel.asm"
        include "programs/tilings/board_page.asm"
        include "programs/tilings/board_walk.asm"
        include "programs/tilings/board_way.asm"
        include "programs/tilings/make.asm"
        include "programs/tilings/cells.asm"
        include "programs/tilings/stamps.asm"
        include "programs/tilings/figure.asm"
        include "programs/tilings/marks.asm"
        include "programs/tilings/marks_draw.asm"

tilings_look:                           ; text, key, value, bar, choice, bad, border
        db $07, $70, $47, $68, $68, $42, 0

pages_packed:
        ds 9231 ; with one tiling more it takes almost all
pages_packed_end:
making_packed:
        ds 1515
making_packed_end:
        if $ < $8000
        .error code that is timed or watched is uncontended
        endif

        include "engine/sound/sound.asm"
        include "engine/views/watch.asm"
        include "tiling/drawing/tiling_draw.asm"
        include "tiling/drawing/tiling_arrows.asm"
        include "links/links_generate_dfs.asm"
        include "links/links_generate_kruskal.asm"
        include "links/links_generate_prim_edges.asm"
        include "links/links_braid.asm"
        include "links/links_arrows.asm"
        include "links/links_solve_arrows.asm"
        include "links/links_distance.asm"
        include "engine/data/unzx0.asm"

image_end:
        include "programs/tilings/memory.asm"
        include "engine/variables.asm"

        end start
