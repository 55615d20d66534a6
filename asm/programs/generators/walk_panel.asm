; walk_panel.asm - the panel beside a walk: time, par, steps; its keys

        if ! defined GENERATORS_WALK_PANEL
GENERATORS_WALK_PANEL equ 1

        include "programs/generators/walk_par.asm"

WALK_TIME_ROW:  equ 3
WALK_PAR_ROW:   equ 4
WALK_STEPS_ROW: equ 5
WALK_WAY_ROW:   equ 6
WALK_SAYS_ROW:  equ 18
WALK_TORCH_ROW: equ 13
WALK_STARS_ROW: equ 7

; walk_panel - draw it, below the name
; Uses:  AF, BC, DE, HL
walk_panel:
        ld d,SEED_ROW
        call walk_blank
        ld hl,(entry)
        call panel_name
        ld d,WALK_STEPS_ROW
        ld hl,steps_text
        call panel_caption
        ld hl,walk_keys_list
        call draw_keys
        ld d,23
        call blank_row
        ld a,(attract_on)
        or a
        jr nz,foot
        ld hl,walk_break
        call draw_keys
        call gems_told
        jr $ + 5
foot:
        call demo_foot
        call ghost_track                ; fall through into draw_walk_values

; draw_walk_values - draw time, par and steps; nothing is said
; Uses:  AF, BC, DE, HL
draw_walk_values:
        ld d,WALK_SAYS_ROW
        call walk_blank_five
        ld hl,torch_on_text
        ld a,(walk_torch)
        or a
        jr nz,$ + 5
        ld hl,torch_off_text
        call draw_text
        ld hl,time_text
        ld d,WALK_TIME_ROW
        call panel_caption
        inc d
        call panel_goal
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

; draw_walk_time - draw the time, in red if it is past the time to beat; say when a star is lost; the last seconds before tick; the ghost goes on
; Uses:  AF, BC, DE, HL
draw_walk_time:
        call ghost_frame
        call walk_stars_watch
        call walk_goal
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

; star_lost - say which one, and the time in which the others are still to be won
; In:    walk_won_stars, walk_changed
; Uses:  AF, BC, DE, HL
star_lost:
        ld a,(walk_won_stars)
        or a
        jr z,walk_late
        ld a,(walk_changed)
        and 2
        ld hl,ghost_lost_text
        jr nz,$ + 5
        ld hl,step_lost_text
        call walk_say                   ; D = the row below
        dec d                           ; beside the last word
        ld hl,(walk_parred)
        ld b,h
        ld c,l
        add hl,hl
        add hl,bc
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
        ld hl,'^' * 256 + 'v'
        call walk_aim
        inc e
        ld hl,walker_at
        ld a,(stats_finish)
        cp (hl)
        ld hl,'<' * 256 + '>'
walk_aim:                               ; carry: H, Z: none, else L
        ld a,' '
        jr z,$ + 6
        ld a,l
        jr nc,$ + 3
        ld a,h
        jp draw_char

; draw_ready, draw_hold - what is said
; Uses:  AF, BC, DE, HL
draw_ready:
        ld d,WALK_SAYS_ROW
        ld a,(hunts)
        or a
        ld hl,hunt_text
        jp nz,panel_says
        ld a,(ring_ink + 1)
        cp FINISH_INK
        ld hl,locked_text
        jp nz,panel_says
        ld hl,ready_text
        call panel_says
        call walk_goal
        ld de,256 * (WALK_SAYS_ROW + 3) + PANEL - 1
        ld c,STAR_WON
        call tenths_draw
        ld hl,ready_end_text
        jp draw_text
draw_hold:
        ld hl,hold_text
walk_say:                               ; HL, and nothing else
        push hl
        ld d,WALK_SAYS_ROW
        call walk_blank_five
        pop hl
        ld d,WALK_SAYS_ROW
        jp panel_says

; walk_blank_five - clear the panel's rows from WALK_SAYS_ROW on, up to the foot
; Uses:  AF, BC, DE, HL
walk_blank_five:
        proc
        local row
        xor a
        ld (walk_asked),a
        ink INK_TEXT
row:
        call break_note
        ld e,PANEL
        ld hl,blank_text
        call draw_line
        inc d
        ld a,d
        cp 23
        jr c,row
        ret
        endp

; walk_tick - a tick in each of the last seconds of the time to beat, of eight tenths, with a red border; the ghost blinks
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
        ld a,(ghost_ink + 1)
        or 128
        ld (ghost_ink + 1),a
        ld a,2                          ; red
        ld (look_inks + LOOK_BORDER),a
        ld bc,TICK
        jp sound_tone
TICKS:          equ 4 * 8 + 2
TICK:           equ 5 * 256 + 50        ; for sound_tone

torch_on_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, WALK_TORCH_ROW, PANEL + 2, "on ", TEXT_END
torch_off_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, WALK_TORCH_ROW, PANEL + 2, "off   ", TEXT_END
time_text:
        db "Time", TEXT_END
look_text:
        db "Look", TEXT_END
steps_text:
        db "Steps", TEXT_END
most_text:
        db "Max", TEXT_END
walk_break:
        db 23, 0, "BREAK", 6, "back", TEXT_END
        db KEYS_END
ready_end_text:
        db " s!", TEXT_END

ghost_lost_text:
        db "Par", TEXT_END, "star", TEXT_END, "is lost.", TEXT_END, "Be out", TEXT_END, "by", TEXT_END, TEXT_END
step_lost_text:
        db "Too many", TEXT_END, "steps.", TEXT_END, "Be out", TEXT_END, "by", TEXT_END, TEXT_END
ready_text:
        db "Race the", TEXT_END, "ghost to", TEXT_END, "the ring", TEXT_END, TEXT_END
locked_text:
        db "Gems", TEXT_END, "open", TEXT_END, "the ring", TEXT_END, TEXT_END
hold_text:
        db "Hold.", TEXT_END, "Any key", TEXT_END, "goes on.", TEXT_END, TEXT_END
ask_text:
        db "R again:", TEXT_END, "leaves", TEXT_END, "1 star.", TEXT_END, TEXT_END

        endif
