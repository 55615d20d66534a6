; solve_wave.asm - the wave for games: a queue, each cell visited once
;
; 1. work := the field with a border: FREE passable, $80 impassable. The start becomes GOAL, the finish FINISH.
; 2. The wave runs from the finish until it meets the start. A cell looks at its four neighbours; one that is FREE gets
;    the stamp of the direction in which it was entered, and joins the queue. If it is GOAL instead: continue at step 3.
;    If no cell is left in the queue: there is no route.
; 3. From the start each stamp, followed backwards, is a step of the route. FINISH ends it.
;
; Why it is shortest: cells leave the queue in the order in which they came, so in the order of their distance to the
; finish; a stamp leads to a cell that is one step nearer. Nothing is numbered, so a route may have any length.
;
; Invariants:
; - A = GOAL while the wave runs, so `cp (hl)` decides everything: carry: blocked (wall, border, stamp); zero: the start.
; - BC = -34 = 1 - 33 - 2: the four neighbours are reached by sbc (carry is set: +33), add, two inc, add; and its two
;   bytes are two of the stamps.
; - The queue is linear: SP is its end, PUSH puts a cell in; DE is its head. A cell joins once, when it is stamped, and the
;   finish never does, so there are at most 1,023 words below the end of queue_rest; 66 bytes of route stay free below
;   them. An interrupt finds an ordinary stack. Only a cell without a free neighbour can be the last one, so the
;   others do not test for the end of the queue.
; - work holds 34 rows of 33 bytes from work + 34 on: the byte right of a row is the one left of the next. It is filled by
;   PUSH from its end; an interrupt then needs the 68 bytes below row 0, whose last 33 are the top border and are
;   filled after the rows.
;
; With a limit:
; - The queue also holds the end of each level, the cells of one distance: the place above the byte `mark`. It has GOAL there,
;   so the wave ends in `below`, with a place that lies below work. Each end is one level less to go. At 0, or if no cell came
;   after it, there is no route. Without a limit no end is in the queue, and no cell pays for it.
; - An end must not cost memory: so the last cell of the next level takes its place, and the end the cell's.
;
; The time at most, for any field:
; - A shortest route of n cells has, single cells included, n + 1 runs across and down. Two of its cells in one row
;   or column with no wall between them are in one run, so n + 1 <= 2 * (32 + walls): every two steps above 62 need a wall.
; - Reading a cell and looking around takes 137 T. A cell with three children adds 106 at most, one with none 42. The worst
;   mix is one to two: 200.3 a cell. A step back takes 92 at most, so a wall costs more than it adds.
; - So: 27,665 for the rest + 1,024 * 137 + 341 * 106 + 683 * 42 + 33 (the finish may have four) + 62 * 92 = 238,522.
; No field comes near that mix: an empty one takes 209,556 T at most, and the slowest that a search found 214,387 T.
; - With a limit a level takes 281 T more at most. 320 walls then are the worst, and a way through 704 places, each a level:
;   27,900 + 704 * (200.3 + 92 + 281) = 431,504 T. A limit of n steps needs at most n levels, of 64 cells each.

        if ! defined SOLVE_WAVE
SOLVE_WAVE equ 1

        include "include/field.asm"
        include "include/queue.asm"

        public solve_wave

; solve_wave - a shortest route through the field, of any length
; Family: solver
; Menu:  10, "Wave"
; Notes: work + 68, 33, 0
; Source: W4 (visit the last wave's cells only), W1 (the wave), W3 (a limit), W9 (the route as direction codes)
; Parameter: wave_limit, 0 to 1023, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into work or the queue (where nothing is yet)
; Writes: work, route, queue_rest, route_length; operands at mark, count and kept_sp (set before use)
; Size:  492 bytes
; Time:  205,019 T empty field corner to corner
;        76,340 T mean of routes of at most 27 steps, 20 % obstacles
;        197,669 T the longest route known, 644 steps
;        238,522 T at most, whatever the field
; Stack: 4 bytes
solve_wave:
        proc
        local stride, top_left, place, row, top, next, first, leaf, down, left, right, up
        local try_left, try_right, try_up, found, kept_sp, back, store, go_right, go_left, go_down, further
        local no_route, all_done, outside, GOAL, FREE, STAMP_LEFT, STAMP_DOWN, FINISH, queue_end
        local endless, below, level, mark, count, same_level, stop
stride: equ 33
top_left: equ work + 34 + stride + 1    ; row 0, column 0
queue_end: equ queue_rest + QUEUE_REST_SIZE
FREE:   equ 0
GOAL:   equ 1
STAMP_LEFT: equ 2                       ; also the code of the step back
STAMP_DOWN: equ 3
FINISH: equ 4                           ; and B = $FF entered to the right, C = $DE upwards
        ld a,d
        or e
        or h
        or l
        and $E0                         ; a row or column over 31?
        jp nz,outside
        push hl
        call place
        ex (sp),hl
        ex de,hl
        call place
        push hl
        ld (kept_sp + 1),sp
        ; the border below, then the rows from last to first, each with its left border
        ld sp,work + WORK_SIZE
        ld de,$8080
        rept 17
        push de
        endm
        inc sp
        ld hl,field + FIELD_SIZE - 1
        ld bc,$8000 + FIELD_SIZE / FIELD_STRIDE
row:
        rept 15
        ld a,(hl)
        passable_bit
        and b
        ld d,a
        dec l
        ld a,(hl)
        passable_bit
        and b
        ld e,a
        dec l
        push de
        endm
        ld a,(hl)
        passable_bit
        and b
        ld d,a
        dec l
        ld a,(hl)
        passable_bit
        and b
        ld e,a
        dec hl
        push de
        push bc
        inc sp
        dec c
        jp nz,row
        ld sp,(kept_sp + 1)
        ld a,b
        ld hl,top_left - stride
        ld b,FIELD_STRIDE / 8
top:
        rept 8
        ld (hl),a
        inc l
        endm
        djnz top
        pop hl                          ; the finish
        pop de                          ; the start
        ld (kept_sp + 1),sp
        ld a,(de)
        or (hl)
        jp nz,outside
        inc a                           ; GOAL
        ld (de),a
        cp (hl)
        ld (hl),FINISH
        jr z,found                      ; the start is the finish
        ld sp,queue_end
        ld de,(wave_limit)
        ld a,d
        or e
        jr z,endless
        dec de                          ; D rounds of 256, the first of E: 0 stands for 256
        inc e
        inc d
        ld (count),de
        ld de,mark - stride             ; the end of a level: below it is the mark
        push de
        ld a,GOAL
        ld (mark),a
endless:
        ld a,GOAL
        ld bc,$FFFF - stride          ; -34
        ld de,queue_end
        scf
        jr first

left:
        ld (hl),STAMP_LEFT
        push hl
        jp nz,try_right
        jr found
right:
        ld (hl),b
        push hl
        jp nz,try_up
        jr found
down:
        ld (hl),STAMP_DOWN
        push hl
        jr z,below
        add hl,bc
        cp (hl)
        jr nc,left
try_right:
        inc hl
        inc hl
        cp (hl)
        jr nc,right
try_up:
        add hl,bc
        cp (hl)
        jr nc,up
next:                                   ; carry set
        ex de,hl
        dec hl
        ld d,(hl)
        dec l
        ld e,(hl)
        ex de,hl
first:
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
        jr c,leaf
up:
        ld (hl),c
        push hl
        scf
        jp nz,next

below:                                  ; HL = the start, or the mark: which code lies below work
        ld a,h
        cp high work
        jr c,level
found:                                  ; HL = the start
kept_sp:
        ld sp,0                         ; operand
        ld bc,$FFFF - stride          ; -34
        ld de,route
        jr back
go_left:
        dec hl
        ld a,6
store:
        ld (de),a
        inc de
back:
        ld a,(hl)
        cp c
        jr z,go_down
further:
        jr nc,go_left
        cp STAMP_DOWN
        jr c,go_right
        jr nz,all_done
        xor a
        add hl,bc
        inc hl
        jr store
go_right:                               ; A = STAMP_LEFT = 2
        ld (de),a
        inc de
        inc hl
        cp (hl)
        jr z,go_right
        jr back
go_down:
        sbc hl,bc                       ; 34 on: carry is clear
        dec hl
        ld a,4
        ld (de),a
        inc de
        ld a,(hl)
        cp c
        jr z,go_down
        jr further

leaf:                                   ; nothing is free here: is the queue empty?
        ld h,d
        ld l,e
        sbc hl,sp
        ccf
        jp c,next
stop:
        or a
        ld sp,(kept_sp + 1)
outside:                                ; carry clear
        ld hl,0
        jr no_route
all_done:
        ld hl,-route
        add hl,de                       ; carry set
no_route:
        ccf
        ld (route_length),hl
        ld b,h
        ld c,l
        ret

level:                                  ; all cells of one distance have been popped; carry set
        ld (hl),GOAL
        inc sp
        inc sp                          ; the mark, which has joined the queue
        inc hl                          ; count
        dec (hl)
        jr nz,same_level
        inc hl
        dec (hl)
        jr z,stop
same_level:
        pop hl                          ; the last cell of the next distance
        ld a,h
        cp high work
        jr c,stop                       ; the end of the level before: there is no such cell
        ex de,hl
        ld (hl),e                       ; it changes its place with the end: so the queue needs no more memory
        inc l
        ld (hl),d
        inc hl
        ex de,hl
        ld hl,mark - stride
        push hl
        ld a,GOAL
        scf
        jp next
mark:
        db GOAL                         ; or the stamp of the wave
count:
        dw 0                            ; levels to go, in rounds of 256

; place - HL = the place in work of row D, column E
place:
        ld a,d
        add a,e
        add a,low top_left
        ld e,a                          ; 31 + 31 + 68: no carry
        ld l,d
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld d,high work
        add hl,de
        ret
        endp
solve_wave_end:

        endif
