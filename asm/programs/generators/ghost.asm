; ghost.asm - a ghost that walks the way from start to finish and is there when par is over, or the best time in this maze
;
; 1. It sets out half a second later, and goes by the clock of the walk: it waits while a gem takes time off, and leaps on when the way is shown.
; 2. It is seen by day where who walks has been, so nobody finds the way by looking at it. In the last seconds it blinks.
; 3. Its shape lies below that of who walks, so it is lifted after that, and drawn before. It is only lifted where it has moved, or something is
;    painted near it, as both take a seventh of a frame.

        if ! defined GENERATORS_GHOST
GENERATORS_GHOST equ 1

        include "programs/generators/ghost_show.asm"

GHOST_ROW:      equ 10                  ; of the panel
GHOST_WAIT:     equ 5                   ; tenths of a second
GHOST_TONE:     equ 8 * 256 + 220       ; for sound_tone: it passes who walks

; ghost_begin - it stands on the start, and no time has passed
; Uses:  AF, HL
; Writes: its variables
ghost_begin:
        ld hl,0
        ld (ghost_part),hl
        ld l,GHOST_WAIT
        ld (ghost_clock),hl
        ld hl,(stats_start)
        ld (ghost_at),hl
        ld hl,route
        ld (ghost_next),hl
        ret

; ghost_frame - let it go on to where it is at this time
; In:    clock, route_length, what walk_goal reads
; Uses:  AF, BC, DE, HL
; Writes: its variables; walk_gems: not 0 if it is to be drawn
ghost_frame:
        proc
        local tenth, on, each, over
tenth:
        ld a,(hunts)
        dec a
        call z,hunt_tenth
        jr z,on
        ld de,(ghost_at)
        ld hl,(stats_finish)
        or a
        sbc hl,de
        jp z,thief_out                  ; it is out
on:
        ld hl,(ghost_clock)
        ld de,(clock)
        or a
        sbc hl,de
        ret nc
        add hl,de
        inc hl
        ld (ghost_clock),hl
        call ghost_pace
        ld de,0 - GHOST_WAIT
        add hl,de
        ex de,hl
        set 0,e                         ; never 0
        ld hl,(ghost_part)
        ld bc,(route_length)
        add hl,bc
each:
        or a
        sbc hl,de
        jr c,over
        push hl
        push de
        call ghost_step
        pop de
        pop hl
        jr each
over:
        add hl,de
        ld (ghost_part),hl
        jr tenth
        endp
ghost_step:
        ld de,(walker_at)
        call hunt_meets                 ; who has not set out at all
        ld hl,(ghost_next)
        ld a,(hl)
        inc hl
ghost_wraps:
        nop                             ; HUNT_WRAP, if it hunts
        nop
        ld (ghost_next),hl
        ld de,(ghost_at)
        call route_step
        ld (ghost_at),de
        ld a,1
        ld (walk_gems),a
        ld (ghost_due),a
        call ghost_track
        ld de,(walker_at)
        call hunt_meets
        ret nz
        ld bc,GHOST_TONE
        jp sound_tone

; ghost_track - draw in the panel how far it is
; Uses:  AF, BC, DE, HL
ghost_track:
        proc
        local cell, found
        ld a,(hunts)
        dec a
        call z,hunt_track
        jr z,found
        ld hl,(ghost_next)
        ld de,0 - route
        add hl,de
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,(route_length)
        ld a,PANEL - 1
cell:
        inc a
        sbc hl,de                       ; carry is clear
        jr nc,cell
found:
        and 31                          ; 32: it is out
        ld hl,ghost_cell
        cp (hl)
        ret z
        ld (hl),a
        or a
        ret z                           ; it has covered the ring
        push af
        ld hl,ghost_track_text
        call draw_text
        pop af
        ld e,a
        call ghost_look
        jp draw_shape
        endp
ghost_track_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, GHOST_ROW, PANEL, ".......", TEXT_COLOUR
ghost_goal:
        db FINISH_INK, FINISH, TEXT_END
ghost_cell:     db 0                    ; where it is in the panel: column

        endif
