; links_generate_hunt_and_kill.asm - hunt and kill on any tiling: random walks, and a hunt for a cell to continue from
;
; 1. Prepare the board (links_begin), a copy of links_ways, and the code that visits a cell (links_write_visit): it takes the
;    ways to this cell out of the neighbours. Walk from a random cell of the first row, or with a mask from the first root.
; 2. Walk: visit the cell. While it has a way left, choose one, open it, go there.
; 3. When stuck, walk from the next root. After the last one hunt: look row by row for an unvisited cell with a visited neighbour,
;    beginning where the last hunt ended. Open a wall to one of its visited neighbours, each equally likely; continue at step 2.
; 4. At the end of the board: if the hunt has passed an unvisited cell without a visited neighbour, it begins again at the first
;    row; else the maze is finished.
;
; Invariants:
; - DE = the random state; HL = the cell, in links_ways; B = the page of links_steps for its parity.
; - The choice of a way is that of links_generate_dfs, which returns as long as DFS_RETURN stands at its end.
; - A cell is unvisited if its byte in links is 0: a root has a passage at once, and masked cells have no ways in the copy.
;   links_ways has the ways to unvisited cells only, the copy all: they differ in the ways to visited cells.
; - A walk from lower down would leave all rows above it to later sweeps. A walk from one certain cell would give two seeds the same
;   maze wherever the first draw is refused, so that the next state's draws follow.
; - Each sweep of the board finds a cell if there is one: an unvisited cell is connected with a root.

        if ! defined LINKS_GENERATE_HUNT_AND_KILL
LINKS_GENERATE_HUNT_AND_KILL equ 1

        include "links/links_generate_dfs.asm"
        include "links/links_go.asm"

        public links_generate_hunt_and_kill

; links_generate_hunt_and_kill - make a perfect maze of random walks on any tiling
; Family: links generator
; Source: common knowledge
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; winding passages, shorter than depth first
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP at first: an interrupt then pushes into links_guard, links, links_steps, links_ways or links_list
; Writes: what links_begin writes, links_below (33 bytes); operands at next_root, place, left, rows and passed, and in
;        links_generate_dfs, links_write_visit, links_ways_of, links_sides, links_trim, links_outside, links_words,
;        links_wave, links_divide, links_go and links_cut
; Size:  244 bytes   Time: 136,597 T mean, 159,142 T at most (square 15x15)
; Bound: under 4,000,000 T whatever tiling, size and mask
; Stack: 20 bytes
links_generate_hunt_and_kill:
        proc
        local COPY, masked, walk, stuck, next_root, place, left, seek, row, rows, passed, found, done
COPY:           equ (links_list + 255) & $FF00

        call links_begin
        ret c
        push ix
        ld a,DFS_RETURN
        ld (dfs_go),a
        ld a,(links_height)
        ld d,0
        call links_row
        ld b,h
        ld c,l                          ; bytes of all rows
        ld hl,links_ways
        ld de,COPY
        ldir
        ld hl,walk
        ld de,stuck
        call links_write_visit
        ld hl,links_roots
        if LINKS_MASKS
        ld a,(mask_used)
        dec a
        jr z,masked
        endif
        ld a,(hl)                       ; the random column, but the first row
        and LINKS_STRIDE - 1
        ld (hl),a
        inc hl
        ld (hl),high links_ways
masked:
        ld hl,1                         ; as if a hunt had passed a cell, and were at the end of the board
        ld (left + 1),hl
        ld a,l
        ld (rows + 1),a
        ld (passed + 1),a
        ld hl,links
        ld (place + 1),hl
        ld hl,links_roots
        ld (next_root + 1),hl
        ld de,(rng_seed)

stuck:
next_root:
        ld hl,0                         ; operand
        ld c,(hl)
        inc hl
        ld a,(hl)
        or a
        jr z,left
        inc hl
        ld (next_root + 1),hl
        ld h,a
        ld l,c
        jp LINKS_VISIT

walk:                                   ; A = the ways that are left
        ld c,a
        dec a
        and c
        call nz,dfs_several
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
        jp LINKS_VISIT

        ; hunt: BC = columns that are left of the row, HL = the place in links
left:
        ld bc,0                         ; operand
place:
        ld hl,0                         ; operand
        inc c
        dec c
        jr z,row
seek:
        xor a
        cpir
        jr nz,row
        ld (place + 1),hl
        dec hl
        set 3,h
        ld b,(hl)
        ld a,h
        add a,((high COPY) - (high links_ways)) & 255
        ld h,a
        ld a,(hl)
        xor b
        ld b,0
        jr nz,found                     ; A = the ways to visited cells
        or (hl)
        jr z,place                      ; no cell
        ld (passed + 1),a
        jr place
row:
        dec hl
        ld a,l
        or LINKS_STRIDE - 1
        ld l,a
        inc hl
        ld a,(tiling_columns)
        ld c,a
rows:
        ld a,0                          ; operand: rows from there on
        dec a
        ld (rows + 1),a
        jr nz,seek
passed:
        ld a,0                          ; operand: not 0: it has passed an unvisited cell
        or a
        jr z,done
        xor a
        ld (passed + 1),a
        ld a,(links_height)
        ld (rows + 1),a
        ld hl,links
        jr seek

found:
        ld (left + 1),bc
        ld c,a
        dec a
        and c
        call nz,dfs_several
        ld a,h                          ; from the copy to links
        add a,((high links) - (high COPY)) & 255
        ld h,a
        push hl
        call links_go
        or (hl)
        ld (hl),a
        pop hl
        ld (hl),c
        set 3,h
        jp LINKS_VISIT

done:
        ld (rng_seed),de
        pop ix
        jp links_outside
        endp
links_generate_hunt_and_kill_end:

        endif
