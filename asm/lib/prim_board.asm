; prim_board.asm - the Prims: the cells as a page of bytes, a list of cells, the way into the maze
;
; 1. A cell's number is 16 * row + column, row and column of cells; `prim_cells` has a byte for each. Row 15 and column 15
;    have no cell: one step up, down, left or right within the page leads to a cell or to an edge, never round the board.
; 2. A cell's byte has a bit for each neighbour that is inside the maze. PRIM_EDGE: the cell itself is inside, or is none.
; 3. The list is a page of numbers of cells; it never has more than 150 (31x31, all seeds). A random one is taken: draw as many
;    bits as the count needs, again if there is no such place. The last number moves to that place.
; 4. A cell is joined to one of its neighbours inside, each with the same chance: two random bits choose from four
;    walls in `prim_ways`. Of three neighbours each has one of these, and the fourth is 0: draw again.
;
; So a number is a byte, and a neighbour's byte is found without leaving the page; only the wall is looked up in the field. That
; saves 49,000 T in generate_prim for 69 bytes, and 47,000 T in generate_prim_edges for 129, compared with a list of addresses.
; The pages follow one another in the order in which a cell's way leads through them, by INC H.
; BC' = random state; D = high prim_list, E = numbers in the list; C = the cell.

        if ! defined LIB_PRIM_BOARD
LIB_PRIM_BOARD equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

PRIM_UP:        equ 2                   ; bit numbers
PRIM_LEFT:      equ 3
PRIM_RIGHT:     equ 4
PRIM_DOWN:      equ 5
PRIM_EDGE:      equ $80

prim_list:      equ work
prim_cells:     equ work + $100
prim_ways:      equ work + $200
prim_rows:      equ work + $300         ; at 16 * row: the page of the field in which that row is

; prim - the whole of a generator of this kind: prim edges
; In:    edges = 1: a cell is listed once for each of its neighbours inside; 0: once; rng_seed, field_width, field_height
; Out:   field, rng_seed; returns, carry clear; illegal size: returns, carry set, nothing written
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills
; Writes: work; its own operands at limit, few, half and kept_sp
prim macro edges
        local clear, edge, fill, below, rows, kept_sp, again, refused, half, grow, more, set_bits, no_more
        local next, limit, draw, few, pick, same, inside, table, done

        call field_cells                ; B = cells down, C = cells across
        ret c
        xor a                           ; FIELD_PATH
        call field_fill
        exx
        push bc
        exx
        ld (kept_sp + 1),sp
        ld sp,prim_cells + $F0
        ld hl,0
        ld a,15
clear:
        rept 8
        push hl
        endm
        dec a
        jr nz,clear
kept_sp:
        ld sp,0
        ld h,high prim_cells
        ld de,PRIM_EDGE * 256 + 15
        ld a,c
edge:                                   ; right of each row, as far as column 15, which is left of the next row too
        ld l,a
fill:
        ld (hl),d
        inc l
        ld a,l
        and 15
        jr nz,fill
        ld a,l
        add a,c
        dec e
        jr nz,edge
        ld a,b
        rlca
        rlca
        rlca
        rlca
        ld l,a
below:                                  ; below the last row, and above the first one: row 15
        ld (hl),d
        inc l
        jr nz,below
        ld h,high prim_rows
        ld de,16
        ld a,high field
rows:
        rept 4
        ld (hl),a
        add hl,de
        endm
        inc a
        inc l
        dec l
        jr nz,rows
        push bc
        ld hl,table
        ld de,prim_ways + 4
        ld bc,60
        ldir
        pop bc
        ld e,b
        call rng_below
        rlca
        rlca
        rlca
        rlca
        ld d,a
        ld e,c
        call rng_below
        add a,d
        ld c,a
        ld l,a
        ld h,high prim_cells
        ld de,prim_list
        exx
        ld bc,(rng_seed)
        exx
        xor a
        ld (limit + 1),a
        ld (few + 1),a
        ld (hl),PRIM_EDGE
        jp inside

again:                                  ; the fourth wall of three; L = the bits of the neighbours, and the choice
        ld a,l
        and $3C
        ld b,a
        exx
        rng_step b, c
        ld a,c
        exx
        and 3
        or b
        ld l,a
        jr pick

refused:                                ; the list has no such place
half:
        ld a,0
        cp e
        jp c,draw                       ; the list is too long for one bit less
        or a
        jp z,done
        jr set_bits
grow:
        ld a,(few + 1)
        dec e
more:
        scf
        adc a,a                         ; one more bit
        cp e
        jr c,more
        inc e
set_bits:
        ld (few + 1),a
        ld b,a
        srl a
        ld (half + 1),a
        ld a,b
        add a,2
        jr nc,no_more
        sbc a,a
no_more:
        ld (limit + 1),a
        jr draw

next:                                   ; take a random cell from the list
        ld a,e
limit:
        cp 0                            ; 2 more than the bits of `few`, at most 255
        jr nc,grow
draw:
        exx
        rng_step b, c
        exx
few:
        and 0
        cp e
        jr nc,refused
        ld h,d
        ld l,a
        dec e
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        exx
        ld a,c
        exx
        and 3
        inc h                           ; prim_cells
        ld l,c
        or (hl)                         ; A = the neighbours inside, and the choice
        if edges
        jp m,next                       ; it came inside through another wall
        endif
        ld (hl),PRIM_EDGE
        ld l,a
        inc h                           ; prim_ways
pick:
        ld a,(hl)
        or a
        jr z,again
        ld b,a
        ld a,c
        and $F0
        ld l,a
        inc h                           ; prim_rows
        ld h,(hl)
        add a,c
        add a,a
        add a,b                         ; 64 * row + 2 * column, and the wall
        ld l,a
        jp nc,same
        inc h
same:
        ld (hl),FIELD_PATH
        ld h,high prim_cells
inside:
        ld a,c
        sub 16
        ld l,a
        prim_look PRIM_DOWN, edges
        ld l,c
        dec l
        prim_look PRIM_RIGHT, edges
        inc l
        inc l
        prim_look PRIM_LEFT, edges
        ld a,c
        add a,16
        ld l,a
        prim_look PRIM_UP, edges
        jp next

table:                                  ; the walls for the sets of neighbours 1 to 15: 1 above, 32 left, 34 right, 65 below,
        db 1, 1, 1, 1                   ; counted from the post above and left of the cell
        db 32, 32, 32, 32
        db 1, 32, 1, 32
        db 34, 34, 34, 34
        db 1, 34, 1, 34
        db 32, 34, 32, 34
        db 1, 32, 34, 0
        db 65, 65, 65, 65
        db 1, 65, 1, 65
        db 32, 65, 32, 65
        db 1, 32, 65, 0
        db 34, 65, 34, 65
        db 1, 34, 65, 0
        db 32, 34, 65, 0
        db 1, 32, 34, 65

done:
        exx
        ld (rng_seed),bc
        pop bc
        exx
        or a
        ret
        endm

; prim_look - the cell at HL has a neighbour that has come inside, in direction `way`; list it if it is outside: once for each
; such neighbour (edges = 1), or when that is its first one
prim_look macro way, edges
        local known, skip
        ld a,(hl)
        add a,a
        jr c,skip
        if ! edges
        jr nz,known
        endif
        ld a,l
        ld (de),a
        inc e
known:
        set way,(hl)
skip:
        endm

        endif
