; mirror.asm - turn a perfect maze into its own mirror image
; Longer than 400 lines because it is one routine: its steps share their registers, operands and buffers.
;
; 1. The part: the left cells if left and right are to be alike, the upper ones if top and bottom are, with a middle
;    column or row. List its passages between cells. Close the whole lattice.
; 2. Open the middle column or row from end to end, if there is one. If there is a wall in the middle instead: one
;    door in it, in a random place, or where the other axis crosses it.
; 3. Take the passages in random order, open each that still separates two regions of the part (disjoint sets, as in
;    generate_kruskal). If the part is not one region then, list its walls and take them in the same way.
; 4. The image of a place to the right is opened together with it; the upper half is copied down at the end.
;
; So the part keeps its own passages, except those that would close a loop; parts cut off get a random new one.
; Why it is perfect: part and image share the middle row, which is a path, or one door: two trees joined once.
; Why the middle must be open: the route between two cells of the middle is the only one, so it is its own image and
; does not leave the middle. A middle wall with two doors would make a loop through both. With both axes and both
; numbers of cells even, the image of the one door in a middle wall is another door: there is no such maze.
;
; - A cell's number is 16 * row + column, rows counted from 1. Above row 1 and left of column 0, where 15 of the row before
;   stands for it, are numbers that belong to the region of the cell beside them. So the outer walls are listed like any
;   others, without a test, and are never opened; nor is a passage that was refused and is listed once more as a wall.
; - The list is that of lib/list_take.asm, and the same words are taken from it. It only shrinks, so a draw never has too many bits
;   set (IXH), and this shorter form does not test for that; and it opens the image in line. All this takes 60 bytes more
;   than that macro and a copy of the half at the end, and a third less time.

        if ! defined TRANSFORM_MIRROR
TRANSFORM_MIRROR equ 1

        include "lib/field_cells.asm"
        include "lib/field_fill.asm"
        include "lib/field_row.asm"
        include "lib/list_take.asm"

        public mirror

; mirror_open - open the place HL and its image to the right, 31 - (32 - width) - column; uses A; L = the image's
mirror_open macro flip, beyond
        ld (hl),FIELD_PATH
        ld a,l
flip:
        xor 0                           ; operand: FIELD_STRIDE - 1
beyond:
        sub 0                           ; operand: FIELD_STRIDE - width
        ld l,a
        ld (hl),FIELD_PATH
        endm

; mirror - make the maze in the field symmetric
; Family: change
; Menu:  280, "Mirror", "Both halves alike: 1 left and", "right, 2 up and down, 3 both"
; Parameter: mirror_axes, 1 to 3, default 1, "Axes": 1 left and right alike, 2 top and bottom, 3 both
; Source: common knowledge (Daedalus and theseus have it)
; In:    rng_seed, field_width, field_height, field (any; bit 7 counts), mirror_axes (bits 0 and 1 count; 0: 1)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size, or both axes and both numbers of cells even
; Promise: perfect, symmetric; whatever the field was; most passages of the left or upper part stay
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP in work, and while it fills the field: an interrupt then pushes into work, field or guard
; Writes: field, rng_seed, work, guard, route; operands at kept_sp, mix, pages, flip, beyond, flip_line
;        and beyond_line, and in field_fill (set before use)
; Size:  632 bytes   Time: 89,483 T mean, 92,431 T at most (31x31);
;        69,146 T mean, 71,800 T at most (31x23) (50 Kruskal mazes)
; Bound: under 300,000 T for any field and axes; the slowest one found 190,553 T
; Stack: 6 bytes at most
mirror:
        proc
        local list_end, parent, columns, rows, whole, axes, missing, some, possible, no_halves, upper, lower, list, listed
        local cell_row, cell, not_above, not_left, same_page, edge, own, shared, column, middle_row, many
        local take, mix, pages, draw, refused, taken, find, higher, right, joined, emptied, again, finished, kept_sp
        local no_column, no_row, open_line, line, last_cell, open_wall, flip, beyond, flip_line, beyond_line
        local door, door_right, images, down
list_end:       equ work + $400         ; the list grows down from here
parent:         equ list_end            ; 256 bytes, past the list
columns:        equ route               ; cells across the part
rows:           equ route + 1           ; cells down
whole:          equ route + 2           ; cells across the field, down
axes:           equ route + 4           ; bits 0, 1: mirror_axes; 2: a middle column; 3: a middle row
missing:        equ route + 5           ; walls still to be opened

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,(mirror_axes)
        and 3
        jr nz,some
        inc a
some:
        ld d,a
        cp 3
        jr nz,possible
        ld a,b
        or c
        rrca
        ccf
        ret c
possible:
        push ix
        ld (whole),bc
        ld e,1                          ; E = passages of the middle column and row, plus 1
        ld hl,0                         ; without an axis there, the image of a place to the right is the place
        bit 0,d
        jr z,upper
        ld l,FIELD_STRIDE - 1
        ld a,l
        sub c
        sub c
        ld h,a
        srl c
        jr nc,upper
        inc c
        set 2,d
upper:
        ld a,l
        ld (flip + 1),a
        ld (flip_line + 1),a
        ld a,h
        ld (beyond + 1),a
        ld (beyond_line + 1),a
        bit 1,d
        jr z,lower
        srl b
        jr nc,lower
        inc b
        set 3,d
lower:
        ld a,d
        ld (axes),a
        bit 2,d
        jr z,no_halves
        ld a,e
        add a,b
        dec a
        ld e,a
no_halves:
        bit 3,d
        jr z,column
        ld a,e
        add a,c
        dec a
        ld e,a
column:
        ld (columns),bc
        xor a
        ld d,b
middle_row:                             ; missing = rows * columns - E
        add a,c
        dec d
        jr nz,middle_row
        sub e
        ld (missing),a

        ; the passages, later the walls, go on the stack; each is stored as its two cells, the greater in E
        ld (kept_sp + 1),sp
        ld sp,list_end
        ld b,FIELD_PATH
list:                                   ; B = FIELD_WALL: list the walls
        ld a,(rows)
        ld ixh,a                        ; undocumented, but works on every Z80
        ld hl,field + 1                 ; above the first cell
        ld e,16
cell_row:
        ld a,(columns)
        ld c,a
cell:
        ld a,(hl)
        xor b
        jp m,not_above
        ld a,e
        sub 16
        ld d,a
        push de
not_above:
        set 5,l
        dec l                           ; left of the cell
        ld a,(hl)
        xor b
        jp m,not_left
        ld d,e
        dec d
        push de
not_left:
        res 5,l
        inc l
        inc l
        inc l
        inc e
        dec c
        jr nz,cell
        ld a,e
        or 15
        ld e,a
        inc e                           ; the first cell of the next row
        ld a,l
        and 3 * 2 * FIELD_STRIDE
        add a,2 * FIELD_STRIDE + 1
        ld l,a
        jr nc,same_page
        inc h
same_page:
        dec ixh
        jr nz,cell_row
        ld a,b
        or a
        jp nz,again

        ld bc,(whole)
        ld a,FIELD_PATH
        call field_fill
        ld hl,parent
        ld a,16
edge:                                   ; the numbers above row 1 belong to its cells
        ld (hl),a
        inc a
        inc l
        cp 32
        jr nz,edge
own:                                    ; each cell is a region of its own
        rept 8
        ld (hl),l
        inc l
        endm
        jr nz,own
        ld a,16
shared:                                 ; the number before the first cell of a row belongs to that
        ld l,a
        dec l
        ld (hl),a
        add a,16
        jr nz,shared
        ld bc,(columns)                 ; B = rows, C = columns
        ld a,(axes)
        bit 2,a
        jr z,no_column
        push bc                         ; the middle column: open below each of its B cells
        ld a,c
        add a,15
        ld l,a                          ; its first cell
        add a,a
        add a,2 * FIELD_STRIDE - 31
        ld e,a
        ld d,high field
        ld c,2 * FIELD_STRIDE
        ld ix,$0210
        call open_line
        pop bc
no_column:
        ld a,(axes)
        bit 3,a
        jr z,no_row
        ld a,b                          ; the middle row: open right of each of its C cells
        add a,a
        dec a
        call field_row
        ex de,hl
        inc e
        inc e
        ld a,b
        rlca
        rlca
        rlca
        rlca
        ld l,a
        ld b,c
        ld c,2
        ld ix,$0101
        call open_line
no_row:
        ld bc,(rng_seed)
        rng_step b, c
        ld (mix + 1),a
        ld (rng_seed),bc
        ld a,(missing)
        ld ixl,a
again:
        ld bc,(rng_seed)
        ld ixh,1                        ; the set bits: n is not known
take:
        ld hl,0 - list_end
        add hl,sp                       ; -2n
        inc h
        jr nz,many
        inc l                           ; -2n + 1, odd as the set bits are
draw:
        rng_step b, c
        or ixh
        cp l
        jr c,refused
        ld l,a
        dec l
        ld h,high (list_end - 1)
taken:
        list_exchange
        push de
        push bc
        ld l,d
        ld h,high parent
        ld d,h
find:
        ld a,(de)
        ld c,(hl)
        cp c
        jr z,joined                     ; in one region already
        jr nc,higher
        ex de,hl
        ld b,a
        ld a,c
        ld c,b
higher:                                 ; HL = the cell with the lesser parent C; A = the greater parent
        ld (hl),a
        ld a,c
        cp l
        ld l,c
        jr nz,find
        pop bc
        pop de
        ld a,d                          ; open it: 64 * row + 2 * column of D, and the offset of its wall
        and $F0
        add a,d
        ld l,a
        ld h,0
        rl h
        add hl,hl
        ld a,e
        sub d
        dec a
        ld de,field - 30                ; right of D
        jr z,right
        ld de,field + 1                 ; below D
right:
        add hl,de
        mirror_open flip, beyond
        dec ixl
        jp nz,take
        jp finished
joined:
        pop bc
        pop de
        jp take
refused:
        ld a,ixh
        scf
        rra                             ; one more bit set
        cp l
        jr nc,draw                      ; n is too great for that
        or 1
        ld ixh,a
        jr draw
many:
        dec h
        jr z,emptied                    ; n is 0
        list_draw_many pages, mix
        jp taken
emptied:                                ; no passages left: now the walls
        ld (rng_seed),bc
        ld b,FIELD_WALL
        jp list
finished:
        ld (rng_seed),bc
kept_sp:
        ld sp,0

        ; a wall in the middle and no axis across it: a door in a random place
        ld a,(axes)
        ld bc,(columns)                 ; B = rows, C = columns
        ld hl,field
        dec a
        jr z,door_right                 ; left and right, no middle column
        dec a
        jr nz,images
        ld e,c
        call rng_below
        add a,a
        inc a
        ld c,a                          ; row 2 * rows, column 2 * A + 1
        sla b
        jr door
door_right:
        ld e,b
        call rng_below
        add a,a
        inc a
        ld b,a
        sla c
door:
        ld a,b
        call field_row
        ld a,l
        or c
        ld l,a
        ld (hl),FIELD_PATH

images:                                 ; the upper half, copied down
        pop ix
        ld a,(axes)
        and 2
        ret z
        ld a,(field_height)
        dec a
        push af
        call field_row
        ex de,hl                        ; DE = the last row
        ld hl,field
        pop af
        rrca                            ; rows to copy
down:
        ld bc,FIELD_STRIDE
        ldir
        ex de,hl
        ld c,2 * FIELD_STRIDE
        or a
        sbc hl,bc
        ex de,hl
        dec a
        jr nz,down
        ret

open_line:                              ; join B cells: L = the first, IXL to the next; DE = the wall behind, C to it
        ld h,high parent
        jr last_cell
line:
        ld a,l
        add a,ixl
        ld (hl),a
        ld l,a
        call open_wall
last_cell:
        djnz line
        ld a,(axes)
        and ixh                         ; is the other axis set too? then the door
        ret z
open_wall:
        ex de,hl
        push hl
        mirror_open flip_line, beyond_line
        pop hl
        ex de,hl
        ld a,e
        add a,c
        ld e,a
        ret nc
        inc d
        ret

        if FIELD_PATH | (FIELD_WALL - $80)
        .error the sign of a byte and FIELD_PATH or FIELD_WALL must tell whether it is listed
        endif
        if ((WORK_SIZE + 255) & $FF00) - $500
        .error the numbers of the cells must fill the page before the field
        endif
        endp
mirror_end:

        endif
