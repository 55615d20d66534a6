; main.asm - every route through a maze: bet on solvers that race, or place two ends and watch a wave or a walker find the way
;
; Memory:  5F40-FF57 pages, texts and mazes, neither timed nor watched, packed pages across 8000, what is timed or watched, stack and buffers
; Screen:  programs/solvers/pictures/loading.screen
; Loading: Solvers are loading
; Play:    12, Solvers: Bet on the one that finds the way first
; Ink:     6
; Pictures: ENTER 3 ENTER, 700; board = f 0 ENTER, 150; race = f r, 400; stones = f e d x x x x ENTER, 260
; Carries: generate_prim, generate_wilson,
;         changes, no fill_dead_ends, no join_parts, no mirror, solvers, no solve_angle, no solve_greedy, no solve_line, no solve_turns, no solve_wave_2bit,
;         no solve_wave_cpir, no solve_wave_diagonal_back, no solve_wave_small, no solve_wave_turns, no solve_wave_window, maze_stats, flood_fill

        org $5F40

MAZE_STATS_TREES: equ 0                 ; no room for its exploring
DRAW_LINES_QUICK: equ 0
CLEAR_SCREEN_ALONE: equ 1
SESSION_OPENING: equ 1
FRONT_IDLE:     equ 10 * 50
FRAME_WAIT:     equ solvers_frame
ARRAYS_APART:   equ 1
TEXT_ROWS:      equ 1
POINTS_LATER:   equ 1
PICK_NONE:      equ 1
PARAMETERS_LATER: equ 1
FULL_SIDE:      equ 23
RACES:          equ 10
BREAK_FRAMES:   equ 2                   ; no way is on CAPS SHIFT: a short BREAK is meant
PLAIN:          equ 5                   ; kinds of races without a rule of their own: they come first
CHOOSE_LEAVE:   equ solve_left
CHOOSE_INK:     equ $78                 ; black on bright white: the bar of the menu
WATCH_LEAVE:    equ solve_stopped
WAYS_ALONE:     equ 1
REDEFINE_SAYS:  equ 1
REDEFINE_USE:   equ keys_owner
MENU_MOST:      equ 8
NUMBER_WORDS:   equ 1
TYPED_AT:       equ work                ; free while numbers are typed
BEST_TABLE_TOP: equ 1
NAME_QUICK:     equ 1
BEST_TABLE_MARK: equ 1
INSTRUCTIONS_DRAWN: equ help_drawn
KEYS_DRAWN:     equ mice_row
BEST_TABLE_DRAWN: equ mice_row
LOGO_OWN:       equ 1
MUSIC_EFFECTS:  equ 0

        public start

start:
        ld hl,pages_unpacked_end        ; all variables are 0
        ld de,pages_unpacked_end + 1
        ld bc,race_diagonal + 1 - pages_unpacked_end
        ld (hl),0
        ldir
        call session_enter
        call keys_use
        call pages_unpack
        ld hl,solvers_choice
        call choose_begin
        call menu_entry
        ld (entry),hl
        jp opening_page                 ; its pages are there

; solvers_front - the title page
solvers_front:
        ld sp,stack_top
        call pages_unpack
        jp opening_page

; solvers_choose - the page of mazes
solvers_choose:
        call pages_unpack               ; solvers have written there
        jp maze_list

; solvers_frame - wait for the next frame; while the title's song is on, so that its pages are there, play it
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
solvers_frame:
        ld a,(music_on)
        or a
        jp nz,song_wait
        halt
frame_more:
        ret                             ; or JP: stand_draw
        dw 0                            ; operand
FRAME_OVER:     equ $C9
FRAME_MORE:     equ $C3

; The code up to 8000 is in contended memory: pages, texts, drawing, everything that is neither timed nor watched.
        include "engine/views/marks_across.asm"
        include "engine/keys/session.asm"
        include "programs/solvers/menus.asm"
        include "programs/solvers/solve_page.asm"
racing_packed:
        ds 4073
racing_packed_end:
solvers_choice:                         ; for choose_begin
        db MENU_COUNT
        dw menu_table, maze_name, parameter_table, menu_title, solve_page, entry_tape
entry_tape:                             ; their names are nowhere shown
        db TAPE_INK
        dw 0, 0, 0
entry_stones:   equ entry_tape + 1      ; it has no routine either, and makes nothing from a seed
        if MENU_COUNT > MENU_MOST
        .error MENU_MOST has too few entries
        endif
        include "programs/solvers/bet_figures.asm"
        include "programs/solvers/bet_large.asm"
mouse_shape:    db $18, $18, $00, $24, $00, $99, $C2, $E5 ; black round a face in the colour of the paper, and a tail
        db $DB                          ; from the second byte on: it hops, and shows its feet
cheese_shape:   db $00, $06, $1E, $7E, $6E, $7E, $76, $7E

ending_packed:
        ds 1349
ending_packed_end:
betting_packed:
        ds 1309
betting_packed_end:
helping_packed:
        ds 719
helping_packed_end:
pages_packed:
        ds 6734
pages_packed_end:
        if $ < $8000
        .error timed code must not be contended
        endif

        include "programs/solvers/overlays.asm"

; bet_begin - bets on races
bet_begin:
        call racing_unpack
        jp bet_start

; bet_help, solve_help - what there is to know about the runners, about free mazes; back to the page
bet_help:
        ld hl,bet_again
        jr help_unpack
solve_help:
        ld hl,free_help_page
        call help_show
        jp solve_show
runners_show:
        ld hl,runners_page
help_show:
        push hl
        call pages_unpack               ; solvers have written there
        call helping_unpack
        pop hl
        jp instructions

; bet_watch - the library races
bet_watch:
        call racing_unpack
        call bet_reset
        ld hl,bet_demo
        call attract_run
        jp solvers_front

; bet_study - what there is to know about the runners, for one who is broke; back to the page that says so
bet_study:
        ld hl,bet_end
help_unpack:
        push hl
        call runners_show
        jp racing_unpack

; bet_done - bets are over: perhaps a place among the best
bet_done:
        call pages_unpack
        ld hl,title_tune
        call song_begin
        ld de,(coins)
        jp best_enter

        include "engine/views/stopwatch.asm"
        include "engine/views/watch.asm"
        include "programs/solvers/solver_notes.asm"
        include "programs/solvers/solve_points_page.asm"
        include "programs/solvers/solve_limits.asm"
        include "programs/solvers/milliseconds.asm"
        include "programs/solvers/bet_places.asm"
        include "programs/solvers/bet_way.asm"
        include "engine/keys/attract.asm"
        include "programs/solvers/solve_route.asm"
        include "programs/solvers/race_page.asm"
        include "programs/solvers/race_row.asm"
        include "programs/solvers/carried.asm"
        include "lib/distance_bands.asm"
        include "programs/solvers/scores_kept.asm"
        include "programs/solvers/keys_kept.asm"
        include "engine/keys/key_sets.asm" ; not with the page that offers them: one of them may be in use while solvers have its place

image_end:
        include "lib/variables.asm"

pages_unpacked:                         ; where solvers have their arrays
        include "programs/solvers/opening.asm"
        include "programs/solvers/best.asm"
        include "programs/solvers/own_keys.asm"
        include "engine/pages/choose_page.asm"
        if 2 * MENU_COUNT >= ABOUT_ROW - MENU_TOP
        .error the names of the mazes reach into the text about them
        endif
pages_unpacked_end:
RACE_WALKED:    equ 31 + 4 * 17 * 16    ; as WALKED_SIZE, in the maze of a race: 31 steps to a wall, then each of its passages twice
lane_records:   equ (hadlock_list_end + 255) & $FF00 ; where pages were
LANE_SPARE:     equ 232                 ; from here on nothing of a record
RACE_LIST:      equ 128 + 2 * (160 + 160 + 8) ; as HADLOCK_SIZE, in the maze of a race: fewer than 160 places, as many levels
        org work + 8                    ; behind what draw_runner makes
helping_unpacked:
        include "programs/solvers/help_free_texts.asm"
helping_unpacked_end:
        if $ > guard
        .error these pages of help must leave the field alone
        endif
        org route
ending_unpacked:                        ; between two races, and after all of them
        include "programs/solvers/bet_goal.asm"
        include "programs/solvers/bet_end.asm"
        include "programs/solvers/bet_end_texts.asm"
ending_unpacked_end:
        if $ > walked + RACE_WALKED
        .error the end of the races must leave the races there
        endif
        org route
betting_unpacked:                       ; before a race, while its maze is shown
        include "programs/solvers/bet_page.asm"
        include "programs/solvers/bet_stake.asm"
        include "programs/solvers/bet_face.asm"
        include "programs/solvers/bet_results.asm"
        include "programs/solvers/bet_clock.asm"
        include "programs/solvers/bet_shown.asm"
betting_unpacked_end:
        if $ > walked + RACE_WALKED
        .error the page of a bet must leave the races there
        endif
        org walked + RACE_WALKED        ; no menu in a race
racing_unpacked:
        include "programs/solvers/bet_event.asm"
        include "programs/solvers/bet_courses.asm"
racing_before_end:
        if $ > hadlock_list_end - RACE_LIST
        .error no room for this before the list of Hadlock in a race
        endif
        ds hadlock_list_end - $
        include "programs/solvers/bet_records.asm"
        if $ > lane_records
        .error no room for this before the records
        endif
        bet_records                     ; LANES records
        include "programs/solvers/bet_game.asm"
racing_unpacked_end:
points_places:  equ points_route + POINTS_ROUTE_SIZE ; behind all that solvers use in a free maze: there are neither bets nor pages then
points_at:      equ points_places + 20
race_list:      equ points_places + 40  ; results of all solvers
        if racing_unpacked_end < pages_unpacked_end
        ds pages_unpacked_end - $       ; the coins outlive the pages
        endif
        if $ < race_list + SOLVERS * RACE_BYTES
        .error variables must leave the results of the race alone
        endif
        include "lib/parameters.asm"
        include "engine/variables.asm"
        bet_variables                   ; above the table of watch.asm, which begins a page
        key_points_variables
        solve_variables

        end start
