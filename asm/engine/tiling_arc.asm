; tiling_arc.asm - points of circles, and arcs, one pixel wide
;
; A point is found by its angle, in half sectors:
;   1. Of p and q, how far it is from the axes of its quadrant, the smaller one is radius * sine, rounded; the angle is 45
;      degrees at most, so a table of 17 sines is enough. The larger one then makes the point the nearest to the circle.
;   2. p is 0 where a quadrant begins, clockwise, and q where it ends.
; An arc goes from a point to the next pixel of the circle until it is at its end. With e = p^2 + q^2 - radius^2, and s = e + the
; larger one of p and q, s is at least 0 and less than twice the larger one for the nearest pixels. So a byte is enough:
;   3. p < q: p goes up by 1, s by 2 * p + 1; if s is 2 * q or more, it goes down by that, and q by 1.
;   4. p >= q: q goes down by 1, s by 2 * q - 1; if s is below 0, p goes up by 1, and s by 2 * (p + 1).
; Invariants: D = p, E = q, B = s; HL, C = address and bit of the pixel.

        if ! defined ENGINE_TILING_ARC
ENGINE_TILING_ARC equ 1

        include "engine/tiling_line.asm"
        include "engine/tiling_steps.asm"

        public circle_point, circle_pixel, circle_arc

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

tiling_arc_variables macro
circle_end:     ds 2                    ; of an arc: p, q of its last pixel
circle_last:    ds 1                    ; and its quadrant
circle_now:     ds 1                    ; the quadrant of the pixel
        endm

        endif
