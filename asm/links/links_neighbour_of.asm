; links_neighbour_of.asm - one step in a maze on any tiling, by row and column
;
; The offset is 32 * rows + columns with columns -2 to 2: so offset + 2 has columns + 2 in its lower five bits, rows in the others.
; A step that leaves the rows or columns wraps round the edge, since there is a passage.

        if ! defined LINKS_NEIGHBOUR_OF
LINKS_NEIGHBOUR_OF equ 1

        include "links/links_ends.asm"

        public links_neighbour_of

; links_neighbour_of - the cell behind a passage
; Family: part
; Source: common knowledge
; In:    D,E = row, column; A = code of the direction, 0 to 7; links, after a generator, a solver, links_distance or
;        links_rule for this tiling and size
; Out:   carry clear: D,E = the cell behind the passage; carry set: there is no passage, or D,E is outside the maze; D,E
;        unchanged
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links_steps
; Size:  110 bytes   Time: 896 T at most; 631 T where rings do not divide
; Stack: 10 bytes
links_neighbour_of:
        proc
        local two, four, mask, even, round, near
        if LINKS_DIVIDES
        ld c,1                          ; the mask without a loop, which saves the time of the test of links_flags below
        rrca
        jr nc,two
        sla c
two:
        rrca
        jr nc,four
        sla c
        sla c
four:
        rrca
        jr nc,mask
        ld a,c
        rlca
        rlca
        rlca
        rlca
        ld c,a
mask:
        else
        ld b,a
        inc b
        ld a,$80
mask:
        rlca
        djnz mask
        ld c,a
        endif
        push de
        call links_cell
        pop de
        ret c
        res 3,h
        ld a,(hl)
        and c
        scf
        ret z
        if LINKS_DIVIDES
        ld a,(links_flags)
        add a,a
        jr nc,near
        call links_go
        ld a,l
        and LINKS_STRIDE - 1
        ld e,a
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        and LINKS_MOST - 1
        ld d,a
        ret
near:
        endif
        ld a,(links_parity)
        and l
        ld b,high links_steps
        jp pe,even
        inc b
        inc b
even:
        ld a,(bc)
        ld l,a
        inc b
        ld a,(bc)
        ld h,a
        inc hl
        inc hl
        ld a,l
        and LINKS_STRIDE - 1
        sub 2
        add a,e
        push hl
        ld hl,tiling_columns
        call round
        pop hl
        ld e,a
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        add a,d
        ld hl,links_height
        call round
        ld d,a
        or a
        ret
round:                                  ; A = -1: the last one; A = their number: the first one
        cp (hl)
        ret c
        sub (hl)
        ret z
        ld a,(hl)
        dec a
        ret
        endp
links_neighbour_of_end:

        endif
