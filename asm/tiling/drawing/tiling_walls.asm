; tiling_walls.asm - all walls of a maze of polygons at once: a side of all cells in a row, then the next side
;
; 1. The cells of a row whose boxes are equally high are a class: all cells, every second one, or every third one.
; 2. A side of the chain has the same shape in all cells of a class, and the same y. So make code that draws it: for each
;    pixel `ld a,(hl)`, `or c`, `ld (hl),a`, then the steps to the next one. A level side is drawn by bytes instead, from a
;    table of what eight beginnings in a byte make of it.
; 3. Run it for each cell of the class that has no passage there.
; Inner cells draw the sides in tiling_inner, and cells of the first column those that point to the left, too. The first and the last
; row draw all sides, and so do all rows if there are several kinds of cells in a row, or a mask.
; With cells of two outlines, or odd columns further down, the field Parity of the rule must have a column in it.

        if ! defined ENGINE_TILING_WALLS
ENGINE_TILING_WALLS equ 1

        include "tiling/drawing/tiling_fit.asm"
        include "tiling/drawing/tiling_lattice.asm"

; polygon_all - all walls of the board, and the signs of passages that lines do not show
; In:    links, the sizes, the mask; after tiling_fit
; Out:   -
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL, BC', DE'
; Writes: pixels; walls_bits and what follows, scratch in links_list; operands and walls_steps
polygon_all:
        proc
        local bits, right, down, row, cell, present, floor, all, some, class, count, fewer
        local side, wanted, left, last, none, period, lattice, tables, classes
        exx
        push hl
        exx
        xor a
        ld (walls_length + 1),a
        ld (lattice_x + 1),a
        ld hl,(polygon_q)
        ld a,(mask_used)
        or h
        or l                            ; 0: all lengths are multiples of p, that is squares, and there is no mask
        ld (lattice + 1),a
        jr nz,tables
        ld a,(tiling_flags)
        and HAS_FLOORS
        jr z,classes                    ; no stairs: the tables are not needed
tables:
        ld hl,walls_bits
        ld bc,$8000
bits:
        ld (hl),b
        inc h
        ld (hl),c
        dec h
        rrc b
        jr nc,$ + 3
        inc c
        inc l
        jr nz,bits
classes:
        ld a,(tiling_parity)
        and 1
        ld hl,polygon_period
        add a,(hl)
        ld (period + 1),a               ; 1, 2, or of several kinds 3 or more
        ld c,a
        ld b,0
        ld a,(tiling_columns)
        dec a
count:
        inc b
        sub c
        jr nc,count
        add a,c
        inc a
        ld (fewer + 1),a                ; the class that has a cell less
        ld a,b
        ld (fewer + 3),a                ; cells of those before it
        ld hl,walls_steps
        ld b,c
down:
        ld (hl),$1C                     ; inc e
        inc hl
        djnz down
        ld b,c
right:
        ld (hl),$2C                     ; inc l
        inc hl
        ld (hl),$2C
        inc hl
        djnz right
        ld (hl),$10                     ; djnz walls_loop
        inc hl
        ld a,low (walls_loop - 1)
        sub l
        ld (hl),a
        inc hl
        ld (hl),$C9                     ; ret
        ld d,b
row:
        ld e,0
        call tiling_place
        ld a,(mask_used)
        or a
        jr z,floor
cell:
        ld a,(hl)
        or a
        jr nz,present
        push hl
        call tiling_absent
        pop hl
        ld a,0
        jr nc,present
        ld a,(tiling_flags)
        push hl
        push af
        and HAS_COINS
        call nz,tiling_hole
        pop af
        pop hl
        and HAS_FLOORS
        cp 1
        sbc a,a
        or $DD                          ; no walls, and no stairs
present:
        ld b,high walls_row
        ld c,e
        ld (bc),a
        inc l
        inc e
        ld a,(tiling_columns)
        cp e
        jr nz,cell
        ld hl,walls_row
        jr all
floor:
        ld a,(tiling_flags)
        and HAS_KINDS
        jr nz,all
        ld a,(tiling_rows)
        ld b,a
        ld a,d
        sub b
        jr nc,$ - 1
        inc a
        jr z,all                        ; the last row of a floor
        add a,b
        dec a
        jr z,all                        ; the first one
        ld a,(tiling_inner)
        jr some
all:
        ld a,255
some:
        ld (wanted + 1),a
        ld (lattice_sides + 1),a
        ld (walls_cells + 1),hl
        ld e,0
class:
        push de
        ld a,e
fewer:
        cp 0                            ; operand
        ld a,0                          ; operand
        jr c,$ + 3
        dec a
        jr z,none
        ld (walls_class + 1),a          ; cells of the class
        ld a,e
        cp 1
        sbc a,a
        and $E0
        ld (left + 1),a                 ; the sides that only the first column draws
        call polygon_chain_of
        push hl
        ld a,e
        add a,a
        add a,low (tiling_grid + 64)
        ld (walls_x + 1),a
        call polygon_corner
        pop hl
        jr c,none                       ; the floor is not drawn
lattice:
        ld a,0                          ; operand
        or a
        push af
        push hl
        push de
        push bc
        call z,lattice_row
        pop bc
        pop de
        pop hl
        ld a,(tiling_flags)
        and HAS_FLOORS
        call nz,walls_stairs            ; after lattice_row, which copies lines
        pop af
        jr z,none
        ld a,(hl)
        inc hl
        add a,d
        ld d,a
        ld a,(hl)
        inc hl
        add a,c
        ld e,a                          ; D, E = where the side begins, from x of the column on
side:
        ld a,(hl)
        or a
        jr z,none
        inc hl
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
        push de
        push bc
        ld h,a
wanted:
        and 0                           ; operand
walls_class:
        ld a,0                          ; operand
        jr nz,last
        ld a,h
left:
        and 0                           ; operand
        ld a,1
last:
        call nz,walls_side
        pop bc
        pop de
        pop hl
        ld a,d
        add a,b
        ld d,a
        ld a,e
        add a,c
        ld e,a
        jr side
none:
        pop de
        ld hl,walls_cells + 1
        inc (hl)                        ; the class of the next column
        inc e
        ld a,e
period:
        cp 0                            ; operand
        jr nz,class
        inc d
        ld a,(tiling_all)
        cp d
        jp nz,row
        exx
        pop hl
        exx
        ld a,(tiling_flags)
        and HAS_EDGES
        ret z
        endp                            ; fall through into walls_signs

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
        ld a,(walls_class + 1)
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
