; generate_growing_biased.asm - the growing tree with two leanings: how straight, and how much across
;
; 1. Give each cell a bit for each unvisited neighbour. Visit a random cell: it is the newest.
; 2. With a chance of growing_newest / 256 take the newest cell. If it is finished, the last one of the list becomes the newest,
;    until one has a bit left, or the list is empty and the maze is complete. The first time no number is drawn for this.
; 3. Otherwise take one at random, of the list and the newest cell. If it is finished, remove it, and repeat step 2; else the
;    newest cell takes over its place in the list.
; 4. With one bit left: go there. With more: put the cell on the list, and choose as lib/ways_lean.asm does.
; 5. Going: open the passage, clear the new cell's bit in its four neighbours. It is the newest. Continue at step 2.
;
; A random cell has no last step, so it leans across or down only: the smaller growing_newest, the less straight.
; Measured, 31 x 31, 50 seeds, growing_newest = 128: bias_straight = 0, 128, 255 makes 45, 55, 65 % of the cells with two ways
; straight; without it bias_across = 0, 64, 128, 200, 255 makes 33, 41, 50, 60, 67 % of the passages lead across.
; Invariants:
; - IX = the newest cell; L = the bit of the step to it, 0 at the start and at a cell from the list; BC = the random state.
; - SP = the list, a stack in work. Below it lies the address of a byte that no cell has. E' = entries.
; - D' = the mask of a random entry, at least E': widened before a draw, halved after one that failed, if half is enough.

        if ! defined GENERATE_GROWING_BIASED
GENERATE_GROWING_BIASED equ 1

        include "lib/field_cells.asm"
        include "lib/field_ways.asm"
        include "lib/cell_draw.asm"
        include "lib/ways_lean.asm"

        public generate_growing_biased

; generate_growing_biased - make a perfect maze that grows where growing_newest sets, and leans to straight, or across, or down
; Family: generator
; Menu:  75, "Growing /biased", "Many dead ends. Higher numbers:", "straighter ways, more across"
; Parameter: bias_straight, 0 to 255, default 128, "Straight": how many times in 256 it goes straight on if it can
; Parameter: bias_across, 0 to 255, default 128, "Across": how many times in 256 it goes left or right, not up or down
; Parameter: growing_newest, 0 to 255, default 128, "Longer": how many times in 256 the newest cell grows
; Source: common knowledge
; In:    rng_seed, field_width, field_height, bias_straight, bias_across, growing_newest
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; with leanings, and as bushy as growing_newest makes it
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills and digs: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,024 bytes), guard (bits in its last 31 bytes); operands at straight, across, coin and
;        kept_sp, and in field_ways (set before use)
; Size:  345 bytes   Time: 144,615 T mean, 161,095 T at most (31x31); 106,789 T mean, 119,759 T at most (31x23)
; Bound: under 220,000 T whatever the parameters (31x31)
; Stack: 8 bytes
; Repeats: 16 of the 65,536 mazes come up twice (31x31)
generate_growing_biased:
        proc
        local LIST_END, LAST, go, visit, next, coin, newest, back, stuck, straight, across, done, last
        local kept_sp, random, wider, draw, older, finished

LIST_END:       equ (work + $400) & $FE00; so that 2 * (LIST_END / 2 - 1 - A) needs no borrow
LAST:           equ 64                  ; the bit above those of all directions

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        push bc
        call ways_fill
        pop bc
        call cell_draw
        ld ixl,e                        ; undocumented, but works on every Z80
        ld ixh,d
        ld bc,(rng_seed)
        ld a,(bias_straight)
        ld (straight + 1),a
        ld a,(bias_across)
        ld (across + 1),a
        ld a,(growing_newest)
        ld (coin + 1),a
        exx
        push bc
        push de
        push hl
        ld de,0
        exx
        ld (kept_sp + 1),sp
        ld sp,LIST_END
        ld hl,last
        push hl
        ld l,0
        ways_visit
        jp newest

wider:
        scf
        rl d
random:                                 ; one of the list, or the newest cell
        ld a,d
        cp e
        jr c,wider
draw:
        exx
        rng_step b, c
        exx
        and d
        cp e
        jr c,older
        jr z,back
        ld a,d
        srl a
        cp e
        jr c,draw
        ld d,a
        jr draw
older:                                  ; the entry A, counted from the oldest
        cpl
        ld l,a
        ld h,high (LIST_END / 2 - 1)
        add hl,hl                       ; LIST_END - 2 * A - 2, and below the first entry
        dec hl
        ld b,(hl)
        dec l
        ld c,(hl)
        ld a,(bc)
        or a
        jr z,finished
        ld a,ixl
        ld (hl),a
        inc l
        ld a,ixh
        ld (hl),a
        ld ixl,c
        ld ixh,b
        exx
        ld l,0                          ; no last step
        jr newest
finished:                               ; the last entry takes over its place
        pop bc
        ld (hl),c
        inc l
        ld (hl),b
        dec e
        exx
        jp next
stuck:
        pop ix
        ld l,a                          ; 0: no last step
        exx
        dec e
back:
        exx
newest:
        ld a,(ix + 0)
        or a
        jr z,stuck
        ld e,a
        neg
        and e
        cp e
        jr z,go                         ; the only one
        push ix
        exx
        inc e
        exx
        ways_lean straight, across
go:
        ways_go visit, done
visit:
        ways_visit
next:
        rng_step b, c
coin:
        cp 0
        jp c,newest
        exx
        jp random

done:
        ld (rng_seed),bc
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
last:
        db LAST
        endp
generate_growing_biased_end:

        endif
