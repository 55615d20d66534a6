; eller.asm - the ring of sets that Eller's algorithm keeps, for eller_row and for large fields
;
; 1. A set is a ring of columns, left to right. Column n has two bytes of a page, from C = 2 * n on: the column before it in
;    its ring, and the one after it. H = that page; C is the column's place in it.
; 2. Passages cannot cross, so neighbours are in the same set if and only if the right one follows the left one in the ring.
; 3. B = coins from bit 7 down to above the lowest 1, the end marker; between two rows they are after the last column.

        if ! defined INCLUDE_ELLER
INCLUDE_ELLER equ 1

; eller_ring - every column is a set of its own, and there are no coins
; In:    coins = the place of the coins, after the last column
; Uses:  AF, HL
eller_ring macro coins
        local ring
        ld hl,coins
        ld (hl),$80
ring:                                   ; before and after itself
        dec l
        dec l
        ld (hl),l
        ld a,l
        inc l
        ld (hl),a
        dec l
        jr nz,ring
        endm

; eller_coin - carry = a coin; uses A, B
eller_coin macro
        sla b
        call z,draw
        endm

; eller_right - go to same if the next column is in the set of C; else D = the column after C, E = the next, HL = the link
eller_right macro same
        ld l,c
        inc l
        ld d,(hl)
        ld e,c
        inc e
        inc e                           ; E = the next column, D = the one after C in its ring
        ld a,d
        cp e
        jr z,same
        endm

; eller_join - open the wall at (IX + right) to the next column E and join its set with C's; D is the column after C
eller_join macro right
        ld (ix + right),FIELD_PATH
        ld (hl),e                       ; C, then E
        ld l,e
        ld a,(hl)                       ; A = the one before E, the last of E's set
        ld (hl),c
        ld l,d
        ld (hl),a                       ; A, then D
        ld l,a
        inc l
        ld (hl),d
        endm

; eller_leave - take C out of its set; E is the column before it, HL the link to that; uses D
eller_leave macro
        ld (hl),c
        inc l
        ld d,(hl)                       ; D = after it
        ld (hl),c
        ld l,e
        inc l
        ld (hl),d
        ld l,d
        ld (hl),e
        endm

        endif
