; tiling_draw.asm - a maze on any tiling, drawn in lines one pixel wide
;
; The program may define the area in pixels, before its first include: DRAW_LEFT, DRAW_TOP, DRAW_WIDTH, DRAW_HEIGHT; LEFT and
; TOP are multiples of 8. The drawing is in the middle of it, nothing outside is written. It reads `links`, `tiling` and its sizes,
; links_mask, links_entrance, links_exit, circle_entrance, circle_centre, and tiling_floor: 255, or the only floor of
; storeys to draw. It sets no attribute except those of the marks at entrance and exit.
;
; A drawing is a record, asm/tiling/draw_NAME.asm; the build makes the table of all, tiling/drawings.asm:
;   dw kind           the routines of its kind
;   db walls          bit d set: an inner cell draws its wall in direction d; the others are drawn by its neighbours
;   ..                what these routines read
; A kind has five routines. D, E = row, column of a cell; all keep IX and IY, and may use AF, BC, DE, HL:
;   dw fit            HL = the record's third part -> carry set: too large; else tiling_dots, and all that the others read
;   dw centre         D, E -> D, E = y, x of the pixel in the cell's middle; carry set: the cell is not drawn. Keeps BC, HL
;   dw side           D, E; A = direction: the wall of that side, by the pen (tiling_line.asm); line_ends = its ends
;   dw cell           D, E; A = sides, a bit each: their walls; bits of no side are ignored. tiling_sides does it by `side`
;                     tiling_draw takes the cells of polygons a row at a time instead (tiling_walls.asm)
;   dw mark           D, E; B = 0 entrance, 1 exit; A = the side that is open there, or 255: the cell has no outer side
; Largest on screen: square 32 x 32, torus 32 x 29, hexagon 31 x 21, brick 23 x 32, triangle 32 x 21, octagon 29 x 23,
; storeys 32 x 32, upsilon 32 x 31, cylinder 32 x 32, kagome 32 x 13, columns first. Four storeys: 32 x 6, or 18 x 8.
; Largest on tape: square 32 x 32, torus 30 x 26, hexagon 24 x 19, brick 17 x 32, triangle 32 x 19, octagon 22 x 21,
; storeys 32 x 32, upsilon 30 x 28, cylinder 32 x 31, kagome 32 x 12.
; Time of tiling_draw for a perfect maze: square 32 x 32: 353,601 T, torus 32 x 29: 664,478 T, hexagon 31 x 21:
; 832,378 T, brick 23 x 32: 631,912 T, triangle 32 x 21: 556,427 T, octagon 29 x 23: 1,090,702 T, storeys 18 x
; 8 x 4: 609,332 T, upsilon 32 x 31: 1,017,944 T, cylinder 32 x 32: 587,161 T, kagome 32 x 13: 715,517 T.
;
; tiling/drawing/tiling_polygon.asm is the kind of all tilings that are polygons.

        if ! defined ENGINE_TILING_DRAW
ENGINE_TILING_DRAW equ 1

        include "tiling/drawing/tiling_walls.asm"

        public tiling_draw, tiling_open

; tiling_draw - all walls of the maze in `links`, entrance and exit
; In:    links, the sizes, the mask, the ends
; Out:   carry as tiling_fit
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL, BC', DE'
; Writes: the screen's pixels, which should be clear; attributes of the two marks; what tiling_fit does; but for rectangle, a part of links_list
tiling_draw:
        proc
        local row, edges, column, there, first, last, edge, next, rings, marks, ends, draw
        call tiling_fit
        ret c
        ld a,PEN_DRAW
        call pen_use
        ld hl,(tiling_cell + 1)
        ld de,polygon_walls
        or a
        sbc hl,de
        jr nz,rings
        call polygon_all
        jr marks
rings:
        ld a,(tiling_flags)
        rlca
        rlca                            ; carry: HAS_KINDS
        ld a,1
        adc a,0
        ld (first + 1),a                ; columns at an edge
        ld b,a
        ld a,(tiling_columns)
        sub b
        ld (last + 1),a
        ld hl,links
        ld d,0
row:
        ld c,255                        ; the sides that inner cells of this row draw
        ld a,(mask_used)
        or a
        jr nz,edges
        or d
        jr z,edges
        ld a,(tiling_rows)
        dec a
        cp d
        jr z,edges
        ld a,(tiling_inner)
        ld c,a
edges:
        ld e,0
column:
        ld a,(hl)
        or a
        jr nz,there
        push hl
        call tiling_absent
        pop hl
        jr c,next
        ld a,(hl)
there:
        cpl
        ld b,a
        ld a,e
first:
        cp 0                            ; operand
        jr c,edge
last:
        cp 0                            ; operand
        jr nc,edge
        ld a,b
        and c
        jr z,next
        ld b,a
edge:
        push hl
        push bc
        push de
        ld a,b
        call tiling_cell
        pop de
        pop bc
        pop hl
next:
        inc hl
        inc e
        ld a,(tiling_columns)
        cp e
        jr nz,column
        ld a,LINKS_STRIDE
        sub e
        ld c,a
        ld b,0
        add hl,bc
        inc d
        ld a,(tiling_all)
        cp d
        jr nz,row
marks:
        ld de,(links_entrance)
        ld b,0
        call ends
        ld de,(links_exit)
        ld b,1
        call ends
        or a
        ret
ends:                                   ; open the outline and mark the gap
        push bc
        push de
        call tiling_outer
        jr c,draw
        pop de
        push de
        push af
        call tiling_open
        pop af
draw:
        pop de
        pop bc
        if defined ENTRANCE_BARE
        inc b
        dec b
        jp nz,tiling_mark
        cp 255                          ; no outer side
        ret z
        endif
        jp tiling_mark
        endp

; tiling_open - show a new passage: wipe the wall between two cells, without the two pixels at its ends
; In:    D, E = row, column; A = direction; after tiling_fit
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, line_ends
;
; Stairs and passages round the edge have two ends, a diagonal leads through two walls. A cell that is not drawn keeps its wall.
tiling_open:
        proc
        local one, point
        push af
        push de
        call one
        pop de
        pop bc
        ld a,(tiling_flags)
        and HAS_EDGES | HAS_FLOORS | HAS_COINS
        ret z
        ld a,b
        call tiling_next
        ret c                           ; it is an entrance or exit
        ld a,b
        xor 4
one:
        push af
        push de
        call polygon_sign
        pop de
        pop af
        call tiling_has
        ret c
        push af
        push de
        call tiling_wall
        ld a,PEN_TURN
        call pen_use
        pop de
        pop af
        call tiling_side
        ld a,PEN_DRAW
        call pen_use
        ld hl,(line_ends)
        call point
        ld hl,(line_ends + 2)
point:
        call pixel_place
        or (hl)
        ld (hl),a
        ret
        endp

        endif
