; tiling_mark.asm - marks outside the gaps of a drawing's edge: arrows, and the triangles of a torus

        if ! defined ENGINE_TILING_MARK
ENGINE_TILING_MARK equ 1

        include "tiling/drawing/tiling_figure.asm"

        public mark_arrow, mark_edge

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
