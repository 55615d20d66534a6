; solve_hadlock.asm - the minimal detour: cells that lead nearer go first
;
; A step away from the goal is a detour. A route of n detours has distance + 2n steps, where distance is rows + columns
; between the ends, so the fewest detours give the fewest steps. The search runs from the finish to the start.
;
; 1. cells := the field with a border, whole bytes (W6; with a table, its bytes instead). Bit 7 set: the border, or settled,
;    with the code of the step back.
; 2. Settle the finish with no detour, do step 3 for it.
; 3. Put the cell into the queue. Settle its free neighbours that are nearer to the start: one goes on the stack, repeat
;    step 3 for the other. If there is none, take one from the stack and repeat step 3, until the stack is empty.
; 4. Take the next cell from the queue. Its free neighbours, all farther from the start, are settled with one detour more
;    and put into the queue. If one of them has a free neighbour that is nearer (other than the cell just taken), settle
;    that, do step 3 for it, then come back. If the queue is empty, there is no route.
; 5. When the start is settled, follow the codes from it to the finish.
;
; Why it is right: the queue is in the order of detours. When its first cell of n detours is taken, all cells of n - 1
; have been taken, so any cell that can be settled with n or fewer is settled; cells still free need n + 1.
;
; Invariants:
; - Rows of `cells` are 64 bytes apart: row 0 is the border, columns 0 and 33 too, so L has the column in its low 6 bits.
; - The word at the bottom of the stack is 0, and so is the end mark of the queue while it is read: no address of a cell.
; - SP is the head of the queue while it is read. A call and an interrupt push over the part already read, or, at the start,
;   over the 64 bytes before it. A cell that will be needed again is pushed there, which puts it in front again.
; - A cell next to the start has no other nearer neighbour, so the start is looked at as soon as that cell is settled.
; - A cell is on the stack before it is in the queue, never in both, and once in each: 1,024 words for both together. The
;   queue grows up, the stack down from the end of the queue's room; 64 bytes between them are left for an interrupt.
; - Time: taking a cell from the queue costs 155 T and settling it 200, or 240 and 325 more for leaving the queue and
;   coming back, at most once for each cell settled from it; 1,023 steps back take 70 T each: under 700,000 T in all.

        if ! defined SOLVE_HADLOCK
SOLVE_HADLOCK equ 1

        include "include/field.asm"
        include "include/queue.asm"

        public solve_hadlock

; solve_hadlock - a shortest route through the field, of any length; fast in open fields
; Family: solver
; Menu:  100, "Hadlock"
; Notes: hadlock_cells + 65, 64, 0
; Source: common knowledge (F. O. Hadlock's minimal detour number), W9 (direction codes)
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP while it searches: an interrupt then pushes into route or queue_rest (below the head of the
;        queue, or between queue and stack)
; Writes: route, queue_rest (1,154 bytes), hadlock_cells, route_length; operands at column, page, line, head and kept_sp
;        (set before use)
; Size:  550 bytes
; Time:  41,559 T empty field corner to corner
;        30,342 T mean of routes of at most 27 steps, 20 % obstacles
;        370,309 T the longest route known, 644 steps
; Bound: under 700,000 T for any field; the slowest one found 407,704 T
; Stack: 6 bytes
solve_hadlock:
        proc
        local cells, stride, queue, stack_top, settled, row, same_page, settle, column, nearer_right
        local not_left, not_right, vertical, page, line, nearer_down, nearer_up, pop_one, here, head, take
        local right, left, up, right_tried, left_tried, up_tried, dive
        local beside_row, beside_column, look_up, look_down, look_right, nothing, no_route, arrived, kept_sp, walk, step_right, step_up
        local step_down, move, finished, refused, store, place, edge, edge_cell
cells:  equ hadlock_cells
stride: equ 64
queue:  equ route + 64
stack_top: equ queue + 2 * 1024 + 64 + 2
settled: equ $80                        ; + the code of the step back
queue_de macro                          ; DE into the queue, which ends at HL
        ld (hl),e
        inc l
        ld (hl),d
        inc hl
        endm
if_free macro code                      ; return with carry clear and A = code if the cell at BC is free
        ld a,(bc)
        copied_test
        ld a,PASSABLE_MOST
        ret c
        ld a,code
        ret
        endm
        ld a,d
        or e
        or h
        or l
        and $E0                         ; a row or column over 31?
        jp nz,refused
        push hl
        push de
        ld hl,cells + 1
        call edge
        ld hl,cells + 33 * stride + 1
        call edge
        ld hl,field
        ld de,cells + stride
        ld bc,FIELD_SIZE
row:
        ld a,FIELD_WALL
        ld (de),a
        inc e
        passable_row
        ld (de),a
        ld a,stride - 33
        add a,e
        ld e,a
        jr nc,same_page
        inc d
same_page:
        ld a,b
        or c
        jp nz,row
        pop de
        call place
        pop de
        ld a,(hl)
        copied_test
        jp c,refused
        ld a,l
        and stride - 1
        ld (column + 1),a
        xor l
        ld (line + 1),a
        ld a,h
        ld (page + 1),a
        call place
        ld a,(hl)
        copied_test
        jp c,refused
        ld (hl),settled + 8
        ld (kept_sp + 1),sp
        ld sp,stack_top
        push bc                         ; 0 since the rows were copied: the bottom of the stack
        ld de,queue
        ld (head + 1),de

settle:                                 ; HL = a settled cell, DE = end of the queue
        ex de,hl
        queue_de
        ex de,hl
        ld a,l
        and stride - 1
column:
        cp 0                            ; operand: the start's column
        jr z,vertical
        jr c,nearer_right
        dec l
        copied_else not_left
        ld (hl),settled + 2
        push hl
not_left:
        inc l
        jp vertical
nearer_right:
        inc l
        copied_else not_right
        ld (hl),settled + 6
        push hl
not_right:
        dec l
vertical:
        ld a,h
page:
        cp 0                            ; operand: high byte of the start's place
        jr c,nearer_down
        jr nz,nearer_up
        ld a,l
        and 256 - stride
line:
        cp 0                            ; operand: low byte of the start's row
        jr c,nearer_down
        jr z,here
nearer_up:
        ld bc,-stride
        add hl,bc
        copied_else pop_one
        ld (hl),settled + 4
        jp settle
nearer_down:
        ld bc,stride
        add hl,bc
        copied_else pop_one
        ld (hl),settled
        jp settle
here:                                   ; in the start's row
        ld a,l
        and stride - 1
        ld b,a
        ld a,(column + 1)
        cp b
        jp z,arrived
pop_one:
        pop hl
        bit 7,h
        jp nz,settle
        push hl                         ; the bottom again
        xor a
        inc e
        ld (de),a                       ; the end mark of the queue is not an address
        dec e
head:
        ld sp,0                         ; operand: the head of the queue
take:
        pop hl
        bit 7,h
        jp z,no_route
        ld a,PASSABLE_MOST              ; settled cells and the border are above it, as walls are
        inc l
        cp (hl)
        jr nc,right
right_tried:
        dec l
        dec l
        cp (hl)
        jr nc,left
left_tried:
        ld bc,1 - stride
        add hl,bc
        cp (hl)
        jr nc,up
up_tried:
        ld bc,2 * stride
        add hl,bc
        cp (hl)
        jr c,take
        ld (hl),settled
        call beside_column
        jr c,take
        jr dive                         ; that was the cell's last neighbour
right:
        ld (hl),settled + 6
        call beside_row
        jr c,right_tried
        dec l
        push hl                         ; push the cell from the queue again: its other neighbours come later
        jr dive
left:
        ld (hl),settled + 2
        call beside_row
        jr c,left_tried
        inc l
        push hl
        jr dive
up:
        ld (hl),settled + 4
        call beside_column
        jr c,up_tried
        push bc
        ld bc,stride
        add hl,bc
        pop bc
        push hl
dive:
        ld h,b
        ld l,c
        ld (hl),a
        ld (head + 1),sp
        ld sp,stack_top - 2
        jp settle

; beside_row, beside_column - put HL into the queue; carry clear: its neighbour in the next row or column
; towards the start is free, at BC, and A = the value that settles it; carry set: A = PASSABLE_MOST
beside_row:
        ex de,hl
        queue_de
        inc l
        ld (hl),0                       ; the end mark of the queue is not an address
        dec l
        ex de,hl
        ld a,(page + 1)
        cp h
        jr c,look_up
        jr nz,look_down
        ld a,(line + 1)
        xor l
        cp stride
        jr c,nothing
        xor l
        cp l
        jr c,look_up
look_down:
        ld a,l
        add a,stride
        ld c,a
        ld a,h
        adc a,0
        ld b,a
        if_free settled
look_up:
        ld a,l
        sub stride
        ld c,a
        ld a,h
        sbc a,0
        ld b,a
        if_free settled + 4
nothing:
        ld a,PASSABLE_MOST
        ret
beside_column:
        ex de,hl
        queue_de
        inc l
        ld (hl),0                       ; the end mark of the queue is not an address
        dec l
        ex de,hl
        ld a,l
        and stride - 1
        ld b,a
        ld a,(column + 1)
        cp b
        scf
        jr z,nothing
        cp b
        ld b,h
        ld c,l
        jr nc,look_right
        dec c
        if_free settled + 2
look_right:
        inc c
        if_free settled + 6

no_route:
        scf
arrived:                                ; here with carry clear, HL = start
kept_sp:
        ld sp,0                         ; operand
        jr c,refused
        ld de,route
walk:
        ld a,(hl)
        sub settled
        cp 8
        jr z,finished
        ld (de),a
        inc de
        sub 2
        jr z,step_right
        jr c,step_up
        sub 2
        jr z,step_down
        dec l
        jr walk
step_right:
        inc l
        jr walk
step_up:
        ld bc,-stride
        jr move
step_down:
        ld bc,stride
move:
        add hl,bc
        jr walk
finished:
        ld hl,-route
        add hl,de                       ; carry set
        ccf
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret
refused:
        ld hl,0
        scf
        jr store

; place - HL := the place in cells of row D, column E; keeps BC
place:
        ld a,d
        inc a
        rrca
        rrca
        ld d,a
        and 256 - stride
        add a,e
        inc a
        ld l,a
        ld a,d
        and stride - 1
        add a,high cells
        ld h,a
        ret

; edge - 32 bytes of wall at HL
edge:
        ld b,FIELD_STRIDE
edge_cell:
        ld (hl),FIELD_WALL
        inc l
        djnz edge_cell
        ret
        endp
solve_hadlock_end:

        endif
