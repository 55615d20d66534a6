; tiling_next.asm - the neighbours of a cell, and its sides that face outward
;
; By row and column, for drawings and walkers, from the tables in tiling/rules.asm: no table that a generator makes is needed.

        if ! defined ENGINE_TILING_NEXT
ENGINE_TILING_NEXT equ 1

        include "include/links.asm"
        include "tiling/divided.asm"
        include "tiling/rules.asm"

        public tiling_next, tiling_outer, tiling_absent, tiling_sides_of, tiling_place

; tiling_next - the neighbour in a direction
; In:    D, E = row, column; A = direction, 0 to 7, one that the cell has; after tiling_fit
; Out:   carry clear: D, E = the neighbour; carry set: it would be outside the board, D, E as they were
; Keeps: BC, HL, IX, IY
; Uses:  AF, DE
; Writes: nothing
tiling_next:
        proc
        local up, step, even, floor, same, column, inside, outside, wrap, divided, mask, gone
        push hl
        push bc
        push de
        ld c,a
        ld a,(tiling_flags)
        rlca
        jr c,divided
        bit 0,c
        jr z,step
        and 2 * HAS_FLOORS
        jr z,step
        ld a,(tiling_rows)              ; 1 is a floor up: that much further down in `links`
        bit 2,c
        jr z,up
        neg
up:
        add a,d
        ld hl,tiling_all
        cp (hl)
        jr nc,outside
        ld d,a
        ld a,e
        jr inside
step:
        ld b,0
        ld hl,(tiling_rule)
        add hl,bc
        call tiling_parity_of
        jp pe,even
        ld c,RULE_SIZE
        add hl,bc
even:
        ld a,(hl)                       ; 32 * rows + columns: see links_neighbour_of.asm
        add a,2
        ld b,a
        and LINKS_STRIDE - 1
        sub 2
        ld c,a
        rept 5
        sra b
        endm                            ; B, C = rows, columns to go
        ld a,(tiling_rows)
        ld h,a
        ld a,d
floor:
        sub h
        jr nc,floor
        add a,h
        add a,b                         ; the row on its floor
        cp h
        jr c,same
        ld l,a
        ld a,(tiling_flags)
        and ROUND_ROWS
        jr z,outside
        call wrap
        ld d,a
        jr column
same:
        ld a,d
        add a,b
        ld d,a
column:
        ld a,(tiling_columns)
        ld h,a
        ld a,e
        add a,c
        cp h
        jr c,inside
        ld l,a
        ld a,(tiling_flags)
        and ROUND_COLUMNS
        jr z,outside
        call wrap
inside:
        ld e,a
gone:
        pop bc
        pop bc
        pop hl
        or a
        ret
outside:
        pop de
        pop bc
        pop hl
        scf
        ret
divided:
        ld b,c
        inc b
        ld a,$80
mask:
        rlca
        djnz mask
        ld c,a
        call tiling_place
        push hl
        call links_divided_at
        ld b,c
        call links_divided_ways
        and b
        ld c,b
        pop hl
        jr z,outside
        call links_divided_offset
        ld c,a
        rlca
        sbc a,a
        ld b,a
        add hl,bc
        call links_divided_at
        ld d,h
        jr gone
wrap:                                   ; L = 255 or H: round the edge
        inc l
        ld a,0
        ret nz
        ld a,h
        dec a
        ret
        endp
tiling_next_end:

; tiling_outer - a side of a cell that faces outward: there an entrance or exit can be
; In:    D, E = row, column; B = 0 entrance: preferably on the left or above; 1 exit: preferably on the right or below; tiling_all
; Out:   carry clear: A = direction; carry set: the cell has neighbours on all sides
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
tiling_outer:
        proc
        local try, side, no, order
        ld a,b
        add a,a
        add a,a
        ld c,a
        call tiling_sides_of
        ld b,a
        ld hl,order
try:
        ld a,(hl)
        inc hl
        cp 8
        ccf
        ret c
        xor c
        push hl
        push bc
        push de
        ld c,a
        ld a,b
        ld b,c
        inc b
side:
        rrca
        djnz side
        jr nc,no                        ; it has no such side
        ld a,c
        call tiling_next
        call nc,tiling_absent
no:
        ld a,c
        pop de
        pop bc
        pop hl
        jr nc,try
        or a
        ret
order:
        db 6, 0, 7, 5, 1, 4, 3, 2, 255
        endp
tiling_outer_end:

; tiling_sides_of - the sides that a cell has
; In:    D, E = row, column; tiling; after tiling_fit
; Out:   A = a bit for each direction
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
tiling_sides_of:
        proc
        local kinds, even, column, kind, divided, first, last
        push bc
        ld a,(tiling)
        add a,a
        ld c,a
        ld b,0
        ld hl,tiling_sides_by_parity
        add hl,bc
        ld a,(tiling_flags)
        add a,a
        jp m,kinds
        pop bc
        call tiling_parity_of
        jp pe,even
        inc hl
even:
        ld a,(hl)
        ret
kinds:
        jr c,divided
        ld a,(hl)                       ; the list of an even row
        inc hl
        ld h,(hl)
        ld l,a
        bit 0,d
        ld c,RULE_SIZE
        jr z,$ + 3
        add hl,bc
        push hl
        ld b,e
        inc b
column:
        ld a,(hl)
        or a
        jr nz,kind
        pop hl                          ; it begins again
        push hl
        ld a,(hl)
kind:
        inc hl
        djnz column
        pop hl
        pop bc
        ret
divided:
        push de
        ld h,d
        ld a,d
        call links_spacing
        ld d,a
        call links_divided_ways
        pop de
        or a
        jr z,last                       ; there is no such cell
        ld c,a
        ld a,d
        or a
        jr nz,first
        inc c
first:
        ld a,(tiling_rows)
        dec a
        cp d
        ld a,c
        jr nz,last
        or $10
last:
        pop bc
        ret
        endp

; tiling_parity_of - the parity of a cell
; In:    D, E = row, column; after tiling_fit
; Out:   P/V: PE for parity 0, PO for parity 1
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
tiling_parity_of:
        push hl
        ld hl,tiling_parity
        ld a,d
        rrca
        rrca
        rrca
        and $E0
        or e                            ; the low byte of the cell's address
        and (hl)
        pop hl
        ret
tiling_sides_of_end:

; tiling_absent - is a cell taken out of the board
; In:    D, E = row, column; mask_used, links_mask
; Out:   carry set: it is
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
tiling_absent:
        proc
        local column
        ld a,(mask_used)
        or a
        ret z
        push bc
        ld a,e
        rrca
        rrca
        rrca
        and 3
        ld c,a
        ld a,d
        add a,a
        add a,a
        or c
        ld c,a
        ld b,0
        ld hl,links_mask
        add hl,bc
        ld a,e
        and 7
        ld b,a
        inc b
        ld a,(hl)
column:
        rlca
        djnz column
        pop bc
        ret
        endp
tiling_absent_end:

; tiling_place - where a cell is in `links`
; In:    D, E = row, column
; Out:   HL = address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
tiling_place:
        ld a,d
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        or e
        ld l,a
        ld a,h
        and 3
        or high links
        ld h,a
        ret
tiling_place_end:

tiling_next_variables macro
tiling_all:     ds 1                    ; rows of all floors together; tiling_fit sets it
tiling_rule:    ds 2                    ; the row of links_tilings, which tiling_fit copies
tiling_parity:  ds 1
tiling_flags:   ds 1
        endm

        endif
