; walk_letters.asm - what the letters do in a walk: the way, the torch, hold

        if ! defined GENERATORS_WALK_LETTERS
GENERATORS_WALK_LETTERS equ 1

        include "engine/keys/any_key.asm"
        include "engine/sound/sound.asm"
        include "engine/views/clock.asm"
        include "programs/generators/walk_show.asm"

WAY_CLICK:      equ 12 * 256 + 60       ; for sound_tone

; walk_way - R: ask once; then dots on the way to the finish, which leave one star; nothing if they are there
walk_way:
        proc
        local dot, sure
        ld de,(stats_finish)
        call shown_address
        ld a,(hl)
        cp MARKED
        jr nc,walk_again
        call size_counts
        jr c,sure                       ; there are none
        ld a,(walk_won_stars)
        and 6
        jr z,sure                       ; there is none to lose
        ld a,(walk_asked)
        or a
        jp z,walk_ask
sure:
        ld a,1
        ld (walk_looks),a
        call board_clear
        ld hl,dot
        call route_each
        call dot                        ; and the last one
        call route_marks
        jr walk_click
dot:
        call shown_address
        ld a,(hl)
        cp MARKED
        ret nc
        ld (hl),BOARD_DOT
        jp board_white
        endp

; memory_dims - in each tenth of a second: once the clock runs the light goes out, if the walk is from memory
; Uses:  AF, HL, and what walk_light uses
memory_dims:
        call walk_moved
        ret z
        call memory_state
        cp MEMORY
        ret nz                          ; fall through into walk_light

; walk_light - T: light the torch, or by daylight again: then nothing is earned twice. Before the first step it is lit in another maze, as this one
; has been seen. From memory it stays dark
walk_light:
        call memory_state
        cp MEMORY + 1
        jr nz,$ + 10
        ld hl,dark_text
        call notice
        jr walk_goes
        call board_clear
        call kind_makes
        call z,walk_moved
        ld a,(walk_torch)
        jr nz,$ + 6
        or a
        jp z,walk_unseen
        xor 1
        ld (walk_torch),a
        xor a
        ld (walk_dark),a
        ld (walk_skips),a               ; no pixel of ring or gems stays on a wall in the dark
        call walk_par
        ld a,(hunts)
        or a
        call z,ghost_begin              ; with another par it is elsewhere by now
        call walk_redraw
walk_click:
        ld bc,WAY_CLICK
        call sound_tone

; walk_again - go on after a letter
walk_again:
        ld sp,stack_top
        call draw_walk_values
        call walk_moved
        jp z,walk_ready
        call walk_figure
        jr walk_goes

; walk_bumped - a wall was bumped before the first step
walk_bumped:
        call walk_waits_on
walk_goes:
        jp walk_frame

; walk_ask - is the way worth it?
walk_ask:
        ld sp,stack_top
        ld c,'R'
        call ask
        call walk_moved
        jp z,walk_still
        jr walk_goes

; walk_waits_on - a frame in which nobody has moved: it is shown how long the clock still waits; then it runs
; Uses:  AF, BC, DE, HL
walk_waits_on:
        proc
        local stands, begun
        ld a,(walk_torch)
        or a
        ret nz                          ; there is nothing to look at, and the time is there
        ld a,(attract_on)
        ld hl,walker + FIGURE_PIXEL     ; the first step has begun
        or (hl)
        jr nz,begun
        ld hl,clock_frames
        dec (hl)
        jr nz,stands
        ld (hl),CLOCK_TENTH
        ld hl,walk_left
        dec (hl)
        jp nz,look_draw
        ld hl,walk_begun
        inc (hl)
        call draw_walk_values
        pop hl
        jr walk_goes
stands:
        call look_stands
        ret z
        jp look_draw
begun:                                  ; "Look" may stand there
        call look_stands
        ret nz
        ld hl,time_text
        ld d,WALK_TIME_ROW
        jp panel_caption
        endp

; walk_hold - H: the board is hidden until a key is pressed
walk_hold:
        proc
        local wait, goes_on
        call board_clear
        xor a
        ld (board_ink),a
        call board_plain
        ld hl,hold_text
        call notice
        call keys_release
wait:
        halt
        call key_read
        cp KEY_BREAK
        jp z,walk_leave
        or a
        jr nz,goes_on
        call keys_held
        jr z,wait
goes_on:                                ; a direction that is held counts at once
        call walk_dim
        call walk_redraw
        jp walk_again
        endp

        endif
