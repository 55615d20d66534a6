; tiling_corner.asm - where a cell of polygons is: the corner of its box, and its middle

        if ! defined ENGINE_TILING_CORNER
ENGINE_TILING_CORNER equ 1

        include "tiling/drawing/tiling_grid.asm"

; polygon_centre - the middle of a cell: see tiling_draw.asm
polygon_centre:
        proc
        local even, hidden
        push hl
        push bc
        ld a,d
        xor e
        rrca
        ld hl,polygon_middle
        jr nc,even
        inc hl
even:
        push hl
        call polygon_corner
        pop hl
        jr c,hidden
        ld a,(hl)
        add a,d
        ld d,a
        ld a,(polygon_middle + 2)
        add a,e
        ld e,a
hidden:
        pop bc
        pop hl
        ret
        endp

; polygon_corner - where a cell's box begins
; In:    D, E = row, column
; Out:   carry clear: D, E = y, x; carry set: the cell is not drawn
; Keeps: B, IX, IY
; Uses:  AF, C, DE, HL
; Writes: nothing
polygon_corner:
        ld a,d
        add a,a
        add a,low tiling_grid
        ld l,a
        ld h,high tiling_grid
        ld d,(hl)
        ld a,d
        cp POLYGON_HIDDEN
        ccf
        ret c
        inc l
        ld c,(hl)
        ld a,e
        add a,a
        add a,low (tiling_grid + 64)
        ld l,a
        ld a,(hl)
        add a,c
        ld e,a
        inc l
        ld a,d
        add a,(hl)
        ld d,a
        ret

        endif
