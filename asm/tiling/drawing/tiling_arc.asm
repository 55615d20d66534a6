; tiling_arc.asm - arcs of circles, one pixel wide
;
; A pixel is p and q from the axes of its quadrant (tiling_circle.asm). An arc goes from a point to the next pixel of
; the circle until it is at its end. With e = p^2 + q^2 - radius^2, and s = e + the
; larger one of p and q, s is at least 0 and less than twice the larger one for the nearest pixels. So a byte is enough:
;   1. p < q: p goes up by 1, s by 2 * p - 1 of the new p; if s is 2 * q or more, it goes down by that, and q by 1.
;   2. p >= q: q goes down by 1, s by 2 * q + 1 of the new q; if s is below 0, p goes up by 1, and s by 2 * p of the new p.
; In 1, B is s - 2 * q, in 2 it is 255 - s: in both a sum that carries has reached the limit.
; Invariants: D = p, E = q; HL, C = address and bit of the pixel. In each half of a quadrant, only what changes with each pixel is
; compared with the end: p in 1, q in 2.

        if ! defined ENGINE_TILING_ARC
ENGINE_TILING_ARC equ 1

        include "tiling/drawing/tiling_circle.asm"

        public circle_arc

; circle_arc - an arc, by the pen
; In:    where it begins: B = quadrant, H = p, L = q, C = s less twice the larger one, D, E = y, x;
;        circle_end, circle_last = q, p and quadrant of its end
; Out:   line_ends = where it begins
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels; its operands, circle_now
circle_arc:
        proc
        local first, same, second, stay, quadrant, plot_first, plot_second, test
        ld (line_ends),de
        push hl
        ex de,hl
        call pixel_place
        ld e,a
        ld a,(pen_last)
        ld (pen_first),a
        ld (pen_second),a
        ld a,b
        ld b,c
        ld c,e
        pop de
        call circle_turn
        ld a,d
        cp e
        jr c,plot_first
        ld a,b
        add a,d
        add a,d                         ; s
        cpl
        ld b,a
        jr plot_second
first:
        inc d
        ld a,d
        add a,a
        dec a
        add a,b
        ld b,a
        jr nc,same
        dec e
        sub e
        sub e
        ld b,a
first_q:
        call circle_down                ; operand
same:
first_p:
        call circle_right               ; operand
plot_first:
        ld a,(hl)
pen_first:
        or c                            ; operand: the pen
        ld (hl),a
        ld a,d
first_end:
        cp 0                            ; operand: p of the end, if it is in this half of the quadrant, or 255
        ret z
        cp e
        jr c,first
        ld a,b
        add a,d
        add a,e                         ; s, with p the larger one
        cpl
        ld b,a
        jr test
second:
        dec e
        ld a,e
        add a,a
        inc a
        add a,b
        ld b,a
        jr nc,stay
        inc d
        sub d
        sub d
        ld b,a
second_p:
        call circle_right               ; operand
stay:
second_q:
        call circle_down                ; operand
        ld a,e
        or a
        jr z,quadrant
plot_second:
        ld a,(hl)
pen_second:
        or c                            ; operand: the pen
        ld (hl),a
test:
        ld a,e
second_end:
        cp 0                            ; operand: q of the end, if it is in this quadrant, or 0
        jr nz,second
        ret
quadrant:                               ; the next one begins with p = 0
        ld e,d
        ld d,a
        ld a,b
        cpl                             ; s
        sub e
        sub e
        ld b,a
        ld a,(circle_now)
        inc a
        and 3
        call circle_turn
        jr plot_first
        endp

; circle_turn - choose the steps of a quadrant, and where the arc ends in it
; In:    A = quadrant; circle_end, circle_last, circle_now
; Out:   -
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: circle_now; operands in circle_arc
circle_turn:
        proc
        local ends
        push hl
        ld hl,circle_now
        cp (hl)
        ld (hl),a
        call nz,circle_sides
        ld hl,circle_last
        cp (hl)
        ld hl,$FF00
        jr nz,ends
        ld hl,(circle_end)
        ld a,h
        cp l
        jr c,ends
        ld h,255
ends:
        ld a,h
        ld (first_end + 1),a
        ld a,l
        ld (second_end + 1),a
        pop hl
        ret
        endp

; circle_sides - the steps of a quadrant
; In:    A = quadrant
; Out:   -
; Keeps: AF, BC, DE, IX, IY
; Uses:  HL
; Writes: operands at first_p, second_p, first_q and second_q in circle_arc
circle_sides:
        push af
        push de
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
        pop af
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
        inc h
        ld a,h
        and 7
        ret nz
        jp pixel_row
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
circle_end:     ds 2                    ; of an arc: q, p of its last pixel
circle_last:    ds 1                    ; and its quadrant
circle_now:     ds 1                    ; the quadrant of the pixel; 255: its steps are not chosen yet
circle_ready:   ds 1                    ; the row whose circles are in circle_points, or ROW_NONE: tiling_points.asm
        endm

        endif
