; tiling_kind.asm - a drawing's routines, by the kind that tiling_fit has chosen, and what is made of them; see tiling_draw.asm

        if ! defined ENGINE_TILING_KIND
ENGINE_TILING_KIND equ 1

        include "include/links.asm"
        include "engine/tiling_line.asm"
        include "engine/tiling_next.asm"

        if ! defined DRAW_WIDTH
DRAW_LEFT:      equ 0
DRAW_TOP:       equ 0
DRAW_WIDTH:     equ 256
DRAW_HEIGHT:    equ 192
        endif
        if (DRAW_LEFT & 7) | (DRAW_TOP & 7)
        .error the area begins at a cell of the screen
        endif

        public tiling_centre, tiling_side, tiling_cell, tiling_mark, tiling_gap, tiling_wall, tiling_sides

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
        ld de,(line_ends + 2)
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

        endif
