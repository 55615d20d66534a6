; walk_panel.asm - the panel beside a walk: time, par, steps; its keys

        if ! defined GENERATORS_WALK_PANEL
GENERATORS_WALK_PANEL equ 1

        include "engine/views/clock.asm"
        include "programs/generators/build_panel.asm"

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
        ld d,WALK_TIME_ROW
        ld hl,time_text
        call panel_caption
        ld d,WALK_STEPS_ROW
        ld hl,steps_text
        call panel_caption
        ld hl,walk_keys_list
        call draw_keys
        ld d,23
        call blank_row
        ld hl,walk_break
        call draw_keys
        call gems_told                  ; fall through into draw_walk_values

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
        ld d,WALK_PAR_ROW
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
        call draw_walk_steps            ; fall through into draw_walk_time

; draw_walk_time - draw the time, in red if it is past the time to beat; say when a star is lost; the last seconds before tick
; Uses:  AF, BC, DE, HL
draw_walk_time:
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
        jr c,walk_tenths_in             ; too late
        jr walk_tenths

; star_lost - say so, and the time in which the first star is still to be won
; Uses:  AF, BC, DE, HL
star_lost:
        ld hl,star_lost_text
        call walk_say                   ; D = the row below
        ld hl,(walk_parred)
        ld b,h
        ld c,l
        add hl,hl
        add hl,bc                       ; fall through into walk_tenths
walk_tenths:                            ; HL = tenths of a second, D = row
        ink INK_VALUE
walk_tenths_in:                         ; from 100 s on without tenths: a blank stays after the caption
        ld e,32 - CLOCK_CELLS
        ld a,l
        sub LOW 1000
        ld a,h
        sbc a,HIGH 1000
        jp c,tenths_draw
        call tenths_part
        ld b,CLOCK_CELLS
        xor a
        jp draw_digits

; draw_walk_steps - draw the steps
; Uses:  AF, BC, DE, HL
draw_walk_steps:
        ld hl,(walk_steps)
        ld de,256 * WALK_STEPS_ROW + 28
        ink INK_VALUE
        ld b,4
        xor a
        jp draw_digits

; draw_ready, draw_hold - what is said
; Uses:  AF, BC, DE, HL
draw_ready:
        ld hl,ready_text
        ld d,WALK_SAYS_ROW
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

; walk_blank - clear the panel from row D on; walk_blank_five - its rows from WALK_SAYS_ROW on, up to the foot
; Uses:  AF, BC, DE, HL
walk_blank:
        ld hl,blank_text
        jp panel_message
walk_blank_five:
        proc
        local row
        xor a
        ld (walk_asked),a
        ink INK_TEXT
row:
        ld e,PANEL
        ld hl,blank_text
        call draw_line
        inc d
        ld a,d
        cp 23
        jr c,row
        ret
        endp

; walk_goal - the time to beat: par, or the best one in this maze if that is less
; Out:   HL = tenths of a second; BC = its caption
; Uses:  AF, E
walk_goal:
        ld hl,(walk_parred)
        ld bc,(walk_best_time)
        or a
        sbc hl,bc
        add hl,bc
        ld bc,par_text
        ret c
        ld hl,(walk_best_time)
        ld bc,best_text
        ret

; panel_goal - draw it
; In:    D = row
; Uses:  AF, BC, E, HL
panel_goal:
        call walk_goal
        push hl
        ld h,b
        ld l,c
        call panel_caption
        pop hl
        jp walk_tenths

; walk_par_first - walk_par before the first step
; walk_par - the time in which a star is earned: one second, and for each step and each turn of the way PAR_MOST / 64 tenths, which is 1.17 times a
; clean walk that loses 4 frames in each turn; for every sixteen stars won 1 / 64 less, down to 1.05 times; by torch twice that
; In:    route, route_length, walk_dark, par_stars
; Out:   walk_parred, in tenths of a second
; Uses:  AF, BC, DE, HL
walk_par_first:
        ld a,(walk_torch)
        ld (walk_dark),a
walk_par:
        proc
        local turn, none, part
        ld bc,(route_length)
        ld d,b
        ld e,c                          ; DE = steps, and one more for each turn
        ld a,b
        or c
        jr z,none
        ld hl,route
        ld a,(hl)
turn:
        cpi
        jr z,$ + 3
        inc de
        dec hl
        ld a,(hl)
        inc hl
        jp pe,turn
none:
        ld a,(par_stars)
        rrca
        rrca
        rrca
        rrca
        and 15
        cpl
        add a,PAR_MOST + 1
        ld b,a
        ld hl,0
        add hl,de
        djnz $ - 1
        ld b,6
part:
        srl h
        rr l
        djnz part
        ld de,PAR_MORE
        add hl,de
        ld a,(walk_dark)
        or a
        jr z,$ + 3
        add hl,hl
        ld (walk_parred),hl
        ret
        endp

PAR_MORE:       equ 10
PAR_MOST:       equ 60

time_text:
        db "Time", TEXT_END
par_text:
        db "Par", TEXT_END
best_text:
        db "Best", TEXT_END
steps_text:
        db "Steps", TEXT_END
most_text:
        db "At most", TEXT_END
walk_keys_list:
        db 9, PANEL, "R", PANEL + 2, "way", TEXT_AT, 10, PANEL + 2, "+10 s", TEXT_END
        db 12, PANEL, "T", PANEL + 2, "torch", TEXT_END
        db 14, PANEL, "H", PANEL + 2, "hold", TEXT_END
        db 16, PANEL
walk_ways:                              ; the keys in use: own_keys.asm writes them here
        db "QAOP", PANEL + 5, "go", TEXT_END
        db KEYS_END
walk_break:
        db 23, 0, "BREAK", 6, "back", TEXT_END
        db KEYS_END
ready_end_text:
        db " s!", TEXT_END

        endif
