; links_generate_dfs.asm - depth first on any tiling: long winding passages, few dead ends
;
; 1. Prepare the board (links_begin). Write the code that visits a cell, for each parity: an instruction for each direction, which
;    takes the way back to this cell out of the neighbour's ways. So the ways of a cell always lead to unvisited cells.
; 2. Begin at the first root.
; 3. Visit the cell.
; 4. No way left: take the last position from the stack and go on there; at its end, go on with the next root at step 3.
; 5. One way left: take it. Several: push the position, choose one.
; 6. Open the passage on both sides, go there, continue at step 3.
;
; Invariants:
; - HL = the cell, in links_ways; DE = the random state; B = the page of links_steps for its parity. SP is in links_list, so the
;   depth is no burden for the caller's stack; below the positions is the address of an instruction. A cell is there at most once.
; - Two directions take one random bit; three take a byte, in shares of 86, 85 and 85; more are put through random bytes until
;   there are fewer.
; - The visit takes bits out of all places where a neighbour could be, on the board or not. Off the board this does no harm: a place
;   there is unused, or it is at the opposite edge and has no way in that direction. Bricks in 32 columns are the exception:
;   the next row begins where a diagonal leads out. Their visit has a test for the edge.
; - Far neighbours (round the edge, a floor up or down) are found modulo 1 KB, so that nothing else is changed.

        if ! defined LINKS_GENERATE_DFS
LINKS_GENERATE_DFS equ 1

        include "lib/random.asm"
        include "links/links_begin.asm"

        public links_generate_dfs

; links_generate_dfs - make a perfect maze on any tiling, depth first
; Family: links generator
; Source: P1, P2, P3, G2
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; long winding passages
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it makes the maze, and before: an interrupt then pushes into links_list, links_guard, links,
;        links_steps or links_ways
; Writes: what links_begin write, links_below (33 bytes); operands at parity, next_root, kept, which_parity, length, edge_column, near,
;        far, far_bit and page, and in
;        links_ways_of, links_sides, links_trim, links_outside, links_words and links_wave
; Size:  391 bytes   Time: 1 T mean, 1 T at most (square 15x15)
; Stack: 20 bytes
links_generate_dfs:
        proc
        local VISIT, VISIT_1, one_parity, root, parity, back, ways, several, three, first, many, choice, go, next_root, done, kept
        local gaps, write, length, direction, is_far, copy, none, which, which_parity, begin, edge, edge_column, edge_end, near, far, far_bit, page, page_end

VISIT:          equ links_distances + 1088      ; beyond the roots: 4 bytes for each near direction, 15 for each far one, and 20
VISIT_1:        equ VISIT + 128

        call links_begin
        ret c
        push ix
        ld de,VISIT
        ld a,(links_parity)
        ld (parity + 1),a
        ld (which_parity + 1),a
        ld hl,tiling_columns
        cp (hl)
        ld hl,edge - begin              ; 32 both: bricks, and the rows follow each other without a gap
        jr nz,gaps
        ld l,edge_end - begin
gaps:
        ld (length + 1),hl
        or a
        jr z,one_parity
        ld hl,links_steps + $202
        ld de,VISIT_1
        ld a,1
        call write
        ld hl,which
        ld de,VISIT
        ld bc,begin - which
        ldir
one_parity:
        ld hl,links_steps + $20
        xor a
        call write

        ld (kept + 1),sp
        ld sp,links_list + LINKS_LIST_SIZE
        ld de,(rng_seed)
        ld hl,links_roots
        jp root

back:
        pop hl
        ld a,(hl)
        or a
        jr z,back
        ld c,a
        ld a,h
        cp high next_root
        jp z,next_root
        ld b,high links_steps
        ld a,l
parity:
        and 0                           ; operand: the bits for parity
        ld a,c
        jp pe,ways
        inc b
        inc b
ways:
        ld c,a
        dec a
        and c
        jr z,go
        push hl
several:
        ld ixl,a                        ; all but the first; undocumented, but works on every Z80
        dec a
        and ixl
        jr nz,three
        rng_step d, e                   ; two: bit 15 decides
        rlca
        ld a,ixl
        jr c,choice
        xor c
choice:
        ld c,a
go:
        res 3,h
        ld a,(hl)
        or c
        ld (hl),a
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
        ld (hl),a                       ; the way back
        set 3,h
        jp VISIT

three:
        ld ixh,a                        ; all but the first two
        dec a
        and ixh
        jr nz,many
        rng_step d, e
        cp 86
        jr c,first
        cp 171
        ld a,ixh
        jr c,choice
        xor ixl
        jr choice
first:
        ld a,ixl
        xor c
        jr choice
many:
        rng_step d, e
        and c
        jr z,many
        ld c,a
        dec a
        and c
        jr z,go
        jr several

next_root:
        ld hl,0                         ; operand
root:
        ld c,(hl)
        inc hl
        ld a,(hl)
        or a
        jr z,done
        inc hl
        ld (next_root + 1),hl
        ld h,a
        ld l,c
        ld bc,next_root
        push bc
        jp VISIT

done:
kept:
        ld sp,0                         ; operand
        ld (rng_seed),de
        pop ix
        jp links_end

        ; write the code of a visit at DE, for the offsets at HL; A = 1 for parity 1
write:
        ld (edge_column + 1),a
        ld a,l
        ld ixh,a                        ; the first direction: 5, or 1 for parity 1
        and $20
        xor $AE
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
        ld bc,page - far
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

        ; copied to VISIT, with their operands
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
page:
        ld b,0
        ld a,(hl)
        or a
        jp nz,ways
        jp back
page_end:
        endp
links_generate_dfs_end:

        endif
