; links_parts.asm - the mask, the parts that it leaves, entrance and exit
;
; 1. Close the ways of each masked cell and those that lead to it (links_cut).
; 2. Without a mask a generator begins at a random cell. Entrance and exit are the first and the last cell; in rings they are
;    at random places of the outermost and the innermost ring.
; 3. With a mask: follow the ways from the first cell of each part to all others. A generator begins there, once for each part.
;    Entrance and exit are the first and the last cell of the largest part.
; Invariant of the search: a cell whose byte in links is 1 has been found; links_list is a stack of cells whose ways are still
; to be followed. Each cell is put there once.

        if ! defined LINKS_PARTS
LINKS_PARTS equ 1

        include "lib/random.asm"
        include "links/links_rule.asm"
        include "links/links_sides.asm"

        public links_cut, links_parts, links_place

; links_cut - take the cells of the mask out of the board
; In:    links_ways, links_mask, after links_rule
; Out:   links_ways: masked cells are 0, and no way leads to them; carry clear
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links_ways
; Size:  72 bytes
links_cut:
        proc
        local eight, cell, way, closed, next
        ld hl,links_ways
        ld de,links_mask
        ld a,(links_height)
        add a,a
        add a,a
        ld c,a
eight:
        ld a,(de)
        inc de
        ld b,8
cell:
        add a,a
        jr nc,next
        push af
        push bc
way:
        ld a,(hl)
        or a
        jr z,closed
        ld c,a
        neg
        and c
        ld c,a                          ; the lowest bit
        xor (hl)
        ld (hl),a
        push hl
        links_neighbour
        ld a,c
        rlca
        rlca
        rlca
        rlca
        cpl
        and (hl)
        ld (hl),a
        pop hl
        jr way
closed:
        pop bc
        pop af
next:
        inc hl
        djnz cell
        dec c
        jr nz,eight
        or a
        ret
        endp
links_cut_end:

; links_parts - choose where a generator begins, and the entrance and the exit
; Family: part
; Source: P4
; In:    links all 0, links_ways, mask_used, rng_seed, after links_rule
; Out:   links_roots, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; links all 0; carry clear; carry set: a mask leaves
;        no two neighbours
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL; SP as links_clear
; Writes: links_distances, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed, links_list,
;        links_largest, links_last
; Size:  310 bytes
; Stack: 14 bytes
links_parts:
        proc
        local masked, scan, skip, part, mark, cell, way, followed, last, sectors, smaller
        ld a,(mask_used)
        dec a
        jr z,masked
        ld a,(links_height)
        ld e,a
        call rng_below
        ld d,high links_ways
        call links_row
        push hl
        ld a,(tiling_columns)
        ld e,a
        call rng_below
        pop hl
        add a,l
        ld l,a
        ld (links_roots),hl
        ld hl,0
        ld (links_roots + 2),hl
        ld bc,(tiling_columns - 1)
        ld a,(links_height)
        ld c,b
        dec c
        ld b,a
        dec b                           ; the last cell
        ex de,hl                        ; the first one; L = columns
        ld a,(links_flags)
        cp ROUND_COLUMNS
        jr nz,last
        ld e,l
        call rng_below
        ld c,a
        call rng_below
        ld e,a
last:
        ld (links_entrance),de
        ld (links_exit),bc
        jr sectors

masked:
        push ix
        ld h,a
        ld l,a
        ld (links_largest),hl
        ld hl,links_roots
        ld (links_list),hl
        ld a,(links_height)
        ld d,high links_ways
        call links_row
        ex de,hl                        ; DE = below the last row
        ld hl,links_ways
scan:
        ld a,(hl)
        or a
        jr z,skip
        res 3,h
        ld a,(hl)
        set 3,h
        or a
        call z,part
skip:
        inc hl
        ld a,l
        cp e
        jr nz,scan
        ld a,h
        cp d
        jr nz,scan
        ld hl,(links_list)
        xor a
        ld (hl),a
        inc hl
        ld (hl),a
        pop ix
        call links_clear
        ld hl,(links_largest)
        ld a,l
        or h
        scf
        ret z
sectors:
        ld a,(links_entrance)
        ld (circle_entrance),a
        ld a,(links_exit)
        ld (circle_centre),a
        or a
        ret

        ; a new part at HL
part:
        push de
        push hl
        ex de,hl
        ld hl,(links_list)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (links_list),hl
        ex de,hl
        ld ix,links_list + 2
        ld de,0                         ; DE = cells of the part
        ld (links_last),hl
        call mark
cell:
        dec ix
        dec ix
        ld l,(ix + 0)
        ld h,(ix + 1)
        ld a,(hl)
way:
        ld c,a
        neg
        and c
        jr z,followed
        push bc
        ld c,a
        push hl
        links_neighbour
        call mark
        pop hl
        ld a,c
        pop bc
        xor c
        jr way
followed:
        ld a,ixl
        sub low (links_list + 2)
        jr nz,cell
        ld a,ixh
        sub high (links_list + 2)
        jr nz,cell
        pop bc                          ; the first cell
        ld hl,(links_largest)
        or a
        sbc hl,de
        jr nc,smaller
        ld (links_largest),de
        ld h,b
        ld l,c
        call links_place
        ld (links_entrance),de
        ld hl,(links_last)
        call links_place
        ld (links_exit),de
smaller:
        ld h,b
        ld l,c
        pop de
        ret

mark:
        res 3,h
        ld a,(hl)
        or a
        ret nz
        inc (hl)
        set 3,h
        ld (ix + 0),l
        ld (ix + 1),h
        inc ix
        inc ix
        inc de
        ld a,(links_last)
        sub l
        ld a,(links_last + 1)
        sbc a,h
        ret nc
        ld (links_last),hl
        ret
        endp
links_parts_end:

; links_place - row and column of a cell
; In:    HL = its address in links or links_ways
; Out:   D, E = row, column
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: nothing
; Size:  12 bytes  Time: 71 T
links_place:
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
links_place_end:

        endif
