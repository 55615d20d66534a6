; links_generate_weave_dfs.asm - depth first with crossings: a passage may lead over or under one that is there
;
; 1. Prepare the board (links_begin), begin at the first root.
; 2. The steps from a cell, in the directions in which it has a wall: to a neighbour that is empty; and, by a chance each, across a
;    neighbour that is a straight passage at right angles, if the cell beyond it is empty. If there are any across, only these count.
; 3. None: take the last position from the stack and continue there; at its end, continue with the next root.
; 4. Push the position, choose one of the steps, all equally likely, and open it. A neighbour that is crossed becomes a crossing; a
;    coin decides which of its passages leads under. Continue at step 2 in the empty cell.
;
; Why it is a tree: each step adds one cell, and, if it crosses, the other passage of the cell between. Each cell is on the stack
; once, and is looked at again after each step from it; so none stays empty.
;
; Invariants:
; - IX = the cell, in links; DE = the random state; SP is in links_list; below the positions is a 0. links_ways is as links_begin
;   leaves it: a way leads to a neighbour, visited or not. A crossing has no closed way, so nothing leads on from it.
; - A neighbour with a way ahead has a cell beyond it on the board. An empty cell is 0 in links; only the first root is too, while
;   it is the position.

        if ! defined LINKS_GENERATE_WEAVE_DFS
LINKS_GENERATE_WEAVE_DFS equ 1

        include "lib/random.asm"
        include "links/links_begin.asm"

        public links_generate_weave_dfs

; weave_look - take a direction out of C if no plain step leads there, and put it into H if a crossing does, a macro
; In:    code, way, across = a direction, its mask, the passage at right angles; cell = the offset of the neighbour
; Keeps: IX, L
; Size:  23 bytes
weave_look macro code, way, across, cell
        local next
        bit code,c
        jr z,next
        ld a,(ix + (cell & 255))
        or a
        jr z,next
        res code,c
        cp across
        jr nz,next
        ld b,way
        call weave_cross
next:
        endm

; links_generate_weave_dfs - make a maze of squares with passages that cross, depth first
; Family: links generator
; Parameter: weave_chance, 0 to 255, default 128, "Crossings": how many times in 256 a passage crosses another where it can
; Source: G2, T1
; In:    rng_seed, tiling = 0, tiling_rows, tiling_columns, mask_used, links_mask, weave_chance
; Out:   links, $57 and $5D at crossings (include/links.asm); links_entrance, links_exit, rng_seed; carry clear
; Refuses: any tiling but square, an illegal size, or a mask that leaves no two neighbours
; Promise: connected; a tree, two nodes at each crossing; long winding passages
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it makes the maze, and before: an interrupt then pushes into links_list, links_guard, links,
;        links_steps or links_ways
; Writes: what links_begin writes; operands at chance, next_root and kept, and in links_ways_of, links_sides,
;        links_trim, links_words, links_wave, links_divide, links_go and links_cut
; Size:  298 bytes   Time: 257,398 T mean, 280,248 T at most (square 15x15)
; Bound: under 3,000,000 T whatever size and mask
; Stack: 20 bytes
links_generate_weave_dfs:
        proc
        local root, visit, back, next_root, picked, draw, step, fresh, done, kept
        local weave_cross, go, chance, none

        ld a,(tiling)
        cp 1
        ccf
        ret c
        call links_begin
        ret c
        push ix
        ld a,(weave_chance)
        ld (chance + 1),a
        ld (kept + 1),sp
        ld sp,links_list + LINKS_LIST_SIZE
        ld de,(rng_seed)
        ld hl,links_roots
root:
        ld c,(hl)
        inc hl
        ld a,(hl)
        or a
        jp z,done
        inc hl
        ld (next_root + 1),hl
        ld hl,0
        push hl
        ld h,a
        ld l,c
        res 3,h
visit:                                  ; HL = the cell
        push hl
        pop ix
        ld a,(hl)
        cpl
        set 3,h
        and (hl)
        jr z,back
        ld c,a                          ; directions that are closed
        ld h,0
        weave_look 0, $01, $44, -32
        weave_look 2, $04, $11, 1
        weave_look 4, $10, $44, 32
        weave_look 6, $40, $11, -1
        ld a,h
        or a
        jr nz,picked
        or c
        jr nz,picked
back:
        pop hl
        ld a,h
        or a
        jp nz,visit
next_root:
        ld hl,0                         ; operand
        jp root

draw:
        rng_step d, e
        and c
        jr z,draw
picked:
        ld c,a
        dec a
        and c
        jr nz,draw                      ; until one is left
        push ix
        pop hl
        push hl                         ; the position
        ld a,(hl)
        or c
        ld (hl),a
step:
        call go
        ld a,(hl)
        or a
        jr z,fresh
        rng_step d, e
        rlca
        ld (hl),WEAVE_ROWS              ; up and down leads under
        jr c,step
        ld (hl),WEAVE_COLUMNS           ; left and right
        jr step
fresh:
        ld a,c
        rlca
        rlca
        rlca
        rlca
        ld (hl),a                       ; the way back
        jp visit

weave_cross:                            ; put B, a direction, into H if the neighbour there may be crossed, and the coin is for it
        push hl
        push bc
        ld c,b
        push ix
        pop hl
        set 3,h
        call go
        ld a,(hl)
        and c
        jr z,none                       ; no cell beyond
        call go
        res 3,h
        ld a,(hl)
        or a
        jr nz,none
        rng_step d, e
chance:
        cp 0                            ; operand
        jr nc,none
        pop bc
        pop hl
        ld a,b
        or h
        ld h,a
        ret
none:
        pop bc
        pop hl
        ret

go:                                     ; HL = the neighbour in direction C
        ld b,high links_steps
        ld a,(bc)
        add a,l
        ld l,a
        inc b
        ld a,(bc)
        adc a,h
        ld h,a
        ret

done:
kept:
        ld sp,0                         ; operand
        ld (rng_seed),de
        pop ix
        ret                             ; carry is clear
        endp
links_generate_weave_dfs_end:

        endif
