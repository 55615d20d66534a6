; tiling_edge.asm - places on nested rectangles: where columns begin, corners, the middle of a column
;
; The sides of a rectangle are numbered clockwise, 0 the top. tiling_grid has for each column on which side it begins, and
; where: x on the top and the bottom, y on the left and the right. A side is at its edge, or some pixels inward.
; Invariants: B = side; C = pixels from the outermost rectangle inward.

        if ! defined ENGINE_TILING_EDGE
ENGINE_TILING_EDGE equ 1

        include "tiling/drawing/tiling_grid.asm"
        include "tiling/drawing/tiling_round.asm"

        public rectangle_point, rectangle_half, rectangle_line

; rectangle_depth - how far a ring is from the outermost rectangle
; In:    D = row
; Out:   C = pixels
; Keeps: B, DE, IX, IY
; Uses:  AF, C, HL
; Writes: nothing
rectangle_depth:
        push de
        ld a,d
        ld de,(round_ring)
        ld d,0
        call round_times
        ld c,l
        pop de
        ret

; rectangle_across - the place of a side: y of the top or bottom, x of the left or right
; In:    B = side, C = pixels inward
; Out:   A = pixel
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
rectangle_across:
        proc
        local inward
        ld a,b
        add a,low rectangle_edges
        ld l,a
        adc a,high rectangle_edges
        sub l
        ld h,a
        ld a,b
        dec a
        cp 2
        ld a,(hl)
        jr c,inward
        add a,c
        ret
inward:
        sub c
        ret
        endp

; rectangle_point - where a column begins on a rectangle
; In:    A = column, C = pixels inward
; Out:   D, E = y, x; B = side
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: nothing
rectangle_point:
        call rectangle_begin
        ld d,(hl)
; D = its x or y along the side
rectangle_place:
        call rectangle_across
        bit 0,b
        ld e,d
        ld d,a
        ret z
        ld d,e
        ld e,a
        ret

; rectangle_corner - the corner at the end of a side
; In:    B = side, C = pixels inward
; Out:   D, E = y, x
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: nothing
rectangle_corner:
        push bc
        inc b
        res 2,b
        call rectangle_across
        pop bc
        ld d,a
        jr rectangle_place

; rectangle_begin - on which side a column begins
; In:    A = column, or tiling_columns: the first one
; Out:   B = side; HL = address of its place there
; Keeps: C, DE, IX, IY
; Uses:  AF, B, HL
; Writes: nothing
rectangle_begin:
        proc
        local first
        ld hl,tiling_columns
        cp (hl)
        jr nz,first
        xor a
first:
        add a,a
        add a,low tiling_grid
        ld l,a
        ld h,high tiling_grid
        ld b,(hl)
        inc l
        ret
        endp

; rectangle_half - the middle of a column
; In:    E = column, C = pixels inward
; Out:   D, E = y, x
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: nothing
rectangle_half:
        ld a,e
        inc a
        call rectangle_begin
        ld d,(hl)
        push bc
        ld a,e
        call rectangle_begin
        pop af                          ; A = side of the next one
        cp b
        jr nz,rectangle_corner
        ld a,d
        add a,(hl)
        rra
        ld d,a
        jr rectangle_place

; rectangle_line - a straight line
; In:    H, L and D, E = y, x of its ends
; Out:   line_ends, from HL to DE
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, by the pen; line_ends
rectangle_line:
        proc
        local short
        ld a,l
        sub e
        jr c,short
        jp p,short
        push de                         ; to the left, 128 pixels or more: two lines
        ld d,h
        ld a,l
        sub 100
        ld e,a
        push de
        call short
        pop hl
        dec l
        pop de
short:
        ld a,d
        sub h
        ld b,a
        ld a,e
        sub l
        ld c,a
        ex de,hl
        jp tiling_line
        endp

; rectangle_squares - how many squares there is room for in the middle
; In:    A = pixels, B = those of a square
; Out:   carry clear: A = squares; carry set: none
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
rectangle_squares:
        proc
        local square
        ld hl,(tiling_rows)
        ld h,255
square:
        inc h
        sub b
        jr nc,square
        ld a,h
        sub l
        ret c
        sub l
        ret c
        cp 1
        ret
        endp

; rectangle_gate - close the outermost wall of a column again, if it goes round a corner, but for a square on each side of it
; In:    D = 0, E = column
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, line_ends, rectangle_to
rectangle_gate:
        ld a,e
        inc a
        call rectangle_begin
        ld c,b
        ld a,e
        call rectangle_begin
        ld a,c
        cp b
        ret z
        push bc
        xor a
        call tiling_wall
        ld a,PEN_TURN
        call pen_use
        pop bc
        ld c,0
        call rectangle_corner
        ld a,b
        add a,a
        push af
        push de
        add a,6                         ; back along the side
        and 7
        call mark_step
        ld h,d
        ld l,e
        ld a,(round_ring)
        call mark_on
        call rectangle_line
        pop de
        pop af
        add a,4                         ; onward along the next one
        and 7
        call mark_step
        ld a,1
        call mark_on
        ld h,d
        ld l,e
        ld a,(round_ring)
        dec a
        call mark_on
        call rectangle_line
        ld a,PEN_DRAW
        jp pen_use

tiling_edge_variables macro
rectangle_edges: ds 4                   ; y of the top, x of the right side, y of the bottom, x of the left side
        endm

        endif
