; tiling_steps.asm - the steps of an arc: to which pixels it goes in each quadrant

        if ! defined ENGINE_TILING_STEPS
ENGINE_TILING_STEPS equ 1

        include "include/spectrum.asm"

; circle_sides - the steps of a quadrant
; In:    B = quadrant
; Out:   -
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: operands at first_p, second_p, first_q and second_q in circle_arc
circle_sides:
        push hl
        push de
        ld a,b
        and 3
        add a,a
        add a,low circle_moves
        ld l,a
        adc a,high circle_moves
        sub l
        ld h,a
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (first_p + 1),de
        ld (second_p + 1),de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld (first_q + 1),de
        ld (second_q + 1),de
        pop de
        pop hl
        ret
circle_moves:
        dw circle_right, circle_down, circle_left, circle_up, circle_right

; circle_right, circle_left, circle_down, circle_up - the pixel beside one
; In:    HL, C = address and bit of a pixel
; Out:   HL, C = address and bit of its neighbour
; Keeps: B, DE, IX, IY
; Uses:  AF, C, HL
; Writes: nothing
circle_right:
        rrc c
        ret nc
        inc l
        ret
circle_left:
        rlc c
        ret nc
        dec l
        ret
circle_down:
        line_below
        ret
circle_up:
        ld a,h
        dec h
        and 7
        ret nz
        ld a,l
        sub 32
        ld l,a
        ret c
        ld a,h
        add a,8
        ld h,a
        ret

        endif
