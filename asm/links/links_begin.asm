; links_begin.asm - the board of a generator: no passages, and the ways that each cell has to its neighbours
;
; 1. Check the sizes, write the offsets (links_rule). Clear links.
; 2. Fill links_ways by rows: each cell has all directions of its parity, or those of its kind, where a row has several. Take out those that lead out of the board on its four
;    sides (links_sides); between floors too, where the stairs are added (links_stairs).
; 3. Take the masked cells out, and the ways that lead to them (links_cut).
; 4. Octagons: toss a coin for each block of 2 x 2 cells. It closes one of the two diagonals, unless a mask has left only one.
; 5. Choose where to begin: a random cell, or with a mask a cell of each part (links_parts).
; A generator then takes single bits out of links_ways, and sets them in links. Bytes right of the board are 0, those below
; it undefined.

        if ! defined LINKS_BEGIN
LINKS_BEGIN equ 1

        include "lib/random.asm"
        include "links/links_parts.asm"

        public links_begin, links_ways_of

; links_begin - prepare links, links_ways and links_roots for a generator
; Family: part
; Source: Z14, G12, P4 (the mask)
; In:    tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask, rng_seed
; Out:   carry clear: links all 0; links_ways; links_roots; links_entrance, links_exit, circle_entrance, circle_centre;
;        carry set: illegal size or tiling, or the mask leaves no two neighbours
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL; SP while it fills: an interrupt then pushes into links_guard, links, links_steps, links_ways or links_list
; Writes: links, links_steps, links_ways, links_list, links_distances, links_parity, links_height, links_flags,
;        links_edges, links_sum, links_largest, links_next_root, rng_seed, links_entrance, links_exit,
;        circle_entrance, circle_centre; operands in links_ways_of, links_sides, links_trim, links_words, links_wave,
;        links_divide, links_go and links_cut
; Size:  16 bytes
; Stack: 18 bytes
links_begin:
        call links_rule
        ret c
        call links_clear
        ld hl,TOSS_NEW
        call links_fill
        jp links_parts
links_begin_end:

; links_ways_of - find the ways that each cell has, for a routine that changes a maze
; In:    tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask, rng_seed, links
; Out:   carry clear: links_ways; an open diagonal stays the possible one; carry set: illegal size or tiling
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL; SP while it fills: an interrupt then pushes into links_steps or links_ways
; Writes: links_steps, links_ways, links_list (19 bytes), links_parity, links_height, links_flags, links_edges,
;        links_sum, rng_seed; operands at restore and tossed, and in links_sides, links_trim, links_words, links_divide and
;        links_go
; Size:  493 bytes
links_ways_of:
        proc
        local full, instruction, same, beyond, even, row, last_even, restore
        local kinds, kind_row, first_kind, kind, beyond_row, row_done, sides, second_columns, second
        local divided, divided_row, divided_cell, whole
        local masked, coins, coin_row, coin, tossed, back, slash, coin_row_end, refill, lone, look
        call links_rule
        ret c
        ld hl,TOSS_OLD                  ; look whether a diagonal is open
links_fill:
        ld (tossed),hl
        xor a
        ld (links_sum),a
        push ix
        if LINKS_KINDS
        ld a,(links_flags)
        add a,a
        jp m,kinds
        endif
        ; the bytes of cells: HL for an even row, odd column in H; BC for an odd row
        ld hl,(links_edges)
        call full
        ld e,a
        ld bc,9
        add hl,bc
        call full
        xor e
        ld d,a                          ; the difference of the parities
        ld l,e
        ld a,(links_parity)
        rrca
        sbc a,a
        and d
        xor l
        ld h,a
        ld a,(links_parity)
        rlca
        rlca
        rlca
        sbc a,a
        and d
        ld b,a
        xor l
        ld c,a
        ld a,b
        xor h
        ld b,a

        ; a row is 16 words: write the instructions that push those of its columns
        push hl
        ld hl,links_list + 15
        ld de,$E510                     ; push hl; 16 of them
        ld a,(tiling_columns)
        inc a
        srl a
instruction:
        ld (hl),d
        dec hl
        dec a
        jr nz,same
        ld d,$D5                        ; push de
same:
        dec e
        jr nz,instruction
        ld a,$C3                        ; jp
        ld (links_list + 16),a
        ld hl,row
        ld (links_list + 17),hl
        pop hl
        ld a,(links_height)
        ld ixl,a                        ; undocumented, but works on every Z80
        rrca
        jr c,last_even
        push hl
        ld h,b
        ld l,c
        pop bc
last_even:
        ld (restore + 1),sp
        ex de,hl
        ld a,ixl
        push de
        ld d,high links_ways
        call links_row
        pop de
        ld sp,hl
        ex de,hl
        ld de,0
        jp links_list
row:
        ld a,l
        ld l,c
        ld c,a
        ld a,h
        ld h,b
        ld b,a
        dec ixl
        jp nz,links_list
restore:
        ld sp,0                         ; operand
sides:
        ld hl,links_trim
        ld d,high links_ways
        call links_sides
        if LINKS_KINDS
        ld a,(links_flags)
        add a,a
        call m,second_columns
        endif
        pop ix
        ld a,(tiling_columns)
        ld l,a
        rrca
        jr nc,even
        ld h,high links_ways            ; of an odd number of columns the words have one more
        ld de,LINKS_STRIDE
        ld a,(links_height)
        ld b,a
beyond:
        ld (hl),0
        add hl,de
        djnz beyond
even:
        ld a,(links_flags)
        and HAS_FLOORS
        call nz,links_stairs
whole:
        if LINKS_MASKS
        ld a,(mask_used)
        dec a
        call z,masked
        endif
        ld a,(links_flags)
        and HAS_COINS
        call nz,coins
        or a
        ret

        if LINKS_MASKS
masked:
        ld hl,TOSS_MASK
        ld (tossed),hl
        jp links_cut
        endif

        if LINKS_KINDS
        ; a row is its list of kinds, again and again
kinds:
        if LINKS_DIVIDES
        jr c,divided
        endif
        ld ix,(links_edges)
        ld de,2 * RULE_SIZE + 2 - 8
        add ix,de                       ; the kinds of an even row
        ld a,(links_height)
        ld c,a
        ld hl,links_ways
kind_row:
        ld a,(tiling_columns)
        ld b,a
first_kind:
        push ix
        pop de
        bit 5,l
        jr z,kind
        ld a,RULE_SIZE
        add a,e
        ld e,a
        adc a,d
        sub e
        ld d,a
kind:
        ld a,(de)
        inc de
        or a
        jr z,first_kind                 ; the list ends
        ld (hl),a
        inc hl
        djnz kind
beyond_row:
        ld a,l
        and LINKS_STRIDE - 1
        jr z,row_done
        ld (hl),b
        inc hl
        jr beyond_row
row_done:
        dec c
        jr nz,kind_row
        jp sides

        if LINKS_DIVIDES
        ; each cell of rings that divide has the ways that its place has
divided:
        pop ix
        ld hl,links_ways + LINKS_SIZE
        call links_zero
        ld a,(links_height)
        ld hl,links_ways
divided_row:
        push af
        push hl
        call links_divided_at
        call links_divided_ways         ; of cells at even places in the ring
        ld b,a
        ld e,d
        call links_divided_ways         ; and at odd ones
        ld c,a
        pop hl
        push hl
        ld a,(tiling_columns)
        ld e,a
divided_cell:
        ld (hl),b
        ld a,b
        ld b,c
        ld c,a
        ld a,l
        add a,d
        ld l,a
        ld a,e
        sub d
        ld e,a
        jr nz,divided_cell
        pop hl
        ld de,LINKS_STRIDE
        add hl,de
        pop af
        dec a
        jr nz,divided_row
        jp whole
        endif

        ; two columns away: the last column but one, and the second one, lack directions too
second_columns:
        ld bc,2 * RULE_SIZE - 12
        add ix,bc
        ld a,(tiling_columns)
        sub 2
        call second
        ld a,1
second:
        ld h,high links_ways
        ld l,a
        ld de,LINKS_STRIDE
        ld a,(links_height)
        ld b,a
        or a
        call links_trim
        inc ix
        ret
        endif

full:
        ld a,(hl)                       ; all directions of a parity
        inc hl
        or (hl)
        inc hl
        or (hl)
        inc hl
        or (hl)
        ret

coins:
        push ix
        ld ix,links_ways
        ld de,(rng_seed)
        ld a,(tiling_rows)
        dec a
        ld b,a
        ld a,$80                        ; random bits that are left, above the lowest 1
coin_row:
        push bc
        push ix
        ld bc,(tiling_columns - 1)
        dec b
coin:
        add a,a
        jr z,refill
tossed:
        jr c,slash                      ; operand: jr look, for a maze that is there; jr lone, with a mask
back:
        res 5,(ix + 1)
        res 1,(ix + 32)
        inc ix
        djnz coin
        jr coin_row_end
slash:
        res 3,(ix + 0)
        res 7,(ix + 33)
        inc ix
        djnz coin
coin_row_end:
        pop ix
        ld bc,LINKS_STRIDE
        add ix,bc
        pop bc
        djnz coin_row
        ld (rng_seed),de
        pop ix
        ret
refill:
        rng_step d, e
        scf
        rla
        jr tossed
        if LINKS_MASKS
lone:                                   ; a diagonal that is the only one has no coin
        bit 3,(ix + 0)
        jr z,slash
        bit 5,(ix + 1)
        jr z,back
        endif
look:
        push ix
        pop hl
        res 3,h
        bit 3,(hl)
        jr nz,back
        inc hl
        bit 5,(hl)
        jr nz,slash
        jr nc,back
        jr slash
TOSS_NEW:       equ $38 + 256 * (slash - tossed - 2)
TOSS_OLD:       equ $18 + 256 * (look - tossed - 2)
        if LINKS_MASKS
TOSS_MASK:      equ $18 + 256 * (lone - tossed - 2)
        endif
        endp
links_ways_of_end:

        endif
