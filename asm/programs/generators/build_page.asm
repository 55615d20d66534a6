; build_page.asm - a maze while it is made, and the result: the picture, the panel right of it, its keys
;
; The entry to use is in `entry` (engine/pages/entries.asm); seed, speed and size come from choose_page, and M returns
; to it. A change works on the maze that is there, in its size, whatever size is chosen for the next one.

        if ! defined GENERATORS_BUILD_PAGE
GENERATORS_BUILD_PAGE equ 1

        include "engine/pages/entries.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/attract.asm"
        include "engine/keys/session.asm"
        include "engine/views/watch.asm"
        include "programs/generators/board_colours.asm"
        include "programs/generators/build_panel.asm"
        include "programs/generators/build_pick.asm"
        include "programs/generators/build_route.asm"
        include "programs/generators/build_stop.asm"
        include "programs/generators/watched_head.asm"
        include "programs/generators/watched_haste.asm"
        include "transform/maze_stats.asm"

        public build_page

; build_page - draw the page, make the maze, act on keys
build_page:
        proc
        local own_size
        ld sp,stack_top
        xor a
        ld (coloured),a
        ld (walk_waits),a
        ld hl,(field_width)
        ld (chosen_size),hl
        call kind_changes
        jr nz,own_size
        ld hl,(made_size)
        ld (field_width),hl
own_size:
        call build_draw
        call kind_changes
        call z,board_update             ; show the maze that is to be changed
        jr build_again
        endp

; build_next - the next seed's maze
build_next:
        ld hl,(rng_seed)
        ld (seed),hl

; build_again - make the maze, and show the result; A: once more
build_again:
        call build_make

; build_result - the picture of the field and its figures
build_result:
        call kind_made
        ld hl,(field_width)
        ld (made_size),hl
        call edges_close
        ld a,(walk_waits)
        cp LEAVE_WAITS
        jp z,build_leave                ; nobody waits for its figures
        call board_update
        call kind_kept
        call maze_stats
        call maze_known
        xor a
        ld (route_lost),a

; build_shown - the same after a walk
build_shown:
        xor a
        ld (route_shown),a
        call board_update               ; nothing, if the maze is there
        call build_keys                 ; and nothing that was said before
        call build_figures
        call build_coloured
        ld hl,walk_waits
        ld a,(hl)
        ld (hl),0
        dec a
        jp z,walk_page

; build_frame - one fiftieth of a second
build_frame:
        proc
        local letter
        halt
        call key_read
        ld b,a
        call nz,notice_over
        ld a,b
        cp KEY_BREAK
        jr z,letter
        call keys_held
        and KEY_FIRE
        jr nz,build_frame               ; a digit that is fire is no speed
letter:
        ld a,b
        ld hl,build_letters
        call key_act
        sub '0'
        cp 10
        jr nc,build_frame
        ld (speed),a
        call build_speed
        jr build_frame
        endp

build_letters:
        db KEY_BREAK
        dw build_leave
        db 13
        dw walk_page
        db 'N'
        dw build_next
        db 'A'
        dw build_again
        db 'R'
        dw build_route
        db 'E'
        dw build_easy
        db 'H'
        dw build_hard
        db 'D'
        dw build_distance
        db 'W'
        dw walk_page
        db 'C'
        dw build_save_code
        db 'S'
        dw build_save_screen
        db 'M'
        dw build_leave
        db 0

; build_save_code, build_save_screen - C, S: they are unpacked for it
build_save_code:
        ld hl,save_code
        jr build_saves
build_save_screen:
        ld hl,save_screen
build_saves:
        push hl                         ; fall through into end_unpack

; end_unpack - what follows a walk is there, and what saves a maze
; Uses:  AF, BC, DE, HL
end_unpack:
        ld hl,end_packed
        ld de,end_unpacked
        jp unzx0

; build_leave - back to the menu, with the size that is chosen there
build_leave:
        ld sp,stack_top
        ld hl,(chosen_size)
        ld (field_width),hl
        jp menu_page

; build_draw - the page without a maze, its seed and its keys
; Uses:  AF, BC, DE, HL
build_draw:
        ink INK_TEXT
        call clear_screen
        call build_board
        call build_name
        jp build_blank

; build_board - the empty board in the colour of the entry's family
; Uses:  AF, BC, DE, HL
build_board:
        call build_fit
        call board_dim
        jp board_begin

; build_fit - make the size that of a labyrinth, 4 * n + 1, if that is the entry: so it has the whole board
; In:    entry
; Uses:  AF, DE, HL
; Writes: field_width, field_height
build_fit:
        proc
        local side
        ld de,generate_unicursal
        call entry_is
        ret nz
        ld hl,field_width
        call side
side:
        ld a,(hl)
        dec a
        and $FC
        inc a
        ld (hl),a
        inc hl
        ret
        endp

; build_untimed - no figures of the last routine and its maze, no torch for it
build_untimed:
        xor a
        ld (coloured),a
        ld h,a
        ld l,a
        ld (timed),hl
        ld (board_news),hl
        ld (walk_torch),hl              ; and walk_dark
        ld (timed + 2),a
        dec hl
        ld (walk_best_time),hl          ; nobody has walked through it
        jp par_begin                    ; par stays as it is while this maze is there

; maze_known - if this is another maze than the one before, it has all stars, and the whole time to look; else its help stays, and its short look
; In:    seed, entry, stats_dead_ends, route_length
; Uses:  AF, DE, HL
; Writes: operand at maze_sign, walk_looks, walk_look
maze_known:
        ld hl,(entry)
        ld de,(seed)
        add hl,de
        ld a,(stats_dead_ends)          ; other parameters, or another size, make others
        ld d,a
        ld a,(route_length)
        ld e,a
        add hl,de
maze_sign:
        ld de,0                         ; operand
        or a
        sbc hl,de
        ret z
        add hl,de
        ld (maze_sign + 1),hl
        ld hl,READY_TENTHS * 256
        ld (walk_looks),hl              ; and walk_look
        ret

; build_make - run the routine, watched or timed
; Uses:  AF, BC, DE, HL
build_make:
        proc
        local changes, unhurried
        call build_untimed
        call route_unmark
        call entry_runs
        ld a,h
        or l
        ret z                           ; a maze from tape
        ld (build_run + 1),hl
        call build_blank
        call kind_makes
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
        call kind_makes
        call z,watched_board
        call board_plain
        call board_frame
        ld a,(attract_on)
        or a
        call z,making_keys_draw
        call key_letter
        cp ' '
        jr nz,unhurried
        xor a                           ; SPACE was pressed while the page was drawn
        ld (watch_speed),a
unhurried:
        ld a,(FRAMES)
        ld (space_since),a              ; a SPACE held from the page before is not pressed now
        call watched_paint
        ld hl,build_run
        call watch_call
        call walk_unmark
        call board_grow
        ld a,(attract_on)
        or a
        ret nz
        jp build_speed
        endp

; build_run - call the routine; stopwatch and watch_call use this
build_run:
        jp 0                            ; operand

        endif
