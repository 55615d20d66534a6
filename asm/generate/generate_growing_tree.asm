; generate_growing_tree.asm - grow the maze from a list of cells: from the newest one, or from a random one
;
; 1. Give each cell a bit for each unvisited neighbour. Visit a random cell: it is the newest.
; 2. With a chance of growing_newest / 256 take the newest cell. If it is finished, the last one of the list becomes the newest,
;    until one has a bit left, or the list is empty and the maze is complete. The first time no number is drawn for this.
; 3. Otherwise take one at random, of the list and the newest cell. If it is finished, remove it, and repeat step 2.
; 4. Choose one of its bits, open the wall, visit the new cell. If the cell that was taken has a bit left, it stays in the
;    list, or joins it if it was the newest. The new cell is the newest now. Continue at step 2.
;
; growing_newest = 255 is almost depth first (255 of 256 times), 0 grows on all sides like Prim's, and 128 is a
; mixture: long passages with many short dead ends off them.
;
; Invariants:
; - The list is a stack of addresses at SP, in work, above it a sentinel. IX = the newest cell, which is not in it; E = entries.
;   So a passage that grows costs one PUSH for a cell that has directions left, and none for others.
; - The code for each set of directions, and this list, cost 110 bytes and save 51,000 T compared with a table of steps and a list that
;   holds the newest cell too.
; - BC = the random state; D = the mask of a random entry; H = the slots of ways_dig. The other registers are scratch for
;   the list, hence the three words on the stack that keep them.
; - A random entry that is removed for good is replaced by the newest cell if that is about to get a successor, else by the
;   last entry. Nothing else moves, and only the order of older cells changes.
; - A random entry is a masked byte of a new number, drawn again while it is past the newest cell, number E. The mask, 0 to
;   255 and at least E, is widened before a draw; it is halved after a draw that failed, if its top bit is not set in E.
; - fill_around begins in another way and goes on at growing_next: hence the labels that are not local.
; - The direction is chosen by the low byte of the number whose high byte made the last decision.

        if ! defined GENERATE_GROWING_TREE
GENERATE_GROWING_TREE equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_ways.asm"
        include "lib/ways_dig.asm"
        include "lib/cell_draw.asm"

        public generate_growing_tree

; generate_growing_tree - make a perfect maze that grows where growing_newest sets
; Family: generator
; Menu:  70, "Growing /tree", "Long ways and many dead ends.", "Higher numbers: longer ways"
; Parameter: growing_newest, 0 to 255, default 128, "Longer": how many times in 256 the newest cell grows
; Source: common knowledge
; In:    rng_seed, field_width, field_height, growing_newest
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; from bushy (growing_newest = 0) to long winding passages (255)
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills and digs: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,026 bytes), guard (bits in its last 31 bytes); operands at coin and kept_sp, and in
;        field_ways (set before use)
; Size:  437 bytes   Time: 110,575 T mean, 124,265 T at most (31x31); 82,641 T mean, 93,452 T at most (31x23)
; Bound: under 170,000 T whatever growing_newest (31x31)
; Stack: 8 bytes
; Repeats: 20 of the 65,536 mazes come up twice (31x31)
generate_growing_tree:
        proc
        local SLOTS, older, several, finished, wider, random, draw, kept_sp, done, visit, coin, newest, stuck

SLOTS:          equ work
GROWING_LIST_END: equ (work + $400) & $FE00; so that 2 * (GROWING_LIST_END / 2 - 1 - A) needs no borrow

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        push bc
        call ways_fill
        pop bc
        call cell_draw
        ld ixl,e                        ; undocumented, but works on every Z80
        ld ixh,d
        ld a,(growing_newest)
        ld (coin + 1),a
        exx
        push bc
        push de
        push hl
        exx
        ways_slots SLOTS, growing_targets
        ld (kept_sp + 1),sp
        ld sp,GROWING_LIST_END + 2
        push hl                         ; the sentinel
        ld h,high SLOTS
        ld de,0
        ld bc,(rng_seed)
        ways_visit
        rng_step b, c
        jp newest

older:                                  ; the entry A, counted from the oldest
        exx
        cpl
        ld l,a
        ld h,high (GROWING_LIST_END / 2 - 1)
        add hl,hl                       ; GROWING_LIST_END - 2 * A - 2
        ld e,(hl)
        inc l
        ld d,(hl)
        ld a,(de)
        or a
        jr z,finished
        ld c,a
        dec a
        and c
        ld a,c
        jr nz,several
        ld b,ixh                        ; its last direction: the newest cell takes over its entry
        ld (hl),b
        dec l
        ld c,ixl
        ld (hl),c
        ld ixl,e
        ld ixh,d
        exx
        ld l,a
        jp (hl)

several:                                ; the newest cell becomes the last entry; this one stays where it is
        push ix
        ld ixl,e
        ld ixh,d
        ld h,high SLOTS
        inc a
        ld l,a
        ld e,(hl)
        inc l
        ld d,(hl)
        inc de
        inc de
        inc de                          ; leave out `push ix` and `inc e`
        push de
        exx
        inc e
        ret

finished:                               ; the last entry takes over its place
        pop de
        ld (hl),d
        dec l
        ld (hl),e
        exx
        dec e
        jp growing_next

wider:
        scf
        rl d
random:
        ld a,d
        cp e
        jr c,wider
draw:
        rng_step b, c
        and d
        cp e
        jr c,older
        jp z,newest
        xor e
        cp e
        jr c,draw
        srl d                           ; half the places are enough
        jr draw

done:
        ld (rng_seed),bc
growing_kept_sp:
kept_sp:
        ld sp,0
        exx
        pop hl
        pop de
        pop bc
        exx
        pop ix
        or a
        ret

        ways_dig growing_targets, visit, stuck, done, 1
growing_next:                           ; IX is the newest cell
        rng_step b, c
growing_coin:
coin:
        cp 0
        jp nc,random
newest:
        ld l,(ix + 0)
        jp (hl)
stuck:
        pop ix
        dec e
        ld l,(ix + 0)
        jp (hl)
        endp
generate_growing_tree_end:

        endif
