; tiling_kind.asm - the routines of the drawing that tiling_fit has chosen, and others built on them; see tiling_draw.asm

        if ! defined ENGINE_TILING_KIND
ENGINE_TILING_KIND equ 1

        include "include/links.asm"
        include "tiling/drawing/tiling_line.asm"
        include "tiling/drawing/tiling_next.asm"

        if ! defined DRAW_WIDTH
DRAW_LEFT:      equ 0
DRAW_TOP:       equ 0
DRAW_WIDTH:     equ 256
DRAW_HEIGHT:    equ 192
        endif
        if (DRAW_LEFT & 7) | (DRAW_TOP & 7)
        .error the area begins at a cell of the screen
        endif

        public tiling_centre, tiling_side, tiling_cell, tiling_mark, tiling_has, tiling_gap, tiling_between, tiling_wall, tiling_sides

; The routines of the kind in use: their operands are its addresses. See the head of this file.
tiling_centre:
        jp 0                            ; operand
tiling_side:
        jp 0                            ; operand
tiling_cell:
        jp 0                            ; operand
tiling_mark:
        jp 0                            ; operand

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

; tiling_has - is there a wall, or could there be one, in the drawing
; In:    D, E = row, column; A = direction; after tiling_fit
; Out:   carry set: no: the cell is not drawn, or has no such side
; Keeps: A, BC, DE, IX, IY
; Uses:  F, HL
; Writes: nothing
tiling_has:
        proc
        local side, none
        push bc
        ld b,a
        inc b
        ld c,a
        push de
        call tiling_centre
        pop de
        jr c,none
        call tiling_sides_of
side:
        rrca
        djnz side
        ccf
none:
        ld a,c
        pop bc
        ret
        endp

; tiling_gap - the middle of a wall
; In:    D, E = row, column; A = direction; after tiling_fit
; Out:   D, E = y, x; nothing is drawn
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: line_ends
tiling_gap:
        push af
        ld a,PEN_NONE
        call pen_use
        pop af
        call tiling_side
        ld a,PEN_DRAW
        call pen_use
        ld hl,(line_ends)
        ld de,(line_ends + 2)           ; fall through into tiling_between

; tiling_between - the middle of two pixels
; In:    D, E and H, L = y, x
; Out:   D, E = y, x
; Keeps: BC, HL, IX, IY
; Uses:  AF
; Writes: nothing
tiling_between:
        ld a,h
        add a,d
        rra
        ld d,a
        ld a,l
        add a,e
        rra
        ld e,a
        ret

; tiling_sides - the walls of several sides, one by one
; In:    D, E = row, column; A = sides, a bit each
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, by the pen; line_ends
tiling_sides:
        proc
        local side, draw
        ld c,a
        ld b,255
side:
        inc b
        srl c
        jr c,draw
        jr nz,side
        ret
draw:
        push bc
        push de
        ld a,b
        call tiling_side
        pop de
        pop bc
        jr side
        endp

tiling_kind_variables macro
tiling_floor:   ds 1                    ; storeys: the only floor to draw, or 255 for all
tiling_dots:    ds 1                    ; size of the dots in cells, for mark_dot: 2 or 3; those in passages are 2 less
        endm

        endif
