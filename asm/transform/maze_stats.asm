; maze_stats.asm - count what is in the field and find its longest route
;
; 1. work := the field with a border, 0 passable, 63 impassable. Each passable cell adds up its four neighbours:
;    63 times the walls around it. That gives the cells, dead ends, junctions, and the sum of (neighbours - 2).
; 2. The next cell with 0 is the first of a part. A wave from there: a cell popped from the queue marks its free
;    neighbours and pushes them. The cell popped last is a farthest one.
; 3. A wave from there; its route, followed back along the marks, is the part's longest so far. When the field is
;    one tree that is the answer. Else a wave from its far end again, for as long as the route grows.
; 4. The longest of all parts wins, the first one of equals. Go to 2 until all cells are counted.
; 5. Follow the winner's route back once more, into `route`.
;
; Invariants:
; - A wave marks with base + 1 to base + 5; what is at most base is free to it. The base of a part's waves is 0, 5,
;   10, .. 55, so no wave is wiped away after it, and a part that is done holds no 0. Twelve waves at most.
; - The queue is linear and no cell is in it twice: 1,024 words, from route + 64 on; the part of it that does not
;   fit into `route` is `stats_queue`. While it is read, SP is its head: an interrupt pushes into what was read
;   already, or at the start into the 64 bytes below.
; - Only a cell that pushes nothing can be the last one, so the others do not look for the end of the queue.
; - Each wave's route is as long as the one before or longer: the start of a wave is an end of the route before. So
;   the last wave's marks are all that must be kept for each part.

        if ! defined MAZE_STATS
MAZE_STATS equ 1

        public maze_stats

; maze_stats - count cells, dead ends, junctions and parts; find the longest route
; In:    field (bit 7 alone matters; all 32 x 32, whatever the size of the maze)
; Out:   carry clear: stats_cells = passable cells; stats_dead_ends = those with one passable neighbour;
;        stats_junctions = those with three or four; stats_parts = connected parts; BC = route_length = steps of the
;        longest route; route = a code a step: 0 up, 2 right, 4 down, 6 left; stats_start, stats_finish = its ends,
;        column in the low byte, row in the high one, as a solver wants them in DE
;        carry set: no passable cell; all of these are 0
; Route: a shortest route between its ends; without loops no two cells are farther apart, with loops nearly so
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP while a wave runs: an interrupt then pushes into the queue, below its head
; Writes: work, route, route_length, stats_cells to stats_left, stats_queue, and its own operands at kept_sp, base and
;        best_base (set before use)
; Size:  563 bytes
; Stack: 16 bytes
maze_stats:
        proc
        local row, cell, seek, junction, three, dead, tallied, part, again, done, better, first_one, next_part
        local wave, next, first, right, left, up, down, not_left, not_up, kept_sp
        local trace, back, base, was_right, was_left, was_up, store, best_base, place, rows, edge, queue, start
        local top_left, leave
queue:  equ route + 64
top_left: equ work + WORK_STRIDE + 1
        exx
        push bc
        push de
        push hl
        push ix
        ld hl,stats_cells
        ld b,stats_left - stats_cells
        xor a
        ld (route_length),a
        ld (route_length + 1),a
start:
        ld (hl),a
        inc hl
        djnz start
        ld d,b                          ; BC' = cells, DE' = dead ends, HL' = junctions
        ld e,b
        ld c,b
        ld h,b
        ld l,b
        exx
        ld ix,0                         ; neighbours less 2, of all cells together

        ; the field, with a border
        ld hl,field
        ld de,work
        ld b,WORK_STRIDE + 1
row:
        call edge
        ld bc,FIELD_STRIDE / 2 * 256 + 63
cell:
        ld a,(hl)
        add a,a
        sbc a,a
        and c
        ld (de),a
        inc l
        inc de
        ld a,(hl)
        add a,a
        sbc a,a
        and c
        ld (de),a
        inc hl
        inc de
        djnz cell
        ld b,2                          ; right of this row and left of the next
        ld a,h
        cp FIELD_SIZE / 256 + (high field)
        jr nz,row
        ld b,WORK_STRIDE + 1
        call edge

        ; count
        ld hl,top_left
        ld bc,WORK_SIZE - WORK_STRIDE - 1
        xor a
seek:
        cpir
        jr nz,tallied
        exx
        inc bc
        exx
        ld a,(hl)                       ; right of the cell
        dec hl
        dec hl
        add a,(hl)
        ld de,1 - WORK_STRIDE
        add hl,de
        add a,(hl)
        ld de,2 * WORK_STRIDE
        add hl,de
        add a,(hl)
        ld de,1 - WORK_STRIDE
        add hl,de
        sub 2 * 63
        jr z,seek
        jr c,junction
        dec ix
        sub 63
        jr z,dead
        dec ix                          ; no neighbour at all
        xor a
        jr seek
dead:
        exx
        inc de
        exx
        jr seek
junction:
        inc ix
        add a,2 * 63
        jr nz,three
        inc ix
three:
        exx
        inc hl
        exx
        xor a
        jr seek
tallied:
        exx
        ld (stats_dead_ends),de
        ld (stats_junctions),hl
        ld (stats_cells),bc
        ld (stats_left),bc
        ld a,b
        or c
        exx
        scf
        ld bc,0
        jp z,leave
        ld hl,top_left

part:                                   ; HL = not after the next cell with 0
        xor a
        ld bc,WORK_SIZE
        cpir
        push hl
        ld bc,(stats_parts)
        inc bc
        ld (stats_parts),bc
        dec hl
        call wave
        ex de,hl                        ; DE = the far end, HL = end of the queue
        ld bc,-queue
        add hl,bc
        srl h
        rr l                            ; cells of this part but the first
        scf
        ex de,hl
        push hl
        ld hl,(stats_left)
        sbc hl,de
        ld (stats_left),hl
        pop hl
        ld de,0                         ; no route so far
        xor a
again:                                  ; HL = where the wave starts, DE = steps of the route so far, A = last base
        add a,5
        ld (base + 1),a
        push de
        call wave
        push hl
        ld de,route + ROUTE_SIZE
        call trace
        ex (sp),hl                      ; the start on the stack; HL = far end
        push hl
        ld hl,route + ROUTE_SIZE
        or a
        sbc hl,de
        ex de,hl                        ; DE = steps
        pop hl
        pop bc                          ; BC = start
        ex (sp),hl                      ; HL = steps of the route before
        or a
        sbc hl,de
        pop hl
        jr nc,done                      ; no longer than that
        ld a,(base + 1)
        cp 55
        jr z,done
        push hl
        ld hl,(stats_left)
        ld a,h
        or l
        ld hl,(stats_parts)
        dec hl
        or h
        or l
        push ix
        pop hl
        inc hl
        inc hl
        or h
        or l
        pop hl                          ; one part, and a tree: done
        ld a,(base + 1)
        jr nz,again
done:                                   ; BC = start, DE = steps, HL = far end
        push hl
        ld hl,(stats_start)
        ld a,h
        or l
        ld hl,(route_length)
        jr z,better                     ; the first part
        or a
        sbc hl,de
better:
        pop hl
        jr z,first_one
        jr nc,next_part
first_one:
        ld (stats_start),bc
        ld (stats_finish),hl
        ld (route_length),de
        ld a,(base + 1)
        ld (best_base + 1),a
next_part:
        pop hl
        ld bc,(stats_left)
        ld a,b
        or c
        jp nz,part

best_base:
        ld a,0                          ; operand
        ld (base + 1),a
        ld hl,(route_length)
        ld de,route
        add hl,de
        ex de,hl
        ld hl,(stats_finish)
        push hl
        call trace
        call place
        ld (stats_start),hl
        pop hl
        call place
        ld (stats_finish),hl
        ld bc,(route_length)
        or a
leave:
        pop ix
        exx
        pop hl
        pop de
        pop bc
        exx
        ret

; wave - mark all that can be reached, each cell by the step that led to it
; In:    HL = first cell; A = base: cells at most that are free
; Out:   HL = a farthest cell; DE = end of the queue (the first cell is not in it)
; Keeps: A
wave:
        ld (kept_sp + 1),sp
        ld sp,queue
        ld de,queue
        add a,5                         ; the mark of the start
        ld (hl),a
        sub 5
        jr first

mark    macro step                      ; HL = a free cell
        add a,step
        ld (hl),a
        sub step
        ex de,hl
        ld (hl),e
        inc l
        ld (hl),d
        inc hl
        ex de,hl
        endm

right:
        mark 1
        dec hl
        dec hl
        cp (hl)
        jr c,not_left
left:
        mark 2
not_left:
        ld bc,1 - WORK_STRIDE
        add hl,bc
        cp (hl)
        jr c,not_up
up:
        mark 3
not_up:
        ld bc,2 * WORK_STRIDE
        add hl,bc
        cp (hl)
        jr c,next
down:
        mark 4
next:
        pop hl
first:
        inc hl
        cp (hl)
        jr nc,right
        dec hl
        dec hl
        cp (hl)
        jr nc,left
        ld bc,1 - WORK_STRIDE
        add hl,bc
        cp (hl)
        jr nc,up
        ld bc,2 * WORK_STRIDE
        add hl,bc
        cp (hl)
        jr nc,down
        ld b,h                          ; nothing pushed: is the queue empty?
        ld c,l
        ld hl,0
        add hl,sp
        sbc hl,de
        jr nz,next
        ld hl,-WORK_STRIDE
        add hl,bc
kept_sp:
        ld sp,0                         ; operand
        ret

; trace - follow the marks back to the start of the wave
; In:    HL = far end; DE = where the route is to end; base
; Out:   HL = start; DE = the route's first code
trace:
back:
        ld a,(hl)
base:
        sub 0                           ; operand: the wave's base
        dec a
        jr z,was_right
        dec a
        jr z,was_left
        dec a
        jr z,was_up
        dec a
        ret nz
        ld bc,-WORK_STRIDE
        add hl,bc
        ld a,4
        jr store
was_up:
        ld bc,WORK_STRIDE
        add hl,bc
        jr store
was_right:
        dec hl
        ld a,2
        jr store
was_left:
        inc hl
        ld a,6
store:
        dec de
        ld (de),a
        jp back

; place - H, L := row, column of the cell at HL in work
place:
        ld de,-top_left
        add hl,de
        ld de,-WORK_STRIDE
        ld b,-1
rows:
        inc b
        add hl,de
        jr c,rows
        ld a,l
        add a,WORK_STRIDE
        ld l,a
        ld h,b
        ret

; edge - B bytes of wall at DE
edge:
        ld a,63
        ld (de),a
        inc de
        djnz edge
        ret
        endp
maze_stats_end:

        endif
