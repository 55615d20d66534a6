; maze_stats.asm - count the cells of the field and find its longest route
;
; 1. work := the field with a border, 0 passable, 255 impassable; passable cells are counted as they are copied.
; 2. The next cell with 0 is the first of a part. Explore the part depth first from there (stats/explore.asm); count its cells,
;    dead ends and junctions. If no loop is found, the two cells farthest apart are known at the end: continue at step 5.
; 3. There is a loop: discard the exploration. Run a wave from the first cell: a cell taken from the queue marks its free
;    neighbours and pushes them. It also counts the walls around it: three make a dead end, one or none a junction. The
;    cell taken last is a farthest one.
; 4. Run a wave from there, without counting; its route, followed back along the marks from the cell taken last, is the
;    part's longest so far. Run a wave from its far end, and again while the route grows. Continue at step 6.
; 5. Make the steps back lead to the deepest cell, and follow them to it from the cell that is farthest from it.
; 6. The longest of all parts wins, the first of equals. Continue at step 2 until all cells are in a part.
;
; Perfect mazes are trees: they take under two thirds of the time of two waves. In a part with loops the time up to the
; first loop is lost, 2 % in a braid. If a tree has several longest routes, any of them may be found.
; Exploring takes 700 bytes. `MAZE_STATS_TREES equ 0` before this include leaves it out: then a tree takes two waves too.
;
; Invariants:
; - The waves of a part have the numbers 128, 136, .. 184. Each marks a cell with its number and the code of the step back, the
;   first cell with its number + 1; any smaller value is free to it. So no wave needs to be wiped away, and a
;   part that is done contains no 0. Eight waves a part at most.
; - In the first wave A is 136 + the walls found so far, 0 to 4: A less a free cell is negative, A less a mark is not,
;   A less 255 carries.
; - In a part of n cells with a loop fewer than 2 * n + 2 sides of cells are walls. Exploring may stop
;   in a tree too, when about 250 cells wait: then its first two waves suffice.
; - The queue grows downwards from `queue`, no cell is in it twice. SP is its tail: an interrupt pushes below it. The best
;   route so far is in `route`, the new one goes behind it. With m cells in finished parts and n in this one, m + n <=
;   1,024: the best has under m steps, the queue n words; 64 bytes stay free between them, and both routes fit into `route`.
; - Only a cell that pushes nothing can be the last one of a wave: the others do not test for the end of the queue.
; - A wave starts at an end of the route before, so its route is as long or longer: only the last one is kept.
;
; Longest time, for any field: exploring takes under 670 T a cell, dead ends and junctions together. Of four cells in a
;   square it enters three at most, for the fourth would close a loop: 768 cells. The first wave takes a cell once, 430 T; seven
;   more waves 260 T a cell, and 85 T a step back. A part has at most one wave more than cells, each 450 T by itself; 512 parts
;   at most, each 1,100 T. The winners' routes, all together less than 1,024 steps, are moved once, 21 T each. 100,000 T for the
;   copy and the search for parts: 768 * 670 + 1,024 * 430 + 7 * 1,024 * (260 + 85) + 1,536 * 450 + 512 * 1,100 + 1,024 * 21
;   + 100,000 = 4,803,744.

        if ! defined MAZE_STATS
MAZE_STATS equ 1

        include "include/field.asm"
        include "include/queue.asm"
        include "include/wave.asm"

        public maze_stats

        if ! defined MAZE_STATS_TREES
MAZE_STATS_TREES: equ 1                 ; is a part explored for a tree?
        endif

STATS_STRIDE: equ FIELD_STRIDE + 1            ; the wall right of a row is left of the next

; maze_stats - count cells, dead ends, junctions and parts; find the longest route
; Family: measure
; Source: common knowledge
; In:    field (only whether a byte is passable matters; all 32 x 32, whatever the size of the maze)
; Out:   carry clear: stats_cells = passable cells; stats_dead_ends = those with one passable neighbour;
;        stats_junctions = those with three or four; stats_parts = connected parts; BC = route_length = steps of the
;        longest route; route = a code a step: 0 up, 2 right, 4 down, 6 left; stats_start, stats_finish = its ends,
;        column in the low byte, row in the high one, as a solver needs them in DE
;        carry set: no passable cell; all of these are 0
; Promise: a route; a shortest one between its ends. Without loops no two cells of a part are farther apart. With loops
;        some may be: 65 % of 40 braids are exact, the mean is 97 % of the longest; of 40 caves with 30 % wall 82.5 %
;        and 98 %
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into work, route or queue_rest
; Writes: work, route, route_length, stats_cells to stats_left, queue_rest; operands at kept_sp, explore_sp, behind, before,
;        number, old_junctions, old_dead_ends, cells, depth, deepest, best, best_at, nearest, go_down, go_left, go_up and
;        go_right (set before use)
; Size:  1,360 bytes   Time: 161,601 T mean, 171,807 T at most (kruskal); 157,312 T mean, 170,473 T at most (dfs)
; Bound: under 5,000,000 T for any field; the slowest one found 752,385 T
; Stack: 12 bytes
maze_stats:
        proc
        local row, cell, part, again, behind, before, number, done, next_part, leave, survey, first, next, up, left
        local right, down, odd, junction, more, tested, counted, wave, go_first, go_next, go_up, go_left, go_right
        local go_down, finished, kept_sp, pushed, trace, trace_on, trace_up, trace_down, trace_right, place, rows
        local edge, below, queue, top_left, routed
queue:  equ route + 64 + 2 * ROUTE_SIZE ; the end of queue_rest
top_left: equ work + 68                 ; 64 bytes for an interrupt before it
        push ix
        exx
        push bc
        push de
        ld bc,0                         ; BC' = junctions
        ld d,b                          ; DE' = dead ends
        ld e,b
        exx
        ld hl,0
        ld (route_length),hl
        ld (stats_parts),hl
        ld (stats_start),hl
        ld (stats_finish),hl
        ; the field, with a border
        ld ix,0                         ; IX = cells
        ld (kept_sp + 1),sp
        ld sp,work + WORK_SIZE
        ld de,-1
        ld b,FIELD_STRIDE / 2
below:
        push de
        djnz below
        ld hl,field + FIELD_SIZE - 1
row:
        ld de,-1                        ; right of this row and left of the next
        push de
        inc sp
        ld bc,FIELD_STRIDE / 4 * 256 + FIELD_STRIDE     ; C = passable cells of the row
cell:
        rept 2
        ld a,(hl)
        passable_test
        sbc a,a
        ld d,a
        dec l
        ld a,(hl)
        passable_test
        sbc a,a
        ld e,a
        dec l
        push de
        add a,d
        add a,c
        ld c,a
        endm
        djnz cell
        add ix,bc
        ld a,l
        inc a
        jr nz,row
        dec h
        ld a,h
        cp (high field) - 1
        jr nz,row
        ld sp,(kept_sp + 1)
        ld de,top_left - STATS_STRIDE   ; only now: interrupts have pushed here
        ld b,STATS_STRIDE
edge:
        ld a,255
        ld (de),a
        inc de
        djnz edge
        ld (stats_cells),ix
        ld hl,(stats_cells)
        ld (stats_left),hl
        ld a,h
        or l
        scf
        ld bc,0
        jp z,leave
        ld hl,top_left
part:                                   ; HL = at or before the next cell with 0
        xor a
        ld b,WORK_SIZE / 256 + 1
        cpir
        dec hl
        push hl
        ld bc,(stats_parts)
        inc bc
        ld (stats_parts),bc
        ex de,hl
        ld hl,(route_length)            ; one step more than the best so far, 0 at first
        ld bc,route
        add hl,bc
        ld (behind + 1),hl
        ld hl,0
        ld (before + 1),hl              ; no route so far
        ex de,hl

        if MAZE_STATS_TREES             ; HL = the first cell
        include "transform/stats/explore.asm"
        endif
        ld ix,-2                        ; IX = all walls - 2 * cells - 2
        call survey
        push hl
        ld hl,queue                     ; 2 * cells of this part = queue - DE
        or a
        sbc hl,de
        srl h
        rr l
        ex de,hl
        ld hl,(stats_left)
        sbc hl,de
        ld (stats_left),hl
        pop hl
        ld a,136
again:                                  ; HL = where the wave starts, A = its number
        ld (number + 1),a
        call wave
routed:                                 ; HL = one end of a route: the steps back lead to the other
        push hl
behind:
        ld de,0                         ; operand: where the route is written
        call trace
        pop bc                          ; BC = start of the route
        push hl
        ld hl,(behind + 1)
        ex de,hl
        or a
        sbc hl,de
        ex de,hl                        ; DE = steps
before:
        ld hl,0                         ; operand: steps of the wave before
        ld (before + 1),de
        sbc hl,de
        jr nc,done                      ; no longer than that
        ld a,ixh                        ; undocumented, on every Z80
        or ixl
        jr z,done                       ; a tree
number:
        ld a,0                          ; operand
        add a,8
        cp 192
        jr z,done
        pop hl
        ld h,b
        ld l,c
        jr again
done:                                   ; BC = start, DE = steps, on the stack the finish
        ld hl,(route_length)
        scf
        sbc hl,de
        pop hl
        jr nc,next_part
        ld (stats_start),bc
        ld (stats_finish),hl
        ld b,d
        ld c,e
        inc de
        ld (route_length),de
        ld hl,(behind + 1)
        ld de,route
        or a
        sbc hl,de
        jr z,next_part                  ; the first one is there already
        add hl,de
        ldir
next_part:
        pop hl
        ld bc,(stats_left)
        ld a,b
        or c
        jp nz,part

        ld hl,(stats_start)
        call place
        ld (stats_start),hl
        ld hl,(stats_finish)
        call place
        ld (stats_finish),hl
        ld bc,(route_length)
        dec bc
        ld (route_length),bc
        or a
leave:
        exx
        ld (stats_dead_ends),de
        ld (stats_junctions),bc
        pop de
        pop bc
        exx
        pop ix
        ret

; survey - wave 8 from HL, which counts
; Out:   HL = a farthest cell; DE = end of the queue; BC', DE', IX
survey:
        ld (kept_sp + 1),sp
        ld sp,queue
        push hl
        ld de,queue - 2
        ld bc,STATS_STRIDE - 1
        ld (hl),129
        ld a,136
        scf
        sbc hl,bc
        jr first
        spread up,left,right,down,next,first,counted,1
        jr nz,counted
        sub 138
        jr z,finished
odd:
        jr c,junction
        dec a
        jr nz,tested                    ; four walls: the only cell of its part
        inc ix
        exx
        inc de
        exx
        jr tested
junction:
        exx
        inc bc
        exx
more:
        dec ix
        inc a
        jr nz,more
tested:
        inc h                           ; the address of a cell, -2,046 to -2, or 0
        dec h
        jr nz,next
finished:
        pop hl                          ; the cell pushed last
kept_sp:
        ld sp,0                         ; operand
        ret

; wave - wave with number A from HL
; Out:   HL = a farthest cell
wave:
        ld (kept_sp + 1),sp
        ld sp,queue
        push hl
        ld de,queue - 2
        ld bc,STATS_STRIDE - 1
        ld (go_down + 1),a
        inc a
        ld (hl),a
        inc a
        ld (go_left + 1),a
        add a,2
        ld (go_up + 1),a
        add a,2
        ld (go_right + 1),a
        sub 7
        scf
        sbc hl,bc
        jr go_first
        spread go_up,go_left,go_right,go_down,go_next,go_first,pushed,0
        jr nz,go_next                   ; HL is negative: carry set
        jr finished

; trace - follow the marks of a wave from HL back to its start, and write the route to DE
; Out:   HL = where the wave started; DE = end of the route
trace:
        ld bc,STATS_STRIDE
        dec de
trace_on:
        inc de
        ld a,(hl)
        and 7
        ld (de),a                       ; the start's mark too, after the route
        jr z,trace_up
        cp 4
        jr z,trace_down
        jr c,trace_right
        dec hl
        jr trace_on
trace_up:
        sbc hl,bc
        jr trace_on
trace_down:
        add hl,bc
        jr trace_on
trace_right:
        rra
        ret c                           ; not right: it is the start
        inc hl
        jr trace_on

; place - H, L := row, column of the cell at HL in work
place:
        ld de,-top_left
        add hl,de
        ld de,-STATS_STRIDE
        ld b,-1
rows:
        inc b
        add hl,de
        jr c,rows
        ld a,l
        add a,STATS_STRIDE
        ld l,a
        ld h,b
        ret
        endp
maze_stats_end:

        endif
