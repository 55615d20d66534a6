; links_parts.asm - the mask, the parts that it leaves, entrance and exit
;
; 1. Close the ways of each masked cell and those that lead to it (links_cut).
; 2. Without a mask a generator begins at a random cell. Entrance and exit are the first and the last cell; in rings they are
;    at random places of the outermost and the innermost ring.
; 3. With a mask: a wave from the first cell of each part finds all others (links_wave). A generator begins there, once for each
;    part. Entrance and exit are the first and the last cell of the largest part.

        if ! defined LINKS_PARTS
LINKS_PARTS equ 1

        include "lib/random.asm"
        include "links/links_sides.asm"
        include "links/links_words.asm"
        if LINKS_MASKS
        include "links/links_wave.asm"
        endif

        public links_parts, links_place
        if LINKS_MASKS
        public links_cut
        endif

        if LINKS_MASKS

; links_cut - take the cells of the mask out of the board
; In:    links_ways, links_mask, after links_rule
; Out:   links_ways: masked cells are 0, and no way leads to them; carry clear
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links_ways, links_steps; operands at step
; Size:  78 bytes
links_cut:
        proc
        local eight, cell, way, closed, next, step
        links_use_step step
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
step:
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

        endif

; links_parts - choose where a generator begins, and the entrance and the exit
; Family: part
; Source: P4
; In:    links all 0, links_ways, mask_used, rng_seed, after links_rule
; Out:   links_roots, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; links all 0; carry clear;
;        carry set: a mask leaves no two neighbours
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL; SP with a mask: an interrupt then pushes into links_guard, links, links_steps, links_ways or links_list
; Writes: links_distances, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed, links_ways,
;        links_list, links_largest, links_next_root, links_steps; operands in links_words, links_wave and links_cut
; Size:  293 bytes
; Stack: 14 bytes
links_parts:
        proc
        local last, masked, scan, next, sectors, part, member, all, rings
        if LINKS_MASKS
        ld a,(mask_used)
        dec a
        jr z,masked
        endif
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
        if LINKS_DIVIDES
        jr z,rings
        add a,a
        jr nc,last
        else
        jr nz,last
        endif
rings:
        ld e,l
        call rng_below
        ld c,a
        call rng_below
        ld e,a
        if LINKS_DIVIDES
        ld a,(links_flags)
        add a,a
        jr nc,last
        ld a,b                          ; the cell to the left, where there is none
        call links_spacing
        neg
        and c
        ld c,a
        ld hl,(links_roots)
        push hl
        push de
        call links_divided_at
        pop de
        pop hl
        neg
        and l
        ld (links_roots),a
        endif
last:
        ld (links_entrance),de
        ld (links_exit),bc
        if LINKS_MASKS
        jr sectors

masked:
        push ix
        ld h,a
        ld l,a
        ld (links_largest),hl
        ld hl,links_roots
        ld (links_next_root),hl
        ld a,(links_height)             ; a wave follows links and leaves its marks in links_ways
        ld d,0
        call links_row
        ld b,h
        ld c,l
        ld hl,links_ways
        ld de,links
        ldir
        ld hl,links_ways + LINKS_SIZE
        call links_zero
        ld hl,links
scan:
        ld a,(hl)
        or a
        jr z,next
        set 3,h
        ld a,(hl)
        or a
        call z,part
        res 3,h
next:
        inc hl
        ld a,h
        cp high (links + LINKS_SIZE)
        jr nz,scan
        ld hl,(links_next_root)
        xor a
        ld (hl),a
        inc hl
        ld (hl),a
        pop ix
        ld hl,links
        ld de,links_ways
        ld bc,LINKS_SIZE
        ldir
        call links_clear
        ld hl,(links_largest)
        ld a,l
        or h
        scf
        ret z
sectors:
        endif
        ld a,(links_entrance)
        ld (circle_entrance),a
        ld a,(links_exit)
        ld (circle_centre),a
        or a
        ret

        if LINKS_MASKS
        ; the part of the cell at HL
part:
        ex de,hl
        ld hl,(links_next_root)
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ld (links_next_root),hl
        ex de,hl
        ld (hl),LINKS_FINISH
        push hl
        call links_wave_all
        pop de
        push de                         ; the first cell
        ld ix,links_list + LINKS_LIST_SIZE
        ld bc,0
member:
        inc bc                          ; cells of the part
        dec ix
        dec ix
        ld l,(ix + 0)
        ld h,(ix + 1)
        ld a,h
        or a
        jr z,all
        ld a,e
        sub l
        ld a,d
        sbc a,h
        jr nc,member
        ex de,hl                        ; the last one so far
        jr member
all:
        ld hl,(links_largest)
        sbc hl,bc
        pop hl
        ret nc
        ld (links_largest),bc
        push hl
        push de
        call links_place
        ld (links_entrance),de
        pop hl
        call links_place
        ld (links_exit),de
        pop hl
        ret
        endif
        endp
links_parts_end:

; links_place - row and column of a cell
; In:    HL = its address in links or links_ways
; Out:   D, E = row, column
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: nothing
; Size:  12 bytes  Time: 73 T
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
