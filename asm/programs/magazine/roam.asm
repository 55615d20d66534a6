; roam.asm - walk through the maze that a listing has drawn: a disc that runs to a ring, against the clock
;
; BASIC pokes one of the two roam_modes into roam_mode: how the listing's picture is read, or ours that the key M draws.
; It calls `roam`, which draws the picture again as green walls on black with the disc and the ring in it. The disc runs
; while keys are held, two pixels a frame, where no wall is.
; A program with a walk defines, before it includes listing.asm: ROAM_LISTING, a mode; ROAM_OURS, another one, 0 for
; none; ROAM_GIVEN, ROAM_START and ROAM_GOAL, if these are given, not found; ROAM_SMALL for a small disc; ROAM_PLACES,
; if fewer than all cells can be floor.

        if ! defined MAGAZINE_ROAM
MAGAZINE_ROAM equ 1

        include "engine/keys/keys.asm"
        include "programs/magazine/roam_draw.asm"
        include "programs/magazine/roam_move.asm"
        include "programs/magazine/roam_read.asm"
        if ! defined ROAM_GIVEN
        include "programs/magazine/roam_spread.asm"
        endif

        public roam, roam_mode, roam_modes, roam_steps

        if ! defined ROAM_OURS
ROAM_OURS:      equ ROAM_FLOOR          ; what beside.asm draws: the floor is black
        endif
        if ! defined ROAM_PLACES
ROAM_PLACES:    equ ROAM_CELLS
        endif
        if defined ROAM_SMALL
ROAM_BODY:      equ 4
        else
ROAM_BODY:      equ 6                   ; pixels each way
        endif

ROAM_SLIDE:     equ 5                   ; pixels from an opening where the key that leads into it counts
ROAM_WALL_INK:  equ $04                 ; green
ROAM_TRAIL_INK: equ $0C                 ; the same on blue
ROAM_HERO_INK:  equ $4E                 ; bright yellow on blue
ROAM_RING_INK:  equ $42                 ; bright red
ROAM_SECOND:    equ 50                  ; frames
ROAM_LONGEST:   equ 999                 ; seconds

; roam - from start to goal, by keys or joystick, until it is there or SPACE gives up; the seconds are shown meanwhile
; In:    roam_mode; interrupts on, in IM 1
; Out:   BC = frames, 0 if given up; roam_steps = cells of the shortest way, 0 if not known; no key is held
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL
; Writes: the screen, its variables and those of the keys
roam:
        proc
        local again, begin, frame, still, stop, release
        call keys_start
        ld a,(roam_mode)
        cp ROAM_AGAIN
        jr z,again
        call roam_read
        jr begin
again:
        call roam_hero
        call roam_ring
begin:
        ld a,ROAM_WALL_INK
        call roam_repaint
        call roam_ring
        ld de,(roam_to)
        ld bc,7 * 256 + ROAM_RING_INK
        call roam_paint
        ld hl,(roam_from)
        ld (roam_at),hl
        ld hl,0
        ld (roam_frames),hl
        ld (alive_seconds),hl
        ld (roam_way),hl                ; and roam_there
        ld a,ROAM_SECOND
        ld (roam_second),a
        call roam_show
frame:
        halt
        call roam_time
        jr z,stop
        ld a,$7F
        in a,(PORT_ULA)
        rra
        jr nc,stop
        call keys_held
        and $FF - KEY_FIRE
        jr z,frame
        ld (roam_keys),a
        call roam_hero
        ld de,(roam_at)
        ld bc,256 * (ROAM_BODY - 1) + ROAM_TRAIL_INK
        call roam_paint
        call roam_move
        ld a,(roam_there)
        or a
        call z,roam_move
        call roam_show
        ld a,(roam_there)
        or a
        jr z,frame
        ld bc,(roam_frames)
        jr release
stop:
        ld bc,0
release:                                ; BASIC would take a key, or BREAK
        xor a
        in a,(PORT_ULA)
        cpl
        and $1F
        jr nz,release
        jp key_letter
        endp

; roam_time - count a frame, show the seconds when there is one more
; Out:   Z: there are as many as three digits can show
; Uses:  AF, BC, DE, HL
roam_time:
        proc
        local same
        ld hl,(roam_frames)
        inc hl
        ld (roam_frames),hl
        ld hl,roam_second
        dec (hl)
        jr nz,same
        ld (hl),ROAM_SECOND
        ld hl,(alive_seconds)
        inc hl
        ld (alive_seconds),hl
        call alive_show
same:
        ld hl,(alive_seconds)
        ld de,ROAM_LONGEST
        or a
        sbc hl,de
        ret
        endp

        if ROAM_BODY = 6
roam_disc:      db $78, $FC, $FC, $FC, $FC, $78
ROAM_MASK:      equ $FC
        else
roam_disc:      db $60, $F0, $F0, $60
ROAM_MASK:      equ $F0
        endif
roam_ring_shape: db $3C, $7E, $E7, $C3, $C3, $E7, $7E, $3C
roam_modes:     db ROAM_LISTING, ROAM_OURS
        if defined ROAM_GIVEN
        public roam_start, roam_goal
roam_start:     dw ROAM_START
roam_goal:      dw ROAM_GOAL
        endif

roam_variables macro
roam_mode:      ds 1
roam_steps:     ds 2
roam_from:      ds 2                    ; column, line of the disc's top left pixel at the start
roam_to:        ds 2                    ; and of the ring's
roam_at:        ds 2                    ; and of the disc's now
roam_trial:     ds 2                    ; and where it may go
roam_frames:    ds 2
roam_way:       ds 1                    ; the direction of the last pixel
roam_there:     ds 1                    ; 1: at the ring
roam_second:    ds 1                    ; frames until the next second
roam_keys:      ds 1                    ; directions held
roam_slides:    ds 1
        if ! defined ROAM_GIVEN
roam_last:      ds 2                    ; column, line of the last place visited
roam_wave:      ds 2
roam_wave_end:  ds 2                    ; the end of its places in roam_queue
roam_first:     ds 2                    ; the next place to go on from
roam_free:      ds 2                    ; the end of roam_queue
roam_queue:     ds 2 * ROAM_PLACES
        endif
        endm

        endif
