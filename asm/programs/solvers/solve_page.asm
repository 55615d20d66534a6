; solve_page.asm - a maze, two ends, and solvers at work on it
;
; The picture is that of draw_small, 31 x 31; columns 24 to 31 are the panel. The program gives `entry`, seed and speed as
; choose_page leaves them, page_menu to go back to, and the colours.
; The program includes watch.asm, solver_notes.asm and flood_fill.asm too, in uncontended memory.

        if ! defined SOLVERS_SOLVE_PAGE
SOLVERS_SOLVE_PAGE equ 1

        include "engine/text_line.asm"
        include "engine/number.asm"
        include "engine/small_field.asm"
        include "lib/field_address.asm"
        include "lib/random.asm"
        include "lib/route_step.asm"
        include "engine/entries.asm"
        include "engine/keys.asm"
        include "programs/solvers/race_page.asm"
        include "engine/session.asm"
        include "programs/solvers/solve_panel.asm"
        include "programs/solvers/solver_entry.asm"

        public solve_page

SOLVE_SIDE:     equ 31
SOLVE_STONES:   equ 51                  ; of 256: 20 %
SOLVE_BLINK:    equ 8                   ; frames
FLOOD:          equ $01                 ; a byte that can be passed, drawn as a dot

; solve_page - make the maze that was chosen, and show it with its longest route's ends
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
        ld hl,(stats_start)
        ld (solve_start),hl
        ld hl,(stats_finish)
        ld (solve_finish),hl
        endp

; solve_show - the whole page
solve_show:
        ld a,1
        ld (made),a
        ld hl,(solve_start)
        ld (solve_cursor),hl
        ld c,TEXT_INK
        call clear_screen
        ld c,MAZE_INK
        call small_begin
        ld hl,solve_keys
        call draw_text
        call panel_solver
        call solve_clean

; solve_frame - one fiftieth of a second
solve_frame:
        proc
        local steady, wait, letter, right, down, left, inside, start_here, finish_here, wall, next, earlier, later, pick, digit
        local wall_there
        halt
        call key_break
        jp nc,session_end
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
        call key_letter
        jr nz,letter
        call keys_step
        jr z,solve_frame
        bit 4,a
        jp nz,solve_go
        push af
        ld de,(solve_cursor)
        call small_again
        pop af
        ld de,(solve_cursor)
        rra
        jr nc,right
        dec d
right:
        rra
        jr nc,down
        inc e
down:
        rra
        jr nc,left
        inc d
left:
        rra
        jr nc,inside
        dec e
inside:
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
letter:
        ld de,(solve_cursor)
        cp 13
        jp z,solve_go
        cp 'S'
        jr z,start_here
        cp 'F'
        jr z,finish_here
        cp 'W'
        jr z,wall
        cp 'Z'
        jr z,earlier
        cp 'X'
        jr z,later
        cp 'N'
        jr z,next
        cp 'D'
        jp z,solve_stones
        cp 'L'
        jp z,solve_flood
        cp 'R'
        jp z,race_page
        cp 'C'
        jp z,solve_wipe
        cp 'G'
        jp z,page_menu
        sub '0'
        cp 10
        jp nc,solve_frame
        ld (speed),a
        call panel_solver
        jp solve_frame
start_here:
        ld hl,solve_start
        jr solve_end
finish_here:
        ld hl,solve_finish
        jr solve_end
wall:
        call field_address
        ld a,(hl)
        and FIELD_WALL
        ld a,FIELD_PATH
        jr nz,wall_there
        ld a,FIELD_WALL
wall_there:
        ld (hl),a
        call solve_clean
        jp solve_frame
next:
        ld hl,(rng_seed)
        ld (seed),hl
        jp solve_page
earlier:
        ld a,(solver)
        or a
        jr nz,pick
        ld a,SOLVERS
pick:
        dec a
        ld (solver),a
        call panel_solver
        jp solve_frame
later:
        ld a,(solver)
        inc a
        cp SOLVERS
        jr c,digit
        xor a
digit:
        inc a
        jr pick
        endp

; solve_end - HL = solve_start or solve_finish: it goes to DE, on free ground
solve_end:
        ld (hl),e
        inc hl
        ld (hl),d
        call field_address
        ld (hl),FIELD_PATH
        call solve_clean
        jp solve_frame

; solve_wipe - take away what was flooded, and all marks
solve_wipe:
        call solve_dry
        call solve_clean
        jp solve_frame

; solve_dry - whatever can be passed is a plain passage
solve_dry:
        proc
        local cell, wall
        ld hl,field
        ld bc,FIELD_SIZE
cell:
        bit 7,(hl)
        jr nz,wall
        ld (hl),FIELD_PATH
wall:
        inc hl
        dec bc
        ld a,b
        or c
        jr nz,cell
        ret
        endp

; solve_stones - a field of stones, with its ends in two corners
solve_stones:
        proc
        local row, cell, free
        ld hl,field
        ld de,field + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),FIELD_WALL
        ldir
        ld hl,(rng_seed)
        ld (seed),hl
        call rng_next
        call rng_next                   ; neighbouring seeds need two steps to part
        ld de,field
        ld c,SOLVE_SIDE
row:
        ld b,SOLVE_SIDE
cell:
        call rng_next
        cp SOLVE_STONES
        jr c,free
        xor a
        ld (de),a
free:
        inc de
        djnz cell
        inc de
        dec c
        jr nz,row
        ld hl,0
        ld (solve_start),hl
        ld hl,257 * (SOLVE_SIDE - 1)
        ld (solve_finish),hl
        xor a
        ld (field),a
        ld (field + (SOLVE_SIDE - 1) * 33),a
        ld hl,entry_stones
        ld (entry),hl
        jp solve_show
        endp

; solve_clean - the field as it is, and its ends
solve_clean:
        call small_update
; solve_ends - draw the ends
solve_ends:
        ld de,(solve_start)
        ld a,SMALL_START
        call small_mark
        ld de,(solve_finish)
        ld a,SMALL_FINISH
        jp small_mark

; solve_flood - fill the area round the cursor, watched or at once
solve_flood:
        ld hl,solve_clean
        ld (solve_updater),hl
        ld hl,flood_run
        call solve_watched
        call solve_clean
        jp solve_frame

; flood_run - what solve_watched calls for it
flood_run:
        ld de,(solve_cursor)
        ld a,FLOOD
        jp flood_fill

; solve_go - let the solver find the route: watched, or timed
solve_go:
        proc
        local at_once, found, none, way, hurry
        call solve_dry
        call solve_clean
        call solver_prepare
        ld hl,solver_watch
        ld (solve_updater),hl
        ld hl,0
        ld (timed),hl
        xor a
        ld (timed + 2),a
        ld hl,solver_run
        ld a,(speed)
        or a
        jr z,at_once
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

; solve_watched - call HL and watch it, if there is a speed
solve_watched:
        ld a,(speed)
        ld (watch_speed),a
        jp watch_call

; watch_update - what watching repaints
watch_update:
        ld hl,(solve_updater)
; solve_call - call HL
solve_call:
        jp (hl)

        endif
