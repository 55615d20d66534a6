; links_generate_binary_tree.asm - a binary tree on any tiling: each cell opens one way to an earlier cell
;
; 1. Squares without a mask, in the order of reading: each cell opens up or left, a random bit decides where it has both ways. Ways
;    round the edge are not used. The search goes backwards; a byte just below links_ways stops it.
; 2. All others in the order of a flood: it begins at the first root of each part, and each cell of the list appends its new
;    neighbours. It moves their ways to it from links_ways to links, as their choices; so its own ways lead to later cells.
; 3. When a cell of the list gets its turn, one of its choices is drawn and opened.
;
; Why it is perfect: every cell but the first of its part has exactly one passage to an earlier cell.

        if ! defined LINKS_GENERATE_BINARY_TREE
LINKS_GENERATE_BINARY_TREE equ 1

        include "lib/random.asm"
        include "links/links_begin.asm"
        include "links/links_go.asm"
        include "links/links_pick.asm"

        public links_generate_binary_tree

; links_generate_binary_tree - make a perfect maze on any tiling, a choice for each cell
; Family: links generator
; Source: G9
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; squares without a mask lean to one corner, others to the cell where the flood begins
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP at first: an interrupt then pushes into links_guard, links,
;        links_steps, links_ways or links_list
; Writes: what links_begin writes; operands in links_ways_of, links_sides, links_trim, links_outside, links_words,
;        links_wave, links_divide, links_go and links_cut
; Size:  201 bytes   Time: 75,531 T mean, 76,442 T at most (square 15x15)
; Bound: under 3,600,000 T whatever tiling, size and mask
; Stack: 20 bytes
links_generate_binary_tree:
        proc
        local cell, both, one, up, finished, flood, last, take, root, way, old, flooded

        call links_begin
        ret c
        ld a,(mask_used)
        dec a
        jr z,flood
        ld a,(links_flags)
        and HAS_SLOPES
        ld hl,links_parity
        or (hl)
        jr nz,flood
        ld a,(links_height)
        ld d,high links_ways
        call links_row
        ld bc,(rng_seed)
        ld a,$01
        ld (links_ways - 1),a           ; stops the search
cell:
        dec hl
        ld a,(hl)
        and $41
        jr z,cell                       ; nothing there, or the first cell
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
        dec hl                          ; to the left
        set 2,(hl)
        inc hl
        set 3,h
        jr cell
up:
        push hl
        ld de,-LINKS_STRIDE
        add hl,de
        set 4,(hl)
        pop hl
        set 3,h
        jr cell
finished:
        ld (rng_seed),bc
        jp links_outside

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
        endp
links_generate_binary_tree_end:

        endif
