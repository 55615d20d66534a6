; weave_route.asm - a way through a maze of squares with crossings as dots: one in each cell but below bridges, one in each passage

        if ! defined ENGINE_WEAVE_ROUTE
ENGINE_WEAVE_ROUTE equ 1

        include "tiling/drawing/weave_draw.asm"
        include "tiling/drawing/tiling_pixel.asm"

        public weave_route

; weave_route - draw a way, after weave_draw
; In:    D, E = row, column of the first cell; route, route_length; links; after weave_fit
; Out:   D, E = the last cell
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen's pixels
weave_route:
        proc
        local step, down, under, ways
        ld hl,$0707
        call weave_dot
        ld bc,(route_length)
        ld hl,route
step:
        ld a,b
        or c
        ret z
        dec bc
        ld a,(hl)                       ; 0 up, 2 right, 4 down, 6 left
        inc hl
        push hl
        push bc
        ld c,a
        add a,a
        ld hl,ways
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        push hl
        ld a,(hl)
        inc hl
        ld l,(hl)
        ld h,a
        call weave_dot                  ; in the passage
        pop hl
        inc hl
        inc hl
        ld a,d
        add a,(hl)
        ld d,a
        inc hl
        ld a,e
        add a,(hl)
        ld e,a                          ; the next cell
        ld a,d
        row_address high links
        ld a,l
        or e
        ld l,a
        ld a,(hl)
        bit 1,c
        jr z,down
        and 8                           ; left and right leads under
        jr under
down:
        and 2                           ; up and down leads under
under:
        ld hl,$0707
        call z,weave_dot
        pop bc
        pop hl
        jr step
ways:                                   ; by direction: y, x of the passage's dot; rows and columns to the next cell
        db -1, 7, -1, 0
        db 7, 15, 0, 1
        db 15, 7, 1, 0
        db 7, -1, 0, -1
        endp

; weave_dot - a dot of 2 x 2 pixels
; In:    D, E = row, column; H, L = y, x of the dot in the cell; after weave_fit
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: the screen's pixels
weave_dot:
        proc
        local one
        push de
        push bc
        ld a,(weave_top)
        add a,d
        add a,d
        add a,a
        add a,a
        add a,a
        add a,h
        if defined WEAVE_HALF
        add a,4
        endif
        ld b,a
        ld a,(weave_left)
        add a,e
        add a,e
        add a,a
        add a,a
        add a,a
        add a,l
        if defined WEAVE_HALF
        add a,4
        endif
        ld c,a
        call one
        inc c
        call one
        inc b
        call one
        dec c
        call one
        pop bc
        pop de
        ret
one:
        ld h,b
        ld l,c
        call pixel_place
        or (hl)
        ld (hl),a
        ret
        endp

        endif
