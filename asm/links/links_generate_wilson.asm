; links_generate_wilson.asm - Wilson's loop-erased walks on any tiling: every maze is equally likely
;
; A cell is in the tree or not. The tree begins as one cell of each part of the board.
; 1. Go back from the last cell to one that is not in the tree. Walk from there at random; at each cell store in links the direction
;    in which the walk leaves it.
; 2. When the walk reaches the tree, go to its first cell and follow the stored directions. Where the walk visited a cell
;    more than once, only the last direction is left, so all loops disappear.
; 3. The cells followed join the tree, each open to the next one. When there is no other cell left: done.
;
; - A cell in the tree has no ways in links_ways. So one AND shows whether the walk has arrived, or a direction leads nowhere.
; - A random byte is an index into a table of directions, each as often as any other. Without slopes it has four: a direction and
;   the same one round the edge share an entry, for no cell has both. Otherwise it has eight; one that the cell lacks is drawn again.
; - BC = the random state, IX = the sum of all states: walks on the states alone soon coincide, for all seeds are on one cycle.
; - Index and cell of a draw that fails enter the state, and one state in 256 enters the sum with a number that grows each time:
;   otherwise a walk in a long corridor of a mask could repeat with the states for ever.
; - Without a mask the tree begins in the middle of the board: the first walks are shorter than to a random cell.
; - HL = the cell, in links_ways; a byte that is not 0 just below links_ways stops the search of step 1.

        if ! defined LINKS_GENERATE_WILSON
LINKS_GENERATE_WILSON equ 1

        include "lib/random.asm"
        include "links/links_begin.asm"
        include "links/links_go.asm"

        public links_generate_wilson

; links_generate_wilson - make a perfect maze on any tiling, all of them equally likely
; Family: links generator
; Source: U1
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; uniform, all mazes are equally likely; of octagons, all that the tossed diagonals allow
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP at first: an interrupt then pushes into links_guard, links,
;        links_steps, links_ways or links_list
; Writes: what links_begin writes; operands at twice, parity, wrap and kind, and in links_ways_of, links_sides,
;        links_trim, links_outside, links_words, links_wave, links_divide, links_go and links_cut
; Size:  249 bytes   Time: 339,617 T mean, 1,243,799 T at most (square 15x15)
; Bound: under 40,000,000 T without a mask; with one the time grows with the square of the longest corridor
; Growth: walks grow with the logarithm
; Stack: 20 bytes
links_generate_wilson:
        proc
        local TABLE, parity, root, middle, rooted, few, fill, twice, next, look, walk, sum, wrap, refused, even, follow, joined, done
        local same, kind, divided, roots
TABLE:          equ (links_list + 255) & $FF00

        call links_begin
        ret c
        push ix
        if LINKS_MASKS
        ld a,(mask_used)
        dec a
        if LINKS_DIVIDES
        jr z,roots
        ld a,(links_flags)
        add a,a                         ; rings that divide may have no cell in the middle of the board
        jr nc,middle
roots:
        else
        jr nz,middle
        endif
        ld hl,links_roots
root:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        xor a
        or d
        jr z,rooted
        xor a
        ld (de),a                       ; in the tree
        jr root
middle:
        endif
        ld a,(links_height)
        srl a
        ld d,high links_ways
        call links_row
        ld a,(tiling_columns)
        rra                             ; carry is clear
        add a,l
        ld l,a
        ld (hl),0
rooted:
        ld hl,0
        ld (wrap + 1),hl
        ld a,(links_parity)
        ld (parity + 1),a
        ld a,(links_flags)
        if LINKS_DIVIDES
        add a,a
        ld hl,even
        jr nc,same
        ld hl,divided
same:
        ld (kind + 1),hl
        ld a,(links_flags)
        endif
        and HAS_SLOPES
        ld a,$07                        ; rlca: only up, right, down and left
        jr z,few
        xor a                           ; nop
few:
        ld (twice),a
        and 3
        or 1
        ld hl,TABLE
fill:
        ld (hl),a
        rlca
twice:
        nop                             ; operand: rlca for a table of four
        inc l
        jr nz,fill
        ld (links_ways - 1),a
        ld bc,(rng_seed)
        push bc
        pop ix
        ld a,(links_height)
        ld d,high links_ways
        call links_row
next:
        dec hl
look:
        ld a,(hl)
        or a
        jr z,next
        ld a,h
        cp high (links_ways - 1)
        jr z,done
        push hl
walk:
        rng_step b, c
        jr z,wrap                       ; the high byte is 0
sum:
        add ix,bc
        ld e,ixh                        ; undocumented, but works on every Z80
        ld d,high TABLE
        ld a,(de)
        and (hl)
        jr z,refused
        res 3,h
        ld (hl),a
        ld e,a
        ld a,l
parity:
        and 0                           ; operand
        ld d,high links_steps
kind:
        jp pe,even                      ; operand
        inc d
        inc d
even:
        ld a,(de)
        add a,l
        ld l,a
        inc d
        ld a,(de)
        adc a,h
        ld h,a
        set 3,h
        jr walk
        if LINKS_DIVIDES
divided:
        push bc
        ld c,e
        call links_kind
        pop bc
        jr even
        endif
wrap:
        ld de,0                         ; operand: how often it was
        inc de
        ld (wrap + 1),de
        add ix,de
        jr sum
refused:
        ld a,c
        add a,e
        ld c,a
        ld a,b
        add a,l
        ld b,a
        xor a
        or (hl)
        jr nz,walk                      ; the cell has no such neighbour

        pop hl                          ; it is in the tree
        push hl
        push bc
        ld e,a                          ; the way back to the cell before: none
follow:
        ld d,(hl)
        ld (hl),0                       ; in the tree from now on
        res 3,h
        ld a,(hl)
        ld c,a
        or e
        ld (hl),a
        ld a,d
        or a
        jr z,joined                     ; it has been there before
        call links_go
        set 3,h
        ld e,a
        jr follow
joined:
        pop bc
        pop hl
        jr look

done:
        ld (rng_seed),bc
        pop ix
        jp links_outside
        endp
links_generate_wilson_end:

        endif
