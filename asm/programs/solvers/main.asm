; main.asm - every route through a maze: place two ends, watch a wave or a walker find the way, race them all
;
; Memory:  5F80-7FFF pages, texts and mazes: code that is neither timed nor watched, since it is contended;
;          8000-FF57 code that is timed or watched, stack and buffers
; Screen:  programs/solvers/pictures/loading.screen
; Loading: Solvers are loading
; Ink:     6
; Pictures: ENTER g a a ENTER 4 ENTER, 190; race = ENTER g a ENTER r, 400; stones = ENTER d x x x x x x 7 ENTER, 260
; Carries: generate_corridor, generate_dfs_trail, generate_hunt_and_kill, generate_prim, generate_kruskal, generate_wilson,
;         generate_binary_tree, generate_division, generate_corridor_loops, generate_rings, generate_tunnel,
;         generate_dungeon, changes, no join_parts, solvers, no solve_angle, no solve_greedy, no solve_turns, maze_stats, flood_fill

        org $5F80

SMALL_DIGITS:   equ 1                   ; the numbers of key points
MAZE_STATS_TREES: equ 0                 ; no room for its exploring


TITLE_ROWS:     equ 9
TITLE_SEED:     equ 1926

        public start, title_screen

start:
        ld hl,title_screen
        call session_begin
        ld hl,solvers_choice
        call choose_begin
        xor a
        ld (solver),a
        ld (timed),a
        ld (timed + 1),a
        ld (timed + 2),a
        ld (points_order),a
        call menu_entry
        ld (entry),hl
        jp solve_page

; The code up to 8000 is in contended memory: pages, texts, drawing, everything that is neither timed nor watched.
        include "programs/solvers/menus.asm"
        include "programs/solvers/solve_page.asm"

; title_screen - the title page
title_screen:
        proc
        local way
        ld hl,0
        ld (wave_limit),hl
        ld hl,title
        call title_page
        ld hl,TITLE_ROWS * 256 + 31
        ld (field_width),hl
        ld hl,TITLE_SEED
        ld (rng_seed),hl
        call generate_prim
        ld c,TITLE_ROWS
        ld de,$08                       ; blue
        call title_maze
        ld de,1 * 256 + 1               ; and the route from corner to corner
        ld hl,256 * (TITLE_ROWS - 2) + 29
        call solve_wave
        ld b,c                          ; under 256 steps
        ld hl,route
        ld de,1 * 256 + 1
way:
        push hl
        ld a,d
        add a,TITLE_TOP
        ld d,a
        call attribute_address
        ld (hl),$70
        ld a,d
        sub TITLE_TOP
        ld d,a
        pop hl
        ld a,(hl)
        inc hl
        push hl
        push bc
        call route_step
        pop bc
        pop hl
        djnz way
        ret
        endp

solvers_choice:                         ; for choose_begin
        db MENU_COUNT
        dw menu_table, entry_name, parameter_table, menu_title, solve_page, entry_tape
solvers_look:                           ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $70, $78, $42, 0

entry_stones:
        db TAPE_INK
        dw 0, 0, 0
        db "Stones", TEXT_END
entry_tape:
        db TAPE_INK
        dw 0, 0, 0
        db "From", NAME_SPACE, "tape", TEXT_END

menu_title:
        db "MAZE GENERATORS", TEXT_END
title:
        dw solvers_look, name_text
        db 9, 1, $46
        dw title_text
name_text:
        db "SOLVERS", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Watch solvers find a way out"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 16, 2, "QAOP, 5678, joystick: move"
        db TEXT_AT, 17, 2, "S start, F finish, W wall"
        db TEXT_AT, 18, 2, "ENTER or fire: find the way"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 19, 2, "Z or X  another solver"
        db TEXT_AT, 20, 2, "0-9  speed, 1 slow, 0 at once"
        db TEXT_AT, 21, 2, "K key point  R race  G maze"
        db TEXT_END

        include "engine/pages/title_maze.asm"
        include "generate/generate_binary_tree.asm" ; there is no room for it above

        org $8000                       ; uncontended from here on
        include "engine/views/show_distance.asm"
        include "engine/views/stopwatch.asm"
        include "engine/views/watch.asm"
        include "programs/solvers/solver_notes.asm"
        include "programs/solvers/solve_points_page.asm"
        include "programs/solvers/carried.asm"

image_end:
        include "engine/variables.asm"
failed:         ds 1                    ; 255 if the solver found no route
solver:         ds 1                    ; its place in solver_table
solve_start:    ds 2                    ; column, row
solve_finish:   ds 2
solve_cursor:   ds 2
solve_beat:     ds 1                    ; frames, for the cursor
solve_counting: ds 1                    ; 1: count the places visited, 0: mark them
solve_visited:  ds 2
solve_stride:   ds 1                    ; of the solver's notes
solve_row:      ds 32                   ; a row of notes, unpacked
race_kept:      ds 1                    ; the solver that was chosen before the race
        include "lib/variables.asm"

        end start
