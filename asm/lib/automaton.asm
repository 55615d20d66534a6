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
; - The border and everything outside it stay dead: rows are cleared, columns are masked. So the bits that a
;   rotation wraps round, column 0 or 31, are dead too.
; - The time does not depend on the cells.

        if ! defined LIB_AUTOMATON
LIB_AUTOMATON equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"

        public automaton_start, automaton_sums, automaton_show

AUTOMATON_INNER: equ 32                 ; in each page: the bits of the columns inside the border
AUTOMATON_PATCH: equ 33                 ; and the bits of the start patch
SUM_LOW:        equ 64
SUM_HIGH:       equ 192

; automaton_start - the start patch: random cells in the middle half of the maze, all others dead
; In:    rng_seed, field_width, field_height
; Out:   cells, masks and the sums of the border in work; rng_seed; carry clear
;        carry set: illegal size, nothing written
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: work (1,024 bytes), rng_seed
; Size:  148 bytes   Time: 28,005 T (31x31), 26,345 T (31x23)
automaton_start:
        proc
        local clear, row, column, mask, dead

        call field_cells
        ret c
        ld hl,work
clear:
        xor a
        rept 4
        ld (hl),a
        inc l
        endm
        jr nz,clear
        inc h
        ld a,h
        cp (high work) + 4
        jr nz,clear

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

        ld de,(rng_seed)
        rng_step d, e                   ; the first numbers of neighbouring seeds are alike
        rng_step d, e
        ld a,(field_height)
        ld b,a
        srl a
        srl a
        ld l,a                          ; the first row
        ld a,b
        sub l
        sub l
        ld b,a
row:
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
        djnz row
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
        endp
automaton_start_end:

; automaton_sums - for each cell, count the living among it and its neighbours left and right
; In:    the cells in work; field_height
; Out:   the sums in work
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX
; Writes: work
; Size:  83 bytes   Time: 9,778 T (31x31), 7,090 T (31x23)
automaton_sums:
        proc
        local row
        ld a,(field_height)
        sub 2
        ld l,a
row:
        ld h,high work
        ld b,(hl)
        inc h
        ld c,(hl)
        inc h
        ld d,(hl)
        inc h
        ld e,(hl)                       ; the bytes of the row; their sums from the last to the first
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
        set 7,l                         ; at least two of three: z if x differs from y, else x, is ((x xor z) and (x xor y)) xor x
        ld a,e
        rlca
        xor b
        and ixl
        xor b
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
        ld (hl),a
        inc h
        ld a,b
        rrca
        xor e
        and ixl
        xor e
        ld (hl),a
        ld a,l
        sub SUM_HIGH + 1
        ld l,a
        jp nz,row
        ret

        if (SUM_LOW - 64) | (SUM_HIGH - 192)
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
