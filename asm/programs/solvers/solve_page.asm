; solve_page.asm - a maze, two ends, and solvers at work on it
;
; The picture is that of small_field.asm, 31 x 31; columns 24 to 31 are the panel. `entry`, seed and speed come from
; choose_page, and G returns to it.
; The program also includes show_distance.asm, watch.asm, solver_notes.asm and flood_fill.asm, in uncontended memory.

        if ! defined SOLVERS_SOLVE_PAGE
SOLVERS_SOLVE_PAGE equ 1

        include "engine/pages/choose_page.asm"
        include "engine/pages/entries.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/session.asm"
        include "engine/views/small_field.asm"
        include "lib/route_step.asm"
        include "programs/solvers/race_page.asm"
        include "programs/solvers/solve_field.asm"
        include "programs/solvers/solve_panel.asm"
        include "programs/solvers/solver_entry.asm"

        public solve_page

MAZE_INK:       equ $4F                 ; bright white passages through blue
SOLVE_SIDE:     equ 31
SOLVE_BLINK:    equ 8                   ; frames

; solve_page - make the chosen maze, and show it with the ends of its longest route
solve_page:
        proc
        local ready, changes
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
changes:
        pop hl
        call solve_call
ready:
        call maze_stats
        xor a
        ld (points_count),a
        ld hl,(stats_start)
        ld (solve_start),hl
        ld hl,(stats_finish)
        ld (solve_finish),hl
        endp

; solve_show - draw the whole page
solve_show:
        ld a,1
        ld (made),a
        ld hl,(solve_start)
        ld (solve_cursor),hl
        ink INK_TEXT
        call clear_screen
        ld c,MAZE_INK
        call small_begin
        ld hl,solve_keys
        call draw_text
        call panel_solver
        call points_panel
        call solve_clean

; solve_frame - one fiftieth of a second
solve_frame:
        proc
        local steady, wait
        halt
        ld hl,solve_beat
        inc (hl)
        ld a,(hl)
        and 2 * SOLVE_BLINK - 1
        ld de,(solve_cursor)
        jr nz,steady
        ld a,SMALL_CURSOR
        call small_over
        jr wait
steady:
        cp SOLVE_BLINK
        call z,small_again
wait:
        call key_read
        ld de,(solve_cursor)            ; for the routines of the keys
        ld hl,solve_letters
        call key_act
        or a
        jr nz,solve_digit
        call keys_step
        jr z,solve_frame
        bit 4,a
        jp nz,solve_go
        push af
        call small_again
        pop af
        ld de,(solve_cursor)
        keys_move
        ld a,d
        cp SOLVE_SIDE
        jr nc,solve_frame
        ld a,e
        cp SOLVE_SIDE
        jr nc,solve_frame
        ld (solve_cursor),de
        xor a
        ld (solve_beat),a
        ld a,SMALL_CURSOR
        call small_over
        jr solve_frame
        endp

; solve_digit - 0 to 9: set the speed
solve_digit:
        sub '0'
        cp 10
        jr nc,solve_frame
        ld (speed),a
        jr solve_named

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
solve_named:
        call panel_solver
        jp solve_frame

; solve_next - make the next seed's maze
solve_next:
        ld hl,(rng_seed)
        ld (seed),hl
        jp solve_page

solve_letters:
        db KEY_BREAK
        dw session_end
        db 13
        dw solve_go
        db 'S'
        dw solve_start_here
        db 'F'
        dw solve_finish_here
        db 'W'
        dw solve_wall
        db 'Z'
        dw solve_earlier
        db 'X'
        dw solve_later
        db 'N'
        dw solve_next
        db 'D'
        dw solve_stones
        db 'L'
        dw solve_flood
        db 'R'
        dw race_page
        db 'C'
        dw solve_wipe
        db 'V'
        dw solve_colour
        db 'K'
        dw solve_point
        db 'B'
        dw solve_order
        db 'T'
        dw solve_limit
        db 'G'
        dw choose_page
        db 0

; solve_clean - draw the field without marks and colours, and its ends
solve_clean:
        ld c,MAZE_INK
        call small_colour
; solve_update - draw the field without marks, and its ends
solve_update:
        call small_update
; solve_ends - draw the ends and the key points
solve_ends:
        ld de,(solve_start)
        ld a,SMALL_START
        call small_mark
        ld de,(solve_finish)
        ld a,SMALL_FINISH
        call small_mark
        jp points_mark

; solve_go - let the solver find a route: watched, or timed
solve_go:
        proc
        local at_once, found, none, way, hurry
        call solve_dry
        call solve_clean
        call solver_prepare
        ld hl,0
        ld (timed),hl
        xor a
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
        call panel_result
        ld a,(failed)
        or a
        jr nz,none
        ld de,(solve_start)
        ld bc,(route_length)
        ld hl,route
way:
        ld a,b
        or c
        jr z,none
        dec bc
        ld a,(hl)
        inc hl
        push hl
        push bc
        call route_step
        ld a,SMALL_ROUTE
        call small_mark
        call keys_held
        jr nz,hurry
        halt
hurry:
        pop bc
        pop hl
        jr way
none:
        call solve_ends
        jp solve_frame
        endp

; solve_watched - call HL, watched if there is a speed; DE repaints
solve_watched:
        ld a,(speed)
        ld (watch_speed),a
        jp watch_call

; solve_call - call HL
solve_call:
        jp (hl)

        endif
