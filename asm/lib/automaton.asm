; automaton.asm - a cellular automaton of 32 x 32 cells, eight cells to a byte, all eight counted at once
;
; Source G11. The rule Ba/Sb: a dead cell is born if it has a living neighbours, a living cell survives if it has b.
; 1. T = the living cells among nine, the cell and its eight neighbours. B3: T = 3. S1234: 2 <= T <= 5. As
;    T = 3 is part of both, a cell lives if T = 3, or if it is alive and 2 <= T <= 5 (6 for S12345).
; 2. Sums: every three cells side by side give a number of two bits, one in each of the planes SUM_LOW and SUM_HIGH.
; 3. Rule, in automaton_rule.asm: add three such numbers, one below the other.
;
; Invariants:
; - Byte j of a row (0 to 3) holds the columns j, j + 4, .. j + 28 in its bits 0 to 7. So the neighbours left and right
;   are in the bytes j - 1 and j + 1, in the same bits; only beyond byte 0 and byte 3 they are one bit off.
; - Byte j of row r is at page (high work) + j: the cells at r, their sums at SUM_LOW + r and SUM_HIGH + r.
; - The border and everything outside it stay dead: its rows are not counted, and in its columns, 0 and field_width - 1, every
;   sum is set to 2 or 3, so that T is never 3. So the bits that a rotation wraps round, column 0 or 31, are dead too.
; - A row does not change if in the last generation neither it nor the rows above and below it did; its sums are right as long as
;   it does not change. CHANGED + r, page 3, is 1 if row r changed; AWAKE + r, page 2, is 1 if one of the three did. Both lists
;   end with a 2, at the border.

        if ! defined LIB_AUTOMATON
LIB_AUTOMATON equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"

        public automaton_start, automaton_sums, automaton_show

AUTOMATON_INNER: equ 32                 ; in each page: the bits of the columns inside the border
AUTOMATON_PATCH: equ 33                 ; and the bits of the start patch
SUM_LOW:        equ 65                  ; odd, so that the sums of the row above differ from the cells only in bits 6 and 7
CHANGED:        equ 128
AWAKE:          equ 128
SUM_HIGH:       equ 193

; automaton_start - the start patch: random cells in the middle half of the maze, all others dead
; In:    rng_seed, field_width, field_height
; Out:   cells, masks, sums of the border, and what has changed, in work; rng_seed; carry clear
;        carry set: illegal size, nothing written
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: work (1,024 bytes), rng_seed; operands in automaton_sums
; Size:  191 bytes   Time: 22,915 T (31x31), 21,123 T (31x23)
automaton_start:
        proc
        local page, clear, patch, column, mask, dead, row, skip, ended, border0, border2

        call field_cells
        ret c
        ld a,(field_width)
        ld l,AUTOMATON_INNER
        ld b,1
        sub 2
        ld c,a
        call mask
        ld a,(field_width)
        inc l
        ld c,a
        srl a
        srl a                           ; leave out a quarter on each side; the size is odd
        ld b,a
        ld a,c
        dec a
        sub b
        ld c,a
        call mask

        ld h,high work
        call clear
        ld (border0 + 1),a              ; columns 0 and field_width - 1: they are in the bytes 0 and 2
        call clear
        call clear
        ld (border2 + 1),a
        call clear

        ld de,(rng_seed)
        rng_step d, e                   ; the first numbers of neighbouring seeds are alike
        rng_step d, e
        ld a,(field_height)
        ld b,a
        dec a
        ld l,a
        ld h,(high work) + 3
        set 7,l
        ld (hl),2
        ld a,b
        srl a
        srl a
        ld l,a                          ; the first row
        ld a,b
        sub l
        sub l
        ld b,a
patch:
        ld h,(high work) + 3
        set 7,l
        ld (hl),1                       ; this row has changed
        res 7,l
        ld h,high work
column:
        rng_step d, e
        ld c,l
        ld l,AUTOMATON_PATCH
        and (hl)
        ld l,c
        ld (hl),a
        inc h
        ld a,h
        cp (high work) + 4
        jr nz,column
        inc l
        djnz patch
        ld (rng_seed),de
        ret                             ; carry is clear since `cp`

mask:                                   ; in the four pages at L: set the bits of the columns B to C
        ld e,31
dead:
        ld a,e
        and 3
        add a,high work
        ld h,a
        ld a,c
        cp e
        jr c,$ + 4
        ld a,e
        cp b
        ccf
        rl (hl)
        dec e
        jp p,dead
        ret

clear:                                  ; a page: dead cells, no sums but those of the border, nothing has changed
        ld l,AUTOMATON_INNER
        ld a,(hl)
        cpl
        ld c,a
        dec l
        xor a
page:
        ld (hl),a
        set 6,l
        ld (hl),a
        set 7,l
        ld (hl),c
        res 6,l
        ld (hl),a
        res 7,l
        dec l
        jp p,page
        inc h
        ld a,c
        ret
automaton_start_end:

; automaton_sums - for each cell of a row that changed, count the living among it and its neighbours left and right
; In:    the cells, and which rows have changed, in work
; Out:   the sums, and which rows are awake, in work; no row has changed
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX
; Writes: work; operands at border0 and border2
; Size:  107 bytes   Time: 7,760 T (31x31), 5,924 T (31x23), after automaton_start
automaton_sums:
        ld hl,work + $300 + CHANGED
        xor a
skip:
        inc l
row:
        or (hl)
        jr z,skip
        dec a
        jr nz,ended
        ld (hl),a
        inc a
        dec h
        ld (hl),a
        inc l
        ld (hl),a
        dec l
        dec l
        ld (hl),a
        inc l
        res 7,l
        ld h,high work
        ld b,(hl)
        inc h
        ld c,(hl)
        inc h
        ld d,(hl)
        inc h
        ld e,(hl)                       ; the bytes of the row
        inc l
        set 6,l
        ld a,b
        rrca                            ; byte 0 is right of byte 3, one bit on
        xor d
        xor e
        ld (hl),a
        dec h
        ld a,c
        xor d
        xor e
        ld (hl),a
        dec h
        ld a,b
        xor c
        ld ixl,a
        xor d
        ld (hl),a
        dec h
        ld a,e
        rlca                            ; byte 3 is left of byte 0, one bit back
        xor b
        xor c
        ld (hl),a
        set 7,l                         ; at least two of x, y, z: z if x differs from y, else y: ((x xor y) and (y xor z)) xor y
        ld a,e
        rlca
        xor b
        and ixl
        xor b
border0:
        or 0                            ; operand, set by automaton_start: columns of the border
        ld (hl),a
        inc h
        ld a,d
        xor c
        and ixl
        xor c
        ld (hl),a
        inc h
        ld a,d
        xor e
        ld ixl,a
        ld a,c
        xor d
        and ixl
        xor d
border2:
        or 0                            ; operand, likewise
        ld (hl),a
        inc h
        ld a,b
        rrca
        xor e
        and ixl
        xor e
        ld (hl),a
        res 6,l                         ; the next row
        xor a
        jp row
ended:
        dec h
        ld (hl),2
        ret

        if (SUM_LOW - 65) | (CHANGED - 128) | (AWAKE - 128) | (SUM_HIGH - 193)
        .error the planes are told apart by bits 6 and 7 of the address
        endif
        endp
automaton_sums_end:

; automaton_show - turn the cells into a field: living cells become passages, dead ones walls
; In:    the cells in work
; Out:   field
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX
; Writes: field
; Size:  76 bytes   Time: 38,105 T (31x31), 38,105 T (5x5)
automaton_show:
        proc
        local row, bits
        ld hl,field
        ld ix,0
row:
        push hl
        ld h,high work
        ld a,ixl
        ld l,a
        irp cells, b, c, d, e
        ld a,(hl)
        cpl
        ld cells,a
        inc h
        endm
        pop hl
        ld ixh,8
bits:
        irp cells, b, c, d, e
        xor a
        rr cells
        rra
        ld (hl),a
        inc l
        endm
        dec ixh
        jp nz,bits
        ld a,l
        or a
        jr nz,$ + 3
        inc h
        inc ixl
        ld a,ixl
        cp 32
        jr nz,row
        ret

        endp
automaton_show_end:

        endif
