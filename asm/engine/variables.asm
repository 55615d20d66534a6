; variables.asm (engine) - what drawing and playing read and write; include it after the label image_end

        if ! defined ENGINE_VARIABLES
ENGINE_VARIABLES equ 1

PLAY_STACK:     equ 900                 ; the program's stack, in uncontended memory: generate_dfs_small takes 768
        if defined SOLVE_WAVE_SMALL
                ds 256                  ; enough for a solver: the rest lies over small_rows
        if $ - PLAY_STACK < small_rows
        .error the stack reaches below small_rows
        endif
        else
                ds PLAY_STACK
        endif
stack_top:

; drawing
number_rest:    ds 3
number_blank:   ds 1
shape_buffer:   ds 8
title_cells:    ds 32
shown_columns:  ds 1
shown_rows:     ds 1
field_top:      ds 1                    ; the screen row of the field's row 0

; playing
basic_sp:       ds 2                    ; BASIC's stack pointer, for the way back
kempston:       ds 1                    ; 0: no joystick there
repeat_keys:    ds 1                    ; the directions held last time
repeat_wait:    ds 1                    ; frames until they count again
seed:           ds 2                    ; the seed of the maze on the screen
timed:          ds 3                    ; T-states that it took
player:         ds 2                    ; column, row
steps:          ds 2
frames_before:  ds 1
idle_count:     ds 2
typed:          ds 2
typed_digits:   ds 1
typed_most:     ds 2
variant:        ds 1                    ; dfs: 0 fast, 1 small; wave: 0 stones, 1 maze

route_at:       ds 2
route_left:     ds 2

; the wave
cursor:         ds 2                    ; column, row
cursor_under:   ds 1                    ; the attribute that the cursor hides
wave_start:     ds 2
wave_finish:    ds 2
wave_failed:    ds 1
wave_number:    ds 2
wave_found:     ds 1
        if defined ENGINE_SHOW_WAVE
wave_shown:     ds WORK_SIZE            ; a copy of the labels, used up while they are shown
        endif
density:        ds 1                    ; stones among 256 cells

; the menu, and the page on which a maze is made
menu_place:     ds 1
menu_stale:     ds 1                    ; 1 when the text is not about the entry that the bar is on
entry:          ds 2                    ; what makes the maze
parameter:      ds 2                    ; the parameter that is shown or typed
failed:         ds 1                    ; 255 when the routine refused
made:           ds 1                    ; 0 until there is a maze in the field
route_shown:    ds 1

; the page on which solvers work
solver:         ds 1                    ; its place in solver_table
solve_start:    ds 2                    ; column, row
solve_finish:   ds 2
solve_cursor:   ds 2
solve_beat:     ds 1                    ; frames, for the cursor
solve_updater:  ds 2                    ; what repaints while something is watched
solve_counting: ds 1                    ; 1: count the places visited, 0: mark them
solve_visited:  ds 2
solve_stride:   ds 1                    ; of the solver's notes
solve_row:      ds 32                   ; a row of notes, unpacked
race_kept:      ds 1

; the tape
tape_header:    ds 17                   ; kind, name, length, two words

; watching
speed:          ds 1                    ; 0 at once, 1 to 9 watched
watch_speed:    ds 1                    ; the same for the routine that is being watched
watch_sp:       ds 2
watch_idle:     ds 2                    ; loops of 25 T in a frame
watch_ticks:    ds 1

                ds (0 - $) & 255
small_shown:    ds FIELD_SIZE           ; the field as draw_small has painted it
watch_table:    ds 257                  ; the interrupt's vectors
                ds ((high watch_table) + 1) * 257 - $
watch_stack:
watch_vector:   ds 3                    ; JP to the interrupt routine

        endif
