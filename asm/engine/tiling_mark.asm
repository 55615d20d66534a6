; tiling_mark.asm - marks of a drawing: arrows at its gaps, triangles on its edges, a disc and a ring inside cells
;
; A figure is a list of strokes side by side. A number makes a stroke of twice as many pixels and one; 255 ends the list.

        if ! defined ENGINE_TILING_MARK
ENGINE_TILING_MARK equ 1

        include "engine/tiling_kind.asm"

        public mark_arrow, mark_edge, mark_inside, mark_dot, mark_figure

MARK_GREEN:     equ 4                   ; ink of the entrance
MARK_RED:       equ 2                   ; and of the exit

; mark_arrow - an arrow outside a gap, in a colour of its own if the cells of the screen that it takes are clear
; In:    D, E = y, x of the gap's middle; A = the way out: 0 up, 2 right, 4 down, 6 left; B = 0 entrance, 1 exit
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, line_ends; attributes of the arrow
mark_arrow:
        proc
        local try, none, nothing, clear, red, draw, inward, outward
        push af
        push bc
        call mark_step
        ld a,5
        call mark_on                    ; the middle of the nearest arrow
        push de
        ld l,8                          ; places to try
try:
        call mark_within
        jr c,none
        push hl
        push bc
        ld c,0
        call mark_corners
        pop bc
        pop hl
        jr nc,clear
        ld a,1
        call mark_on
        dec l
        jr nz,try
none:
        pop de
        pop hl
        call mark_within
        jr nc,draw
        pop af
        ret
clear:
        pop hl
        pop hl
        push hl
        push bc
        ld c,MARK_GREEN
        dec h
        jr nz,red
        ld c,MARK_RED
red:
        call mark_corners
        pop bc
        pop hl
draw:                                   ; H = 0 entrance, 1 exit
        xor a
        sub b
        ld b,a
        xor a
        sub c
        ld c,a
        ld a,3
        call mark_on                    ; the end near the gap
        dec h
        ld hl,outward
        jr z,$ + 5
        ld hl,inward
        pop af
        jp mark_figure
inward:
        db 0, 1, 2, 3, 1, 1, 1, 255
outward:
        db 1, 1, 1, 3, 2, 1, 0, 255
        endp

; mark_edge - a triangle outside a gap: here a passage leads round the edge
; In:    D, E = y, x of the gap's middle; A = the way out: 0 up, 2 right, 4 down, 6 left
; Out, Keeps, Uses: as mark_arrow
; Writes: pixels, by the pen; line_ends
mark_edge:
        proc
        local triangle
        push af
        call mark_step
        ld a,4
        call mark_on
        pop af
        xor 4
        ld hl,triangle
        jp mark_figure
triangle:
        db 0, 1, 2, 255
        endp

; mark_inside - a disc or a square in a cell; there is room in it for the cell's dot, which turns it over
; In:    D, E = y, x of its middle; B = 0 entrance: a disc, 1 exit: a square; tiling_dots
; Out, Keeps, Uses: as mark_arrow
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
hole:                                   ; C = the square, B = what is taken out of it
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
; Out, Keeps, Uses: as mark_arrow
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
; Out, Keeps, Uses: as mark_arrow
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

; mark_on - some steps on
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

; mark_within - is an arrow in the area
; In:    D, E = y, x of its middle
; Out:   carry set: it is not
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
mark_within:
        ld a,d
        sub DRAW_TOP + 3
        cp DRAW_HEIGHT - 6
        ccf
        ret c
        ld a,e
        sub DRAW_LEFT + 3
        cp DRAW_WIDTH - 6
        ccf
        ret

; mark_corners - look at the cells of the screen that an arrow takes, or colour them
; In:    D, E = y, x of its middle; C = 0, or an ink
; Out:   carry set: C = 0, and one of them is not clear
; Keeps: C, DE, IX, IY
; Uses:  AF, B, HL
; Writes: with an ink, attributes
mark_corners:
        proc
        local corner, upper, left, colour, line, next
        ld b,4
corner:
        ld a,d
        sub 3
        bit 0,b
        jr z,upper
        add a,6
upper:
        and $F8
        ld h,a
        ld a,e
        sub 3
        bit 1,b
        jr z,left
        add a,6
left:
        ld l,a
        push bc
        push de
        call pixel_place
        pop de
        ld a,c
        or a
        jr nz,colour
        ld b,8
line:
        ld a,(hl)
        cp 1
        ccf
        jr c,next
        inc h
        djnz line
        jr next
colour:
        ld a,h
        rrca
        rrca
        rrca
        and 3
        or high ATTRIBUTES
        ld h,a
        ld a,(hl)
        and $F8
        or c
        ld (hl),a
        and $38
        jr nz,next
        set 6,(hl)                      ; on black, bright
next:
        pop bc
        ret c
        djnz corner
        ret
        endp

        endif
