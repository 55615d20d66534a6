; tiling_points.asm - points of circles, noted for the cells of a row
;
; A point is the end of up to four walls. So tiling_draw, row by row, finds each only once, and notes those of the two circles of a row
; in circle_points. It draws each wall once, too: the point where a wall begins has a flag. Walls one by one (circle_side)
; do not need these notes. Circle n, from 0 outside, has two pages of circle_points, of even n the first and the third, of odd n the others:
;   1. 8 bytes for each column: flags, 0: not noted; y, x, quadrant, s less twice the larger one of p and q, q, p (tiling_circle.asm)
;   2. for p = 0, 1, .. to the first one larger than q: q, and the same of s (tiling_arc.asm); so no root is needed

        if ! defined ENGINE_TILING_POINTS
ENGINE_TILING_POINTS equ 1

        include "tiling/drawing/tiling_arc.asm"

        public circle_cells, circle_find

POINTS_SIZE:    equ 1024                ; of circle_points
POINT_ARC:      equ 1                   ; flags of a point: the arc that begins there has been drawn
POINT_SPOKE:    equ 2                   ; so has the spoke inward
POINT_NOTED:    equ 4
ROW_NONE:       equ 254                 ; in circle_ready: no row; the next number is none either

; circle_cell - the walls of a cell of `circle`: see tiling_draw.asm
circle_cell:
        and $55                         ; the other bits are no sides; fall through into circle_cells

; circle_cells - the walls of a cell that are not drawn yet, by points that are noted
; In:    D, E = row, column; A = sides; circle_ready, circle_points as the last call, or circle_fit, has left them
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, line_ends, circle_ready, circle_points; its operand at circle_find, those of circle_arc
circle_cells:
        proc
        local ready
        ld c,a
        ld hl,circle_ready
        ld a,(hl)
        cp d
        jr z,ready
        ld (hl),d
        inc a
        cp d
        call nz,circle_begin            ; it is not the inner circle of the row before
        inc d
        call circle_begin
        dec d
ready:
        ld hl,circle_known
        ld (circle_find + 1),hl
        ld a,c
        call tiling_sides
        ld hl,circle_new
        ld (circle_find + 1),hl
        ret
        endp

; circle_begin - begin to note the points of a circle
; In:    D = circle
; Out:   circle_points: none of its points; each pixel of half a quadrant
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: circle_points
circle_begin:
        proc
        local clear, next, done
        push bc
        push de
        call circle_radius
        ld e,a                          ; q
        neg
        ld b,a                          ; where p is 0, s is q
        ld a,d
        and 1
        add a,high circle_points
        ld h,a
        ld l,0
clear:
        ld (hl),0
        ld a,l
        add a,8
        ld l,a
        jr nz,clear
        ld d,l                          ; p
        inc h
        inc h
next:                                   ; the steps of `first` in circle_arc
        ld (hl),e
        inc l
        ld (hl),b
        inc l
        ld a,e
        cp d
        jr c,done
        inc d
        ld a,d
        add a,a
        dec a
        add a,b
        ld b,a
        jr nc,next
        dec e
        sub e
        sub e
        ld b,a
        jr next
done:
        pop de
        pop bc
        ret
        endp

; circle_find - a point of a circle
; In:    A = half sectors from the top, up to twice the columns; D = circle; C = POINT_ARC, POINT_SPOKE or 0
; Out:   as circle_point; within circle_cells, carry set: a wall with the flag in C has been drawn from there
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing, or circle_points
circle_find:
        jp circle_new                   ; operand: or, within circle_cells, circle_known
circle_new:
        push af
        call circle_radius
        ld c,a
        pop af
        jp circle_point

; circle_known - circle_find, noted or not yet; A is even
circle_known:
        proc
        local look, found, known
        add a,a
        add a,a                         ; 8 bytes for each column
        ld l,a
        ld a,d
        and 1
        add a,high circle_points
        ld h,a
        ld a,(hl)
        or a
        jr nz,known
        push bc
        push hl
        push hl
        ld a,l
        rrca
        rrca
        inc h
        inc h
        ld l,0
        ld c,(hl)                       ; the radius
        push hl
        call circle_smaller
        pop hl
        add a,a
        ld l,a
look:                                   ; as in circle_point: at most one back
        ld a,l
        srl a
        ld e,(hl)
        inc e
        cp e
        jr c,found
        dec l
        dec l
        jr look
found:
        inc l
        ld c,(hl)
        ld h,a
        dec e
        call circle_pixel
        ex (sp),hl
        ld (hl),POINT_NOTED
        inc l
        ld (hl),d
        inc l
        ld (hl),e
        inc l
        ld (hl),b
        inc l
        ld (hl),c
        inc l
        pop de                          ; p, q
        ld (hl),e
        inc l
        ld (hl),d
        pop hl
        pop bc
        ld a,(hl)
known:
        ld b,a
        or c
        ld (hl),a
        ld a,b
        and c
        add a,255                       ; carry, if it is not 0
        inc l
        ld d,(hl)
        inc l
        ld e,(hl)
        inc l
        ld b,(hl)
        inc l
        ld c,(hl)
        inc l
        ld a,(hl)
        inc l
        ld h,(hl)
        ld l,a
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

tiling_points_variables macro
circle_hole:    ds 1                    ; the radius of the circle in the middle
circle_points:  equ (links_list + 255) & $FF00 ; of the circles of a row, in memory that generators and solvers use
        if circle_points + POINTS_SIZE > links_list_end
        .error the points of two circles must fit into links_list
        endif
        endm

        endif
