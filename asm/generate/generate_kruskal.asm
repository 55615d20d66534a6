; generate_kruskal.asm - Kruskal: all walls in random order, each opened if it still separates two regions
;
; 1. Fill the field: cells open, walls closed. Each cell is a region of its own.
; 2. List all walls between two cells.
; 3. Take a random wall from the list. If its two cells are in different regions, open it: the regions become one.
; 4. Repeat step 3 until cells - 1 walls are open: the maze is one region.
;
; Every wall that is left is equally likely to be taken, and none is taken twice.
; - A cell's number is 16 * row + column of cells; a wall is the numbers of its two cells, the greater in E.
; - Regions are disjoint sets: the page `parent` holds for each cell a cell of its region with a greater
;   number; for one cell of a region its own number. To compare two cells, the one with the lesser parent is
;   hung under the other's parent, and the search continues at its old parent (Rem's algorithm): until both
;   parents are the same, or the cell that was hung was its own parent; then two regions have become one.
; - SP is in the list while it digs. The high byte of the first state goes into the first draws, see list_take.
; Self-modified: few, mix, pages, wall, kept_sp.

        if ! defined GENERATE_KRUSKAL
GENERATE_KRUSKAL equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"
        include "lib/list_take.asm"

        public generate_kruskal

; generate_kruskal - make a perfect maze by opening walls in random order
; Family: generator
; Menu:  100, "Kruskal", "Opens walls in random order, if", "they separate two parts"
; Source: M6, G4, Z3b
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; short routes, many dead ends, alike everywhere
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills and digs: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work, guard (108 bytes); operands at few, pages, mix, wall and kept_sp, and in field_fill
;        (set before use)
; Size:  259 bytes   Time: 241,641 T mean, 283,583 T at most (31x31); 173,874 T mean, 205,595 T at most (31x23)
; Stack: 4 bytes
; Repeats: 63 of the 65,536 mazes come up twice (31x31)
generate_kruskal:
        proc
        local parent, cell, first_row, first_column, take, find, higher, wall, right, kept_sp, done
        local few, mix, pages

parent:         equ LIST_END            ; 240 bytes, past the list

        call field_cells                ; B = cells down, C = cells across
        ret c
        xor a                           ; FIELD_PATH
        call field_fill
        ld hl,(rng_seed)
        rng_step h, l
        ld (mix + 1),a
        ld (rng_seed),hl
        ld a,LIST_FEW
        ld (few + 1),a
        push ix
        ld (kept_sp + 1),sp
        ld sp,LIST_END
        ld ixl,-1 & 255                 ; the number of cells, less one
        ld hl,parent
cell:
        ld (hl),l
        ld e,l
        ld a,l
        sub 16
        jr c,first_row
        ld d,a
        push de                         ; the wall above the cell
first_row:
        ld a,l
        and 15
        jr z,first_column
        ld d,l
        dec d
        push de                         ; the wall left of it
first_column:
        inc ixl
        inc l
        inc a
        cp c
        jr nz,cell
        ld a,l
        sub c
        add a,16
        ld l,a
        djnz cell

take:
        ld bc,(rng_seed)
        list_take few, mix, pages, done
        ld (rng_seed),bc
        ld (wall + 1),de
        ld l,d
        ld h,high parent
        ld d,h
find:
        ld a,(de)
        ld c,(hl)
        cp c
        jp z,take                       ; in one region already
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
        dec ixl
        jp nz,take
done:
kept_sp:
        ld sp,0
        pop ix
        or a
        ret

        if FIELD_PATH
        .error the fill and the opened walls are made with a register that is 0
        endif
        endp
generate_kruskal_end:

        endif
