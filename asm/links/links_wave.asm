; links_wave.asm - the wave on any tiling: each cell is visited once, in the order of its distance
;
; 1. The wave begins at one cell. Each cell of the queue looks at its passages, except the one by which it was entered. A cell
;    behind one that has no mark yet gets the mask of the way back as its mark, and joins the queue.
; 2. It ends when it meets the start, or when the queue is empty.
;
; Why marks lead the shortest way: cells leave the queue in the order in which they came, so in the order of their distance; a mark
; leads to a cell that is one step nearer.
;
; Invariants:
; - The queue is linear: SP is its end, PUSH puts a cell in; DE is its head. A cell joins once, the first one never: at most 1,023
;   words. An interrupt finds an ordinary stack, with links_below or links_walls under it.
; - A' = passages that are still to be looked at, F' = whether there are any, while a passage is followed. Most cells have one
;   only: they pay 20 T for those that have more.
; - The end of a level is a word of the queue, 0: in the ROM, where a byte is the same with bit 3 of H reset, so it looks like a cell
;   without a way on. It changes places with the last cell of the next level; a level takes 159 T more.
; - Only a cell behind which nothing joined the queue can be the last one, so the others do not test for its end.
;
; Longest time, for any links: a look at a passage takes 211 T, or 231 T if the cell behind it joins the queue; a cell 55 T
; besides (114 T if it has no way on, but then it has fewer passages to look at). 1,024 cells of eight directions, all diagonals
; open, have 3,906 passages. Each can be looked at from both sides, but for the one by which a cell was entered:
; 1,024 * 55 + 1,023 * 231 + (7,812 - 2,046) * 211 = 1,509,259

        if ! defined LINKS_WAVE
LINKS_WAVE equ 1

        include "include/queue_read.asm"
        include "include/wave_limit.asm"
        include "links/links_ends.asm"

        public links_wave, links_wave_all

; links_wave - mark the way to a cell in all cells that have one, as far as the limit or the start
; Family: part
; Source: W1 (the wave), W4 (the cells of the last wave only), W3 (a limit)
; In:    HL = the cell, in links_ways; BC = the most steps, 0 any number; links, links_ways, after links_ends
; Out:   links_ways; carry clear: HL = start, marked too; carry set: all cells that have a way to HL are marked, HL = 0; the
;        list has their addresses but HL's from its end down, in the order of their distance, then 0; DE = that of the last word
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP in links_list: an interrupt then pushes into links_list, links_walls or links_below
; Writes: links_ways, links_list, links_steps; operands at kept_sp, look, levels, cell and step (set before use)
; Size:  162 bytes; 117 without a limit
; Stack: 2 bytes
links_wave:
        proc
        local next, first, ways, last, cell, seen, leaf, found, stop, kept_sp
        local look, looked, visit, level, levels, endless, step
        links_use_step step
        ex af,af'
        push af
        ld (kept_sp + 1),sp
        ld sp,links_list + LINKS_LIST_SIZE
        if WAVE_LIMIT
        ld (levels + 1),bc
        ld a,b
        or c
        ld a,leaf - looked
        jr z,endless
        ld de,0                         ; the end of a level: no cell, and without passages
        push de
        ld a,level - looked
endless:
        ld (look + 1),a
        endif
        ld de,links_list + LINKS_LIST_SIZE
        xor a
        jr first
next:
        queue_read
visit:
        ld a,(hl)
first:
        res 3,h
        xor (hl)
look:
        jr z,leaf                       ; operand: with a limit to level
looked:
ways:                                   ; A = passages to look at
        ld c,a
        dec a
        and c
        jr z,last
        ld (cell + 1),hl
        ld b,a
        xor c
        ld c,a                          ; the lowest one
        ld a,b
last:
        ex af,af'
step:
        links_neighbour
        set 3,h
        ld a,(hl)
        or a
        jr nz,seen
        ld a,c
        rlca
        rlca
        rlca
        rlca
        ld (hl),a
        push hl
        ex af,af'
        jr z,next
cell:
        ld hl,0                         ; operand
        jr ways
seen:
        inc a
        jr z,found
        ex af,af'
        jr nz,cell
leaf:                                   ; is the queue empty?
        ld hl,0
        add hl,sp
        sbc hl,de
        jr nz,next
        push hl
        jr stop
        if WAVE_LIMIT
level:
        ld a,h
        or a
        jr nz,leaf
levels:
        ld hl,0                         ; operand: levels left
        dec hl
        ld (levels + 1),hl
        ld a,h
        or l
        jr z,stop
        pop hl                          ; the last cell of the next level changes places with the end
        ld a,h
        or a
        jr z,stop                       ; there is no such cell
        ld bc,0
        push bc
        jr visit
        endif
found:
        ld a,c
        rlca
        rlca
        rlca
        rlca
        ld (hl),a
stop:
kept_sp:
        ld sp,0                         ; operand
        pop af
        ex af,af'
        ld a,h
        cp 1
        ret
        endp
links_wave_end:

; links_wave_all - the same without a limit
; In:    HL = the cell, in links_ways; links, links_ways, after links_ends
; Out:   as links_wave
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP as links_wave
; Writes: what links_wave writes; operands in links_wave (set before use)
; Size:  6 bytes
; Stack: 2 bytes
links_wave_all:
        ld bc,0
        jp links_wave
links_wave_all_end:

        endif
