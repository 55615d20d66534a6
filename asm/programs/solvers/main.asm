; main.asm - every route through a maze: bet on solvers that race, or place two ends and watch a wave or a walker find the way
;
; Memory:  5F40-7FFF pages, texts and mazes: code that is neither timed nor watched, since it is contended;
;          8000-FF57 code that is timed or watched, stack and buffers, pages that are unpacked
; Screen:  programs/solvers/pictures/loading.screen
; Loading: Solvers are loading
; Play:    12, Solvers: Bet on the one that finds the way first
; Ink:     6
; Pictures: ENTER 3 ENTER, 700; board = f 0 ENTER, 150; race = f r, 400; stones = f e d x x x x x x ENTER, 260
; Carries: generate_prim, generate_wilson, generate_tunnel,
;         changes, no fill_dead_ends, no join_parts, no mirror, solvers, no solve_angle, no solve_greedy, no solve_turns, no solve_wave_2bit, no solve_wave_cpir, no solve_wave_window, maze_stats, flood_fill

        org $5F40

MAZE_STATS_TREES: equ 0                 ; no room for its exploring
DRAW_LINES_QUICK: equ 0
CLEAR_SCREEN_ALONE: equ 1
SESSION_OPENING: equ 1
FRONT_IDLE:     equ 10 * 50
FRAME_WAIT:     equ solvers_frame
ARRAYS_APART:   equ 1
FULL_SIDE:      equ 23
CHOOSE_LEAVE:   equ solve_show
CHOOSE_INK:     equ $78                 ; black on bright white: the bar of the menu
WATCH_LEAVE:    equ solve_stopped

        public start

start:
        call session_enter
        xor a
        ld (attract_on),a
        ld (front_line),a
        ld (solver),a
        ld (points_order),a
        ld (panel_changes),a
        ld (route_key),a
        ld h,a
        ld l,a
        ld (wave_limit),hl
        call keys_use
        call menus_unpack
        ld hl,solvers_choice
        call choose_begin
        call menu_entry
        ld (entry),hl                   ; fall through into solvers_front

; solvers_front - the title page
solvers_front:
        ld sp,stack_top
        call pages_unpack
        jp opening_page

; solvers_choose - the page of mazes
solvers_choose:
        call pages_unpack               ; the tape's routines are there, and solvers have written there
        call menus_unpack
        ld a,CHOOSE_INK
        ld (look_inks + INK_CHOICE),a
        jp choose_page

; bet_begin - bets on races
bet_begin:
        call racing_unpack
        jp bet_start

; bet_watch - the library races
bet_watch:
        call racing_unpack
        call bet_reset
        ld hl,bet_demo
        call attract_run
        jr solvers_front

; solvers_frame - wait for the next frame; while the title's song is on, so that its pages are there, play it
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
solvers_frame:
        ld a,(music_on)
        or a
        jp nz,song_wait
        halt
        ret

; The code up to 8000 is in contended memory: pages, texts, drawing, everything that is neither timed nor watched.
        include "engine/views/marks_across.asm"
        include "engine/keys/session.asm"
        include "programs/solvers/menus.asm"
        include "programs/solvers/solve_page.asm"
racing_packed:
        ds 2772
racing_packed_end:
menus_packed:
        ds 1501
menus_packed_end:

solvers_choice:                         ; for choose_begin
        db MENU_COUNT
        dw menu_table, entry_name, parameter_table, menu_title, solve_page, entry_tape
entry_tape:                             ; their names are nowhere shown
        db TAPE_INK
        dw 0, 0, 0
entry_stones:   equ entry_tape + 1      ; it has no routine either, and makes nothing from a seed
menu_title:
        db "MAZES", TEXT_END

        org $8000                       ; uncontended from here on
        include "programs/solvers/overlays.asm"

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
        include "engine/keys/attract.asm"
        include "programs/solvers/solve_route.asm"
        include "programs/solvers/race_row.asm"
        include "engine/data/unzx0.asm"
        include "programs/solvers/carried.asm"
        include "lib/distance_bands.asm"
        include "programs/solvers/scores_kept.asm"
        include "programs/solvers/keys_kept.asm"
        include "engine/keys/key_sets.asm" ; not with the page that offers them: one of them may be in use while solvers have its place
pages_packed:
        ds 4711
pages_packed_end:

image_end:
        include "lib/variables.asm"

pages_unpacked:                         ; where solvers have their arrays
        include "programs/solvers/opening.asm"
        include "programs/solvers/best.asm"
        include "programs/solvers/own_keys.asm"
pages_unpacked_end:
menus_unpacked:
        include "engine/pages/choose_page.asm"
menus_unpacked_end:
racing_unpacked:
        include "programs/solvers/bet_game.asm"
racing_unpacked_end:
lane_records:   equ (walked + WALKED_SIZE + 255) & $FF00 ; where pages were
        if (hadlock_list_end > lane_records) | (lane_records + LANES * 256 > racing_unpacked)
        .error the solvers of a race must leave the records alone
        endif
        if small_end > $
        ds small_end - $                ; the solver that needs most
        endif
        include "engine/variables.asm"
        solve_variables
        bet_variables

        end start
