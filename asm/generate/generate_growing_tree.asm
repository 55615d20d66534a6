; generate_growing_tree.asm - grow the maze from a list of cells: from the newest one, or from a random one
;
; 1. Give each cell a bit for each unvisited neighbour. At first a random cell is the whole list.
; 2. Take the newest cell of the list with a chance of growing_newest / 256, else a random one.
;    The first time there is only one cell, and no number is drawn.
; 3. If it has a bit left: choose one, open the wall, visit the new cell, append it to the list.
; 4. A cell is removed from the list when its last direction is taken, or when it is taken and has none.
; 5. Continue at step 2 until the list is empty.
;
; growing_newest = 255 is almost depth first (255 of 256 times), 0 grows on all sides like Prim's, and 128 is a
; mixture: long passages with many short dead ends off them.
;
; Invariants:
; - The list is in work, low bytes in the first page, high bytes in the second. HL = its last low byte, which is
;   the newest cell's. H = high work, L = entries - 1. BC = the random state, IX = the cell taken.
; - When a random cell is removed, the newest takes over its entry if a newer one is about to come; else the last but
;   one does, and the newest moves down: so the newest stays the newest, nothing else moves, and only the order
;   of older cells changes.
; - A random entry is a masked byte of a new number, drawn again while it is past the last entry. The mask, 0 to
;   255 and at least L, is widened before a draw; it is halved, when L permits, only after a draw that failed.
; - The direction is chosen by the low byte of the number whose high byte made the last decision.

        if ! defined GENERATE_GROWING_TREE
GENERATE_GROWING_TREE equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_ways.asm"

        public generate_growing_tree

; generate_growing_tree - make a perfect maze that grows where growing_newest sets
; Family: generator
; Menu:  70, "Growing /tree", "255 grows at its newest cell, 0", "anywhere, 128 is in between"
; Parameter: growing_newest, 0 to 255, default 128, "Newest": how many times in 256 the newest cell grows
; Source: common knowledge
; In:    rng_seed, field_width, field_height, growing_newest
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; from bushy (growing_newest = 0) to long winding passages (255)
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (1,088 bytes), guard (bits in its last 31 bytes); operands at coin and mask, and in
;        field_ways (set before use)
; Size:  327 bytes   Time: 161,405 T mean, 176,626 T at most (31x31); 120,224 T mean, 131,466 T at most (31x23)
; Bound: under 215,000 T whatever growing_newest (31x31)
; Stack: 6 bytes
; Repeats: 21 of the 65,536 mazes come up twice (31x31)
generate_growing_tree:
        proc
        local grow, coin, newest_here, finished, newest, wider, random, draw, mask, several, narrower, strike, done

        call field_cells
        ret c
        push ix
        push bc
        call field_ways
        pop bc                          ; B = cells down, C = cells across
        ld a,(growing_newest)
        ld (coin + 1),a
        xor a
        ld (mask + 1),a

        ld e,b
        call rng_below
        ld b,a                          ; row
        ld e,c
        call rng_below
        add a,a                         ; twice the column
        ld h,b
        ld l,0
        srl h
        rr l
        srl h
        rr l                            ; 64 * row
        ld d,0
        ld e,a
        add hl,de
        ld de,field + FIELD_STRIDE + 1
        add hl,de
        ld a,l                          ; the list's only entry
        ld (work),a
        ld a,h
        ld (work + 256),a
        push hl
        pop ix
        ld hl,work
        ways_visit
        ld bc,(rng_seed)
        rng_step b, c
        jr newest_here                  ; a draw would only waste a number here, and the sequences of different seeds would merge

grow:                                   ; A = a random byte = C, E = the cell's directions
        ways_take c
        add ix,de
        ld (ix + 0),FIELD_PATH
        add ix,de
        ways_visit
        inc l
        ld a,ixl                        ; undocumented, but works on every Z80
        ld (hl),a
        inc h
        ld a,ixh
        ld (hl),a
        dec h

        ; IX is the newest cell
        rng_step b, c
coin:
        cp 0
        jr nc,random
newest_here:
        ld e,(ix + 0)
        ld a,e
        dec a
        and e
        ld a,c
        jp nz,grow                      ; more directions than one
        inc e
        dec e
        jr z,finished
        dec l                           ; its last direction: the new cell takes over its entry
        jp grow
finished:                               ; the newest is finished
        ld a,l
        or a
        rng_jump z,done
        dec l
newest:
        ld a,(hl)
        ld ixl,a
        inc h
        ld a,(hl)
        ld ixh,a
        dec h
        rng_step b, c
        jp coin

wider:
        scf
        rla
        ld (mask + 1),a
random:
        ld a,(mask + 1)
        cp l
        jr c,wider
draw:
        rng_step b, c
mask:
        and 0
        ld e,a
        ld a,l
        cp e
        jr c,narrower
        ld d,h
        ld a,(de)
        ld ixl,a
        inc d
        ld a,(de)
        ld ixh,a
        ld a,(ix + 0)
        or a
        jr z,strike
        dec a
        and (ix + 0)
        jr nz,several
        ld a,(hl)                       ; its last direction: the newest cell takes over its entry, the new one goes last
        dec d
        ld (de),a
        inc d
        inc h
        ld a,(hl)
        ld (de),a
        dec h
        dec l
several:
        ld e,(ix + 0)
        ld a,c
        jp grow

narrower:
        ld a,(mask + 1)
        srl a
        cp l
        jr c,draw
        ld (mask + 1),a
        jr draw

strike:                                 ; remove entry E
        ld a,l
        sub e
        rng_jump z,finished                ; it is the newest
        dec l
        inc h
        ld a,(hl)
        ld (de),a
        dec d
        dec h
        ld a,(hl)
        ld (de),a
        inc l
        ld e,(hl)
        inc h
        ld d,(hl)
        dec l
        ld (hl),d
        dec h
        ld (hl),e
        rng_jump nz,newest              ; always: H is not 0
done:
        ld (rng_seed),bc
        pop ix
        or a
        ret
        endp
generate_growing_tree_end:

        endif
