; walk_par.asm - the time to beat of a walk: computed, and drawn in the panel

        if ! defined GENERATORS_WALK_PAR
GENERATORS_WALK_PAR equ 1

        include "engine/views/clock.asm"

PAR_MORE:       equ 10
PAR_MOST:       equ 64

; walk_blank - clear the panel from row D on
; Uses:  AF, BC, DE, HL
walk_blank:
        ld hl,blank_text
        jp panel_message

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
        pop hl                          ; fall through into walk_tenths
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

; walk_par - the time in which a star is earned: one second, and for each step and each turn of the way PAR_MOST / 64 tenths, which is 1.25 times a
; clean walk that loses 4 frames in each turn; for every eight stars won 1 / 64 less, down to 1.03 times; in the dark twice that
; In:    route, route_length, walk_dark, par_stars
; Out:   walk_parred, in tenths of a second
; Uses:  AF, BC, DE, HL
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
        and 31
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

par_text:
        db "Par", TEXT_END
best_text:
        db "Best", TEXT_END
walk_keys_list:
        db 10, PANEL, "R", PANEL + 2, "way", TEXT_AT, 11, PANEL + 2, "+10 s", TEXT_END
        db 12, PANEL, "T", PANEL + 2, "torch", TEXT_END
        db 14, PANEL, "H", PANEL + 2, "hold", TEXT_END
        db 16, PANEL
walk_ways:                              ; the keys in use: own_keys.asm writes them here
        db "QAOP", PANEL + 5, "go", TEXT_END
        db KEYS_END

        endif
