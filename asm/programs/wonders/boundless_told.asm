; boundless_told.asm - what is told of the goal in the boundless maze: which one it is, and where it lies

        if ! defined WONDERS_BOUNDLESS_TOLD
WONDERS_BOUNDLESS_TOLD equ 1

        include "engine/text/number.asm"
        include "programs/wonders/tour.asm"

; boundless_numbers - which goal it is, and where it lies from the hero, as the crow flies
; Out:   HL = the steps to it
; Uses:  AF, BC, DE
boundless_numbers:
        proc
        local level, blank, full, told
        ld a,(tour_runs)
        or a
        ld hl,boundless_hint
        jr nz,$ + 5
        ld hl,boundless_first_text      ; he has not walked yet
        call draw_text
        ld a,(tour_runs)
        or a
        jr z,told
        ld a,(boundless_number_of)
        add a,'0'
        call draw_char
        inc e
        ld hl,boundless_of_text
        call draw_text
        ld a,(boundless_goals)
        add a,'0'
        call draw_char
        inc e
        ld hl,boundless_colon_text
        call draw_text
told:
        push de
        call boundless_hero
        ld hl,(goal_row)
        or a
        sbc hl,de
        pop de
        push bc
        push hl
        ld bc,boundless_down
        call boundless_offset
        pop bc
        pop hl
        push de
        ex de,hl
        ld hl,(goal_column)
        or a
        sbc hl,de
        pop de
        ld a,h
        or l
        jr z,blank
        ld a,b
        or c
        jr z,level
        push hl
        ld hl,boundless_and_text
        call draw_text
        pop hl
level:
        ld bc,boundless_right
        call boundless_offset
blank:
        ink INK_TEXT                    ; it changes A
        ld a,e
        cp 32
        jr nc,full
        ld a,' '
        call draw_char
        inc e
        jr blank
full:
        ld hl,route + ROUTE_SIZE
        ld de,(boundless_steps)
        or a
        sbc hl,de
        ret
        endp

; boundless_offset - how many cells to go, and where
; In:    HL = cells, negative for the other direction, 0 for none; BC = the names of both; D, E = row, column
; Out:   E = the next column
; Uses:  AF, BC, HL
boundless_offset:
        proc
        local ahead
        ld a,h
        or l
        ret z
        bit 7,h
        jr z,ahead
        xor a                           ; the other way: as many cells, and the other name
        sub l
        ld l,a
        sbc a,a
        sub h
        ld h,a
        ld a,c
        add a,BOUNDLESS_NAME
        ld c,a
        adc a,b
        sub c
        ld b,a
ahead:
        push bc
        ink INK_VALUE
        xor a
        call draw_plain
        pop hl
        ink INK_TEXT
        jp draw_text
        endp

boundless_first_text:
        db TEXT_AT, 21, 0, TEXT_INK, INK_TEXT, " Find the ", TEXT_COLOUR, FINISH_INK, "ring ", TEXT_INK, INK_TEXT, TEXT_END
boundless_hint:
        db TEXT_AT, 21, 1, TEXT_INK, INK_TEXT, "Ring ", TEXT_INK, INK_VALUE, TEXT_END
boundless_of_text:
        db "/", TEXT_END
boundless_colon_text:
        db TEXT_INK, INK_TEXT, ": ", TEXT_END
boundless_and_text:
        db TEXT_INK, INK_TEXT, ", ", TEXT_END
BOUNDLESS_NAME: equ 7
boundless_down: db " down", TEXT_END, TEXT_END, " up", TEXT_END
boundless_right: db " right", TEXT_END, " left", TEXT_END

        endif
