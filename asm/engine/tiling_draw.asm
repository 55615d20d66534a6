; tiling_draw.asm - a maze on any tiling, drawn in lines one pixel wide
;
; The program may define the area in pixels, before its first include: DRAW_LEFT, DRAW_TOP, DRAW_WIDTH, DRAW_HEIGHT; LEFT and
; TOP are multiples of 8. The drawing is in the middle of it, nothing outside is written. It reads `links`, `tiling` and its sizes,
; links_mask, links_entrance, links_exit, circle_entrance, circle_centre, and tiling_floor: 255, or the only floor of
; storeys to draw. It sets no attribute except those of the marks at entrance and exit.
;
; A drawing is a record, asm/tiling/draw_NAME.asm, in the table at the end of this file:
;   dw kind           the routines of its kind
;   db walls          bit d set: an inner cell draws its wall in direction d; the others are drawn by its neighbours
;   ..                what these routines read
; A kind has five routines. D, E = row, column of a cell; all keep IX and IY, and may use AF, BC, DE, HL:
;   dw fit            HL = the record's third part -> carry set: too large; else all is ready for the routines below
;   dw centre         D, E -> D, E = y, x of the pixel in the cell's middle; carry set: the cell is not drawn. Keeps BC, HL
;   dw side           D, E; A = direction: the wall of that side, by the pen (tiling_line.asm); line_ends = its ends
;   dw cell           D, E; A = sides, a bit each: their walls; bits of no side are ignored. tiling_sides does it by `side`
;   dw mark           D, E; B = 0 entrance, 1 exit; A = the side that is open there, or 255: the cell has no outer side
; engine/tiling_polygon.asm is the kind of all tilings that are polygons.

        if ! defined ENGINE_TILING_DRAW
ENGINE_TILING_DRAW equ 1

        include "include/spectrum.asm"
        include "include/links.asm"

        if ! defined DRAW_WIDTH
DRAW_LEFT:      equ 0
DRAW_TOP:       equ 0
DRAW_WIDTH:     equ 256
DRAW_HEIGHT:    equ 192
        endif
        if (DRAW_LEFT & 7) | (DRAW_TOP & 7)
        .error the area begins at a cell of the screen
        endif

        include "engine/tiling_line.asm"
        include "engine/tiling_next.asm"

        public tiling_fit, tiling_draw, tiling_centre, tiling_open, tiling_wall, tiling_sides

; tiling_fit - does the maze fit, and where is it
; In:    tiling, tiling_rows, tiling_columns, tiling_storeys, tiling_floor
; Out:   carry clear: the routines below are ready; carry set: too large, or an illegal tiling or size
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: variables of the drawing; operands at tiling_centre, tiling_side, tiling_cell, tiling_mark
tiling_fit:
        proc
        local legal, word
        ld a,(tiling_columns)
        call legal
        ret c
        call tiling_height
        call legal
        ret c
        ld a,(tiling)
        cp TILINGS
        ccf
        ret c
        add a,a
        ld e,a
        ld d,0
        ld hl,tiling_drawings
        add hl,de
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        or h
        scf
        ret z                           ; there is no drawing
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld a,(hl)
        ld (tiling_inner),a
        inc hl
        push hl
        ld h,b
        ld l,c
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        push bc                         ; the kind's `fit`
        ld de,tiling_centre + 1
        ld a,4
word:
        ldi
        ldi
        inc de
        dec a
        jr nz,word
        pop bc
        pop hl
        push bc
        ret
legal:                                  ; 1 to 32
        dec a
        cp LINKS_MOST
        ccf
        ret
        endp

; The routines of the kind in use: their operands are its addresses. See the head of this file.
tiling_centre:
        jp tiling_fit                   ; operand
tiling_side:
        jp tiling_fit                   ; operand
tiling_cell:
        jp tiling_fit                   ; operand
tiling_mark:
        jp tiling_fit                   ; operand

; tiling_draw - all walls of the maze in `links`, entrance and exit
; In:    links, the sizes, the mask, the ends
; Out:   carry as tiling_fit
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, which should be clear; attributes of the two marks; what tiling_fit does
tiling_draw:
        proc
        local row, column, all, draw, next, ends
        call tiling_fit
        ret c
        ld a,PEN_DRAW
        call pen_use
        ld d,0
row:
        ld e,0
column:
        call tiling_absent
        jr c,next
        call links_place
        ld a,(hl)
        cpl
        ld c,a
        ld a,(mask_used)
        or a
        jr nz,all
        or d                            ; an inner cell?
        jr z,all
        call tiling_height
        dec a
        cp d
        jr z,all
        ld a,e
        or a
        jr z,all
        ld a,(tiling_columns)
        dec a
        cp e
        jr z,all
        ld a,(tiling_inner)
        and c
        ld c,a
all:
        ld a,c
        push de
        call tiling_cell
        pop de
next:
        inc e
        ld a,(tiling_columns)
        cp e
        jr nz,column
        inc d
        call tiling_height
        cp d
        jr nz,row
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
        jp tiling_mark
        endp

; tiling_open - wipe the wall between a cell and its neighbour, without the two pixels at its ends
; In:    D, E = row, column; A = direction; after tiling_fit
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, line_ends
tiling_open:
        proc
        local end
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
        call end
        ld hl,(line_ends + 2)
end:
        call pixel_place
        or (hl)
        ld (hl),a
        ret
        endp

; tiling_wall - draw the wall between a cell and its neighbour
; In:    D, E = row, column; A = direction; after tiling_fit
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, line_ends
tiling_wall:
        push af
        ld a,PEN_DRAW
        call pen_use
        pop af
        jp tiling_side

; tiling_sides - the walls of several sides, one by one
; In:    D, E = row, column; A = sides, a bit each
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, by the pen; line_ends
tiling_sides:
        proc
        local side, next
        ld c,a
        xor a
side:
        srl c
        jr nc,next
        push af
        push bc
        push de
        call tiling_side
        pop de
        pop bc
        pop af
next:
        inc a
        cp 8
        jr nz,side
        ret
        endp

tiling_drawings:                        ; in the order of the tilings' numbers; 0: there is none
        dw draw_square, draw_torus, draw_hexagon, draw_brick, draw_triangle, draw_octagon, 0, 0, draw_storeys

        include "engine/tiling_polygon.asm"
        include "tiling/draw_square.asm"
        include "tiling/draw_torus.asm"
        include "tiling/draw_hexagon.asm"
        include "tiling/draw_brick.asm"
        include "tiling/draw_triangle.asm"
        include "tiling/draw_octagon.asm"
        include "tiling/draw_storeys.asm"

tiling_draw_variables macro
tiling_floor:   ds 1                    ; storeys: the only floor to draw, or 255 for all
tiling_inner:   ds 1                    ; the sides that an inner cell draws
        endm

        endif
