; distance_map.asm - from each cell the step that leads nearer to the nearest of several goals
;
; Source: in none of the texts; W3 and W4, with more than one cell in wave 0.
;
; 1. work := the field with a border (wave_fill). Each goal that is passable becomes MAP_GOAL and is put into the queue, only
;    once if it is listed twice.
; 2. A cell taken from the queue looks at its neighbours: a free one gets the stamp of the step back, and joins the queue.
; 3. A hero takes the step of its cell. A goal has none, nor has a cell without a way to one.
;
; Why the step always leads nearer: the queue keeps cells in the order of their distance, so a cell is first seen from one
; that is nearer by one. Heroes need no route of their own, can start anywhere, and can be pushed about: the
; map is valid until the field, the goals or `work` change. Nothing is numbered, so a way may have any length.
;
; Invariants:
; - A stamp is MAP_STEPS and the step's code. All but WAVE_FREE are from $80 on: so with A = WAVE_FREE `cp (hl)` sets carry
;   for all that is not free.
; - BC = -34 leads around a cell, as in solve_wave; C is one of the stamps.
; - The queue is linear: SP is its end, PUSH puts a cell in; DE is its head. No cell is in it twice: 1,024 words at most, and
;   64 bytes of route below them for an interrupt. Only a cell without a free neighbour can be the last one.
;
; Longest time: a cell that stamps none takes 174 T, one that stamps one, two, three or four 175, 206, 226 or 242. The worst
; mix is two cells with none to one with three: 191.4 a cell.

        if ! defined LIB_DISTANCE_MAP
LIB_DISTANCE_MAP equ 1

        include "include/queue.asm"
        include "include/queue_read.asm"
        include "lib/route_step.asm"
        include "lib/wave_array.asm"

        public distance_map, map_descend, map_step

MAP_GOAL:       equ 254
MAP_STEPS:      equ $D8                 ; and the code of a step

; distance_map - find from each cell the step towards the nearest goal
; In:    HL = list of goals, two bytes each: column, row; B = their number, 0 to 255; field
; Out:   carry clear: BC = cells from which a goal can be reached, goals included; work = the map, for map_step
;        carry set: every goal (if any) is a wall or outside 0..31; BC = 0, no goal can be reached
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into work or the queue (where nothing is yet)
; Writes: work, route, queue; operands at kept_sp, and in wave_fill (set before use)
; Size:  142 bytes   Time: 209,057 T empty field, one goal in a corner
; Bound: 305,000 T for any field and 255 goals: 29,000 T to prepare, 310 T a goal, 191.4 T a cell taken from the queue
; Stack: 6 bytes
distance_map:
        proc
        local goal, skip, next_goal, queue_end, next, down, left, right, up, try_right, try_up, kept_sp
queue_end: equ queue_rest + QUEUE_REST_SIZE
        push hl
        push bc
        call wave_fill
        pop bc
        pop hl
        ld de,queue_end
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
        call wave_place
        pop de
        jr c,skip
        bit 7,(hl)
        jr nz,skip                      ; a wall, or in the queue already
        ld (hl),MAP_GOAL
        ex de,hl
        dec hl
        ld (hl),d
        dec l
        ld (hl),e
        ex de,hl
skip:
        pop hl
next_goal:
        djnz goal
        ld hl,queue_end
        or a
        sbc hl,de
        ld b,h
        ld c,l
        scf
        ret z                           ; no goal: BC = 0
        ld (kept_sp + 1),sp
        ex de,hl
        ld sp,hl
        ld de,queue_end
        ld bc,$FFFF - WAVE_STRIDE       ; -34
        ld a,WAVE_FREE
        scf
        jr next

down:
        ld (hl),MAP_STEPS
        push hl
        add hl,bc
        cp (hl)
        jr c,try_right
left:
        ld (hl),MAP_STEPS + 2
        push hl
try_right:
        inc hl
        inc hl
        cp (hl)
        jr nc,right
try_up:
        add hl,bc
        cp (hl)
        jr c,next
up:
        ld (hl),MAP_STEPS + 4
        push hl
        scf
next:                                   ; carry set
        queue_read
        sbc hl,bc                       ; below
        cp (hl)
        jr nc,down
        add hl,bc                       ; left
        cp (hl)
        jr nc,left
        inc hl
        inc hl
        cp (hl)
        jr nc,right
        add hl,bc                       ; above
        cp (hl)
        jr nc,up
        ld h,d                          ; nothing is free here: is the queue empty?
        ld l,e
        sbc hl,sp
        ccf
        jr c,next
        ld hl,queue_end
        sbc hl,sp
        srl h
        rr l
        ld b,h
        ld c,l
kept_sp:
        ld sp,0                         ; operand
        ret                             ; the queue has an even number of bytes: carry clear
right:
        ld (hl),c                       ; MAP_STEPS + 6
        push hl
        jp try_up
        endp
distance_map_end:

        if MAP_STEPS + 6 - ((0 - WAVE_STRIDE - 1) & 255)
        .error BC must hold the stamp of a step to the left
        endif

; map_step - the step that takes a hero nearer to a goal
; In:    D, E = the hero's row, column; work = the map
; Out:   carry clear: D, E = the next cell; A = the step's code: 0 up, 2 right, 4 down, 6 left
;        carry set: no step, D, E unchanged; A = 1 at a goal, 128 if no goal can be reached, 0 in a wall or outside
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: nothing
; Size:  16 bytes   Time: 65 to 346 T
map_step:
        call wave_place
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
; Size:  38 bytes   Time: 58 to 103 T
map_descend:
        proc
        local none, down, left, right
        ld a,(hl)
        xor MAP_STEPS
        cp 7
        jr nc,none
        ld c,a
        cp 4
        jr z,down
        jr nc,left
        or a
        jr nz,right
        ld bc,-WAVE_STRIDE
        add hl,bc
        ld c,a
        or a
        ret
right:
        inc hl
        ret
left:
        dec hl
        ret
down:
        ld bc,WAVE_STRIDE
        add hl,bc
        ld c,a
        ret
none:
        ld a,(hl)
        cpl                             ; MAP_GOAL, WAVE_FREE and WAVE_WALL: 1, 128 and 0
        scf
        ret
        endp
map_descend_end:

        endif
