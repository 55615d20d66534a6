; plans.asm - cells that will be drawn when the next frame begins, ahead of the beam

        if ! defined SNAKE_PLANS
SNAKE_PLANS equ 1

        include "engine/views/marks.asm"

        public skin_plan, skin_clear, skin_draw

PLANS:          equ 16                  ; cells in a frame: ten, and some berries

; skin_plan - a cell will be drawn when the next frame begins
; In:    HL = shape; D, E = row, column; C = attribute
; Keeps: C, DE
; Uses:  AF, HL
; Time:  320 T
skin_plan:
        push bc
        push de
        ld b,d
        ld a,e
        ld de,(skin_planned)
        ld (de),a
        inc de
        ld a,b
        ld (de),a
        inc de
        ld a,c
        ld (de),a
        inc de
        ld bc,8
        ldir
        ld (skin_planned),de
        pop de
        pop bc
        ret

; skin_clear - nothing is planned
; Uses:  HL
skin_clear:
        ld hl,skin_plans
        ld (skin_planned),hl
        ret

; skin_draw - draw all cells that are planned, at the beginning of a frame
; Uses:  AF, BC, DE, HL
; Time:  8,172 T at most in a game of 600 frames, with contention
skin_draw:
        proc
        local each
        ld hl,skin_plans
each:
        ld de,(skin_planned)
        ld a,l
        sub e
        ld b,a
        ld a,h
        sbc a,d
        or b
        jr z,skin_clear
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        call draw_mark
        pop hl
        ld bc,8
        add hl,bc
        jr each
        endp

plans_variables macro
skin_planned:   ds 2                    ; where the next one is planned
skin_plans:     ds PLANS * 11           ; column, row, attribute, shape of each
        endm

        endif
