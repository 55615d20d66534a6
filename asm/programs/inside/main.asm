; main.asm - a game: find the way out of a labyrinth that is seen from within, before IT finds you
;
; Memory:  5F40-7FFF what does not hurry, and what is packed (contended); 8000-FF57 code, variables, mazes, the view's tables
; Screen:  programs/inside/pictures/loading.screen
; Loading: Inside
; Play:    9, Inside: A labyrinth seen from within, and IT is there
; Ink:     6
; Pictures: ENTER z z z z z z s, 1040; stairs = ENTER z z z z z z z z c 3 7 1 8, 250;
;          map = ENTER z z z z z z z z c 3 7 1 8 z z z z z z z z z z z z z t q q q q q q q q q q q q q q q q q q q q q q q q q q q q q q m, 30;
;          thread = ENTER z z z z z z z z c 8 2 5 4 z z z z z z z z z z z z z t q q, 60

        org $5F40

BREAK_FRAMES:   equ 25                  ; CAPS SHIFT and SPACE may be keys of the game
FRONT_LISTS:    equ 1
STACK_SIZE:     equ 132 + 24
SESSION_FRAME:  equ title_frame
SESSION_LEAVE:  equ title_leave
FRONT_WAYS_FIRST: equ 1
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
RAYS_MEMORY:    equ $B300
ARRAYS:         equ RAYS_MEMORY - $900
PAGES_PACKED:   equ 3473
MAKING_PACKED:  equ 2249
CHIP_PACKED:    equ 1156
PLAN_PACKED:    equ 1801
RAYS_USE_APART: equ 1
RAYS_MARKED:    equ 3

        public start, rng_seed

; start - the title, then games until BREAK
start:
        call pages_unpack
        call effect_stop                ; A = 0
        ld (front_line),a
        ld (demo_on),a
        ld hl,title_screen
        call session_begin
        ld hl,(keys_in_use)
        ld (direction_keys),hl
        jp front_page

        include "programs/inside/layout.asm"
        include "programs/inside/overlays.asm"
        include "programs/inside/kept.asm"
        include "programs/inside/sounds.asm"
        include "programs/inside/game.asm"
        include "programs/inside/thread.asm"
        include "programs/inside/rooms.asm"
        include "programs/inside/demo.asm"
        include "programs/inside/climb.asm"
        include "programs/inside/nape.asm"
        include "programs/inside/pictures.asm"

        ; variables of what is here
        level_variables
        panel_variables
        screen_variables
        compass_variables
        hints_variables
        thread_variables
        pace_variables

        org $8000                       ; not contended from here on
        include "programs/inside/looks.asm"
        include "programs/inside/sines.asm"
        include "programs/inside/pace.asm"
        include "programs/inside/play.asm"
        include "programs/inside/search.asm"
        include "programs/inside/think.asm"
        include "programs/inside/floor.asm"
        include "programs/inside/pictures_near.asm"

pages_packed:
        ds PAGES_PACKED
pages_packed_end:
        if $ > PACE_TABLE
        .error the code reaches into the interrupt's table
        endif

        include "programs/inside/chip_begin.asm" ; this and what follows lie where the table and the mazes will: they are needed once
chip_packed:
        ds CHIP_PACKED
chip_packed_end:
image_end:
        ds RAYS_MEMORY - $              ; the mazes

; where the view's picture is, before there is one, or until it is drawn anew
plan_unpacked:
        include "programs/inside/map_page.asm"
        include "programs/inside/panel_draw.asm"
        include "programs/inside/caught.asm"
        include "programs/inside/view_begin.asm"
plan_unpacked_end:
        ds $C000 - $

; in bank 4 of a 128K
chip_unpacked:
        include "programs/inside/chip.asm"
chip_unpacked_end:

; where the view's tables are in a game: the pages before it and after it, and what makes a level
pages_unpacked:
        include "engine/keys/session.asm"
        include "programs/inside/pages.asm"
        include "programs/inside/front.asm"
        include "programs/inside/ends.asm"
pages_unpacked_end:
making_unpacked:
        include "programs/inside/make.asm"
        include "programs/inside/level_page.asm"
making_unpacked_end:
        ds RAYS_MEMORY + RAYS_SIZE - $
        include "engine/variables.asm"
rng_seed:       ds 2
        floor_variables
        search_variables
        think_variables
        player_variables
        walls_variables
        it_variables
        play_variables
        seen_variables
        rooms_variables
        demo_variables

        end start
