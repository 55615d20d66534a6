; build_page.asm - a maze while it is made, and the result: the picture, the panel right of it, its keys
;
; The entry to use is in `entry` (engine/pages/entries.asm); seed, speed and size come from choose_page, and M returns
; to it. The maze's first row of pixels is the screen's first; columns 24 to 31 are the panel.

        if ! defined GENERATORS_BUILD_PAGE
GENERATORS_BUILD_PAGE equ 1

        include "engine/pages/choose_page.asm"
        include "engine/pages/entries.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/session.asm"
        include "engine/views/small_field.asm"
        include "engine/views/watch.asm"
        include "lib/route_step.asm"
        include "programs/generators/build_distance.asm"
        include "programs/generators/build_panel.asm"
        include "programs/generators/build_pick.asm"
        include "programs/generators/build_save.asm"
        include "transform/maze_stats.asm"

        public build_page

MAZE_INK:       equ $4F                 ; bright white passages through blue

; build_page - draw the page, make the maze, act on keys
build_page:
        xor a
        ld (coloured),a
        ink INK_TEXT
        call clear_screen
        ld c,MAZE_INK
        call small_begin
        call build_name
        call build_keys
        ld hl,(entry)
        call entry_changes
        call z,small_update             ; show the maze that is to be changed

; build_again - make the maze, and show the result
build_again:
        call build_make

; build_result - the picture of the field and its figures
build_result:
        ld a,1
        ld (made),a
        call small_update
        call maze_stats
        xor a
        ld (route_shown),a
        ld (route_lost),a
        call build_figures
        call build_coloured

; build_frame - one fiftieth of a second
build_frame:
        halt
        call keys_step
        and KEY_FIRE
        jr nz,build_next
        call key_read
        ld hl,build_letters
        call key_act
        sub '0'
        cp 10
        jr nc,build_frame
        ld (speed),a
        call build_keys
        jr build_frame

build_letters:
        db KEY_BREAK
        dw session_end
        db 13
        dw build_again
        db 'N'
        dw build_next
        db 'A'
        dw build_again
        db 'R'
        dw build_route
        db 'E'
        dw build_easy
        db 'T'
        dw build_tricky
        db 'H'
        dw build_hard
        db 'D'
        dw build_distance
        db 'C'
        dw save_code
        db 'S'
        dw save_screen
        db 'M'
        dw choose_page
        db 0

; build_next - the same with the next seed
build_next:
        ld hl,(rng_seed)
        ld (seed),hl
        jr build_again

; build_untimed - no figures for the last routine: it was not timed, and did not refuse
build_untimed:
        xor a
        ld (failed),a
        ld (timed),a
        ld (timed + 1),a
        ld (timed + 2),a
        ret

; build_make - run the routine, watched or timed
build_make:
        proc
        local changes
        ld c,MAZE_INK
        call small_colour
        call build_untimed
        ld hl,(entry)
        call entry_routine
        ld a,h
        or l
        ret z                           ; a maze from tape
        ld (build_run + 1),hl
        ld hl,(entry)
        call entry_makes
        jr nz,changes
        ld hl,(seed)
        ld (rng_seed),hl
changes:
        call build_seed
        ld a,(speed)
        ld (watch_speed),a
        ld hl,build_run
        or a
        jp z,watch_timed
        push hl
        call build_blank
        pop hl
        ld de,small_update
        call watch_call
        ld a,(watch_speed)
        or a
        ret z
        ld (speed),a                    ; the speed that the player has set
        ret
        endp

; build_run - call the routine; stopwatch and watch_call use this
build_run:
        call 0
        sbc a,a
        ld (failed),a
        ret

; build_route - mark the longest route, four steps a frame, or remove the marks
build_route:
        proc
        local step, mark, wipe
        ld a,(route_shown)
        or a
        jr nz,wipe
        inc a
        ld (route_shown),a
        ld a,(route_lost)
        or a
        call nz,maze_stats
        ld de,(stats_start)
        ld bc,(route_length)
        ld hl,route
        jr mark
step:
        ld a,(hl)
        inc hl
        push hl
        push bc
        call route_step
        pop bc
        pop hl
        ld a,c
        and 3
        jr nz,mark
        halt
mark:
        push hl
        push bc
        ld a,SMALL_ROUTE
        call small_mark
        pop bc
        pop hl
        ld a,b
        or c
        dec bc
        jr nz,step
        call build_coloured
        jp build_frame
wipe:
        xor a
        ld (route_shown),a
        call small_update
        call build_coloured
        jp build_frame
        endp

        endif
