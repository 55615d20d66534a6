; generate_kruskal.asm - Kruskal: all walls in random order, each opened if it still separates two regions
;
; 1. Fill the field: cells open, walls closed. Each cell is a region of its own.
; 2. Draw a place in the order for each wall between two cells. The order has 256 places, 128 for the walls above cells and
;    128 for those left of them, in turn; a place is a chain of walls.
; 3. Take the walls in this order. If the two cells of a wall are in different regions, open it: the regions become one.
; 4. Stop when cells - 1 walls are open: the maze is one region.
;
; So no wall is searched for. That costs 43 bytes and saves 112,000 T compared with taking random walls from a list.
; - A cell's number is 16 * row + column + 1, row and column of cells; 0 ends a chain. `above` and `left` hold, for each
;   cell, the next wall in the chain of its wall; `heads` holds the first wall of each chain, at odd places those above.
; - Walls at one place go in the reverse order of their listing. A coin decides whether they are listed from the first cell or
;   from the last one, and the order begins at a random place: so each of two walls goes first as often as the other.
; - One random number gives the places of two walls: its high byte, and both bytes by XOR.
; - Regions are disjoint sets: the page `parent` holds for each cell a cell of its region with a greater
;   number; for one cell of a region its own number. To compare two cells, the one with the lesser parent is
;   hung under the other's parent, and the search continues at its old parent (Rem's algorithm): until both
;   parents are the same, or the cell that was hung was its own parent; then two regions have become one.
; - Column 0 has no cell: there `parent` holds the page of the field in which the row's walls are.
; Self-modified: columns, forward, back, down, closed, kept_sp.

        if ! defined GENERATE_KRUSKAL
GENERATE_KRUSKAL equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public generate_kruskal

; kruskal_chain - take the walls of the next place in the order: a macro, with kruskal_lesser for the other half of its search
; In:    HL' = heads, the place before; D = high parent; IXL = walls still to open; way = how far the other cell is before the
;        wall's own: 1 at an even place, 16 at an odd one
; Out:   HL' = heads, this place; the alternate registers are in use
;        when the last wall is open: jumps to the label `done`
kruskal_chain macro chains, way, find, open, lesser, done
        local take, next, none
        inc l
        ld a,(hl)
        or a
        jr z,none
        exx
take:                                   ; A = the cell below the wall, or right of it
        ld c,a
        ld e,a
        if way - 1
        sub way
        jr c,next                       ; the first row: there is no cell above
        else
        dec a
        endif
        ld l,a
        ld h,d
find:
        ld a,(de)
        ld b,(hl)
        cp b
        jr z,next                       ; in one region already
        jr c,lesser
        ld (hl),a                       ; HL = the cell with the lesser parent, B
        ld a,b
        cp l
        ld l,a
        jr nz,find
open:                                   ; the place in the field: 64 * row + 2 * column, and 1 or 32
        ld a,c
        and $F0
        ld l,a
        ld h,(hl)
        add a,c
        add a,a                         ; 2 more than that
        if way - 1
        dec a
        else
        add a,FIELD_STRIDE - 2
        endif
        ld l,a
        ld (hl),FIELD_PATH
        dec ixl
        jp z,done
next:
        ld l,c
        ld h,high chains
        ld a,(hl)
        or a
        jr nz,take
        exx
none:
        endm

kruskal_lesser macro find, open, lesser
lesser:
        ex de,hl                        ; HL = the cell with the lesser parent, A
        cp l
        ld (hl),b
        ld l,a
        jr nz,find
        jr open
        endm

; generate_kruskal - make a perfect maze by opening walls in random order
; Family: generator
; Menu:  100, "Kruskal", "Short dead ends everywhere;", "all parts look alike"
; Source: M6, G4, Z3b
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; short routes, many dead ends, the same texture everywhere
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,024 bytes); operands at columns, forward, back, down, closed and kept_sp, and in
;        field_fill (set before use)
; Size:  302 bytes   Time: 128,845 T mean, 147,877 T at most (31x31); 96,729 T mean, 111,241 T at most (31x23)
; Stack: 4 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_kruskal:
        proc
        local above, parent, left, heads, upwards, cells, empty, kept_sp, down, columns, cell, forward, back, end_of_row
        local closed, find_left, find_above, open_left, open_above, lesser_left, lesser_above, odd, even, done

above:          equ work                ; four pages
parent:         equ work + $100
left:           equ work + $200
heads:          equ work + $300

        call field_cells                ; B = cells down, C = cells across
        ret c
        xor a                           ; FIELD_PATH
        call field_fill
        push ix
        exx
        push hl
        exx
        ld ixh,b
        ld a,c
        ld (columns + 2),a

        ; from the first cell on: INC E, before the wall left of a cell; or from the last one: DEC E, after that wall
        ld a,(rng_seed)
        rrca
        ld de,17 * 256 + (-16 & 255)    ; D = from the start of a row to the first cell of the next; E = start of a row
        ld hl,$001C
        jr nc,upwards
        ld a,c
        sub 16
        ld d,a
        ld a,b
        rlca
        rlca
        rlca
        rlca
        ld e,a
        ld hl,$1D00
upwards:
        ld a,d
        ld (down + 1),a
        ld a,l
        ld (forward),a
        ld a,h
        ld (back),a
        xor a
cells:
        add a,c
        djnz cells
        dec a
        ld (closed + 2),a
        ld (kept_sp + 1),sp
        ld sp,heads + $100
        ld h,b
        ld l,b
        ld b,16
empty:
        rept 8
        push hl
        endm
        djnz empty
kept_sp:
        ld sp,0

        ld bc,(rng_seed)
        ld a,e
        ld d,high above
        ld h,high heads
down:
        add a,0
        ld e,a
columns:
        ld ixl,0
cell:
        rng_step b,c
        or 1
        ld l,a
        ld a,(hl)
        ld (de),a
        ld (hl),e                       ; the wall above
        inc d
        ld a,e
        ld (de),a                       ; the cell is its own parent
        dec ixl
        jr z,end_of_row
forward:
        inc e
        inc d
        ld a,b
        xor c
        and $FE
        ld l,a
        ld a,(hl)
        ld (de),a
        ld (hl),e                       ; the wall on the left
        dec d
        dec d
back:
        nop
        jp cell
end_of_row:
        and $F0
        ld e,a
        ld l,a
        rlca
        rlca
        and 3
        add a,high field
        ld (de),a
        dec d
        ld a,l
        dec ixh
        jr nz,down

        ld (rng_seed),bc
        inc d                           ; high parent
closed:
        ld ixl,0
        ld a,c
        exx
        ld h,high heads
        ld l,a
        rrca
        jr nc,odd
even:
        kruskal_chain left, 1, find_left, open_left, lesser_left, done
odd:
        kruskal_chain above, 16, find_above, open_above, lesser_above, done
        jp even
        kruskal_lesser find_left, open_left, lesser_left
        kruskal_lesser find_above, open_above, lesser_above

done:
        exx
        pop hl
        exx
        pop ix
        or a
        ret

        if FIELD_PATH
        .error the field is filled with a register that is 0
        endif
        endp
generate_kruskal_end:

        endif
