; tiling_beside.asm - what a row of polygons has besides the sides that all of its cells draw: the edges, holes, signs

        if ! defined ENGINE_TILING_BESIDE
ENGINE_TILING_BESIDE equ 1

        include "tiling/drawing/tiling_fit.asm"
        include "tiling/drawing/tiling_strokes.asm"

; walls_signs - the signs of all passages that lead round the edge
; In, Out, Keeps: as polygon_all
; Uses:  AF, BC, DE, HL
; Writes: pixels, line_ends
walls_signs:
        proc
        local row, cell, bit_of, next, done
        ld d,0
row:
        ld hl,tiling_columns
        ld e,(hl)
        dec e
cell:
        call tiling_place
        call polygon_around
        and (hl)
        ld b,255
bit_of:
        inc b
        rrca
        push af
        push bc
        push de
        call c,polygon_edge
        pop de
        pop bc
        pop af
        and 127
        jr nz,bit_of
        or e
        jr z,done
        dec e
        ld a,d
        or a
        jr z,cell                       ; the first row: all columns
        ld a,(tiling_all)
        dec a
        cp d
        jr z,cell                       ; the last one too
        ld e,0
        jr cell
done:
        inc d
        ld a,(tiling_all)
        cp d
        jr nz,row
        ret
        endp

; walls_left - the sides of the first column's cell that lead out of the board
; In:    D = row, E = class: the first one has this cell, others give 0
; Out:   A = a bit for each
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
walls_left:
        proc
        local even
        ld a,e
        cp 1
        sbc a,a
        ret z
        ld a,(tiling_flags)
        and HAS_EDGES
        ld a,$E0
        ret nz
        ld hl,(tiling_rule)
        ld bc,RULE_SIZE - 1
        add hl,bc
        call tiling_parity_of
        jp pe,even
        inc c
        add hl,bc
even:
        ld a,(hl)
        ret
        endp

; walls_edges - of a row with several kinds of cells, the walls of the two first and the two last cells
; In:    D = row
; Out:   -
; Keeps: D, IX, IY
; Uses:  AF, BC, E, HL
; Writes: pixels, line_ends
walls_edges:
        proc
        local cell
        ld e,0
        call cell
        inc e
        call cell
        ld a,(tiling_columns)
        ld e,a
        dec e
        call cell
        dec e
cell:
        call tiling_place
        ld a,(tiling_inner)
        or (hl)
        cpl
        push de
        call polygon_walls
        pop de
        ret
        endp

; walls_stairs - the stairs of all cells of a class; In: D = y of their boxes, C = x of the row; Keeps: BC, DE, HL, IX, IY
walls_stairs:
        proc
        local way
        push hl
        push de
        push bc
        ld hl,walls_jump
        ld (hl),$20                     ; jr nz: where there is a passage
        ld a,(polygon_p)
        rrca
        rrca
        and 63
        ld b,a                          ; half of a stroke
        ld hl,(polygon_middles)         ; L, H = y, x
        ld a,d
        add a,l
        sub b
        ld d,a
        ld a,c
        add a,h
        add a,b
        ld e,a
        ld c,b
        sla b
        push bc
        push de
        xor a
        sub b
        ld h,2
        call way                        ; up: from the top right
        pop de
        pop bc
        ld a,e
        sub b
        ld e,a
        ld a,b
        ld h,32
        call way                        ; down: from the top left
        ld hl,walls_jump
        ld (hl),$28                     ; jr z
        pop bc
        pop de
        pop hl
        ret
way:
        ld c,a
        ld a,(walls_class)
        jp walls_side
        endp

; tiling_hole - close the diamonds beside a hole through which diagonals lead
; In:    D, E = row, column of a cell that is taken out; an octagon
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen's pixels, line_ends
tiling_hole:
        proc
        local side, bit_of, next
        ld c,1
side:
        push de
        ld a,c
        dec a
        call tiling_next
        jr c,next
        call tiling_place
        ld a,c
        add a,2
        and 7
        ld b,a
        inc b
        ld a,(hl)
bit_of:
        rrca
        djnz bit_of
        pop de
        push de
        ld a,c
        push bc
        call c,tiling_side
        pop bc
next:
        pop de
        inc c
        inc c
        bit 3,c
        jr z,side
        ret
        endp

        endif
