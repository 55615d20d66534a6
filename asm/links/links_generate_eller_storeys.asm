; links_generate_eller_storeys.asm - Eller's maze in space: floor by floor, with memory for one plane
;
; 1. Each cell of the lowest floor is a set of its own.
; 2. Look at the walls of a plane in the order of reading: of each cell the left one, then the upper one. Toss a coin for each: open
;    the wall if it separates two sets; they become one.
; 3. The last plane: open every wall that separates two sets, and end. A coin for each cell decides which of its two walls
;    comes first. So a single floor is a binary tree.
; 4. Any plane but the last: go back from its last cell to its first one, and toss a coin for each: does a stair lead up from it? If
;    no other cell of a set has a stair, the set's first cell gets one in any case.
; 5. In the plane above a cell over a stair belongs to the set below it, every other one is a set of its own. Continue with step 2.
; 6. With a mask: no wall and no stair of a cell that is taken out is looked at, and a set whose first cell has none above it
;    may have no stair. So floors may keep apart what is connected. At the end look at all passages again, now with sets of all
;    cells: open every wall or stair that separates two of them.
; Longer than 400 lines because step 6 has a walk of its own over all floors.
;
; Memory: a word for each cell of one plane, at the start of links_distances: at most 1,024 cells, where there is one floor. They
; are packed, with no gap after a row. A finished plane is not read again; its stairs are written into the next one beforehand.
; Only step 6 has words for all planes. The word of a cell that is taken out is 0.
; - Sets are disjoint sets: a word is the address of that of an earlier cell of its set, high byte first; that of the first cell is
;   its own. They are joined by Rem's algorithm, as in links_generate_kruskal.
; - Step 4 makes the words of the plane above in place. The word of a set's first cell, whose turn comes last, is meanwhile
;   that of the lowest stair so far. A new stair takes its place there, and becomes the first cell of the stairs' set.

        if ! defined LINKS_GENERATE_ELLER_STOREYS
LINKS_GENERATE_ELLER_STOREYS equ 1

        include "lib/random.asm"
        include "links/links_begin.asm"
        include "links/links_parts.asm"

        public links_generate_eller_storeys

; links_generate_eller_storeys - make a perfect maze of storeys, floor by floor
; Family: links generator
; Source: G8, G12
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: any tiling but storeys, illegal size, or a mask that leaves no two neighbours
; Promise: perfect; many short dead ends, many stairs below the last floor, which joins all separate parts
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP at first: an interrupt then pushes into links_guard, links, links_steps, links_ways or links_list
; Writes: what links_begin writes; operands at try_up, try_left, gate, above, floor, visit, bits and below, and in
;        links_ways_of, links_sides, links_trim, links_words, links_wave, links_outside, links_divide, links_go and
;        links_cut
; Size:  511 bytes   Time: 403,735 T mean, 452,768 T at most (storeys 15x15 on 2 floors)
; Bound: under 1,300,000 T without a mask; with one under 8,000,000 T
; Stack: 20 bytes
;        links_sides, links_trim, links_words, links_wave and links_outside
links_generate_eller_storeys:
        proc
        local plane, climb, stairs, follow, choose, stair, floor, no_stair, top, walk, row, cell, visit, last, left_last
        local join, up, above, left, try, find, differ, hang, same, coin, bits, kept, single, whole, begun, gate, walk_rows, try_up
        local before, try_left, try_masked, ways, take_out, mend, size, walk_all, opened, ways_too, each, below

        ld a,(tiling)
        cp TILING_STOREYS
        scf
        ret nz
        if LINKS_MASKS
        ld a,(mask_used)
        dec a
        jr nz,whole
        call links_begin
        ret c
        ld hl,try_masked
        ld a,$3E                        ; ld a,..
        jr begun
whole:
        endif
        call links_rule
        ret c
        call links_clear
        call links_parts
        if LINKS_MASKS
        ld hl,try
        ld a,$18                        ; jr
begun:
        ld (gate),a
        ld (try_up + 1),hl
        ld (try_left + 1),hl
        endif
        push ix
        ld hl,(tiling_rows)             ; and columns
        xor a
        ld (bits + 1),a                 ; no random bits are left
        sub h
        sub h
        ld (above + 1),a
        ld a,l
        ld d,0
        call links_row
        ld (floor + 1),hl
        ld bc,single
        call walk
        ld ix,links - 1
        ld a,(tiling_storeys)
plane:
        if LINKS_MASKS
        push af
        push ix
        ld bc,take_out
        ld a,(mask_used)
        dec a
        call z,walk
        pop ix
        pop af
        endif
        ld bc,last
        dec a
        jr z,top
        push af
        ld bc,join
        call walk
        push ix                         ; HL = past the last word
        ld bc,(tiling_rows)
climb:
        push bc
        ld a,ixl
        and 256 - LINKS_STRIDE
        add a,b
        dec a
        ld ixl,a                        ; the last cell of the row
stairs:
        dec hl
        dec hl
        push bc
        ld b,h
        ld c,l
        if LINKS_MASKS
gate:
        jr follow                       ; operand: nothing with a mask
        push ix
        pop de
        set 3,d
        ld a,(de)
        and $02
        jr z,no_stair                   ; the cell is taken out, or the one above it
        endif
follow:
        ld d,(hl)
        inc l
        ld e,(hl)
        dec l
        or a
        sbc hl,de
        add hl,de
        ex de,hl
        jr c,choose                     ; DE = the set's first cell, HL = its lowest stair so far
        jr nz,follow
        sbc hl,bc
        add hl,bc
        jr z,stair                      ; the set ends here without a stair
choose:
        call coin
        jr nc,no_stair
stair:
        ld (hl),b
        inc l
        ld (hl),c
        ex de,hl
        ld (hl),b
        inc l
        ld (hl),c
        push ix
        pop hl
        set 1,(hl)
floor:
        ld de,0                         ; operand: the distance from a floor to the next one
        add hl,de
        ld (hl),$20
no_stair:
        ld h,b
        ld l,c
        ld (hl),b
        inc l
        ld (hl),c
        dec l
        pop bc
        dec ix
        djnz stairs
        pop bc
        dec c
        jr nz,climb
        pop ix
        pop af
        jr plane
top:
        call walk
        if LINKS_MASKS
        ld a,(mask_used)
        dec a
        call z,mend
        endif
        pop ix
        jp links_outside

        ; visit all cells of a plane: IX = the byte before its first one, then before that of the next plane;
        ; for the routine at BC: HL = the cell's word, IX = the cell, B, C = columns, rows from there on
walk:
        ld (visit + 1),bc
        ld hl,links_distances
        ld bc,(tiling_rows)
walk_rows:
row:
        push bc
cell:
        inc ix
visit:
        call 0                          ; operand
        inc hl
        inc hl
        djnz cell
        ld a,ixl                        ; undocumented, but works on every Z80
        or LINKS_STRIDE - 1
        ld ixl,a
        pop bc
        dec c
        jr nz,row
        ret

last:
        call coin
        jr c,left_last
        call left
        jr up
left_last:
        call up
        jr left
join:
        call coin
        call c,left
        call coin
        ret nc
up:
        ld a,(tiling_rows)
        cp c
        ret z
above:
        ld de,$FF00                     ; operand: -2 * columns
try_up:
        call try                        ; operand: try_masked with a mask
        ret nc
        set 0,(ix + 0)
        set 4,(ix - LINKS_STRIDE)
        ret
left:
        ld a,(tiling_columns)
        cp b
        ret z
before:
        ld de,-2
try_left:
        call try                        ; operand: try_masked with a mask
        ret nc
        set 6,(ix + 0)
        set 2,(ix - 1)
        ret

        ; carry set: the cell and that whose word is DE further on have been joined
        if LINKS_MASKS
try_masked:
        ld a,(hl)
        or a
        ret z
        push hl
        add hl,de
        ld a,(hl)
        pop hl
        or a
        ret z
        endif
try:
        push hl
        push bc
        ex de,hl
        add hl,de
find:                                   ; HL, DE: two words
        ld a,(de)
        cp (hl)
        jr nz,differ
        inc l
        inc e
        ld a,(de)
        cp (hl)
        jr z,same
        dec l
        dec e
differ:
        jr c,hang
        ex de,hl
hang:                                   ; HL = the one that names a later cell
        ld b,(hl)
        ld a,(de)
        ld (hl),a
        inc l
        inc e
        ld c,(hl)
        ld a,(de)
        ld (hl),a
        dec l
        dec e
        ld a,l
        cp c
        ld l,c
        ld a,h
        ld h,b
        jr nz,find
        cp b
        jr nz,find
        scf
same:
        pop bc
        pop hl
        ret

        ; carry = a random bit
coin:
bits:
        ld a,0                          ; operand: bits that are left, above the lowest 1
        add a,a
        jr nz,kept
        push hl
        call rng_next
        pop hl
        scf
        rla
kept:
        ld (bits + 1),a
        ret

        ; make a cell a set of its own
single:
        ld a,l
        ld (hl),h
        inc l
        ld (hl),a
        dec l
        ret

        if LINKS_MASKS
        ; the ways of the cell at IX
ways:
        push ix
        pop de
        set 3,d
        ld a,(de)
        ret
        ; take out the word of a cell that has no ways
take_out:
        call ways
        or a
        ret nz
        ld (hl),a
        ret

        ; step 6: all floors as one plane
mend:
        ld hl,0
        ld de,(above + 1)
        ld a,(tiling_rows)
        ld b,a
size:
        add hl,de
        djnz size
        ld (below + 1),hl
        ld bc,single
        call walk_all
        ld bc,opened
        call walk_all
        ld bc,ways_too
walk_all:
        ld (visit + 1),bc
        ld ix,links - 1
        ld hl,links_distances
        ld bc,(tiling_rows)
        ld a,(links_height)
        ld c,a
        jp walk_rows

        ; join the sets that the passages of a cell connect, or its ways
opened:
        ld a,(ix + 0)
        jr each
ways_too:
        call ways
each:
        push af
        bit 6,a
        call nz,before
        pop af
        push af
        rrca
        call c,above
        pop af
        bit 5,a
        ret z
below:
        ld de,0                         ; operand: -2 * cells of a plane
        call try
        ret nc
        set 5,(ix + 0)
        push ix
        ex (sp),hl
        ld de,(floor + 1)
        or a
        sbc hl,de
        set 1,(hl)
        pop hl
        ret
        endif
        endp
links_generate_eller_storeys_end:

        endif
