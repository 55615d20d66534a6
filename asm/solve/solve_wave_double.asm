; solve_wave_double.asm - waves from both ends at once, one queue
;
; 1. work := field with a border (wave_array). The start belongs to wave A, the finish to wave B.
; 2. The waves take turns. A turn is one whole level: each cell of the wave's last level looks at its four neighbours;
;    a free one gets the wave's class (A 176, B 48) plus the code of the step back, and is queued for the next level.
;    If a level has no cell: there is no route.
; 3. The first neighbour q that belongs to the other wave ends the search: continue at step 4.
; 4. From q back to the start along the codes of A, turned round, written from the end of `route` downwards and moved
;    to its beginning; then from q to the finish along the codes of B. At q one code is its own, the other is
;    the step back to the cell that found it.
;
; Why the first meeting gives a shortest route: let a and b be the levels that A and B have reached and L the distance of the
; ends. While a + b < L - 1 the two waves do not touch. When A at level a begins its turn with a + b = L - 1, a
; cell of a shortest route is in its level a and the next one in level b of B. So they meet in that turn, and the route of the
; first meeting, whichever it is, has at most a + 1 + b = L steps. (If the waves took turns cell by cell, it could be longer.)
;
; Invariants:
; - The queue is linear, no cell is in it twice, the start never: 1,023 words from route + 64 on; the part beyond
;   `route` is `queue_rest`. SP is its head: an interrupt pushes into the part already read, or at first into the 64 bytes below.
; - The levels of A and B follow each other in the queue: level n of A, level n of B, level n + 1 of A, ... The first word of
;   the coming level is kept in the operand `first`; `turn` takes its place, which ends the level before it.
; - `turn` is not a cell, but its right neighbour is of class A and its left one of class B, so the wave that pops it meets the
;   other wave at once; bit 3 of those two shows that it is not a real meeting. So no cell pays for the test.
; - On a circle of 256 the classes stand at B 48, free 127, A 176, wall 255. With 164 in the accumulator the result of CP is not
;   negative for B and free, with 228 for free and A: one test a neighbour. Bit 6 is clear for A and B alone.
;
; With a limit each turn, of either wave, is a step: after so many turns there is no route within it. A turn takes 87 T more.
;
; At most 667,100 T: the expanded cells on a shortest route to each wave's front include at most three cells of each 2 x 2 block
; (four of one wave would have a shorter route, cells of both waves would have met), so there are at most 772 turns of 363 T
; and 770 steps of 180 T; 1,024 cells of 138 T, 1,022 of them queued in 74 T; 31,300 T the rest.
;
; Is it 3 to 4 times as fast as one wave, as the source hopes? Two circles of half the radius contain half the cells, no fewer: of
; routes of at most 27 steps among 20 % obstacles the waves label 183 cells, one wave 298. From corner to corner of the
; empty field both label all 1,024. Each level of either wave costs a turn as well and each queued cell one test more, so
; solve_wave, one wave with such a queue, is as fast over short distances, and faster in corridors and from corner to corner.

        if ! defined SOLVE_WAVE_DOUBLE
SOLVE_WAVE_DOUBLE equ 1

        include "include/queue.asm"
        include "include/queue_pop.asm"
        include "include/wave_limit.asm"
        include "lib/wave_array.asm"

        public solve_wave_double

; solve_wave_double - a shortest route through the field, searched from both ends
; Family: solver
; Menu:  40, "Wave /double"
; Notes: work + 68, 33, 127
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; Source: W11 (a wave from the start and one from the finish), W3 (a limit), W9 (the route as direction codes)
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into work or the queue (below its head)
; Writes: work, route, route_length, queue_rest; operands at first, level, right, left, up, down, begin, turns and kept_sp, and in
;        wave_fill (set before use)
; Size:  357 bytes; 320 without a limit
; Time:  259,630 T empty field corner to corner
;        69,914 T mean of routes of at most 27 steps, 20 % obstacles
;        478,979 T the longest route known, 644 steps
;        667,100 T at most, whatever the field
; Stack: 8 bytes
solve_wave_double:
        proc
        local turn, queue, class_a, class_b, end_code, code, no_route, leave
        local next_turn, level, not_empty, first, next, right, left, up, down, look, exhausted, kept_sp
        local not_right, not_left, not_up, met_right, met_left, met_up, met_down, met, of_b, back, joined, forth, done, go
        local go_right, go_far, begin, unlimited, count, turns
turn:   equ work + 16                   ; in the bytes before the border
queue:  equ route + 64
class_a: equ 176
class_b: equ 48
code:   equ 6                           ; bits of the step back
end_code: equ 1                         ; instead of a step: the wave began here
        call wave_array                 ; HL = start, DE = finish
        jr c,no_route
        ld a,class_a + 8
        ld (turn + 1),a
        ld a,class_b + 8
        ld (turn - 1),a
        ld bc,0
        ld a,class_b + end_code
        ld (de),a
        cp (hl)                         ; the same cell? carry clear
        jr z,leave
        ld (hl),class_a + end_code
        ld (first + 1),hl
        if WAVE_LIMIT
        ld hl,(wave_limit)
        ld (turns + 1),hl
        ld a,h
        or l
        ld a,look - next
        jr z,unlimited
        ld a,count - next
unlimited:
        ld (begin + 1),a
        endif
        ld (kept_sp + 1),sp
        ld sp,queue
        ld (queue),de
        ld hl,queue
        ld (level + 1),hl
        ld de,queue + 2                 ; DE = tail of the queue
        ld a,class_b
        ld (down + 1),a                 ; as if B had had its turn
        jr next_turn

exhausted:
        ld sp,(kept_sp + 1)
no_route:
        ld bc,0
        scf
leave:
        ld (route_length),bc
        ret

met_up:
        ld c,4
        jr met
met_down:
        ld c,0
        jr met
met_left:
        ld c,2
        jr met
met_right:
        ld c,6
met:                                    ; HL = a cell of the other wave, C = code of the step to the one that met it
        bit 3,(hl)
        jp z,joined
next_turn:
level:
        ld hl,0                         ; operand: first word of this wave's new level, end of the other's level
        ld a,l
        cp e
        jr nz,not_empty
        ld a,h
        cp d
        jr z,exhausted
not_empty:
        ld c,(hl)
        ld (hl),low turn
        inc hl
        ld b,(hl)
        ld (hl),high turn
        ld (level + 1),de
first:
        ld hl,0                         ; operand: first cell of the other wave's level
        ld (first + 1),bc
        ld a,(down + 1)                 ; the classes change places
        xor class_b - class_a
        ld (down + 1),a
        or 2
        ld (left + 1),a
        xor 6
        ld (up + 1),a
        or 2
        ld (right + 1),a
        rrca
        cpl                             ; 164 for A, 228 for B
begin:
        jr look                         ; operand: with a limit to count
next:
        pop hl
look:
        inc hl
        cp (hl)
        jp m,not_right
        bit 6,(hl)
        jr z,met_right
right:
        ld (hl),0                       ; operand: class + 6, the step back
        queue_join
not_right:
        dec hl
        dec hl
        cp (hl)
        jp m,not_left
        bit 6,(hl)
        jr z,met_left
left:
        ld (hl),0                       ; operand: class + 2
        queue_join
not_left:
        ld bc,1 - WAVE_STRIDE
        add hl,bc
        cp (hl)
        jp m,not_up
        bit 6,(hl)
        jr z,met_up
up:
        ld (hl),0                       ; operand: class + 4
        queue_join
not_up:
        ld bc,2 * WAVE_STRIDE
        add hl,bc
        cp (hl)
        jp m,next
        bit 6,(hl)
        jp z,met_down
down:
        ld (hl),0                       ; operand: class + 0
        queue_join
        jp next

        if WAVE_LIMIT
count:                                  ; a turn makes the routes a step longer
turns:
        ld bc,0                         ; operand: turns left
        ld a,b
        or c
        jp z,exhausted
        dec bc
        ld (turns + 1),bc
        ld a,(right + 1)
        rrca
        cpl
        jr look
        endif
joined:
kept_sp:
        ld sp,0                         ; operand
        ld b,(hl)
        ld a,c                          ; q is of B: the first step back to the start is C
        bit 7,b
        jr z,of_b
        ld a,b                          ; q is of A: the first step to the finish is C
        ld b,c
of_b:
        push hl
        push bc
        ld de,route + ROUTE_SIZE
back:                                   ; A = step from HL to the start
        and code
        dec de
        xor 4                           ; the same step from the start
        ld (de),a
        xor 4
        call go
        bit 0,a
        jr z,back
        ld hl,route + ROUTE_SIZE        ; one step at least: A takes the first turn
        or a
        sbc hl,de
        ld b,h
        ld c,l
        ex de,hl
        ld de,route
        ldir
        pop bc
        pop hl
        ld a,b                          ; A = step from q to the finish
forth:
        bit 0,a
        jr nz,done
        and code
        ld (de),a
        inc de
        call go
        jr forth
done:
        ld hl,-route
        add hl,de
        ld b,h
        ld c,l
        or a
        jp leave

; go - take the step A from the cell at HL
; Out:   A = the byte there
; Keeps: DE
go:
        ld bc,-WAVE_STRIDE
        sub 2
        jr c,go_far
        jr z,go_right
        ld bc,WAVE_STRIDE
        sub 2
        jr z,go_far
        dec hl
        ld a,(hl)
        ret
go_right:
        inc hl
        ld a,(hl)
        ret
go_far:
        add hl,bc
        ld a,(hl)
        ret
        endp
solve_wave_double_end:

        endif
