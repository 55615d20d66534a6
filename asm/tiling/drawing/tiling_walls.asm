; tiling_walls.asm - all walls of a maze of polygons at once: a side of all cells in a row, then the next side
;
; 1. The cells of a row whose boxes are equally high are a class: all cells, every second one, or every third one.
; 2. A side of the chain has the same shape in all cells of a class, and the same y. So make code that draws it at this y
;    (tiling_strokes.asm), or at any y if it is level (tiling_blocks.asm), and run it for each cell that has no passage there.
; 3. Inner cells draw the sides in tiling_inner. The first and the last row draw those upward and downward, too, and the first column
;    those that lead out to the left. Those to the right must be in tiling_inner. With a mask all cells draw all sides.
; Squares without a mask have a quicker way (tiling_lattice.asm). With cells of two outlines, or odd columns further down, the field
; Parity of the rule must have a column in it. Links must be reciprocal.

        if ! defined ENGINE_TILING_WALLS
ENGINE_TILING_WALLS equ 1

        include "tiling/drawing/tiling_lattice.asm"
        include "tiling/drawing/tiling_beside.asm"

; polygon_all - all walls of the board, and the signs of passages that lines do not show
; In:    links, the sizes, the mask; after tiling_fit
; Out:   -
; Keeps: IX, IY, HL'
; Uses:  AF, BC, DE, HL, BC', DE'
; Writes: pixels; walls_bits and what follows, scratch in links_list; operands and walls_steps
polygon_all:
        proc
        local bits, right, down, row, cell, present, floor, bottom, all, some, class, count, fewer
        local side, wanted, left, last, none, lattice, tables, classes
        exx
        push hl
        exx
        xor a
        ld (walls_blocks),a
        ld (lattice_x + 1),a
        ld h,a
        ld l,a
        ld (walls_same + 1),hl          ; 0: no code
        ld hl,walls_blocks
        ld (walls_last + 1),hl
        ld a,(polygon_flags)
        cpl
        and POLYGON_SQUARES
        ld hl,mask_used
        or (hl)
        ld (lattice + 1),a              ; 0: squares without a mask
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
        ld (walls_period),a             ; 1, 2, or of several kinds 3 or more
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
        ld a,(tiling_inner)
        ld c,a
        ld a,(tiling_rows)
        ld b,a
        ld a,d
        sub b
        jr nc,$ - 1
        add a,b
        jr nz,bottom
        ld a,$83                        ; the first row of a floor: up, too
        or c
        ld c,a
        xor a
bottom:
        inc a
        cp b
        ld a,c
        jr nz,some
        or $38                          ; the last one: down, too
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
        ld (walls_class),a              ; cells of the class
        call walls_left
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
        ld a,(walls_class)
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
        ld hl,walls_period
        cp (hl)
        jr nz,class
        ld a,(mask_used)
        cp 1
        ld a,(tiling_flags)
        rla
        and 2 * HAS_KINDS + 1
        cp 2 * HAS_KINDS + 1
        call z,walls_edges
        inc d
        ld a,(tiling_all)
        cp d
        jp nz,row
        exx
        pop hl
        exx
        ld a,(tiling_flags)
        and HAS_EDGES
        jp nz,walls_signs
        ret
        endp

        endif
