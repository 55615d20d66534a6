; tiling_arc.asm - arcs of circles, one pixel wide
;
; A pixel is p and q from the axes of its quadrant (tiling_circle.asm). An arc goes from a point to the next pixel of
; the circle until it is at its end. With e = p^2 + q^2 - radius^2, and s = e + the
; larger one of p and q, s is at least 0 and less than twice the larger one for the nearest pixels. So a byte is enough:
;   1. p < q: p goes up by 1, s by 2 * p + 1; if s is 2 * q or more, it goes down by that, and q by 1.
;   2. p >= q: q goes down by 1, s by 2 * q - 1; if s is below 0, p goes up by 1, and s by 2 * (p + 1).
; Invariants: D = p, E = q, B = s; HL, C = address and bit of the pixel.

        if ! defined ENGINE_TILING_ARC
ENGINE_TILING_ARC equ 1

        include "tiling/drawing/tiling_circle.asm"

        public circle_arc

; circle_arc - an arc, by the pen
; In:    A = half sectors where it begins; C = radius; circle_end, circle_last = p, q and quadrant of its end
; Out:   line_ends = where it begins
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels; its operands
circle_arc:
        proc
        local first, same, plot, second, stay, on, quadrant, ended, going
        call circle_point
        push af
        ld a,(pen_last)
        ld (pen_first),a
        ld (pen_second),a
        ld a,b
        ld (circle_now),a
        call circle_sides
        call circle_pixel
        ld (line_ends),de
        push hl
        ex de,hl
        call pixel_place
        ld c,a
        pop de
        ld a,d
        ld d,e
        ld e,a
        pop af
        ld b,a                          ; s
        ld a,(hl)
pen_first:
        or c                            ; operand: the pen
        ld (hl),a
        ld a,d
        cp e
        jr nc,second
first:
        inc d
        ld a,b
        add a,d
        add a,d
        dec a
        ld b,a
        sub e
        jr c,same
        sub e
        jr c,same
        ld b,a
        dec e
first_q:
        call circle_down                ; operand
same:
first_p:
        call circle_right               ; operand
        call plot
        ld a,d
        cp e
        jr c,first
        ld a,b
        add a,d
        sub e
        ld b,a                          ; s, with p the larger one
second:
        dec e
        ld a,e
        add a,a
        cp b
        ld a,b
        jr c,stay
        inc d
        add a,d
        add a,d
        sub e
        sub e
        dec a
        ld b,a
second_p:
        call circle_right               ; operand
        jr on
stay:
        sub e
        sub e
        dec a
        ld b,a
on:
second_q:
        call circle_down                ; operand
        ld a,e
        or a
        jr z,quadrant
        call plot
        jr second
quadrant:
        ld e,d
        ld d,a
        ld a,(circle_now)
        inc a
        ld b,a
        and 3
        ld (circle_now),a
        call circle_sides
        ld b,e
        call plot
        jr first
plot:                                   ; a pixel; at the last one return from the arc
        ld a,(hl)
pen_second:
        or c                            ; operand: the pen
        ld (hl),a
        ld a,(circle_end)
        cp d
        ret nz
        ld a,(circle_end + 1)
        cp e
        ret nz
        ld a,(circle_now)
        push hl
        ld hl,circle_last
        cp (hl)
        pop hl
        ret nz
        pop hl
        ret
        endp

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

tiling_arc_variables macro
circle_end:     ds 2                    ; of an arc: p, q of its last pixel
circle_last:    ds 1                    ; and its quadrant
circle_now:     ds 1                    ; the quadrant of the pixel
        endm

        endif
