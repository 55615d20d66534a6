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

        public circle_point, circle_pixel

CIRCLE_X:       equ DRAW_LEFT + DRAW_WIDTH / 2
CIRCLE_Y:       equ DRAW_TOP + DRAW_HEIGHT / 2

; circle_point - a point of a circle
; In:    A = half sectors from the top, up to twice the columns; C = radius
; Out:   B = quadrant, 0 the upper right one, clockwise; L = p, H = q; A = s
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: nothing
circle_point:
        proc
        local within, angle, fewer, down, right
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
        ld a,(hl)
        ld b,a
        res 2,b
        and 4
        push af
        inc l
        ld a,(hl)
        ld e,c
        ld d,0
        call round_times
        ld a,l
        rla
        ld a,h
        adc a,0                         ; the smaller one of p and q
fewer:
        push af
        ld e,a
        ld d,0
        call round_times               ; HL = its square
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
        add hl,de
        ld a,l                          ; s
        srl e
        pop hl                          ; H = the smaller one
        ld d,a
        ld a,e
        cp h
        ld a,h
        dec a
        jr c,fewer                      ; it would be the larger one: next to 45 degrees
        ld l,h
        ld h,e
        pop af
        ld a,d
        ret z
        ld e,l                          ; the second half of the quadrant
        ld l,h
        ld h,e
        inc h
        dec h
        ret nz
        ld h,l                          ; its end is where the next one begins
        ld l,0
        inc b
        res 2,b
        ret
        endp

; circle_pixel - where a point is on the screen
; In:    B = quadrant, L = p, H = q
; Out:   D, E = y, x
; Keeps: BC, HL, IX, IY
; Uses:  AF, DE
; Writes: nothing
circle_pixel:
        proc
        local even, right, below
        ld d,h
        ld e,l
        bit 0,b
        jr z,even
        ld d,l
        ld e,h
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
        ret
        endp

        endif
