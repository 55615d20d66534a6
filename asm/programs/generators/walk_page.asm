; walk_page.asm - W: walk through the maze on the board, from the start of its longest route to the finish, against the clock
;
; 1. walker.asm lays its trail in the field, torch.asm notes there what has been seen: walk_clean takes both away. What is needed in each
;    frame is unpacked into `work` meanwhile.
; 2. walker.asm counts a step in eighths; a step is 6 pixels on the board.
; 3. At the beginning of a frame what the figure covered is drawn again, then what it has left, then the figure; after that the
;    keys are read and the torch shines. So the figure is whole when the beam comes, in the top row, too, but beside a mark that is drawn again.

        if ! defined GENERATORS_WALK_PAGE
GENERATORS_WALK_PAGE equ 1

        include "engine/sound/sound.asm"
        include "engine/views/clock.asm"
        include "programs/generators/build_route.asm"
        include "programs/generators/walk_par.asm"

        public walk_page, walk_frame

WALKER_SPEED:   equ 512                 ; eighths of a step in a frame, times 256: 4 frames a step
STEP_CLICK:     equ 2 * 256 + 30        ; for sound_tone
READY_TENTHS:   equ 150                 ; to look at the maze
READY_AGAIN:    equ 30                  ; when one has walked in it before
OPEN_LOW:       equ 100 * 256 + 108     ; for sound_tone: a tenth of a second, then a fifth higher
OPEN_HIGH:      equ 150 * 256 + 72
NO_WAY_CLICK:   equ 30 * 256 + 250

; walk_once_more - the same maze again; walk_page - W
walk_once_more:
        call walk_field
walk_page:
        ld sp,stack_top
        ld hl,(route_length)
        ld a,h
        or l
        jp z,walk_refused
        call walk_begin
        call break_note
        call walk_draw
        jr walk_ready

; walk_begin - everything as at the start
; Uses:  AF, BC, DE, HL
walk_begin:
        xor a
        ld (coloured),a                 ; the distances are not there any more
        ld hl,walk_steps                ; to walk_ended
        ld b,8
walk_zero:
        ld (hl),a
        inc hl
        djnz walk_zero
        call route_ready
        call walk_lay
        ld hl,steps_packed
        ld de,steps_unpacked
        call unzx0
        ld hl,(board_columns)
        ld (lines_columns),hl           ; and lines_rows: for the torch
        ld hl,walk_seen
        call torch_use
        ld hl,(walk_looks)              ; and walk_look
        ld l,0
        ld a,READY_AGAIN
        ld (walk_look),a
        ld (walk_begun),hl              ; and walk_left
        call clock_start
        ld hl,WALKER_SPEED
        ld (walker + FIGURE_SPEED),hl
        ld de,(stats_start)
        ld hl,walk_passed
        call walker_begin
        call place_corner
        ld (walk_shown),de
        call walk_par
        call ghost_begin
        jp hunt_begin

; walk_lay - unpack what a walk needs, and lay its gems
; Uses:  AF, BC, DE, HL
walk_lay:
        ld hl,walk_packed
        ld de,walk_unpacked
        call unzx0
        call walk_bare
        call gems_lay
        jp walk_clean

; walk_known - par of the walk to come, with its gems where all open the ring: elsewhere they need not be laid for it
; Uses:  AF, BC, DE, HL
walk_known:
        call gem_all
        jp z,walk_bare
        call walk_lay
        jp walk_par

; walk_ready - the clock does not run until the first step, or until the time to look is over
walk_ready:
        call walk_figure
        call draw_ready
walk_still:
        halt
        call walk_waits_on
        call walk_keys
        call walk_hands
        and TRAIL_BITS
        ld c,a
        ld hl,walker + FIGURE_PIXEL     ; a letter may have come before the middle of the first step, which goes on
        or (hl)
        jr z,walk_still
        push bc                         ; drawing takes longer than a tap
        call draw_walk_values
        pop bc
        ld a,c
        jr walk_moves

; walk_frame - one fiftieth of a second
walk_frame:
        halt
        call walk_picture
        call walk_keys
        call walk_hands
walk_moves:
        call walker_frame
        jr nc,walk_on
        ld hl,(walker_at)
        ld de,(stats_finish)
        or a
        sbc hl,de
        jr nz,walk_on
        ld a,(ring_ink + 1)
        inc a
        and 7                           ; LOCK_INK, THIEF_LOCK
        jr nz,walk_finish
walk_on:
        ld de,(walker_at)
        ld hl,walk_torch
        ld a,(walk_gems)                ; 1: a step was drawn in this frame, which is enough
        cpl
        and (hl)
        call nz,torch_frame
        ld a,(walk_drawn)
        or a
        call z,walk_figure
        call walk_moved
        jp z,walk_bumped                ; or the first step has just begun
        call clock_frame
        call c,draw_walk_time
        call walk_falls
        jr walk_frame

; walk_finish - the finish is reached
walk_finish:
        call walk_picture
        ld a,(attract_on)
        or a
        jp nz,demo_out
        call draw_walk_time             ; and count the stars

; walk_ends - the maze as it is by day, then the page of the result
walk_ends:
        call board_clear
        ld hl,(walk_torch)
        push hl
        ld hl,0
        ld (walk_torch),hl              ; and walk_dark: who has come through the dark sees the maze
        call walk_redraw
        pop hl
        ld (walk_torch),hl
        call walk_figure
        call end_unpack
        jp walk_out

; walk_keys - read the letters; in a demonstration any key ends it
; Uses:  AF, HL, and what their routines use
walk_keys:
        ld a,(attract_on)
        or a
        jp nz,attract_check
        ld a,(walk_ended)
        or a
        jr nz,walk_leave
        call key_read
        ret z
        ld hl,walk_letters
        jp key_act
walk_letters:
        db KEY_BREAK
        dw walk_leave
        db 'R'
        dw walk_way
        db 'T'
        dw walk_light
        db 'H'
        dw walk_hold
        db 0

; walk_passed - the walker has come to the next place
; In:    A = the way; D, E = the place
walk_passed:
        ld c,a
        call hunt_passed
        call trail_mark_back
        ld hl,(walk_steps)
        inc hl
        ld (walk_steps),hl
        ld a,1
        ld (walk_fresh),a
        call gem_here
        jp z,gem_take
        ld bc,STEP_CLICK
        jp sound_tone
gem_sounds:                             ; of gem_take, HL = what it says: where that is in low memory the ring opens
        ld a,GEM_BORDER
        ld (look_inks + LOOK_BORDER),a
        bit 7,h
        ld bc,OPEN_LOW
        jr z,$ + 7
        call sound_rise
        jr $ + 11
        call sound_tone
        ld bc,OPEN_HIGH
        call sound_tone
        jp border_black

; walk_leave - back to the maze
walk_leave:
        ld sp,stack_top
        call border_black               ; a star may be falling
        ld h,a
        ld l,a
        ld (walk_torch),hl              ; and walk_dark: by day
        call walk_field
        call build_draw
        call keys_release
        jp build_shown

; break_note - note BREAK while something is drawn: it counts afterwards, though it may be let go by then
; Keeps: BC, DE, HL
; Uses:  AF
; Writes: walk_ended
break_note:
        call break_held
        ret c
        ld (walk_ended),a
        ret

; end_frames - B frames in which the keys count already; end_hear - read them
; Keeps: C, DE
; Uses:  AF, B, HL
end_frames:
        halt
        call end_hear
        djnz end_frames
        ret
end_hear:
        call break_note
        ld a,(walk_ended)
        or a
        jr nz,walk_leave
        call key_read
        ld hl,end_letters
        jp key_act

end_row_text:                           ; see walk_out
        db "In a row", TEXT_END
memory_text:                            ; see rule_text
        db " Learn it!"
dark_text:                              ; see walk_light
        db " The walk is dark!", TEXT_END

walk_page_variables macro
walk_begun:     ds 1                    ; 1: the time to look is over
walk_left:      ds 1                    ; tenths of a second of it
walk_looks:     ds 1                    ; not 0: there was help in this maze, which leaves one star (bit 0 is set then)
walk_look:      ds 1                    ; tenths of a second to look at this maze before the next walk
walk_shown:     ds 2                    ; the pixel where the figure is shown: column, row
walk_steps:     ds 2                    ; from here to walk_ended: see walk_begin
walk_drawn:     ds 1                    ; 1: the figure is on the board
walk_fall:      ds 1                    ; the frames left of a star that falls
walk_fresh:     ds 1                    ; 1: a step's middle was passed: the trail is new
walk_gems:      ds 1                    ; not 0: close gems are to be drawn, in a frame without a step
walk_counts:    ds 1                    ; 1: the steps are to be drawn
walk_ended:     ds 1                    ; not 0: BREAK was held while the board was drawn
        endm

walk_kept_variables macro
walk_torch:     ds 1                    ; 1: by torch; another maze is by daylight again
walk_dark:      ds 1                    ; 1: by torch, in a maze that has never been seen
walk_parred:    ds 2                    ; par, in tenths of a second
par_turn:       ds 1                    ; of each turn of the way, sixteenths of a tenth of par: as it was when this maze was made
walk_won_stars: ds 1
walk_best_time: ds 2                    ; of the walks through this maze, in tenths of a second; FFFF: nobody is out yet
        endm

        endif
