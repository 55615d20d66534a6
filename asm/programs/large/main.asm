; main.asm - mazes larger than the screen: a window that scrolls with the hero, and a map that fills in; eight of them against the clock
;
; Memory:  5F40-8759 what is packed, texts and drawing (contended up to 7FFF); 875A-FF57 the walk, solver, pages unpacked, field
; Screen:  programs/large/pictures/loading.screen
; Loading: Large mazes are loading
; Play:    13, Large: Find your way out of a maze of many screens
; Ink:     5
; Pictures: ENTER p p a a, 60; small = x f s ENTER w, 60

        org $5F40

STACK_SIZE:     equ 132 + 18            ; what generate_braid_large needs
WAVE_LIMIT:     equ 0
SESSION_OPENING: equ 1
USUAL_KEYS_APART: equ 1
WAYS_ALONE:     equ 1
CLEAR_SCREEN_ALONE: equ 1
PAGES_PACKED:   equ 8300
SCORES:         equ 5
SCORES_STAY:    equ 1
BEST_TABLE_TOP: equ 1
MUSIC_EFFECTS:  equ 0
MUSIC_MIDDLE:   equ 1
MUSIC_PLAIN:    equ 1
KEYS_ENTER:     equ 1
REDEFINE_KEYS:  equ 4                   ; ENTER begins as fire does
REDEFINE_SAYS:  equ 1
OWN_KEYS_TEXT:  equ own_text
NAME_REFUSED:   equ name_refused
BEST_TABLE_FOOT: equ best_foot
BEST_TAPE_FOOT: equ tape_foot
BEST_TABLE_DRAWN: equ best_drawn
BEST_TABLE_MARK: equ 1
BEST_TABLE_FIRE: equ 1
BREAK_FRAMES:   equ 1                   ; no direction is on CAPS SHIFT: a short BREAK is meant
BRAID_LARGE_QUICK: equ 0                ; no room
WAVE_LARGE_BYTES: equ 0
WAVE_LARGE_MAZES: equ 1
BIG_ROUTE_SIZE: equ 7936                ; the longest way of a maze; the two take 1,280 bytes less than in fields without walls,
BIG_LABELS_SIZE: equ 3072               ; whose queue is longer than that of any maze
NUMBER_WORDS:   equ 1
VIEW_MAZE:      equ 1
VIEW_CHASER:    equ hound_mark
VIEW_REAR:      equ rear_mark
VIEW_MARKS_KEPT: equ 1
MAP_SEE_COUNT:  equ mapped
MAP_HERO_BLOCK: equ 1
LOGO_FEW:       equ 1
LOGO_K:         equ 1
LOGO_CHI:       equ 1
MAP_LINE_WALLS: equ 1
TEXT_SHAPES:    equ drawings
LOOK_USUAL:     equ 1

        public start, title_screen, choose_page, choose_frame, explore, explore_frame, out_frame

; start - the title page, then whatever is chosen there, until BREAK
start:
        call session_enter
        ld hl,begin_page
        jp to_page

        include "engine/keys/session.asm"
        include "programs/large/overlay.asm"
        include "engine/text/number.asm"
        include "engine/views/map_see.asm"
        include "programs/large/way.asm"
        include "programs/large/show.asm"

        org $875A
        include "engine/keys/key_sets.asm"
        include "programs/large/kept.asm"
        include "engine/views/view_draw.asm"
        include "large/solve_wave_large.asm"
        include "programs/large/explore.asm"
        include "programs/large/challenge.asm"
image_end:

        include "programs/large/memory.asm"
        include "programs/large/challenge_memory.asm"
        ds $9400 - $                    ; the pages, with the page of the generators, need all that is behind it
big_route:
big_labels:     equ big_route + BIG_ROUTE_SIZE
pages_unpacked:
        include "programs/large/help.asm"
        include "programs/large/opening.asm"
        include "programs/large/hold.asm"
pages_unpacked_end:
        include "programs/large/pages_memory.asm"
        ds big_route + BIG_ROUTE_SIZE + BIG_LABELS_SIZE - $

        include "programs/large/walk_memory.asm"
        ds $FF58 - 127 * 128 - $
        public large_field
large_field:    ds 100 * 128            ; the mazes of the title, its pages and free walks' page have fewer rows,
        include "engine/variables.asm"  ; so the variables of these pages stand here
        ds $FF58 - $                    ; the map reads a row more: BASIC's user-defined graphics, whose first bit is 0

        end start
