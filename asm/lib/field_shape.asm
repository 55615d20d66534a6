; field_shape.asm - blocks all round a shape, so that a maze of that shape can be dug
;
; 1. Fill the area of the maze with FIELD_BLOCK, everything outside it with FIELD_WALL.
; 2. Cell (r, c) of B x C cells is in the shape if its bit (15 * (2r + 1) / 2B, 15 * (2c + 1) / 2C) is set: the
;    one under the middle of the cell. 15 x 15 cells use all bits; fewer cells skip rows and columns evenly.
; 3. Turn each cell in the shape into wall, and its eight neighbours too.
; So no FIELD_BLOCK touches a cell of the shape: a game can leave blocks empty and show the shape with its outline.
;
; A shape is 15 words, one for each row from the top, column 0 in bit 15; bit 0 is not used. To add a shape, append its
; words to the table and raise SHAPES, the only place that states their number.

        if ! defined LIB_FIELD_SHAPE
LIB_FIELD_SHAPE equ 1

        public field_shape

SHAPES:         equ 3                   ; 1 heart, 2 letter M, 3 circle
SHAPE_SIDE:     equ 15

; field_shape - put a shape into the field: wall to be dug, and blocks around it
; In:    A = 1 to SHAPES; B = cells down, C = cells across (2 to 15)
; Out:   field
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field; operands at kept_sp (set before use)
; Size:  275 bytes   Time: under 69,000 T; 65,144, 64,479, 68,831 T (31x31) for the shapes 1, 2, 3
field_shape:
        proc
        local find, fill, kept_sp, line, right, below, filled, row, down, there, cell, across, inside, next, same
        local shapes, shapes_end

        ld hl,shapes - 2 * SHAPE_SIDE
        ld de,2 * SHAPE_SIDE
find:
        add hl,de
        dec a
        jr nz,find
        push hl                         ; the first row of the shape

        ld (kept_sp + 1),sp
        ld sp,field + FIELD_SIZE
        ld hl,FIELD_BLOCK * 257
        ld a,32
fill:
        rept 16
        push hl
        endm
        dec a
        jp nz,fill
kept_sp:
        ld sp,0

        ld hl,field
        sla b                           ; B, C = twice the cells
        sla c
        ld d,a
        ld e,b
line:
        ld a,l
        add a,c
        ld l,a                          ; the border at the right
right:
        inc hl
        ld a,l
        and FIELD_STRIDE - 1
        jr z,$ + 6
        ld (hl),FIELD_WALL
        jr right
        dec e
        jp p,line
below:
        ld a,h
        cp high (field + FIELD_SIZE)
        jr z,filled
        ld (hl),FIELD_WALL
        inc hl
        jr below
filled:

        pop hl
        push ix
        ld ix,field + FIELD_STRIDE + 1
        ld e,c                          ; E = twice the cells across
        ld c,b                          ; C = twice the cells down
        srl b                           ; B = rows left
        ld d,SHAPE_SIDE                 ; D: the middle of the row, in bits of 2 * SHAPE_SIDE / C
row:
        ld a,d
down:
        cp c
        jr c,there
        sub c
        inc hl
        inc hl
        jr down
there:
        add a,2 * SHAPE_SIDE
        ld d,a
        push hl
        push bc
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a                          ; HL = the bits, the next cell's at the top
        ld b,e
        srl b
        ld a,SHAPE_SIDE
cell:
        cp e
        jr c,across
        sub e
        add hl,hl
        jr cell
across:
        bit 7,h
        jr z,next
inside:
        ld c,FIELD_WALL
        ld (ix - 33),c
        ld (ix - 32),c
        ld (ix - 31),c
        ld (ix - 1),c
        ld (ix + 0),c
        ld (ix + 1),c
        ld (ix + 31),c
        ld (ix + 32),c
        ld (ix + 33),c
next:
        inc ixl                         ; undocumented, but works on every Z80
        inc ixl
        add a,2 * SHAPE_SIDE
        djnz cell
        ld a,ixl
        and $C0
        add a,3 * FIELD_STRIDE + 1
        ld ixl,a
        jr nc,same
        inc ixh
same:
        pop bc
        pop hl
        djnz row
        pop ix
        ret

shapes:
        dw $3C78, $7EFC, $FEFE, $FFFE, $FFFE; the heart
        dw $FFFE, $FFFE, $7FFC, $7FFC, $3FF8
        dw $1FF0, $0FE0, $07C0, $0380, $0100
        dw $F01E, $F01E, $F83E, $F83E, $FC7E; the letter M
        dw $FC7E, $FEFE, $EFEE, $EFEE, $E7CE
        dw $E7CE, $E38E, $E38E, $E00E, $E00E
        dw $07C0, $1FF0, $3FF8, $7FFC, $7FFC; the circle
        dw $FFFE, $FFFE, $FFFE, $FFFE, $FFFE
        dw $7FFC, $7FFC, $3FF8, $1FF0, $07C0
shapes_end:
        if shapes_end - shapes - SHAPES * 2 * SHAPE_SIDE
        .error a shape must be 15 words
        endif
        endp
field_shape_end:

        endif
