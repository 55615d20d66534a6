; walk_play.asm - a walk through the maze on the screen: each frame of it, and its keys

        if ! defined ENGINE_WALK_PLAY
ENGINE_WALK_PLAY equ 1

        include "engine/views/marks_across.asm"
        include "engine/keys/attract.asm"
        include "engine/keys/pause.asm"
        include "engine/views/walker.asm"
        include "engine/walk/walk_hands.asm"
        include "engine/walk/walk_hunt.asm"
        include "engine/walk/walk_make.asm"
        include "engine/walk/walk_record.asm"
        include "engine/walk/walk_score.asm"
        include "engine/walk/walk_show.asm"
        include "engine/walk/walk_status.asm"
        include "engine/walk/walk_sounds.asm"
        include "engine/walk/walk_way.asm"

        public walk_play, walk_frame, walk_resume

WALKER_SPEED:   equ 512                 ; 2 pixels a frame
READY_FRAMES:   equ 100                 ; until the clock starts by itself
LOOK_FRAMES:    equ 250                 ; the same in a maze where the lights go out then
LIGHTS_OUT:     equ 2

; walk_play - walk through the maze that make_sized has made, once it is drawn
; In:    hunt_speed, hunt_wait, torch_on, walk_mode
; Out:   where the finish, the pursuer or a key leads; jump here
; Uses:  AF, BC, DE, HL
walk_play:
        proc
        local over, look
        ld hl,0
        ld (steps),hl
        ld (way_looks),hl
        call clock_start
        ld hl,WALKER_SPEED
        ld (walker + FIGURE_SPEED),hl
        ld hl,hero_shape
        ld (walker + FIGURE_SHAPE),hl
        ld a,HERO_INK
        ld (walker + FIGURE_INK),a
        ld de,(start_at)
        ld hl,walk_passed
        call walker_begin
        ld hl,(hunt_speed)
        ld (pursuer + FIGURE_SPEED),hl
        ld hl,(walk_hunter)
        ld (pursuer + FIGURE_SHAPE),hl
        ld a,HUNTER_INK
        ld (pursuer + FIGURE_INK),a
        ld bc,(hunt_wait)
        call pursuer_begin
        ld hl,shown
        ld b,4
over:
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        djnz over
        ld hl,beat_wait
        ld (hl),1
        ld a,(torch_on)
        or a
        call nz,torch_light
        ld a,(night)
        cp LIGHTS_OUT
        ld a,READY_FRAMES
        jr nz,look
        ld a,LOOK_FRAMES
look:
        ld (ready_left),a
        endp

; walk_ready - before the clock starts: until a direction is held, in the challenge for two seconds at most
walk_ready:
        proc
        local ready, count, lit
        ld a,(walk_mode)
        or a
        call z,draw_status
        ld a,(walk_mode)
        or a
        call nz,draw_ready
ready:
        halt
        call attract_check
        call walk_show
        call walk_hear
        call walk_letters_read
        ld a,(attract_on)
        or a
        jr nz,count
        call walk_hands
        and TRAIL_BITS
        jr nz,walk_started
        ld a,(walk_mode)
        or a
        jr z,ready
count:
        ld hl,ready_left
        dec (hl)
        jr nz,ready
walk_started:
        xor a
        ld (ready_left),a
        ld a,(night)
        cp LIGHTS_OUT
        jr nz,lit
        ld hl,torch_on
        ld (hl),1
        call torch_draw
        ld a,WALK_LIGHT
        call walk_sound
lit:
        call draw_status
        jr walk_goes
        endp

; walk_frame - one fiftieth of a second
walk_frame:
        halt
        call attract_check
        call walk_show
        call walk_hear
        call walk_letters_read
walk_goes:
        call walk_hands
        call walker_frame
        jr nc,walk_hunted
        ld hl,(walker_at)
        ld de,(finish_at)
        or a
        sbc hl,de
        ld hl,(walk_out_at)
        jp z,walk_ends
walk_hunted:
        ld de,(walker_at)
        ld a,(torch_on)
        or a
        call nz,torch_frame
        ld hl,(hunt_speed)
        ld a,h
        or l
        call nz,walk_hunts
        call clock_frame
        call c,draw_time
        jr walk_frame

walk_ends:
        jp (hl)

; walk_letters_read - read the letters of this page; none in a demonstration
; Uses:  AF, HL, and what their routines use
walk_letters_read:
        ld a,(attract_on)
        or a
        ret nz
        call key_read
        ret z
        ld hl,walk_usual
        call key_act
        ld hl,(walk_more)
        call key_act
        ld hl,(walk_mode)
        dec l                           ; WALK_CHALLENGE
        ret z
        ld hl,(walk_letters)
        jp key_act

walk_usual:
        db KEY_BREAK
        dw walk_leave
        db 'W'
        dw walk_look
        db 'L'
        dw walk_torch
        db 'H'
        dw walk_hold
        db 0

; walk_passed - the walker has come to the next place
; In:    A = the way; D, E = the place
walk_passed:
        push de
        call pursuer_walked
        ld hl,(steps)
        inc hl
        ld (steps),hl
        ld a,WALK_STEP
        call walk_sound
        pop de
        jp draw_steps

; walk_torch - light the torch, or by daylight again; not at night
walk_torch:
        proc
        local turn
        ld a,(night)
        or a
        ld a,WALK_NONE
        jr nz,walk_refused
        ld hl,torch_on
        ld a,(hl)
        xor 1
        ld (hl),a
        ld (torch_wanted),a
        ld hl,torch_whole
        jr z,turn
        ld bc,(steps)
        ld a,b
        or c
        jr nz,turn
        inc (hl)                        ; from the first step on
        jr walk_torch_draw
turn:
        ld (hl),0
        endp
walk_torch_draw:
        call torch_draw
        ld a,WALK_LIGHT
walk_refused:
        call walk_sound
        jr walk_resume

; walk_look - W: a look at the way
walk_look:
        ld hl,way_looks
        inc (hl)
        call walk_way                   ; fall through into walk_resume

; walk_resume - go on after a letter; nothing is on the stack then
walk_resume:
        ld sp,stack_top
        ld a,(ready_left)
        or a
        jp nz,walk_ready
        call draw_status
        jp walk_frame

; torch_draw - draw the maze as it is seen now, by torch or without
; Uses:  AF, BC, DE, HL
torch_draw:
        ld de,(walker_at)
        ld a,(torch_on)
        or a
        call nz,torch_light
        jp draw_places

; walk_hold - wait for a key; in the challenge nobody can look at the maze meanwhile
walk_hold:
        ld a,(walk_mode)
        or a
        call nz,hold_hide
        ld d,STATUS_ROW
        ld hl,hold_text
        call pause
        jp c,walk_leave
        ld a,(walk_mode)
        or a
        call nz,draw_places
        jr walk_resume

hold_hide:
        ld hl,ATTRIBUTES + 32
        ld de,ATTRIBUTES + 33
        ld (hl),DARK_INK
        ld bc,WALK_ROWS * 32 - 1
        ldir
        ret

hold_text:
        db TEXT_AT, STATUS_ROW, 0, TEXT_INK, INK_VALUE, "     Hold.  Press a key.        ", TEXT_END

walk_play_variables macro
way_looks:      ds 1                    ; how often the way was shown
                ds 1
ready_left:     ds 1                    ; frames until the clock starts; 0: it runs
        endm

        endif
