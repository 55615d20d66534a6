; tiling_circle.asm - points of circles
;
; A point is found by its angle, in half sectors:
;   1. Of p and q, how far it is from the axes of its quadrant, the smaller one is radius * sine, rounded; the angle is 45
;      degrees at most, so a table of 17 sines is enough. The larger one then makes the point the nearest to the circle.
;   2. p is 0 where a quadrant begins, clockwise, and q where it ends.

        if ! defined ENGINE_TILING_CIRCLE
ENGINE_TILING_CIRCLE equ 1

        include "tiling/drawing/tiling_grid.asm"
        include "tiling/drawing/tiling_round.asm"

        public circle_point

CIRCLE_X:       equ DRAW_LEFT + DRAW_WIDTH / 2
CIRCLE_Y:       equ DRAW_TOP + DRAW_HEIGHT / 2

; circle_point - a point of a circle
; In:    A = half sectors from the top, up to twice the columns; C = radius
; Out:   D, E = y, x; B = quadrant, 0 the upper right one, clockwise; H = p, L = q; C = s less twice the larger one of
;        them (tiling_arc.asm); carry clear
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
circle_point:
        proc
        local fewer, down, right
        call circle_smaller
fewer:
        push af
        ld e,a
        ld d,0
        call round_times                ; HL = its square
        ld e,c
        add hl,de
        ld a,c
        add a,a
        ld e,a                          ; twice the larger one; at first it is the radius
down:
        or a
        sbc hl,de
        jr c,right
        dec e
        dec e
        jr down
right:
        srl e
        pop af
        ld d,a
        ld a,e
        cp d
        ld a,d
        dec a
        jr c,fewer                     ; it would be the larger one: next to 45 degrees
        ld c,l
        ld h,d                          ; fall through into circle_pixel
        endp

; circle_pixel - where a point is on the screen
; In:    B = bits 1-0 quadrant, bit 2 set in its second half; H, E = the smaller and the larger one of p and q
; Out:   D, E = y, x; B = quadrant; H = p, L = q; carry clear
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: nothing
circle_pixel:
        proc
        local first, second, even, right, below
        bit 2,b
        jr z,first
        res 2,b
        ld l,h
        ld h,e
        ld a,l
        or a
        jr nz,second
        ld h,a                          ; the end of a quadrant is where the next one begins
        inc b
        res 2,b
first:
        ld l,e
second:
        ld d,l
        ld e,h
        bit 0,b
        jr z,even
        ld d,h
        ld e,l
even:                                   ; D, E = how far from the middle
        ld a,b
        inc a
        bit 1,b
        ld b,a
        ld a,e
        jr z,right
        neg
right:
        add a,CIRCLE_X
        ld e,a
        bit 1,b
        ld a,d
        jr nz,below
        neg
below:
        add a,CIRCLE_Y
        ld d,a
        dec b
        or a
        ret
        endp

; circle_smaller - the smaller one of p and q
; In:    A = half sectors from the top, up to twice the columns; C = radius
; Out:   A = it, or one more next to 45 degrees; B = bits 1-0 quadrant, bit 2 set in its second half
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: nothing
circle_smaller:
        proc
        local within, angle
        ld hl,tiling_columns
        sub (hl)
        jr c,within
        sub (hl)
        jr nc,angle
        add a,(hl)
within:
        add a,(hl)
angle:
        add a,a
        add a,low tiling_grid
        ld l,a
        ld h,high tiling_grid
        ld b,(hl)
        inc l
        ld e,(hl)
        ld d,0
        ld a,c
        call round_times
        ld a,l
        rla
        ld a,h
        adc a,0
        ret
        endp

        endif
