; links_generate_binary_tree.asm - a binary tree on any tiling: each cell opens one way to an earlier cell
;
; 1. Without a mask the order is that of reading, and the search goes backwards through links_ways. Squares open up or left: a
;    random bit decides where a cell has both ways. Ways round the edge are not used. A byte just below links_ways stops the search.
; 2. On other tilings a way leads to an earlier cell if its offset is negative: these directions are a byte for each parity, in
;    links_steps where no direction points. Those that a cell has are ANDed with random bytes until one is left.
; 3. The first cell of every second row of triangles has no such way: it opens right instead, to a cell that then opens up, not left.
; 4. With a mask, and with kinds of cells or rings that divide, the order is that of a flood, and where another cell has no way to an
;    earlier one. The flood begins at the first root of each part, and each cell of the list appends its new neighbours. It
;    moves their ways to it from links_ways to links, as their choices; so its own ways lead to later cells. When a cell of
;    the list gets its turn, one of its choices is drawn and opened.
;
; Why it is perfect: every cell but the first of its part has exactly one passage to an earlier cell, if a cell that opens
; right counts as the later one.

        if ! defined LINKS_GENERATE_BINARY_TREE
LINKS_GENERATE_BINARY_TREE equ 1

        include "lib/random.asm"
        include "links/links_begin.asm"
        if LINKS_MASKS | LINKS_FLOODS
        include "links/links_go.asm"
        include "links/links_pick.asm"
        endif

        public links_generate_binary_tree

; links_generate_binary_tree - make a perfect maze on any tiling, a choice for each cell
; Family: links generator
; Source: G9
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; they lean to the top left, after a flood to the cell where it begins
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP at first: an interrupt then pushes into links_guard, links,
;        links_steps, links_ways or links_list
; Writes: what links_begin writes; operands at parity and mix, and in links_ways_of, links_sides, links_trim, links_outside, links_words,
;        links_wave, links_divide, links_go and links_cut
; Size:  341 bytes   Time: 73,546 T mean, 74,613 T at most (square 15x15)
; Bound: under 3,600,000 T whatever tiling, size and mask
; Stack: 20 bytes
links_generate_binary_tree:
        proc
        local square, left, both, one, up, finished, any, signs, parity, cell, even, look, pick, draw, mix, single, none, other
        local flood, last, take, root, way, old, flooded

        call links_begin
        ret c
        if LINKS_MASKS
        ld a,(mask_used)
        dec a
        jp z,flood
        endif
        ld a,(links_height)
        ld d,high links_ways
        call links_row
        ld bc,(rng_seed)
        ld a,(links_flags)
        add a,a
        if LINKS_KINDS
        jp m,flood
        endif
        and 2 * HAS_SLOPES
        ld d,a
        ld a,(links_parity)
        ld (parity + 1),a
        or d
        jr nz,any
        inc a
        ld (links_ways - 1),a           ; stops the search
square:
        dec hl
left:
        ld a,(hl)
        and $41
        jr z,square                     ; nothing there, or the first cell
        jp po,one
        rng_step b, c                   ; two bits are set: bit 15 decides
        rlca
        sbc a,a
        and $3F
        inc a
        jr both
one:
        ld e,a
        ld a,h
        cp high links_ways
        jr c,finished                   ; below it
        ld a,e
both:
        res 3,h
        ld e,a
        or (hl)
        ld (hl),a
        dec e
        jr z,up
        dec hl                          ; to the left: it comes next
        set 2,(hl)
        set 3,h
        jr left
up:
        ld de,LINKS_STRIDE
        sbc hl,de
        set 4,(hl)
        add hl,de
        set 3,h
        jr square
finished:
        ld (rng_seed),bc
        jp links_outside

any:
        ld a,b
        ld (mix + 1),a                  ; or the next seed would make the same maze, if the first draw fails
        push hl
        ld hl,links_steps + $380        ; the sign of direction 7, parity 1
signs:
        ld a,(hl)
        rlca
        rl e
        rrc l
        jr nc,signs
        dec h
        ld l,0
        ld (hl),e
        ld l,$80
        dec h
        ld a,h
        cp high links_steps
        jr nc,signs
        pop hl
cell:
        dec hl
look:
        ld d,high links_steps
        ld a,l
parity:
        and 0                           ; operand
        jp pe,even
        inc d
        inc d
even:
        ld e,0
        ld a,(de)
        and (hl)
        jr z,none
pick:
        ld e,a
        dec a
        and e
        jr z,single
draw:
        rng_step b, c
mix:
        xor 0                           ; operand
        and e
        jr z,draw
        jr pick
single:
        res 3,h
        ld a,(hl)
        or e
        ld (hl),a
        push hl
        ld a,(de)
        add a,l
        ld l,a
        inc d
        ld a,(de)
        adc a,h
        ld h,a
        ld a,e
        rlca
        rlca
        rlca
        rlca
        or (hl)
        ld (hl),a
        pop hl
        set 3,h
        jr cell
none:
        or (hl)
        jr z,cell                       ; nothing there
        ld a,h
        sub high links_ways
        or l
        jp z,finished
        if LINKS_FLOODS
        ld a,(de)
        cp $40
        jr nz,other
        ld a,(links_steps + $200)
        cp $41
        jr nz,other
        endif
        inc hl                          ; the first of a row of triangles, which opens right
        res 3,h
        bit 0,(hl)
        set 3,h
        jr z,look                       ; that one draws again until it opens up
        dec hl
        ld e,$04
        jr single
        if LINKS_FLOODS
other:
        call links_clear
        endif

        if LINKS_MASKS | LINKS_FLOODS
flood:
        push ix
        ld ix,links_roots
        ld hl,links_roots + 1
last:
        inc hl
        inc hl
        ld a,(hl)
        or a
        jr nz,last
        dec hl
        ex de,hl                        ; DE = the end of the list, IX = a place in it
take:
        ld l,(ix + 0)
        ld h,(ix + 1)
        inc ix
        inc ix
        push hl
        res 3,h
        ld a,(hl)
        or a
        jr z,root
        call links_pick
        ld (hl),a
        call links_go
        or (hl)
        ld (hl),a
root:
        pop hl
way:
        ld a,(hl)
        or a
        jr z,flooded
        ld c,a
        neg
        and c
        ld c,a                          ; the lowest one
        xor (hl)
        ld (hl),a
        push hl
        call links_go
        xor (hl)
        ld (hl),a                       ; its way back becomes a choice
        ld c,h
        res 3,h
        ld a,(hl)
        or a
        jr nz,old
        ex de,hl                        ; new in the list
        ld (hl),e
        inc hl
        ld (hl),c
        inc hl
        ex de,hl
old:
        or b
        ld (hl),a
        pop hl
        jr way
flooded:
        ld a,ixl                        ; undocumented, but works on every Z80
        cp e
        jr nz,take
        ld a,ixh
        cp d
        jr nz,take
        pop ix
        jp links_outside
        endif
        endp
links_generate_binary_tree_end:

        endif
