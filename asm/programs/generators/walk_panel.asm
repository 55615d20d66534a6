; walk_panel.asm - the panel beside a walk: time, par, steps; its keys

        if ! defined GENERATORS_WALK_PANEL
GENERATORS_WALK_PANEL equ 1

        include "programs/generators/walk_par.asm"

WALK_TIME_ROW:  equ 3
WALK_PAR_ROW:   equ 4
WALK_STEPS_ROW: equ 5
WALK_WAY_ROW:   equ 6
WALK_TORCH_ROW: equ 8                   ; where the finish is, by torch
WALK_STARS_ROW: equ 7
WALK_GHOST_ROW: equ 9

; walk_panel - draw it, below the name
; Uses:  AF, BC, DE, HL
walk_panel:
        proc
        local demo
        ld d,TIME_ROW
        call walk_blank
        ld hl,(entry)
        call panel_name
        ld d,WALK_STEPS_ROW
        ld hl,steps_text
        call panel_caption
        ld a,(attract_on)
        or a
        jr nz,demo                      ; it has none: any key ends it
        ld hl,walk_keys_list
        call draw_keys
        ld hl,walk_ways_list
        call draw_keys
        call gems_lock
demo:
        call ghost_track
        endp                            ; fall through into draw_walk_values

; draw_walk_values - draw time, par, the ghost's time and steps; nothing is said
; Uses:  AF, BC, DE, HL
draw_walk_values:
        call walk_foot
        ld hl,blank_text
        ld a,(walk_torch)
        or a
        jr z,$ + 5
        ld hl,ring_text
        ld d,WALK_TORCH_ROW
        call panel_caption
        ld hl,time_text
        ld d,WALK_TIME_ROW
        call panel_caption
        inc d
        call panel_par
        ld d,WALK_GHOST_ROW
        ld hl,ghost_text
        call panel_caption
        call walk_goal
        ld a,(hunts)
        or a
        call z,panel_tenths             ; when it is out
        call walk_most
        push hl
        ld d,WALK_WAY_ROW
        ld hl,most_text
        call panel_caption
        pop hl
        call panel_number
        call walk_stars
        call draw_walk_stars
        jr c,$ + 9
        ld a,(walk_won_stars)
        or a
        call z,star_lost                ; by daylight again, par is half as long
        call draw_walk_steps            ; fall through into draw_walk_time

; draw_walk_time - draw the time, in red if it is past par; say when a star is lost; the last seconds before tick; the ghost goes on; it gets dark
; Uses:  AF, BC, DE, HL
draw_walk_time:
        call memory_dims
        call ghost_frame
        call walk_stars_watch
        ld hl,(walk_parred)
        ld de,(clock)
        or a
        sbc hl,de
        inc h
        dec h                           ; carry stays
        call z,walk_tick
        ex de,hl
        ld d,WALK_TIME_ROW
        ink INK_BAD
        jp c,walk_tenths_in             ; too late
        jp walk_tenths

; walk_late - no star is left: when the last one has fallen the walk is over, wherever it has come to
walk_late:
        proc
        local falls
        ld sp,stack_top
        call walk_lift                  ; he is gone
        call ghost_show                 ; alone where it has caught him
falls:
        halt
        call break_note
        call walk_falls
        ld a,(walk_fall)
        or a
        jr nz,falls
        jp walk_ends
        endp

; draw_walk_steps - draw the steps; by torch arrows beside its state, too
; Uses:  AF, BC, DE, HL
draw_walk_steps:
        ld hl,(walk_steps)
        ld de,256 * WALK_STEPS_ROW + 28
        ink INK_VALUE
        ld b,4
        xor a
        call draw_digits
        ld a,(walk_torch)
        or a
        ret z
        ld de,256 * WALK_TORCH_ROW + 30 ; where the finish is, by torch
        ld hl,walker_at + 1
        ld a,(stats_finish + 1)
        cp (hl)
        ld hl,arrow_up
        call walk_aim
        inc e
        ld hl,walker_at
        ld a,(stats_finish)
        cp (hl)
        ld hl,arrow_left
walk_aim:                               ; carry: HL, Z: none, else the arrow after it
        ld c,0                          ; black
        jr z,$ + 10
        jr c,$ + 6
        ld bc,arrow_down - arrow_up
        add hl,bc
        ink INK_VALUE
        jp draw_shape

; draw_ready - what is said before the first step; locked, the foot says it
; Uses:  AF, BC, DE, HL
draw_ready:
        proc
        local says, told
        call rule_here
        call rule_text
        ld a,(ring_ink + 1)
        jr c,told
        cp LOCK_INK
        ret z
        ld a,(walk_torch)               ; it is not seen there; the foot of a demonstration stays
        ld hl,attract_on
        or (hl)
        ret nz
        ld hl,ready_text
        jr says
told:
        jr nz,says
        cp LOCK_INK
        jr nz,says
        ld hl,both_text
says:
        jp notice
        endp

; walk_foot - nothing is said: what gems do
; Uses:  AF, BC, DE, HL
walk_foot:
        xor a
        ld (walk_asked),a
        ld a,(attract_on)
        or a
        jp nz,demo_foot
        ld d,NOTICE_ROW
        call blank_row
        jp gems_told

; walk_tick - a tick in each of the last seconds of par, of eight tenths, with a red border; the ghost blinks
; In:    L = tenths that are left
; Out:   carry clear
; Keeps: DE, HL
; Uses:  AF, BC
walk_tick:
        ld a,l
        cp TICKS
        ret nc
        dec a
        and 7
        jp nz,border_black              ; a tenth of a second later
        push hl
        call size_counts
        ld hl,ghost_ink + 1
        set 7,(hl)
        pop hl
        ccf
        ret nc                          ; no star is lost with par
        ld a,2                          ; red
        ld (look_inks + LOOK_BORDER),a
        ld bc,TICK
        jp sound_tone
TICKS:          equ 4 * 8 + 2
TICK:           equ 5 * 256 + 50        ; for sound_tone

walk_keys_list:
        db 12, PANEL, "R", PANEL + 2, "way", TEXT_END
        db 14, PANEL, "T", PANEL + 2, "torch", TEXT_END
        db 16, PANEL, "H", PANEL + 2, "hold", TEXT_END
        db 20, PANEL, "BREAK", PANEL + 2, TEXT_AT, 21, PANEL + 2, "back", TEXT_END
        db KEYS_END
arrow_up:                               ; each ends with the first byte of the next one
        db 0, $18, $18, $3C, $3C, $7E, $7E
arrow_down:
        db 0, $7E, $7E, $3C, $3C, $18, $18
arrow_left:
        db 0, $06, $1E, $7E, $7E, $1E, $06
        db 0, $60, $78, $7E, $7E, $78, $60, 0
ring_text:
        db "Ring", TEXT_END
time_text:
        db "Time", TEXT_END
look_text:
        db "Look", TEXT_END
steps_text:
        db "Steps", TEXT_END
most_text:
        db "Max", TEXT_END

need_text:
        db " Gems to open the ring: "
need_number:
        db "0", TEXT_END
gem_text:                               ; in the foot, too
        db " 2 s off, Max grows.", TEXT_END
star_lost_text:
        db " Star lost. Be out by", TEXT_END
both_text:                              ; where the ring is locked
        db " Hunted! Gems open the ring!", TEXT_END
ready_text:
        db " Race the ghost to the ring!", TEXT_END

        endif
