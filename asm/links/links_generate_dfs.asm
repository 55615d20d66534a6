; links_generate_dfs.asm - depth first on any tiling: long winding passages, few dead ends
;
; 1. Prepare the board (links_begin), and the code that visits a cell (links_write_visit): it takes the ways to this cell out of
;    the neighbours. So the ways of a cell always lead to unvisited cells.
; 2. Begin at the first root.
; 3. Visit the cell.
; 4. No way left: take the last position from the stack and continue there; at its end, continue with the next root at step 3.
; 5. One way left: take it. Several: push the position, choose one.
; 6. Open the passage on both sides, go there, continue at step 3.
;
; Invariants:
; - HL = the cell, in links_ways; DE = the random state; B = the page of links_steps for its parity. SP is in links_list, so the
;   caller's stack stays small; below the positions is the address of an instruction. A cell is there at most once.
; - links_generate_hunt_and_kill calls dfs_several: it puts a return at dfs_go. So the instruction there is written at each start.
; - Two directions take one random bit; three take a byte, in shares of 86, 85 and 85; more are masked with random bytes until
;   there are fewer.

        if ! defined LINKS_GENERATE_DFS
LINKS_GENERATE_DFS equ 1

        include "lib/random.asm"
        include "links/links_begin.asm"
        include "links/links_write_visit.asm"

        public links_generate_dfs

        if ! defined LINKS_DFS_SHARED
LINKS_DFS_SHARED: equ 1                 ; is links_generate_hunt_and_kill in the program, too? 0 leaves out 7 bytes
        endif

DFS_STEP:       equ $CB                 ; the first byte of res 3,h
DFS_RETURN:     equ $C9                 ; ret

; dfs_choice - jump; the longer jump makes up for the time of the step that is written
dfs_choice macro where
        if LINKS_DFS_SHARED
        jp where
        else
        jr where
        endif
        endm

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
; Writes: what links_begin writes, links_below (33 bytes); operands at parity, next_root, kept, again and step, and in
;        links_write_visit, links_ways_of, links_sides, links_trim, links_outside, links_words, links_wave,
;        links_divide, links_go and links_cut
; Size:  224 bytes
; Time:  110,763 T mean, 113,150 T at most (square 15x15); 434,667 T mean, 439,500 T at most (square 32x32);
;        144,895 T mean, 149,583 T at most (hexagon 15x15); 144,908 T mean, 149,242 T at most (brick 15x15);
;        168,142 T mean, 172,741 T at most (octagon 15x15); 336,203 T mean, 340,925 T at most (storeys 15x15 on 2 floors)
; Bound: under 4,000,000 T whatever tiling, size and mask
; Stack: 20 bytes
links_generate_dfs:
        proc
        local root, parity, back, ways, three, first, many, choice, step, next_root, done, kept, same, again, divides

        call links_begin
        ret c
        push ix
        if LINKS_DFS_SHARED
        ld a,DFS_STEP
        ld (step),a
        endif
        ld hl,ways
        ld de,back
        call links_write_visit
        ld (parity + 1),a
        if LINKS_DIVIDES
        ld hl,ways
        jr c,divides
same:
        ld (again + 1),hl
        endif

        ld (kept + 1),sp
        ld sp,links_list + LINKS_LIST_SIZE
        ld de,(rng_seed)
        ld hl,links_roots
        jp root

        if LINKS_DIVIDES
divides:
        ld hl,LINKS_VISIT               ; once more, for the offsets
        jr same
        endif

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
again:
        jp pe,ways                      ; operand
        inc b
        inc b
ways:
        ld c,a
        dec a
        and c
        jr z,step
        push hl
dfs_several:                            ; C = all of several directions, A = all but the first one
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
dfs_go:
step:                                   ; C = the direction
        res 3,h                         ; operand: its first byte, or ret
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
        jp LINKS_VISIT

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
        dfs_choice choice
first:
        ld a,ixl
        xor c
        dfs_choice choice
many:
        rng_step d, e
        and c
        jr z,many
        ld c,a
        dec a
        and c
        jr z,step
        jr dfs_several

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
        jp LINKS_VISIT

done:
kept:
        ld sp,0                         ; operand
        ld (rng_seed),de
        pop ix
        jp links_outside

        endp
links_generate_dfs_end:

        endif
