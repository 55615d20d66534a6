; links_generate_dfs.asm - depth first on any tiling: long winding passages, few dead ends
;
; 1. Prepare the board (links_begin). Write the code that visits a cell: an instruction for each direction, which takes the
;    direction back out of the neighbour's ways. So the ways of a cell always lead to unvisited cells.
; 2. Begin at the first root.
; 3. Visit the cell.
; 4. No way left: take the last position from the stack and go on there; at its end, go on with the next root at step 3.
; 5. One way left: take it. Several: push the position, choose one.
; 6. Open the passage on both sides, go there, continue at step 3.
;
; Invariants:
; - HL = the cell, in links_ways; DE = the random state. SP is in links_list, so the depth does not burden the caller's stack;
;   below the positions is 0. A cell is there at most once.
; - A neighbour too far for an index register (round the edge, a floor up or down) keeps its way back to a visited cell, and so
;   do the diagonals of bricks in 32 columns, where the next row begins right after this one. `far` has these directions: whoever
;   chooses one looks whether the neighbour has been visited. Its byte in links is 0 until then.

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
; Refuses: illegal tiling or size, or a mask that leaves no cell
; Promise: perfect; long winding passages
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP in links_list, and as links_begin: an interrupt then pushes there
; Writes: what links_begin and links_end write; operands at far, parity, here, next_root and kept, and in them
; Size:  190 bytes   Time: 1 T mean, 1 T at most (square 15x15)
; Stack: 14 bytes
links_generate_dfs:
        proc
        local VISIT, is_brick, no_far, root, visit, here, back, next, several, second, only, far, is_far, go, parity, even
        local next_root, done, kept, write, next_direction, none

VISIT:          equ links_distances + 1088      ; code for each parity, 35 bytes at most, 64 bytes apart
        call links_begin
        ret c
        push ix

        ld a,(tiling)
        sub TILING_BRICK
        ld bc,(tiling_columns - 1)
        ld c,a
        ld a,b
        sub LINKS_MOST
        or c                            ; 0: bricks in 32 columns
        jr z,is_brick
        ld a,(links_flags)
        and ROUND_COLUMNS | ROUND_ROWS | HAS_FLOORS
        jr z,no_far
is_brick:
        ld a,$AA
no_far:
        ld (far + 1),a
        ld a,(links_parity)
        ld (here + 1),a
        ld (parity + 1),a

        ld de,VISIT + 64
        ld hl,links_steps + $201
        call write
        ld de,VISIT
        ld hl,links_steps + 1
        call write

        ld (kept + 1),sp
        ld sp,links_list + LINKS_LIST_SIZE
        ld de,(rng_seed)
        ld hl,links_roots
        jp root

visit:
        push hl
        pop ix
        ld a,l
here:
        and 0                           ; operand: the bits for parity
        jp pe,VISIT
        jp VISIT + 64

back:
        pop hl
        ld a,h
        or a
        jr z,next_root
next:
        ld a,(hl)
        or a
        jr z,back
        ld c,a
        dec a
        and c
        jr z,only
        push hl
        ld b,a
        dec a
        and b
        jr nz,several
        rng_step d, e                   ; two: bit 15 decides
        rlca
        jr c,second
        ld a,c
        xor b
        ld c,a
        jr only
several:
        rng_step d, e
        and c
        jr z,several
        ld b,a
        dec a
        and b
        ld c,b
        jr nz,several
        jr only
second:
        ld c,b
only:
        ld a,c
far:
        and 0                           ; operand: directions whose neighbour may have been visited
        jr nz,is_far
go:
        res 3,h
        ld a,(hl)
        or c
        ld (hl),a
        ld a,l
parity:
        and 0                           ; operand
        ld b,high links_steps
        jp pe,even
        inc b
        inc b
even:
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
        jr visit

is_far:
        push hl
        links_neighbour
        res 3,h
        ld a,(hl)
        pop hl
        or a
        jp z,go
        ld a,(hl)
        xor c
        ld (hl),a
        jp back                         ; if there are other ways, the position is on the stack

next_root:
        ld hl,0                         ; operand
root:
        ld b,0
        push bc                         ; a high byte of 0 ends the positions
        ld c,(hl)
        inc hl
        ld a,(hl)
        or a
        jr z,done
        inc hl
        ld (next_root + 1),hl
        ld h,a
        ld l,c
        jp visit

done:
kept:
        ld sp,0                         ; operand
        ld (rng_seed),de
        pop ix
        jp links_end

write:
        ld b,$A6                        ; res 4,(ix + offset): the way back of direction 0
next_direction:
        ld a,(hl)
        or a
        jr z,none
        ld c,a
        ld a,(far + 1)
        and l
        jr nz,none
        ex de,hl
        ld (hl),$DD
        inc hl
        ld (hl),$CB
        inc hl
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ex de,hl
none:
        ld a,b
        add a,8
        and $BF
        ld b,a
        rlc l
        jr nc,next_direction
        ex de,hl
        ld (hl),$C3                     ; jp next
        inc hl
        ld (hl),low next
        inc hl
        ld (hl),high next
        ret
        endp
links_generate_dfs_end:

        endif
