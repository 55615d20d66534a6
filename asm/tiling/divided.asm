; divided.asm - rings that divide: which cells a ring has, their ways, and how far away their neighbours are
;
; A ring has every first, second or fourth column of the outermost one, its spacing. From the middle on, the first two rings have
; 8 cells or more, the next four 16 or more, all others one in each column; the spacing divides the columns. The
; outermost ring has all of them. Where the cells of a ring are twice as near to each other as those of the ring inside it, 0 leads
; out of these to the left one of two cells, 1 to the right one; 4 and 5 lead back.
;
; The offset of a neighbour depends on the ring, and on the edge. So links_rule makes a call of the instruction that reads
; the parity, wherever code steps to a neighbour (links_neighbour): it writes the offset of this one step into links_steps.

        if ! defined TILING_DIVIDED
TILING_DIVIDED equ 1

        include "include/links.asm"

; links_divided_row - the row of a cell
; In:    HL = a cell in links or links_ways, or its place in a copy at links_distances
; Out:   A = row
; Keeps: BC, E, HL, IX, IY
; Uses:  AF, D
; Size:  19 bytes   Time: 60 T
links_divided_row macro
        local other
        ld a,h
        sub high links_distances
        jr nc,other
        ld a,h
other:
        and high (LINKS_SIZE - 1)
        ld d,a
        ld a,l
        and 256 - LINKS_STRIDE
        or d
        rlca
        rlca
        rlca
        endm

; divided_spacings - find the spacings: links_divide
; In:    tiling_rows, tiling_columns
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
divided_spacings:
        proc
        local none, found, top, first, further, middle, spacing, kind, wide, done, inward, straight
        local right, along, round, clockwise, back, spaced, way
        push bc
        ld a,(tiling_columns)
        ld hl,$0604                     ; H = the least number of the outermost ring, L = rings further out
        ld bc,$0402                     ; the spacing of the first rings from the middle, and further out
        cp LINKS_MOST
        jr z,found
        ld hl,$0200
        ld b,2
        rrca
        jr c,none
        cp 8
        jr nc,found
none:
        ld bc,$0101
found:
        ld a,b
        ld (middle + 1),a
        ld a,c
        ld (further + 1),a
        ld a,(tiling_rows)
        dec a
        cp h
        jr nc,top
        ld a,h
top:
        dec a
        ld (first + 1),a
        sub l
        ld (links_spacing + 1),a
        ld (wide + 1),a
        pop bc
        ret

; links_spacing - how many columns a cell of a ring takes
; In:    A = row; after links_divide
; Out:   A = 1, 2 or 4
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
links_spacing:
spacing:
        cp 0                            ; operand: the first row whose cells take more than one column
        jr nc,first
        ld a,1
        ret
first:
        cp 0                            ; operand: that of the first rings from the middle
further:
        ld a,0                          ; operand
        ret c
middle:
        ld a,0                          ; operand
        ret

; links_divided_at - the place of a cell, and its spacing
; In:    HL = its address in links or links_ways; after links_divide
; Out:   H = row, E = column, A = D = spacing
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
links_divided_at:
        links_divided_row
        ld h,a
        call links_spacing
        ld d,a
        ld a,l
        and LINKS_STRIDE - 1
        ld e,a
        ld a,d
        ret

; links_divided_ways - the ways that a cell has to its neighbours
; In:    H = row, D = spacing, E = column: after links_divided_at
; Out:   A = a bit for each direction; 0: there is no such cell
; Keeps: B, DE, HL, IX, IY
; Uses:  AF, C
links_divided_ways:
        ld c,0
        ld a,d
        dec a
        and e
        jr nz,done
        ld c,$44
        ld a,h
        or a
        jr z,inward
        inc c
        dec a
        call links_spacing
        cp d
        jr nc,inward
        set 1,c
inward:
        ld a,(tiling_rows)
        dec a
        cp h
        jr z,done
        ld a,h
        inc a
        call links_spacing
        dec a
        and e
        ld a,$10
        jr z,straight
        add a,a
straight:
        or c
        ret
done:
        ld a,c
        ret

; links_divided_offset - how far away a neighbour is
; In:    C = mask of a direction that a cell has; D, E as links_divided_at
; Out:   A = offset
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
links_divided_offset:
        ld a,c
        and $44
        jr nz,round
        ld a,c
        and $11
        ld a,-LINKS_STRIDE
        jr nz,along
        ld a,d                          ; the right one of two cells: half a spacing outward, a whole one inward
        bit 1,c
        jr z,right
        rrca
right:
        sub LINKS_STRIDE
        bit 1,c
        ret nz
        neg
        ret
along:
        bit 0,c
        ret nz
        neg
        ret
round:
        ld a,(tiling_columns)
        sub d                           ; the last column, or how far the first one is from it
        bit 2,c
        jr nz,clockwise
        inc e
        dec e
        ret z
        xor a
        sub d
        ret
clockwise:
        cp e
        jr z,back
        ld a,d
        ret
back:
        neg
        ret

; links_kind - the parity bits, for a tiling that does not divide: it is read; for one that does, it is called
; In:    HL = a cell in links or links_ways, or its place in a copy at links_distances; C = mask of a direction that it has
; Out:   A = 0; links_steps: the offset of this direction
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
links_kind:
kind:
        nop                             ; operand: the parity bits; 0 where it is called
        ld a,c
        and $EE
        ret z                           ; 0 and 4: as in the rule of squares
        push hl
        push de
        links_divided_row
wide:
        cp 0                            ; operand, as in links_spacing
        ld d,1
        jr c,spaced
        call first
        ld d,a
spaced:
        ld a,l
        and LINKS_STRIDE - 1
        ld e,a
        call links_divided_offset
        ld l,c
        ld h,high links_steps
        ld (hl),a
        inc h
        rlca
        sbc a,a
        ld (hl),a
        pop de
        pop hl
        xor a
        ret

; links_divided_visit - take the ways to a cell out of all its neighbours: see links_write_visit.asm
; In:    HL = the cell, in links_ways
; Out:   links_ways; links_steps: the offsets of all its directions
; Keeps: DE, HL, IX, IY
; Uses:  AF, BC
links_divided_visit:
        push de
        push hl
        call links_divided_at
        call links_divided_ways
        pop hl
way:
        ld b,a
        dec a
        and b
        push af
        xor b
        ld c,a                          ; the lowest one
        push hl
        call links_divided_offset
        ld b,high links_steps
        ld (bc),a
        inc b
        rlca
        sbc a,a
        ld (bc),a
        dec b
        ld a,(bc)
        add a,l
        ld l,a
        inc b
        ld a,(bc)
        adc a,h
        ld h,a
        ld a,c
        rlca
        rlca
        rlca
        rlca
        cpl
        and (hl)
        ld (hl),a
        pop hl
        pop af
        jr nz,way
        pop de
        ret
        endp

        endif
