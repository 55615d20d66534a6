; tiling_figure.asm - figures inside cells: dots, a disc, a square; and the strokes that every figure consists of
;
; A figure is a list of strokes side by side. A number makes a stroke of twice as many pixels and one; 255 ends the list.

        if ! defined ENGINE_TILING_FIGURE
ENGINE_TILING_FIGURE equ 1

        include "tiling/drawing/tiling_kind.asm"

        public mark_inside, mark_dot, mark_figure

; mark_inside - a disc or a square in a cell, large enough for the cell's dot, which inverts pixels in it
; In:    D, E = y, x of its middle; B = 0 entrance: a disc, 1 exit: a square; tiling_dots
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, line_ends
mark_inside:
        proc
        local hole
        ld a,(tiling_dots)
        ld c,a
        inc c
        dec b
        jr nz,mark_dot                  ; 3 or 4
        ld bc,2 * 256 + 6
        rrca
        jr nc,hole
        ld bc,6 * 256 + 5
hole:                                   ; C = the square, B = the pixels taken out of it
        push bc
        push de
        call mark_dot
        pop de
        pop bc
        ld c,b
        ld a,PEN_TURN
        call pen_use
        call mark_dot
        ld a,PEN_DRAW
        jp pen_use
        endp

; mark_dot - a dot
; In:    D, E = y, x of its middle; C = which: 0 a pixel; 1 a cross, 3 wide; 2 a square, 3 wide; 3 a disc, 5 wide;
;        4 a disc, 5 a square, 7 wide; 6 a square, 5 wide
; Out, Keeps, Uses: as mark_inside
; Writes: pixels, by the pen; line_ends
mark_dot:
        proc
        local dots, wide_disc, disc, wide, square, small, cross, point
        ld b,0
        ld hl,dots
        add hl,bc
        add hl,bc
        ld a,d
        sub (hl)
        ld d,a
        inc hl
        ld c,(hl)
        add hl,bc
        ld a,4
        jr mark_figure
dots:                                   ; how far up it begins, where its strokes are
        db 0, point - dots - 1, 1, cross - dots - 3, 1, small - dots - 5, 2, disc - dots - 7
        db 3, wide_disc - dots - 9, 3, wide - dots - 11, 2, square - dots - 13
wide_disc:
        db 1, 2, 3, 3, 3, 2, 1, 255
wide:
        db 3, 3, 3, 3, 3, 3, 3, 255
square:
        db 2, 2, 2, 2, 2, 255
disc:
        db 1, 2, 2, 2, 1, 255
small:
        db 1, 1, 1, 255
cross:
        db 0, 1
point:
        db 0, 255
        endp

; mark_figure - draw a figure
; In:    D, E = y, x of the first stroke's middle; A = where the next ones are: 0 above, 2 right, 4 below, 6 left; HL = list
; Out, Keeps, Uses: as mark_inside
; Writes: pixels, by the pen; line_ends
mark_figure:
        proc
        local stroke, upright, draw
        call mark_step
stroke:
        ld a,(hl)
        inc hl
        cp 255
        ret z
        push hl
        push bc
        push de
        bit 0,c
        jr nz,upright
        ld l,a
        ld a,e
        sub l
        ld e,a
        ld c,l
        sla c
        ld b,0
        jr draw
upright:
        ld l,a
        ld a,d
        sub l
        ld d,a
        ld b,l
        sla b
        ld c,0
draw:
        call tiling_line
        pop de
        pop bc
        ld a,1
        call mark_on
        pop hl
        jr stroke
        endp

; mark_step - a step in a direction
; In:    A = 0 up, 2 right, 4 down, 6 left
; Out:   B, C = rows and columns of pixels: -1, 0 or 1
; Keeps: DE, HL, IX, IY
; Uses:  AF, BC
; Writes: nothing
mark_step:
        proc
        local level
        ld bc,0
        rrca                            ; 0 up, 1 right, 2 down, 3 left
        rrca
        jr c,level
        rlca
        dec a
        ld b,a
        ret
level:
        rlca                            ; 1, 3
        sub 2
        neg
        ld c,a
        ret
        endp

; mark_on - go on by some steps
; In:    D, E = y, x; B, C = a step; A = how many
; Out:   D, E = y, x
; Keeps: BC, HL, IX, IY
; Uses:  AF, DE
; Writes: nothing
mark_on:
        push af
        ld a,d
        add a,b
        ld d,a
        ld a,e
        add a,c
        ld e,a
        pop af
        dec a
        jr nz,mark_on
        ret

        endif
