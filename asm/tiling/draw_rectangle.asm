; draw_rectangle.asm - the drawing of `rectangle`: nested rectangles (Z6), the outermost ring row 0
;
; Text:  as square
;
; All walls are on a grid of squares, of 16 pixels or as much as there is room for, 6 at least. The rectangle in the middle, where
; the goal is, has a square for each column, all round: so the columns begin in the middles of its squares, and cross
; walls lead straight outward from there, none of them from a corner. Columns begin at the top, clockwise; the last one
; goes round the upper left corner. With an odd number of columns the lower side has one less than the upper one.
;
; A wall of side 0 or 4 is a line, or two or three round a corner. The next line begins beside the corner, so that no
; pixel is drawn twice: the inverting pen needs that.
; tiling/drawing/tiling_edge.asm has the places on the rectangles.
;
; tiling_draw takes 404,000 T for a perfect maze of 4 rings of 20 columns, 1,271,000 T for 13 rings of 32 (means), and with
; all walls of these 2,344,883 T at most.

        if ! defined DRAW_RECTANGLE
DRAW_RECTANGLE equ 1

        include "tiling/drawing/tiling_edge.asm"

RECTANGLE_MOST: equ 16                  ; pixels of a square
RECTANGLE_LEAST: equ 6

draw_rectangle:
        dw rectangle_kind
        db $14
rectangle_kind:
        dw rectangle_fit, rectangle_middle, rectangle_side, rectangle_cell, rectangle_mark

; rectangle_fit - the size of the squares, the four edges, where columns begin: see tiling_draw.asm
rectangle_fit:
        proc
        local size, next, found, wide, one, few, right
        ld a,(tiling_columns)
        cp 3
        ret c
        inc a
        srl a
        ld c,a                          ; columns above and on the right together
        ld b,RECTANGLE_MOST
size:
        ld a,DRAW_WIDTH - 1 - 2 * ROUND_ROOM
        call rectangle_squares
        jr c,next
        ld d,a                          ; the most above
        ld a,DRAW_HEIGHT - 1 - 2 * ROUND_ROOM
        call rectangle_squares
        jr c,next
        ld e,a                          ; the most on the right
        add a,d
        cp c
        jr nc,found
next:
        dec b
        ld a,b
        cp RECTANGLE_LEAST
        jr nc,size
        ret
found:
        ld a,b
        ld (round_ring),a
        cp 14
        ld a,3
        sbc a,0
        ld (tiling_dots),a
        ld a,c
        sub d
        jr nc,wide
        xor a
wide:
        ld d,a                          ; the fewest on the right
        ld a,c
        srl a
        sub 2
        jr c,one                        ; else four more above than on the right
        cp d
        jr nc,right
one:
        ld a,d
right:
        or a
        jr nz,few
        inc a
few:
        cp e
        jr c,rectangle_edge
        ld a,e
        endp

; rectangle_edge - the rest of rectangle_fit
; In:    A = columns on the right; C = the same and those above
; Out:   carry clear
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: rectangle_edges, round_goal, tiling_grid
rectangle_edge:
        ld b,a
        ld a,c
        sub b
        ld c,a                          ; B, C = columns on the right, above
        ld a,(tiling_rows)
        add a,a
        add a,b
        ld de,(round_ring)
        ld d,0
        call round_times
        ld a,DRAW_HEIGHT - 1
        sub l
        srl a
        add a,DRAW_TOP
        ld (rectangle_edges),a
        ld h,a
        add a,l
        ld (rectangle_edges + 2),a
        add a,h
        rra
        ld (round_goal + 1),a
        ld a,(tiling_rows)
        add a,a
        add a,c
        call round_times
        ld a,DRAW_WIDTH - 1
        sub l
        srl a
        add a,DRAW_LEFT
        ld (rectangle_edges + 3),a
        ld h,a
        add a,l
        ld (rectangle_edges + 1),a
        add a,h
        rra
        ld (round_goal),a
        ld d,b
        ld e,c                          ; columns on the right, above
        ld a,low tiling_grid
        ld (rectangle_next),a
        ld b,3                          ; from the left side on the corner of the middle
        ld a,e
        call rectangle_columns          ; above
        ld a,d
        call rectangle_columns          ; on the right
        ld a,(tiling_columns)
        and 1
        ld c,a
        ld a,e
        sub c
        call rectangle_columns          ; below
        ld a,d

; rectangle_columns - where the columns of a side begin
; In:    A = how many; B = the side before; D, E = columns on the right, above
; Out:   B = the side; carry clear
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: tiling_grid, rectangle_next
rectangle_columns:
        proc
        local above, onward, column, none
        push de
        push af
        ld a,(tiling_rows)
        push de
        ld d,a
        call rectangle_depth
        pop de
        call rectangle_across           ; the corner of the middle, where the side before ends
        inc b
        res 2,b
        ld c,a
        bit 0,b
        ld a,e
        jr z,above
        ld a,d
above:
        ld de,(round_ring)
        ld d,0
        call round_times                ; L = length of the side
        pop af
        or a
        jr z,none
        ld e,a
        push af
        ld h,l
        ld l,0
        call round_divide
        ex de,hl                        ; pixels from column to column, times 256
        ld h,c
        ld l,0
        bit 1,b
        jr z,onward
        xor a
        sub e
        ld e,a
        sbc a,a
        sub d
        ld d,a
onward:
        push de
        sra d
        rr e
        add hl,de
        pop de
        pop af
        ld c,a
column:
        ld a,h
        push hl
        ld hl,(rectangle_next)
        ld h,high tiling_grid
        ld (hl),b
        inc l
        ld (hl),a
        inc l
        ld a,l
        ld (rectangle_next),a
        pop hl
        add hl,de
        dec c
        jr nz,column
none:
        pop de
        or a
        ret
        endp

; rectangle_middle - the middle of a cell: see tiling_draw.asm
rectangle_middle:
        push hl
        push bc
        call rectangle_depth
        ld a,(round_ring)
        srl a
        add a,c
        ld c,a
        call rectangle_half
        pop bc
        pop hl
        or a
        ret

; rectangle_mark - see tiling_draw.asm and round_mark; at a corner the entrance is no wider than two squares
rectangle_mark:
        push af
        push bc
        push de
        or d
        or b
        call z,rectangle_gate
        pop de
        pop bc
        pop af
        ld hl,rectangle_beyond
        jp round_mark

; rectangle_beyond - a point outside the rectangles
; In:    E = column, C = pixels
; Out:   H, L = y, x, by the middle of the column
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
rectangle_beyond:
        proc
        local straight
        push de
        ld a,e
        inc a
        call rectangle_begin
        ld d,b
        ld a,e
        call rectangle_begin
        ld a,d
        cp b
        ld a,c
        jr z,straight
        srl a                           ; a slope is longer
        inc a
straight:
        neg
        ld c,a
        call rectangle_half
        ex de,hl
        pop de
        ret
        endp

; rectangle_cell - the walls of a cell: see tiling_draw.asm
rectangle_cell:
        and $55                         ; the other bits are no sides
        jp tiling_sides

; rectangle_side - the wall of a side: see tiling_draw.asm
rectangle_side:
        proc
        local around, across, gap, left, onward, upright, last
        rrca
        ret c
        ld b,a
        rrca
        jr c,across
        ld a,b
        rrca
        add a,d
        ld d,a
        call rectangle_depth
        ld a,(pen_last)
        or a
        jr z,gap
        ld a,e
        inc a
        ld (rectangle_to),a
        dec a
        call rectangle_point
        push de                         ; where the wall begins
around:
        push de
        ld e,b
        ld a,(rectangle_to)
        call rectangle_begin
        ld a,b
        ld b,e
        cp b
        jr z,last
        call rectangle_corner
        pop hl
        push de
        push bc
        call rectangle_line
        pop bc
        pop de
        inc b
        res 2,b
        ld a,1                          ; from the pixel beside the corner
        bit 1,b
        jr z,onward
        neg
onward:
        bit 0,b
        jr nz,upright
        add a,e
        ld e,a
        jr around
upright:
        add a,d
        ld d,a
        jr around
last:
        ld a,(rectangle_to)
        call rectangle_point
        pop hl
        call rectangle_line
        pop hl
        ld (line_ends),hl
        ret
gap:
        call rectangle_half
        jp round_gap
across:
        ld a,b
        sub 3                           ; side 6: 0; side 2: -2
        jr z,left
        ld a,1
left:
        add a,e
        push af
        call rectangle_depth
        pop af
        push af
        call rectangle_point
        pop af
        push de
        ld d,a
        ld a,(round_ring)
        add a,c
        ld c,a
        ld a,d
        call rectangle_point
        pop hl
        jp rectangle_line
        endp

draw_rectangle_variables macro
rectangle_next: ds 1                    ; low byte of the next place in tiling_grid
rectangle_to:   ds 1                    ; the column where a wall ends
        endm

        endif
