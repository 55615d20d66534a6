; draw_circle.asm - the drawing of `circle`: rings, the outermost one row 0; sector 0 begins at the top, clockwise
;
; The rings are 16 pixels wide, or as much as there is room for, 6 at least. The circle in the middle, where the goal is, is so
; large that its sectors are about 5 pixels wide. A wall of side 0 or 4 is an arc of a circle, one of side 2 or 6 a spoke.
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

        if ! defined DRAW_CIRCLE
DRAW_CIRCLE equ 1

        include "engine/tiling_fit.asm"
        include "engine/tiling_round.asm"

CIRCLE_X:       equ DRAW_LEFT + DRAW_WIDTH / 2
CIRCLE_Y:       equ DRAW_TOP + DRAW_HEIGHT / 2
CIRCLE_ROOM:    equ ROUND_ROOM + 1     ; for the arrow and the last pixel
        if DRAW_WIDTH < DRAW_HEIGHT
CIRCLE_MOST:    equ DRAW_WIDTH / 2 - CIRCLE_ROOM
        else
CIRCLE_MOST:    equ DRAW_HEIGHT / 2 - CIRCLE_ROOM
        endif
        if CIRCLE_MOST > 90
        .error s must fit into a byte
        endif
CIRCLE_WIDEST:  equ 16                  ; of a ring
CIRCLE_LEAST:   equ 6
CIRCLE_HOLE:    equ 8                   ; the least radius of the circle in the middle

draw_circle:
        dw circle_kind
        db $14
circle_kind:
        dw circle_fit, circle_middle, circle_side, circle_cell, circle_mark

; circle_fit - the radius of the middle, the width of the rings, half a sector: see tiling_draw.asm
circle_fit:
        proc
        local hole, ring, narrow, angle
        ld hl,CIRCLE_Y * 256 + CIRCLE_X
        ld (round_goal),hl
        ld a,2
        ld (tiling_dots),a
        ld a,(tiling_columns)
        cp 3
        ret c
        ld e,a
        ld d,0
        srl a
        ld b,a
        srl a
        add a,b
        inc a                           ; 3/4 of the columns: 2 * pi * this / columns is about 5
        cp CIRCLE_HOLE
        jr nc,hole
        ld a,CIRCLE_HOLE
hole:
        ld (circle_hole),a
        ld b,a
        ld a,(tiling_rows)
        ld c,a
        ld a,CIRCLE_MOST
        sub b
        ld b,255
ring:
        inc b
        sub c
        jr nc,ring
        ld a,b
        cp CIRCLE_WIDEST
        jr c,narrow
        ld a,CIRCLE_WIDEST
narrow:
        ld (round_ring),a
        cp CIRCLE_LEAST
        ret c
        ld hl,$8000
        call round_divide
        add a,a
        cp e
        ccf
        adc hl,de
        or a
        sbc hl,de                       ; rounded
        ex de,hl                        ; half a sector, 65,536 all round
        ld a,(tiling_columns)
        add a,a
        ld b,a
        ld c,low tiling_grid
        ld hl,0
angle:
        push bc
        push de
        push hl
        call circle_angle
        pop hl
        pop de
        pop bc
        add hl,de
        inc c
        inc c
        djnz angle
        or a
        ret
        endp

; circle_angle - note a direction
; In:    HL = angle, 65,536 all round; C = low byte of a place in tiling_grid
; Out:   there: bits 1-0 quadrant, bit 2 set in its second half; 256 * the sine of the angle from the nearer axis
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: two bytes of tiling_grid
circle_angle:
        proc
        local lower
        ld a,h
        rlca
        rlca
        rlca
        and 7
        srl a                           ; carry: the second half
        ld b,a
        ld a,h
        jr nc,lower
        set 2,b
        xor a
        sub l
        ld l,a
        sbc a,a
        sub h                           ; from the end of the quadrant
lower:
        and $3F
        ld h,high tiling_grid
        ld e,l
        ld l,c
        ld (hl),b
        inc l
        push hl
        srl a
        rr e                            ; A = which sine, E = what is beyond it, of 256
        add a,low circle_sines
        ld l,a
        adc a,high circle_sines
        sub l
        ld h,a
        ld b,(hl)
        inc hl
        ld a,(hl)
        sub b
        ld d,0
        call round_times
        ld a,h
        add a,b
        pop hl
        ld (hl),a
        ret
        endp

; circle_radius - the radius of a circle
; In:    D = 0 the outermost to tiling_rows
; Out:   A = pixels; C = the width of a ring
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
circle_radius:
        proc
        local ring
        ld a,(round_ring)
        ld c,a
        ld a,(tiling_rows)
        sub d
        ld b,a
        ld a,(circle_hole)
        ret z
ring:
        add a,c
        djnz ring
        ret
        endp

; circle_middle - the middle of a cell: see tiling_draw.asm
circle_middle:
        push hl
        push bc
        call circle_radius
        srl c
        sub c
        ld c,a
        ld a,e
        add a,a
        inc a
        call circle_point
        call circle_pixel
        pop bc
        pop hl
        or a
        ret

; circle_cell - the walls of a cell: see tiling_draw.asm
circle_cell:
        and $55                         ; the other bits are no sides
        jp tiling_sides

; circle_side - the wall of a side: see tiling_draw.asm
circle_side:
        proc
        local spoke, gap
        rrca
        ret c
        ld b,a
        rrca
        jr c,spoke
        ld a,b
        rrca
        add a,d
        ld d,a                          ; the circle: sides 0 and 4
        call circle_radius
        ld c,a
        ld a,e
        add a,a
        ld b,a
        ld a,(pen_last)
        or a
        ld a,b
        jr z,gap
        push af
        push bc
        add a,2
        call circle_point
        ld (circle_end),hl
        ld a,b
        ld (circle_last),a
        call circle_pixel
        ld (line_ends + 2),de
        pop bc
        pop af
        jp circle_arc
gap:
        inc a
        call circle_point
        call circle_pixel
        jp round_gap
spoke:
        ld a,b
        dec a                           ; 0, 2: sides 2, 6
        xor 2
        add a,e
        add a,e
        ld e,a                          ; half sectors: sides 2 and 6
        call circle_radius
        push af
        inc d
        call circle_radius
        ld c,a
        ld a,e
        push af
        call circle_point
        call circle_pixel
        pop af
        pop bc
        ld c,b
        push de
        call circle_point
        call circle_pixel
        pop hl
        ex de,hl                        ; DE = the inner end, HL = the outer one
        ld a,h
        sub d
        ld b,a
        ld a,l
        sub e
        ld c,a
        jp tiling_line
        endp

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

; circle_mark - see tiling_draw.asm and round_mark
circle_mark:
        ld hl,circle_beyond
        jp round_mark

; circle_beyond - a point outside the circles
; In:    E = sector, C = pixels
; Out:   H, L = y, x, by the middle of the sector
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
circle_beyond:
        push de
        ld d,0
        push bc
        call circle_radius
        pop bc
        add a,c
        ld c,a
        ld a,e
        add a,a
        inc a
        call circle_point
        call circle_pixel
        ex de,hl
        pop de
        ret

circle_sines:                           ; 256 * sine, from 0 to 45 degrees
        db 0, 13, 25, 38, 50, 62, 74, 86, 98, 109, 121, 132, 142, 152, 162, 172, 181

draw_circle_variables macro
circle_hole:    ds 1                    ; the radius of the circle in the middle
circle_end:     ds 2                    ; of an arc: p, q of its last pixel
circle_last:    ds 1                    ; and its quadrant
circle_now:     ds 1                    ; the quadrant of the pixel
        endm

        endif
