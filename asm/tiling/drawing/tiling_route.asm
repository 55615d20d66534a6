; tiling_route.asm - a way through a maze as dots: one in each cell, a smaller one in each passage
;
; The dots invert pixels: drawing them again wipes them. So a way must not visit a cell twice.

        if ! defined ENGINE_TILING_ROUTE
ENGINE_TILING_ROUTE equ 1

        include "tiling/drawing/tiling_draw.asm"

        public tiling_route, tiling_step, tiling_dot

; tiling_route - draw or wipe a way
; In:    D, E = row, column of the first cell; route, route_length; after tiling_fit
; Out:   D, E = the last cell
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, line_ends
tiling_route:
        proc
        local step
        call tiling_dot
        ld bc,(route_length)
        ld hl,route
step:
        ld a,b
        or c
        ret z
        dec bc
        ld a,(hl)
        inc hl
        push hl
        push bc
        call tiling_step
        pop bc
        pop hl
        jr step
        endp

; tiling_step - the dots of a step: in the passage, and in the cell beyond
; In:    D, E = row, column; A = direction, one in which the cell has a neighbour; after tiling_fit
; Out:   D, E = the cell beyond
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, line_ends
;
; Stairs have no dot. A passage round the edge has one at each of its ends. Elsewhere the two middles are near each other.
tiling_step:
        proc
        local both, one, none
        ld c,a
        push de
        call tiling_next
        pop hl                          ; the cell
        push de
        ld a,c
        xor 4
        push hl
        call tiling_has
        jr c,none
        push bc
        call tiling_gap
        pop bc
        pop hl
        push hl
        push de
        ex de,hl
        ld a,c
        call tiling_gap
        pop hl
        ld a,d
        sub h
        add a,16
        cp 33
        jr nc,both
        ld a,e
        sub l
        add a,16
        cp 33
        jr nc,both
        call tiling_between
        jr one
both:
        push hl
        call tiling_small
        pop de
one:
        call tiling_small
none:
        pop hl
        pop de                          ; fall through into tiling_dot
        endp

; tiling_dot - the dot of a cell
; In:    D, E = row, column; after tiling_fit
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen's pixels, line_ends
tiling_dot:
        push de
        call tiling_centre
        ld a,(tiling_dots)
        call nc,tiling_turn
        pop de
        ret

; tiling_small - the dot of a passage; In: D, E = y, x
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, line_ends
tiling_small:
        ld a,(tiling_dots)
        sub 2                           ; fall through into tiling_turn

; tiling_turn - invert the pixels of a dot; In: D, E = y, x; A = its size, as mark_dot takes it
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels, line_ends
tiling_turn:
        ld c,a
        ld a,PEN_TURN
        call pen_use
        call mark_dot
        ld a,PEN_DRAW
        jp pen_use

        endif
