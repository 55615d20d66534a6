; distance_map.asm - the distance to the nearest of several goals, and the step that leads nearer
;
; Source: in none of the texts; W3 and W4, with more than one cell in wave 0.
;
; 1. work := the field with a border: 128 passable, 0 impassable. Each goal that is passable becomes 1 and is put
;    into the queue, only once if it is listed twice.
; 2. A cell taken from the queue with the value n looks at its neighbours: 128 becomes n + 1 and goes into the queue.
;    1 follows 127. When the queue is empty, the value of each cell is 1 + its distance modulo 127 from the nearest goal.
; 3. A hero steps to a neighbour whose value is one less (127 for 1). If there is none, it is at a goal or cannot reach one.
;
; Why step 2 is right: the queue keeps cells in the order of their distance, so a cell is first seen from a nearest one.
; Why step 3 always leads to a goal, however far: distances of neighbours differ by one at most (equal distances are
; possible with several goals). Modulo 127 the distances d - 1, d and d + 1 differ, so the value of a neighbour is one
; less exactly if it is one nearer. Each cell but a goal has such a neighbour: the one from which it was first seen.
; A goal has none, and no neighbour of a cell that cannot be reached has a distance. Heroes need no route of their own,
; can start anywhere, and can be pushed about: the map is valid until the field, the goals or `work` change.
;
; The queue is linear and no cell is in it twice: 1,024 words, from route + 64 on. While it is read, SP is its head:
; an interrupt pushes into the part already read, or at the start into the 64 bytes below.
; CP with A = 1..127 sets the overflow flag exactly if it meets 128, and so does INC A after 127: see JP PE.

        if ! defined LIB_DISTANCE_MAP
LIB_DISTANCE_MAP equ 1

        include "include/queue.asm"
        include "lib/route_step.asm"
        include "lib/work_field.asm"

        public distance_map, map_descend, map_step

MAP_GOAL:       equ 1
MAP_LAST:       equ 127                 ; 1 comes after it
MAP_NOWHERE:    equ 128                 ; passable, but no goal can be reached; 0: a wall

; distance_map - measure the distance from each cell to the nearest goal
; In:    HL = list of goals, two bytes each: column, row; B = their number, 0 to 255; field
; Out:   carry clear: BC = cells from which a goal can be reached, goals included; work = the map, for map_step
;        carry set: every goal (if any) is a wall or outside 0..31; BC = 0, no goal can be reached
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP while the wave runs: an interrupt then pushes into the queue below its head
; Writes: work, route, queue; operands at kept_sp (set before use)
; Size:  169 bytes   Time: 258,208 T empty field, one goal in a corner
; Bound: 403,000 T for any field and 255 goals: 41,934 T to prepare, 345 T a goal, 226 T a cell taken from the queue,
;        39 T a cell put into it
; Stack: 8 bytes
distance_map:
        proc
        local goal, skip, next_goal, next, cell, round, right, left, up, down, not_left, not_up, kept_sp, head
head:   equ route + 64
map_push macro
        ex de,hl
        ld (hl),e
        inc l
        ld (hl),d
        inc hl
        ex de,hl
        endm
        push hl
        push bc
        call work_field
        pop bc
        pop hl
        ld de,head
        inc b
        jr next_goal
goal:                                   ; HL = the next byte of the list, DE = end of the queue, B = goals left
        push de
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ex (sp),hl
        push hl
        call work_place
        pop de
        jr c,skip
        bit 7,(hl)
        jr z,skip                       ; a wall, or in the queue already
        ld (hl),MAP_GOAL
        map_push
skip:
        pop hl
next_goal:
        djnz goal
        ld hl,-head
        add hl,de
        ld b,h
        ld c,l
        ld a,b
        or c
        scf
        ret z                           ; no goal
        ld (kept_sp + 1),sp
        ld sp,head
next:
        pop hl
        ld a,(hl)
        inc a
        jp pe,round
cell:                                   ; A = the value for the neighbours of the cell left of HL
        inc hl
        cp (hl)
        jp pe,right
        dec hl
        dec hl
        cp (hl)
        jp pe,left
        ld bc,1 - WORK_STRIDE
        add hl,bc
        cp (hl)
        jp pe,up
        ld bc,2 * WORK_STRIDE
        add hl,bc
        cp (hl)
        jp pe,down
        ld hl,0                         ; nothing pushed: is the queue empty?
        add hl,sp
        sbc hl,de
        jr nz,next
kept_sp:
        ld sp,0                         ; operand
        ld hl,-head
        add hl,de
        srl h
        rr l
        ld b,h
        ld c,l
        ret                             ; the queue has an even number of bytes: carry clear
round:
        ld a,MAP_GOAL
        jr cell
right:                                  ; as above, but something was pushed: no need to test for the end of the queue
        ld (hl),a
        map_push
        dec hl
        dec hl
        cp (hl)
        jp po,not_left
left:
        ld (hl),a
        map_push
not_left:
        ld bc,1 - WORK_STRIDE
        add hl,bc
        cp (hl)
        jp po,not_up
up:
        ld (hl),a
        map_push
not_up:
        ld bc,2 * WORK_STRIDE
        add hl,bc
        cp (hl)
        jp po,next
down:
        ld (hl),a
        map_push
        jr next
        endp
distance_map_end:

; map_step - the step that takes a hero nearer to a goal
; In:    D, E = the hero's row, column; work = the map
; Out:   carry clear: D, E = the next cell; A = the step's code: 0 up, 2 right, 4 down, 6 left
;        carry set: no step, D, E unchanged; A = 1 at a goal, 128 if no goal can be reached, 0 in a wall or outside
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
; Size:  16 bytes   Time: 65 to 462 T
map_step:
        call work_place
        ld a,0
        ret c
        call map_descend
        ret c
        call route_step
        ld a,c
        or a
        ret
map_step_end:

; map_descend - the same for an address in work
; In:    HL = address of a cell in the map
; Out:   carry clear: HL = the next cell; A, C = the step's code
;        carry set: no step, HL unchanged; A = its value
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: nothing
; Size:  48 bytes   Time: 84 to 222 T
map_descend:
        proc
        local look, found
        ld a,(hl)
        dec a
        jr nz,look
        ld a,MAP_LAST
look:
        ld bc,-WORK_STRIDE
        add hl,bc
        cp (hl)
        ld c,0
        jr z,found
        ld bc,WORK_STRIDE + 1
        add hl,bc
        cp (hl)
        ld c,2
        jr z,found
        dec hl
        dec hl
        cp (hl)
        ld c,6
        jr z,found
        ld bc,WORK_STRIDE + 1
        add hl,bc
        cp (hl)
        ld c,4
        jr z,found
        ld bc,-WORK_STRIDE
        add hl,bc                       ; carry set
        ld a,(hl)
        ret
found:
        ld a,c
        ret
        endp
map_descend_end:

        endif
