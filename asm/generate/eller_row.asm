; eller_row.asm - Eller's endless maze, row by row
;
; For a screen that scrolls: call eller_begin once, eller_row for each row of cells and, to close
; the maze, eller_last. generate_eller makes a field by the same steps.
; 1. At first each column is a set of its own.
; 2. In each row, cell by cell: if the cell to the right is in another set, a coin decides whether to open the wall
;    between them; if it is opened, the two sets become one.
; 3. Then, if the cell is the only one of its set, open the wall below it. Otherwise a coin decides; if the wall
;    stays, the column leaves its set and is a set of its own in the next row.
; 4. Last row: open the wall to the right wherever the sets differ.
;
; Why it is perfect: a wall is opened only between two sets, so there are no loops; a set never loses its last
; column, so each set reaches the next row, and the last row joins all sets.
; Why it is fast: a set is a ring of columns, left to right. Passages cannot cross, so neighbours are in the same
; set if and only if the right one follows the left one in the ring; joining sets moves four links, leaving one moves three.
; Invariants: IX = the cell, C = its column: 0, 2, 4 ..; work + C = the column before it in its ring,
; work + C + 1 = the column after it. H = high work. HL' = the random state.
; B = coins from bit 7 down to above the lowest 1, the end marker; between two rows they are in work + 32.

        if ! defined ELLER_ROW
ELLER_ROW equ 1

        include "include/eller.asm"
        include "lib/random.asm"

        public eller_row
        public eller_begin, eller_last

ELLER_COINS:    equ work + 2 * 16

        proc
        local cell, below, open, onward, width, cells, joined, width_too, draw, blank, wall, path

; eller_begin - begin a maze for eller_row
; In:    field_width
; Out:   work; carry clear
;        carry set: illegal width, nothing written
; Keeps: BC, DE, IX, IY, AF', BC', DE', HL'
; Uses:  AF, HL
; Writes: work (33 bytes); operands at width and width_too in eller_row and eller_last
; Size:  38 bytes   Time: 856 T; 36 to 64 T for an illegal width
; Stack: 0 bytes
eller_begin:
        ld a,(field_width)
        srl a
        ccf
        ret c                           ; even
        cp 2
        ret c
        cp 16
        ccf
        ret c
        add a,a
        sub 2
        ld (width + 1),a                ; the last column
        ld (width_too + 1),a
        eller_ring ELLER_COINS
        ret                             ; carry is clear
eller_begin_end:

; eller_row - make a row of cells and the walls below it
; Family: part
; Source: G8, Z18
; In:    HL = 64 bytes for the two rows, at a multiple of 32; rng_seed, work (from eller_begin, or from the row before)
; Out:   the 64 bytes; HL = the byte after them; rng_seed, work
; Promise: perfect; with all rows before it and eller_last's; the longest route is shorter than generate_dfs's
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: 64 bytes from HL, rng_seed, work (33 bytes)
; Size:  168 bytes   Time: 5,225 T mean, 5,930 T at most (31 wide; 64 mazes of 100 rows)
; Bound: under 6,700 T a row
; Stack: 8 bytes
eller_row:
        call blank
eller_row_open:                         ; an entry if all walls stand and all cells are open
        push ix
        push hl
        inc l
        push hl
        pop ix
        exx
        push hl
        ld hl,(rng_seed)
        exx
        ld hl,ELLER_COINS
        ld b,(hl)
        ld c,0
cell:
        eller_right below
        eller_coin
        jr nc,below
        eller_join 1
below:
        ld l,c
        ld a,(hl)
        cp c
        jr z,open                       ; alone in its set
        ld e,a
        eller_coin
        jr c,open
        eller_leave
        jr onward
open:
        ld (ix + FIELD_STRIDE),FIELD_PATH
onward:
        inc ixl                         ; undocumented, but works on every Z80; a row never crosses a page
        inc ixl
        inc c
        inc c
        ld a,c
width:
        cp 0
        jr c,cell
        jr z,below                      ; the last column has nothing to its right
        ld l,low ELLER_COINS
        ld (hl),b
        exx
        ld (rng_seed),hl
        pop hl
        exx
        pop hl
        pop ix
        ld bc,2 * FIELD_STRIDE
        add hl,bc
        ret

draw:                                   ; carry = the first of eight new coins, the rest in B
        exx
        rng_step h, l
        exx
        scf
        adc a,a
        ld b,a
        ret

        ; two rows of 32 bytes from HL: all walls but the cells. HL is kept
blank:
        push hl
        ld a,FIELD_WALL
        ld b,2 * FIELD_STRIDE / 8
wall:
        rept 8
        ld (hl),a
        inc hl
        endm
        djnz wall
        pop hl
        push hl
        ld a,(width + 1)
        srl a
        inc a
        ld b,a
        inc l
path:
        ld (hl),FIELD_PATH
        inc l
        inc l
        djnz path
        pop hl
        ret
eller_row_end:

; eller_last - make the last row of cells and the wall below it
; In:    HL = 64 bytes for the two rows, at a multiple of 32; work (from eller_begin, or from the row before)
; Out:   the 64 bytes; HL = the byte after them; call eller_begin again for another maze
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: 64 bytes from HL, work (32 bytes)
; Size:  56 bytes   Time: 3,615 T mean, 3,852 T at most (31 wide; the same)
; Stack: 6 bytes
eller_last:
        call blank
eller_last_open:
        push ix
        push hl
        inc l
        push hl
        pop ix
        ld h,high work
        ld c,0
cells:
        eller_right joined
        eller_join 1
joined:
        inc ixl
        inc ixl
        inc c
        inc c
        ld a,c
width_too:
        cp 0
        jr nz,cells
        pop hl
        pop ix
        ld bc,2 * FIELD_STRIDE
        add hl,bc
        ret
eller_last_end:
        endp

        endif
