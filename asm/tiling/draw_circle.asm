; draw_circle.asm - the drawing of `circle`: rings, the outermost one row 0; sector 0 begins at the top, clockwise
;
; Text:  as square
;
; The rings are 16 pixels wide, or as much as there is room for, 6 at least. The circle in the middle, where the goal is, is so
; large that its sectors are about 5 pixels wide, or 8 where a program sets CIRCLE_DOORS. A wall of side 0 or 4 is an arc of a circle, one of side 2 or 6 a spoke.
;
; tiling/drawing/tiling_circle.asm has the points of circles, tiling/drawing/tiling_points.asm notes them for the cells of a row,
; tiling/drawing/tiling_arc.asm draws the arcs between them.
;
; tiling_draw takes 561,000 T for a perfect maze of 4 rings of 20 sectors, 1,470,000 T for 10 rings of 32 (means), and with
; all walls of these 2,261,949 T at most.

        if ! defined DRAW_CIRCLE
DRAW_CIRCLE equ 1

        include "tiling/drawing/tiling_points.asm"

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
        ld a,(tiling_columns)
circle_fit_inner:                       ; A = cells of the innermost ring
        proc
        local hole, ring, narrow, angle
        ld hl,CIRCLE_Y * 256 + CIRCLE_X
        ld (round_goal),hl
        ld hl,tiling_dots
        ld (hl),2
        ld hl,tiling_columns
        ld e,(hl)
        ld d,0
        cp 3
        ret c
        if defined CIRCLE_DOORS
        ld b,a
        srl a
        srl a
        add a,b                         ; 5/4 of the columns: a gap of 6 between walls of 2
        else
        srl a
        ld b,a
        srl a
        add a,b                         ; 3/4 of the columns: 2 * pi * this / columns is about 5
        endif
        inc a
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
        ld hl,ROW_NONE * 256 + 255
        ld (circle_now),hl              ; and circle_ready
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
        rr e                            ; A = number of the sine, E = the rest, of 256
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

; circle_middle - the middle of a cell: see tiling_draw.asm
circle_middle:
        push hl
        push bc
        sla e
        inc e
circle_middle_at:                       ; E = half sectors
        call circle_radius
        srl c
        sub c
        ld c,a
        ld a,e
        call circle_point
        pop bc
        pop hl
        ret                             ; carry clear

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
        ld a,e
        add a,a
        ld l,2
circle_wall:                            ; A, L = half sectors where it begins, how many; D = circle
        ld b,a
        ld a,(pen_last)
        or a
        ld a,b
        jr z,gap
        push af
        push de
        add a,l
        ld c,0
        call circle_find
        ld (circle_end),hl
        ld a,b
        ld (circle_last),a
        ld (line_ends + 2),de
        pop de
        pop af
        ld c,POINT_ARC
        call circle_find
        ret c
        jp circle_arc
gap:
        srl l
        add a,l
        call circle_find
        jp round_gap
spoke:
        ld a,b
        dec a                           ; 0, 2: sides 2, 6
        xor 2
        add a,e
        add a,e
        ld e,a                          ; half sectors: sides 2 and 6
circle_spoke:
        ld a,e
        push de
        ld c,POINT_SPOKE
        call circle_find
        pop hl
        ret c
        push de
        ex de,hl
        ld a,e
        inc d
        ld c,0
        call circle_find
        pop hl                          ; DE = the inner end, HL = the outer one
        ld a,h
        sub d
        ld b,a
        ld a,l
        sub e
        ld c,a
        jp tiling_line
        endp

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
        ex de,hl
        pop de
        ret

circle_sines:                           ; 256 * sine, from 0 to 45 degrees
        db 0, 13, 25, 38, 50, 62, 74, 86, 98, 109, 121, 132, 142, 152, 162, 172, 181

        endif
