; solve_page.asm - a maze, two ends, and solvers at work on it
;
; The picture is that of solve_board.asm, 23 x 23 at most; columns 24 to 31 are the panel. `entry`, seed and speed come from
; choose_page, and G returns to it.
; The program also includes unzx0.asm, solve_route.asm, watch.asm, solver_notes.asm, solve_points_page.asm, solve_limits.asm, race_page.asm and flood_fill.asm, in uncontended memory.

        if ! defined SOLVERS_SOLVE_PAGE
SOLVERS_SOLVE_PAGE equ 1

        include "engine/pages/entries.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/any_key.asm"
        include "engine/keys/session.asm"
        include "engine/sound/sound.asm"
        include "programs/solvers/solve_board.asm"
        include "programs/solvers/solve_field.asm"
        include "programs/solvers/solve_panel.asm"
        include "programs/solvers/solver_entry.asm"

        public solve_page

; solve_page - make the chosen maze, and show it with the ends of its longest route
solve_page:
        proc
        local ready, changes, call_it, ordered
        ld sp,stack_top
        ld hl,(entry)
        call entry_routine
        ld a,h
        or l
        jr z,ready                      ; from tape
        push hl
        ld hl,(entry)
        call entry_makes
        jr nz,changes
        ld hl,(seed)
        ld (rng_seed),hl
        jr call_it
changes:
        ld hl,(board_size)              ; of the maze that is there
        ld (field_width),hl
call_it:
        pop hl
        call solve_call
ready:
        call board_close
        call maze_stats
        xor a
        ld (points_count),a
        ld hl,(stats_start)
        ld de,(stats_finish)
        ld a,e
        cp l
        jr nc,ordered                   ; the start is on the left
        ex de,hl
ordered:
        ld (solve_start),hl
        ld (solve_finish),de
        endp

; solve_show - draw the whole page
solve_show:
        ld sp,stack_top
        ld a,1
        ld (made),a
        ld hl,(solve_start)
        ld (solve_cursor),hl
        ink INK_TEXT
        call clear_screen
        call board_draw
        call panel_draw                 ; fall through into solve_wipe

; solve_wipe - remove the flood and all marks
solve_wipe:
        call solve_clean                ; fall through into solve_shown

; solve_shown - show the cursor, and go on
solve_shown:
        call cursor_show

; solve_frame - one fiftieth of a second
solve_frame:
        proc
        local moves
        halt
        ld hl,route_key
        ld a,(hl)
        ld (hl),0
        or a
        call z,key_read
        jr z,moves
        push af
        call cursor_hide                ; DE = its place, for the routines of the keys
        pop af
        ld hl,(panel_letters)
        call key_act
        ld hl,both_letters
        call key_act
        ld c,a
        ld a,(panel_changes)
        or a
        jr nz,solve_shown
        ld a,c
        sub '0'
        cp 10
        jr nc,solve_shown
        ld (speed),a
        jr solve_named
moves:
        call step_keys
        jr z,solve_frame
        bit 4,a
        jp nz,solve_fire
        call cursor_move
        jr solve_frame
        endp

; solve_earlier, solve_later - choose another solver
solve_earlier:
        proc
        local first
        ld a,(solver)
        or a
        jr nz,first
        ld a,SOLVERS
first:
        dec a
        jr solve_chosen
        endp
solve_later:
        ld a,(solver)
        inc a
        cp SOLVERS
        jr c,solve_chosen
        xor a
solve_chosen:
        ld (solver),a
        call panel_solver
        jr solve_wipe                   ; what another one has found goes
solve_named:
        call panel_solver
        jr solve_shown

; solve_left - from the page of mazes back to the maze
solve_left:
        call keys_release               ; BREAK leads no further
        jp solve_show

; solve_next - make the next seed's maze, or other stones
solve_next:
        call stones_there
        jp z,solve_stones
        ld hl,(rng_seed)
        ld (seed),hl
        jp solve_page

; solve_change - the panel with the keys that change the maze; solve_back - the other one
solve_change:
        ld a,1
        jr panel_turn
solve_back:
        xor a
        ld (wave_limit),a               ; it is told there only
panel_turn:
        ld (panel_changes),a
        call panel_draw
panel_left:
        call keys_release               ; BREAK leads no further
        jp solve_shown

solve_letters:
        db KEY_BREAK
        dw solvers_front
        db 'N'
        dw solve_next
        db 'R'
        dw race_page
        db 'C'
        dw solve_colour
        db 'G'
        dw solvers_choose
        db 'E'
        dw solve_change
        db 'S'
        dw solve_start_here
        db 'F'
        dw solve_finish_here
        db 0
change_letters:
        db KEY_BREAK
        dw solve_back
        db 'W'
        dw solve_wall
        db 'D'
        dw stones_ask
        db 'L'
        dw solve_flood
        db 'C'
        dw solve_wipe
        db 'K'
        dw solve_point
        db 'B'
        dw solve_order
        db 'T'
        dw solve_limit                  ; and on: these in any case
both_letters:
        db 'H'
        dw solve_help
        db 13
        dw solve_go
        db 'Z'
        dw solve_earlier
        db 'X'
        dw solve_later
        db 0

; solve_fire, solve_go - let the solver find a route: watched, or timed
solve_fire:
        call cursor_hide
solve_go:
        proc
        local at_once, found
        call solve_clean
        ld hl,thinking_text
        call draw_text
        call solver_prepare
        xor a
        ld h,a
        ld l,a
        ld (timed),hl
        ld (timed + 2),a
        ld hl,solver_run
        ld a,(speed)
        or a
        jr z,at_once
        ld de,solver_watch
        call solve_watched
        jr found
at_once:
        call watch_timed
found:
        call solver_update
        call solver_count
        call panel_again
        call panel_result
        ld a,(failed)
        or a
        call z,route_show
ends_shown:
        call solve_ends
        jp solve_shown
        endp

; solve_watched - call HL, watched if there is a speed; DE repaints
solve_watched:
        ld a,(speed)
        ld (watch_speed),a
        jp watch_call

; solve_stopped - BREAK while a routine is watched: the page stays as it is
solve_stopped:
        ld sp,stack_top
        call panel_again
        ld hl,stop_text
        call draw_text
        jp panel_left

; solve_call - call HL
solve_call:
        jp (hl)

        endif
