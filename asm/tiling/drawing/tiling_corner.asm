; tiling_corner.asm - where a cell of polygons is: the corner of its box, and its middle

        if ! defined ENGINE_TILING_CORNER
ENGINE_TILING_CORNER equ 1

        include "tiling/drawing/tiling_grid.asm"

; polygon_centre - the middle of a cell: see tiling_draw.asm
polygon_centre:
        proc
        local kind, even, hidden
        push hl
        push bc
        ld a,d
        xor e
        rrca
        ld hl,polygon_middles
polygon_pick:
        jr nc,even                      ; operand: jr kind
        inc hl
        inc hl
even:
        push hl
        call polygon_corner
        pop hl
        jr c,hidden
        ld a,(hl)
        add a,d
        ld d,a
        inc hl
        ld a,(hl)
        add a,e
        ld e,a
hidden:
        pop bc
        pop hl
        ret
kind:
        call polygon_word
        jr even
PICK_PARITY:    equ $30 + 256 * (even - polygon_pick - 2)
PICK_KIND:      equ $18 + 256 * (kind - polygon_pick - 2)
        endp

; polygon_word - find the word of a cell's kind
; In:    D, E = row, column; HL = a table of words
; Out:   HL = the word's address; E = a column whose cells begin where this one does, for polygon_corner
; Keeps: BC, D, IX, IY
; Uses:  AF, E, HL
; Writes: nothing
;
; The kinds follow each other from the first one in odd rows, from the second one in even rows.
polygon_word:
        proc
        local each
        push bc
        ld bc,(polygon_period)          ; C
        ld a,d
        cpl
        and 1
        add a,e
        ld e,a
each:
        sub c
        jr nc,each
        add a,c
        ld c,a
        ld a,e
        sub c
        ld e,a
        ld b,0
        add hl,bc
        add hl,bc
        pop bc
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
