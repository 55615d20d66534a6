; links_stats.asm - count the cells of a maze on any tiling and find its longest route
;
; 1. Check tiling and size, clear the marks (links_ends).
; 2. The next cell that has a passage and no mark is the first one of a part. A wave from there (links_wave) finds all its cells; count
;    them by their passages: one is a dead end, three or more a junction.
; 3. A wave from the cell that was found last, which is a farthest one: the marks lead there from every cell of the part. Repeat
;    while the way to the last cell grows, eight waves at most; in a tree, whose passages are one less than its cells, two are enough.
; 4. The longest of all parts wins, the first of equals. Continue at step 2 until all cells have a mark.
; 5. Follow the marks of the winner (links_trace).
;
; - Each wave begins where the one before ended, so its way is as long or longer: the marks of the last one are those to keep. The
;   marks of a part that is done stay; before a wave is repeated, the list of its cells tells which marks to clear.
; - The list of a wave lacks the cell where it began: it is put before the first word of the list.
; - IX = passages of the part - 2 * cells + 2, each passage counted at both its ends: 0 in a tree.
;
; Longest time, for any links: 110,000 for steps 1 and 2 but the first wave and the counting, 300 T a cell; eight waves, each 1,509,259
; (links_wave), 165 T a step of its way and 45 T a cell; 512 parts, 1,500 T each; 1,023 steps of the route * 367.

        if ! defined LINKS_STATS
LINKS_STATS equ 1

        include "links/links_parts.asm"
        include "links/links_wave.asm"

        public links_stats

; links_stats - count cells, dead ends, junctions and parts; find the longest route
; Family: links measure
; Source: common knowledge
; In:    tiling, tiling_rows, tiling_columns, tiling_storeys; links
; Out:   carry clear: stats_cells = cells that have a passage; stats_dead_ends = those with one; stats_junctions = those with
;        three or more; stats_parts = connected parts of these cells; BC = route_length = steps of the longest route; route =
;        a code a step: 0 up, 1 up and right, then clockwise; stats_start, stats_finish = its ends, row * 256 + column
;        carry set: illegal tiling or size, nothing written; or no passage, all of these are 0
; Refuses: illegal tiling or size
; Promise: a route; a shortest one between its ends. Without loops no two cells of a part are farther apart; with loops some may be
; Keeps: IX, IY, AF', BC', DE', HL', links
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into links_steps, links_ways, links_list, links_walls or links_below
; Writes: stats_cells to stats_left, route, route_length, links_list, links_gap (2 bytes), links_steps, links_ways,
;        links_parity, links_height, links_flags, links_edges; operands at before and waves, and in links_sides,
;        links_outside, links_words, links_wave, links_divide and links_go
; Size:  300 bytes   Time: 223,216 T mean, 241,606 T at most (square 15x15, 1,024 mazes of Kruskal)
; Bound: under 15,000,000 T for any links
; Stack: 20 bytes
links_stats:
        proc
        local WAVES, LIST_FIRST, zero, row, cell, next, part, member, more, dead, counted, tree, far, wave, clear, length, step, before
        local waves, done, shorter
WAVES:          equ 8
LIST_FIRST:     equ links_list + LINKS_LIST_SIZE

        ld hl,0
        ld d,h
        ld e,l
        call links_ends
        ret c
        ld (hl),b                       ; B = 0
        push ix
        ld hl,stats_cells
        ld b,stats_left + 2 - stats_cells
zero:
        ld (hl),0
        inc hl
        djnz zero
        ld hl,links
        ld a,(links_height)
row:
        ld c,a
        ld a,(tiling_columns)
        ld b,a
cell:
        ld a,(hl)
        or a
        jr z,next
        set 3,h
        ld a,(hl)
        or a
        call z,part
        res 3,h
next:
        inc hl
        djnz cell
        dec hl
        ld a,l
        or LINKS_STRIDE - 1
        ld l,a
        inc hl
        ld a,c
        dec a
        jr nz,row
        pop ix
        ld hl,(stats_finish)
        call links_place
        ld (stats_finish),de
        ld hl,(stats_start)
        push hl
        call links_place
        ld (stats_start),de
        pop hl
        ld a,h
        cp 1
        jp links_trace

        ; the part of the cell at HL
part:
        push hl
        push bc
        ld de,(stats_parts)
        inc de
        ld (stats_parts),de
        ld de,0
        ld (before + 1),de
        ld (hl),LINKS_FINISH
        ld (LIST_FIRST),hl
        call links_wave_all
        ld ix,2
        push de                         ; the address of the last word
        ld hl,LIST_FIRST + 2
        or a
        sbc hl,de
        srl h
        rr l
        ld de,(stats_cells)
        add hl,de
        ld (stats_cells),hl
        ld hl,LIST_FIRST + 2
member:
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        res 3,d
        ld a,d
        or a
        jr z,counted
        ld a,(de)
        ld c,a
        dec a
        and c
        jr z,dead
        ld c,a
        dec a
        and c
        jr z,member
        ld de,(stats_junctions)
        inc de
        ld (stats_junctions),de
more:
        inc ix
        ld c,a
        dec a
        and c
        jr nz,more
        jr member
dead:
        ld de,(stats_dead_ends)
        inc de
        ld (stats_dead_ends),de
        dec ix
        jr member
counted:
        ld a,ixl                        ; undocumented, but works on every Z80
        or ixh
        ld a,1
        jr z,tree
        ld a,WAVES - 1
tree:
        ld (waves + 1),a
        pop hl
far:                                    ; HL = the address of the last word
        ld e,(hl)
        inc hl
        ld d,(hl)
        push de                         ; the farthest cell
        ld h,d
        ld l,e
        ld de,-1
step:
        inc de
        ld a,(hl)
        ld c,a
        cp LINKS_FINISH
        jr z,length
        call links_go
        jr step
length:                                 ; DE = steps
before:
        ld hl,0                         ; operand: those of the wave before
        sbc hl,de                       ; carry is clear
        ld (before + 1),de
        jr nc,done
waves:
        ld a,0                          ; operand: how many more there may be
        dec a
        jp m,done
        ld (waves + 1),a
        ld hl,LIST_FIRST + 2
        xor a
        jr clear
wave:
        ld (de),a
clear:
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        cp d
        jr nz,wave
        pop hl
        ld (hl),LINKS_FINISH
        ld (LIST_FIRST),hl
        call links_wave_all
        ex de,hl
        jr far
done:
        pop bc
        ld hl,(stats_left)              ; the longest so far
        or a
        sbc hl,de
        jr nc,shorter
        ld (stats_left),de
        ld (stats_start),bc
        ld hl,(LIST_FIRST)
        ld (stats_finish),hl
shorter:
        pop bc
        pop hl
        ret
        endp
links_stats_end:

        endif
