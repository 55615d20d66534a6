; mirror.asm - turn a perfect maze into its own mirror image
;
; 1. The part: the left cells if left and right are to be alike, the upper ones if top and bottom are, with a middle
;    column or row. List its passages and its walls between cells. Close the whole lattice.
; 2. Open the middle column or row from end to end, if there is one. If there is a wall in the middle instead: one
;    door in it, in a random place, or where the other axis crosses it.
; 3. Take the passages in random order, open each that still separates two regions of the part (disjoint sets, as in
;    generate_kruskal). Then take the walls in the same way, until the part is one region.
; 4. Copy the part to the other side.
;
; So the part keeps its own passages, except those that would close a loop; parts cut off get a random new one.
; Why it is perfect: part and image share the middle row, which is a path, or one door: two trees joined once.
; Why the middle must be open: the route between two cells of the middle is the only one, so it is its own image and
; does not leave the middle. A middle wall with two doors would make a loop through both. With both axes and both
; numbers of cells even, the image of the one door in a middle wall is another door: there is no such maze.

        if ! defined TRANSFORM_MIRROR
TRANSFORM_MIRROR equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"
        include "lib/field_images.asm"
        include "lib/list_take.asm"

        public mirror

; mirror - make the maze in the field symmetric
; Family: change
; Menu:  280, "Mirror", "Makes it symmetric: 1 left and", "right, 2 up and down, 3 both"
; Parameter: mirror_axes, 1 to 3, default 1, "Axes": 1 left and right alike, 2 top and bottom, 3 both
; Source: common knowledge (Daedalus and theseus have it)
; In:    rng_seed, field_width, field_height, field (any; bit 7 counts), mirror_axes (bits 0 and 1 count; 0: 1)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size, or both axes and both numbers of cells even
; Promise: perfect, symmetric; whatever the field was; most passages of the left or upper part stay
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP in work, and while it fills the field: an interrupt then pushes into work, field or guard
; Writes: field, rng_seed, work, guard (108 bytes), route; operands at kept_sp, few, mix, pages and wall, and in
;        field_fill (set before use)
; Size:  572 bytes   Time: 132,265 T mean, 135,705 T at most (31x31);
;        100,427 T mean, 103,768 T at most (31x23) (50 Kruskal mazes)
; Stack: 8 bytes
mirror:
        proc
        local parent, columns, rows, whole, axes, missing, end_of_walls, walls, some, possible, no_halves
        local upper, lower, cell_row, cell, not_above, not_left, edge, closed, own, column, middle_row, taking
        local take, few, mix, pages, taken, find, higher, wall, right, emptied, again, finished, kept_sp
        local no_column, no_row, open_line, line, last_cell, open_wall, door, door_right, images
parent:         equ LIST_END            ; 240 bytes, past the list
columns:        equ route               ; cells across the part
rows:           equ route + 1           ; cells down
whole:          equ route + 2           ; cells across the field, down
axes:           equ route + 4           ; bits 0, 1: mirror_axes; 2: a middle column; 3: a middle row
missing:        equ route + 5           ; walls still to be opened
end_of_walls:   equ route + 6
walls:          equ route + 16

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
        bit 0,d
        jr z,upper
        srl c
        jr nc,upper
        inc c
        set 2,d
upper:
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

        ; the passages go on the stack, the walls to `walls`; each is stored as its two cells, the greater in E
        ld hl,walls
        ld (end_of_walls),hl
        ld (kept_sp + 1),sp
        ld sp,LIST_END
        ld ix,field + FIELD_STRIDE + 1
        ld e,0
cell_row:
        ld a,(columns)
        ld c,a
cell:
        ld a,e
        sub 16
        jr c,not_above
        ld d,a
        bit 7,(ix - FIELD_STRIDE)
        call edge
not_above:
        ld a,e
        and 15
        jr z,not_left
        ld d,e
        dec d
        bit 7,(ix - 1)
        call edge
not_left:
        inc e
        inc ix
        inc ix
        dec c
        jr nz,cell
        ld a,e
        or 15
        ld e,a
        inc e                           ; the first cell of the next row
        ld a,(columns)
        add a,a
        cpl
        add a,2 * FIELD_STRIDE + 1
        ld l,a
        ld h,c
        push de
        ex de,hl
        add ix,de
        pop de
        djnz cell_row

        ld bc,(whole)
        ld a,FIELD_PATH
        call field_fill
        ld hl,parent + 239
own:                                    ; each cell is a region of its own
        ld (hl),l
        dec l
        jr nz,own
        ld (hl),l
        ld bc,(columns)                 ; B = rows, C = columns
        ld a,(axes)
        bit 2,a
        jr z,no_column
        push bc                         ; the middle column: open below each of its B cells
        ld a,c
        dec a
        ld l,a
        add a,a
        add a,2 * FIELD_STRIDE + 1
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
        dec a
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
again:
        ld a,LIST_FEW
        ld (few + 1),a
take:
        list_take few, mix, pages, emptied
        ld (wall + 1),de
        ld l,d
        ld h,high parent
        ld d,h
        push bc
find:
        ld a,(de)
        ld c,(hl)
        cp c
        jr z,taken                      ; in one region already
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
wall:                                   ; open it: field + 64 * row + 2 * column of D, and 34 or 65 on
        ld de,0
        ld a,d
        and $F0
        add a,d
        ld l,a
        ld h,0
        rl h
        add hl,hl
        ld a,e
        sub d
        dec a
        jr z,right
        ld a,31
right:
        add a,34
        ld e,a
        ld d,high field
        add hl,de
        ld (hl),FIELD_PATH
        ld hl,missing
        dec (hl)
        pop bc
        jp nz,take
        jr finished
taken:
        pop bc
        jp take
emptied:                                ; no passages left: now the walls
        ld hl,(end_of_walls)
        ld de,walls
taking:
        dec hl
        ld a,(hl)
        dec hl
        push af
        inc sp
        ld a,(hl)
        push af
        inc sp
        or a
        sbc hl,de
        add hl,de
        jr nz,taking
        jp again
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

images:
        ld a,(axes)
        call field_images
        pop ix
        or a
        ret

edge:                                   ; NZ: DE is a wall; Z: a passage, on the list below the return address
        jr nz,closed
        pop hl
        push de
        jp (hl)
closed:
        ld hl,(end_of_walls)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (end_of_walls),hl
        ret

open_line:                              ; join B cells: L = the first, IXL to the next; DE = the wall behind, C to it
        ld h,high parent
        jr last_cell
line:
        ld a,l
        add a,ixl                       ; undocumented, but works on every Z80
        ld (hl),a
        ld l,a
        call open_wall
last_cell:
        djnz line
        ld a,(axes)
        and ixh                         ; is the other axis set too? then the door
        ret z
open_wall:
        xor a
        ld (de),a
        ld a,e
        add a,c
        ld e,a
        ret nc
        inc d
        ret

        if FIELD_PATH
        .error the middle is opened with a register that is 0
        endif
        endp
mirror_end:

        endif
