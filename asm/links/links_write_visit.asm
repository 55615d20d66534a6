; links_write_visit.asm - code that visits a cell: it takes the ways to this cell out of all its neighbours
;
; It is written for the tiling and its size, with an instruction for each direction, for cells of each parity. So the ways of a
; cell always lead to unvisited cells, and no generator looks back.
;
; - The visit takes bits out of all places where a neighbour could be, on the board or not. Off the board this does no harm: a place
;   there is unused, or it is at the opposite edge and has no way in that direction. Rows of another kind than those beside
;   them, in 32 columns, are the exception: the next row begins where a diagonal leads out. Their visit has a test for the edge.
; - Far neighbours (round the edge, a floor up or down) are found modulo 1 KB, so that nothing else is changed.

        if ! defined LINKS_WRITE_VISIT
LINKS_WRITE_VISIT equ 1

        include "include/links.asm"
        if LINKS_DIVIDES
        include "links/links_divide.asm"
        endif

        public links_write_visit

LINKS_VISIT:    equ links_distances + 1088      ; beyond the roots: 4 bytes for each near direction, 15 for each far one, and 20

; links_write_visit - write the code of a visit
; Family: part
; Source: common knowledge
; In:    HL, DE = where a visit continues when the cell has ways left, and when it has none; after links_begin
; Out:   A = links_parity; carry set: rings that divide; the code at LINKS_VISIT: HL = a cell in links_ways; it continues
;        with HL kept, A = the cell's ways, B = the page of links_steps for its parity; F and IX are lost
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX
; Writes: links_distances (256 bytes from 1,088); operands at which_parity, length, edge_column, near, far, far_bit, page, some
;        and none_left
; Size:  234 bytes
; Stack: 4 bytes
links_write_visit:
        proc
        local VISIT_1, gaps, length, one_parity, write, direction, is_far, copy, none
        local which, which_parity, begin, edge, edge_column, edge_end, near, far, far_bit, page, some, none_left, page_end, divided, each_way

VISIT_1:        equ LINKS_VISIT + 128

        ld (some + 1),hl
        ld (none_left + 1),de
        ld de,LINKS_VISIT
        if LINKS_DIVIDES
        ld a,(links_flags)
        add a,a
        jr c,divided
        endif
        ld a,(links_parity)
        ld (which_parity + 1),a
        ld hl,tiling_columns
        cp (hl)
        ld hl,edge - begin              ; 32 both: such rows follow each other without a gap
        jr nz,gaps
        ld l,edge_end - begin
gaps:
        ld (length + 1),hl
        or a
        jr z,one_parity
        ld hl,links_steps + $201
        ld de,VISIT_1
        ld a,1
        call write
        ld hl,which
        ld de,LINKS_VISIT
        ld bc,begin - which
        ldir
one_parity:
        ld hl,links_steps + $10
        xor a
        call write
        ld a,(links_parity)
        if LINKS_DIVIDES
        or a
        endif
        ret

        if LINKS_DIVIDES
divided:
        ld a,high links_steps
        ld (page + 1),a
        ld hl,each_way
        ld bc,page_end - each_way
        ldir
        xor a
        scf
        ret
        endif

        ; write the code of a visit at DE, for the offsets at HL; A = 1 for parity 1
write:
        ld (edge_column + 1),a
        ld a,l
        ld ixh,a                        ; the first direction: 4, or 0 for parity 1
        and $10
        add a,a
        xor $A6
        ld ixl,a                        ; the way back of it
        push hl
        ld hl,begin
length:
        ld bc,0                         ; operand
        ldir
        pop hl
direction:
        ld c,(hl)
        inc h
        ld b,(hl)
        dec h
        ld a,b
        or c
        jr z,none
        push hl
        ld a,c
        rlca
        sbc a,a
        cp b
        ld a,ixl
        jr nz,is_far
        ld h,a
        ld l,c
        ld (near + 2),hl
        ld hl,near
        ld bc,far - near
        jr copy
is_far:
        ld (far + 1),bc
        ld (far_bit + 1),a
        ld hl,far
        ld bc,each_way - far
copy:
        ldir
        pop hl
none:
        ld a,ixl
        add a,8
        and $BF
        ld ixl,a
        rlc l
        ld a,l
        cp ixh
        jr nz,direction
        ld a,h
        ld (page + 1),a
        ld hl,page
        ld bc,page_end - page
        ldir
        ret

        ; copied to LINKS_VISIT, with their operands
which:
        ld a,l
which_parity:
        and 0
        jp po,VISIT_1
begin:
        push hl
        pop ix
edge:
        ld a,l
edge_column:
        add a,0
        and LINKS_STRIDE - 1
        jr z,edge_end + 12              ; beyond the three directions that lead out here
edge_end:
near:
        res 0,(ix + 0)
far:
        ld bc,0
        add hl,bc
        ld a,h
        and high (LINKS_SIZE - 1)
        or high links_ways
        ld h,a
far_bit:
        res 0,(hl)
        push ix
        pop hl
each_way:
        if LINKS_DIVIDES
        call links_divided_visit
        endif
page:
        ld b,0
        ld a,(hl)
        or a
some:
        jp nz,0
none_left:
        jp 0
page_end:
        endp
links_write_visit_end:

        endif
