; field_shape.asm - blocks all round a shape, so that a maze of that shape can be dug
;
; 1. Cell (r, c) of B x C cells is in the shape if its bit (15 * (2r + 1) / 2B, 15 * (2c + 1) / 2C) is set: the
;    one under the middle of the cell. 15 x 15 cells use all bits; fewer cells skip rows and columns evenly.
; 2. List in work a word of such bits for each row of the field: for a row of cells its own, for a row of walls those of
;    both neighbouring rows together.
; 3. Fill the field from its end by PUSH, two places at a time: the wall left of a cell, and the cell. A cell in the shape is
;    wall; a wall is FIELD_WALL if the cell on either side of it is; everything else in the maze is FIELD_BLOCK.
; So no FIELD_BLOCK touches a cell of the shape: a game can leave blocks empty and show the shape with its outline.
;
; A shape is 15 words, one for each row from the top, the last column in bit 15; bit 0 is not used. To add a shape, append its
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
; Writes: field, work (68 bytes); operands at exchange, outside, row_byte, across and kept_sp (set before use)
; Size:  371 bytes   Time: under 57,000 T; 30,872, 30,675, 30,590 T (31x31) for the shapes 1, 2, 3
field_shape:
        ld e,FIELD_WALL
shape_cells:                            ; an entry with another byte for the cells in the shape, in E
        proc
        local rows_left, middle, find, row, down, there, cell, there_too, next, justify, whole, below
        local line, exchange, outside, right, inside, row_byte, across, ones, zeros, line_end, border, left_edge
        local kept_sp, shapes, shapes_end

rows_left:      equ work + 64
middle:         equ work + 66

        ld hl,row_byte + 1
        ld (hl),e
        ld l,a
        ld a,e
        xor FIELD_WALL
        ld (exchange + 1),a
        ld a,l
        ld hl,shapes - 2 * SHAPE_SIDE
        ld de,2 * SHAPE_SIDE
find:
        add hl,de
        dec a
        jr nz,find
        push ix
        ld (work),a                     ; no cell is above the first row
        ld (work + 1),a
        ld ix,work + 2
        ld a,c
        ld (across + 1),a
        ld a,15
        sub c
        ld (outside + 1),a
        ld d,SHAPE_SIDE                 ; D: the middle of the row, in bits of 2 * SHAPE_SIDE / C
        ld a,b
        add a,a
        ld e,a                          ; E = twice the cells down, B = rows left, C = cells across
row:
        ld a,d
down:
        cp e
        jr c,there
        sub e
        inc hl
        inc hl
        jr down
there:
        add a,2 * SHAPE_SIDE
        ld d,a
        push hl
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a                          ; HL = the bits, the last column's at the top
        ld a,c
        cp SHAPE_SIDE
        jr z,whole
        ld (rows_left),bc
        ld (middle),de
        ld b,c
        sla c                           ; C = twice the cells across
        ld de,0                         ; the bits of the cells
        ld a,SHAPE_SIDE
cell:
        cp c
        jr c,there_too
        sub c
        add hl,hl
        jr cell
there_too:
        ex de,hl
        add hl,hl
        bit 7,d
        jr z,next
        inc l
next:
        ex de,hl
        add a,2 * SHAPE_SIDE
        djnz cell
        ex de,hl
        ld a,2 * SHAPE_SIDE + 2
        sub c
justify:                                ; a bit for each half of a cell
        add hl,hl
        sub 2
        jr nz,justify
        ld bc,(rows_left)
        ld de,(middle)
whole:
        ld a,l
        ld (ix + 2),a
        or (ix - 2)
        ld (ix + 0),a
        ld a,h
        ld (ix + 3),a
        or (ix - 1)
        ld (ix + 1),a                   ; the row of walls above
        ld (ix + 4),l                   ; the one below, if this is the last row
        ld (ix + 5),h
        ld a,ixl                        ; undocumented, but works on every Z80
        add a,4
        ld ixl,a
        pop hl
        djnz row

        ld a,ixl
        rrca
        cpl
        add a,33                        ; rows below the maze
        ld de,FIELD_WALL * 257
        ld bc,FIELD_BLOCK * 257
        ld (kept_sp + 1),sp
        ld sp,field + FIELD_SIZE
below:
        rept 16
        push de
        endm
        dec a
        jp nz,below
line:
        ld l,(ix + 0)
        ld h,(ix + 1)
        dec ixl
        dec ixl
        ld a,(row_byte + 1)             ; rows of walls and rows of cells take turns
exchange:
        xor 0
        ld (row_byte + 1),a
        ld d,e
outside:
        ld a,0                          ; 15 - cells across
        or a
        jr z,inside
right:
        push de
        dec a
        jr nz,right
inside:
        add hl,hl
        jr nc,border
        push de
row_byte:
        ld d,0                          ; the byte of a cell in the shape, or FIELD_WALL
across:
        ld a,0                          ; cells across
ones:                                   ; a cell in the shape
        push de
        dec a
        add hl,hl
        jr c,ones
        or a
        jr z,line_end
zeros:                                  ; a cell outside it
        add hl,hl
        jr c,left_edge
        push bc
        dec a
        jp nz,zeros
line_end:
        ld a,ixl
        or a
        jp nz,line
kept_sp:
        ld sp,0
        pop ix
        ret
border:                                 ; a block at the right border, wall beyond
        ld e,c
        push de
        ld e,d
        ld a,(row_byte + 1)
        ld d,a
        ld a,(across + 1)
        jr zeros
left_edge:                              ; a block, and left of it the wall of a cell in the shape
        ld c,e
        push bc
        ld c,b
        dec a
        jr ones

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
