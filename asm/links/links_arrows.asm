; links_arrows.asm - passages of one direction: each cell can be reached from the entrance, and the exit from each cell
;
; With a step from the exit to the entrance these two say that each cell can be reached from each. Then exactly the passages on a
; ring may have one direction; this step counts as one, so a route from entrance to exit is part of a ring too.
; 1. Copy links: the copy has the passages that are still to be looked at. Each cell has a count, LINKS_UNSEEN at first.
; 2. A depth-first walk from the entrance takes random passages that nobody has looked at, and each in one direction only.
; 3. To a new cell: go there. To one that was seen, which is on the way from the entrance: close this passage in the other direction,
;    and count one up at the cell and one down at the one seen.
; 4. Nothing is left: go back, and add the count to that of the cell before. It is the number of passages that lead from here and
;    the cells after it to cells before it. If there are any, the passage by which the walk came is on a ring: close it in the
;    direction back. The exit counts one more, for the step to the entrance.
;
; Why all can be reached: from the entrance the walk leads to each cell; by step 4 there is a way back from each cell to the cell
; before, if the passage itself is no such way. (H. E. Robbins, 1939: a graph has such directions exactly if it has no bridge.)
;
; Invariants:
; - HL = the cell, in links_ways, which is the copy. SP is in links_gap, then links_list: for each cell on the way from the entrance a
;   word, B = mask of the way back; 0 below the first. Calls and interrupts have room below.

        if ! defined LINKS_ARROWS
LINKS_ARROWS equ 1

        include "links/links_ends.asm"
        include "links/links_pick.asm"
        include "links/links_distance.asm"

        public links_arrows

LINKS_UNSEEN:   equ $8000

; links_arrows - turn passages of the maze in links into passages of one direction
; Family: links change
; Parameter: arrows_chance, 0 to 255, default 255, "Arrows": how many times in 256 a passage that may have one direction gets it
; Source: R1
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, links, without arrows or crossings; links_entrance, links_exit;
;        arrows_chance
; Out:   carry clear: links: a passage of one direction has its bit in the cell that it leads from only; rng_seed; carry set: links
;        unchanged: illegal tiling or size, or the entrance or exit is outside the maze
; Refuses: illegal tiling or size
; Promise: connected; each cell that is connected with the entrance can be reached from it; the exit from each of them, if it is one
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into links_list, links_gap, links_steps, links_ways or links_distances
; Writes: links, links_steps, links_ways, links_list, links_gap, links_distances, links_parity, links_height,
;        links_flags, links_edges, links_sum, rng_seed; operands at kept, and in links_sides, links_outside,
;        links_words, links_divide and links_go
; Size:  207 bytes
; Time:  257,640 T mean, 264,383 T at most (square 15x15, 1,024 mazes of Kruskal with 20 walls removed)
; Bound: under 5,000,000 T whatever tiling, size and links
; Stack: 16 bytes
links_arrows:
        proc
        local cell, counted, fresh, back, done, shut, kept
        call links_rule
        ret c
        ld de,(links_exit)
        call links_cell
        ret c
        push hl
        ld de,(links_entrance)
        call links_cell
        pop de
        ret c
        push hl
        push de
        call links_inside
        ld hl,links
        ld de,links_ways
        ld bc,LINKS_SIZE
        ldir
        xor a
        ld (links_sum),a
        ld hl,links_distances + 2 * LINKS_SIZE
        ld de,LINKS_UNSEEN
        ld b,a
        call links_words
        pop hl
        links_at
        inc (hl)                        ; the exit: its step to the entrance
        pop hl
        ld (kept + 1),sp
        ld sp,links_distances
        ld b,0
        push bc
        push hl
        links_at
        inc l
        ld (hl),b                       ; seen
        pop hl

cell:
        ld a,(hl)
        or a
        jr z,back
        call links_pick
        xor (hl)
        ld (hl),a
        ld d,h
        ld e,l
        call links_go                   ; B = the way back
        cpl
        and (hl)
        ld (hl),a                       ; nobody looks at it from there
        push de
        push hl
        links_at
        inc l
        ld a,(hl)
        cp high LINKS_UNSEEN
        jr z,fresh
        ld d,a
        dec l
        ld e,(hl)
        dec de
        ld (hl),e
        inc l
        ld (hl),d
        pop hl
        call shut
        pop hl
        push hl
        links_at
        inc (hl)
        jr nz,counted
        inc l
        inc (hl)
counted:
        pop hl
        jr cell
fresh:
        ld (hl),0
        pop hl
        pop de
        push bc
        jr cell

back:
        pop bc
        ld a,b
        or a
        jr z,done
        push hl
        links_at
        ld e,(hl)
        inc l
        ld d,(hl)
        pop hl
        ld a,d
        or e
        call nz,shut
        ld c,b
        call links_go
        push hl
        links_at
        ld a,(hl)
        add a,e
        ld (hl),a
        inc l
        ld a,(hl)
        adc a,d
        ld (hl),a
        pop hl
        jr cell

shut:                                   ; close the passage of HL in direction B, if the coin is for it
        push hl
        call rng_next
        ld hl,arrows_chance
        cp (hl)
        pop hl
        ret nc
        res 3,h
        ld a,b
        cpl
        and (hl)
        ld (hl),a
        set 3,h
        ret

done:
kept:
        ld sp,0                         ; operand
        jp links_outside
        endp
links_arrows_end:

        endif
