; tiling_polygon.asm - the kind of drawing for tilings of polygons: each is a table
;
; A cell is a polygon in a box. Its sides are a chain of lines, clockwise. All lengths are sums of three, p, q and r, of which
; the record has several sets, the largest first; polygon_fit (tiling_grid.asm) takes the first with which the maze fits.
;
; The record, after what every drawing has (tiling_draw.asm); a length is a sum, LEN_NONE + 2 * LEN_Q for example:
;   db flags          POLYGON_..: special features
;   db width, column step, the shift of odd rows to the right; height, row step, the shift of odd columns down
;   db p, q, r, ..    sets of lengths, then 0
;   db kinds          with POLYGON_KINDS: how many kinds of cells follow each other in a row, from the first one in odd rows, from
;                     the second one in even rows; each has a chain. The step is from a cell to the next one of its kind, their boxes
;                     begin at the same place, and the width is that beyond the last step. p decides the size of dots
;   db y, x           with POLYGON_KINDS, before each chain: the middle of the cell
;   db y, x           where the chain begins, from the box's corner; then for each side in turn:
;   db side, y, x     its bit, and how far its end is below and to the right of its beginning
;                     a slope is at most 31 pixels high and wide with all sets, an upright line 64
;   db 0              the end of the chain; with POLYGON_PARITY a second one follows, of the cells whose row + column is odd

        if ! defined ENGINE_TILING_POLYGON
ENGINE_TILING_POLYGON equ 1

        include "tiling/drawing/tiling_sign.asm"

polygon_kind:
        dw polygon_fit, polygon_centre, polygon_side, polygon_walls, polygon_mark

; polygon_side - the wall of a side: see tiling_draw.asm
polygon_side:
        proc
        local each
        ld b,a
        inc b
        ld a,128
each:
        rlca
        djnz each                       ; fall through into polygon_walls
        endp

; polygon_walls - the walls of several sides, which is `cell`: see tiling_draw.asm
; In:    D, E = row, column; A = a bit for each
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: pixels, by the pen; line_ends; its operand at stands
polygon_walls:
        proc
        local side, stands, move
        ld (stands + 1),a
        call polygon_chain_of
        push hl
        call polygon_corner
        pop hl
        ret c
        ld a,(hl)
        inc hl
        add a,d
        ld d,a
        ld a,(hl)
        inc hl
        add a,e
        ld e,a
side:
        ld a,(hl)
        or a
        ret z
        inc hl
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
stands:
        and 0                           ; operand: the walls that are still to be drawn
        jr z,move
        push hl
        ld hl,stands + 1
        xor (hl)
        ld (hl),a
        push af
        call tiling_line
        pop af
        pop hl
        jr nz,side
        ret
move:
        ld a,d
        add a,b
        ld d,a
        ld a,e
        add a,c
        ld e,a
        jr side
        endp

; polygon_chain_of - the chain of a cell
; In:    D, E = row, column
; Out:   HL = address; E = a column whose cells begin where this one does, for polygon_corner
; Keeps: BC, D, IX, IY
; Uses:  AF, E, HL
; Writes: nothing; the operand at polygon_which is polygon_fit's
polygon_chain_of:
        proc
        local kind
        ld a,d
        xor e
        rrca
        ld hl,polygon_chain
polygon_which:
        ret nc                          ; operand: jr kind
        nop
        ld hl,(polygon_chains + 2)
        ret
kind:
        ld hl,polygon_chains
        call polygon_word
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ret
WHICH_PARITY:   equ $D0                 ; ret nc, nop
WHICH_KIND:     equ $18 + 256 * (kind - polygon_which - 2)
        endp

; polygon_mark - an arrow at an open side, or a sign in the cell: see tiling_draw.asm
polygon_mark:
        proc
        local straight, hidden
        push af
        push de
        call polygon_centre
        pop hl
        jr c,hidden
        pop af
        cp 255
        jp z,mark_inside
        ex de,hl
        push af
        push bc
        call tiling_gap
        pop bc
        pop af
        bit 0,a
        jr z,straight
        and 4                           ; a slope: from the right, or from the left
        add a,2
straight:
        jp mark_arrow
hidden:                                 ; it is on another floor
        pop af
        ret
        endp

        endif
