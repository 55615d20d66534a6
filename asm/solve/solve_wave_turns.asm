; solve_wave_turns.asm - the fewest turns among all shortest routes
; Longer than 400 lines because its own array, the four directions and the way back are written out for speed.
;
; 1. turns_cells := the field with a border; each cell has two bytes: its state, and 32 bytes further its turns.
; 2. The wave runs from the finish and visits each cell once, in the order of the distance to the finish. For the cell n
;    taken from the queue the least number of turns from n to the finish is final, and so are all
;    first steps that achieve it. Each neighbour c that is not nearer can step to n: with as many turns if
;    the same step is one of these first steps, else with one more. A free c keeps that and joins the queue; one that
;    waits in the queue keeps the smaller number, or, when both are equal, both steps.
; 3. When the start is seen, every cell next to it that has a number is one step nearer: the start gets the best of them.
; 4. From the start the route keeps its direction while it is one of the cell's first steps; else it takes another.
;
; Why one number and four bits are enough: let t be the least number of turns from n; a route comes to n by a step that is not among the
; best first steps. It needs t + 1 turns at least, and has them if it turns into one of the best.
; Why it is final: all cells of one distance leave the queue before the first of the next distance does.
;
; The state of a cell: bit 7: wall, or taken from the queue; bits 6-3: first steps left, down, right, up; bits 2-0: its turns
; / 128. 0: free. The byte of its turns is 128 + turns modulo 128: so it is a wall for the neighbours in the rows of 64 bytes, of
; which only 32 are states. A route has under 703 steps (see solve_wave.asm), so its turns fit.
; The queue is linear: no cell is in it twice, so 1,023 words are enough. SP is its end; 66 bytes stay free below.
; With a limit the end of each level is in it too, the place level_end: its neighbour looks like the start, so no cell pays
; for the test. It changes places with the last cell of the next level, so the queue is one word longer; a level takes 272 T more.
; To test whether it is empty takes 45 T. A cell that has put another into it, above or below, need not test: that is why the way
; down is written twice.
;
; Longest time, for any field: 39,500 for the array and the rest + 1,024 cells taken from the queue * 317 if nothing is free
; beside them + 1,023 cells labelled * 110 + 961 more pairs of neighbours (of 1,984) compared once * 310 + 703 steps back * 120.

        if ! defined SOLVE_WAVE_TURNS
SOLVE_WAVE_TURNS equ 1

        include "include/field.asm"
        include "include/queue.asm"
        include "include/wave_limit.asm"

        public solve_wave_turns

; solve_wave_turns - of all shortest routes through the field, one with the fewest turns
; Family: solver
; Menu:  65, "Wave /turns"
; Notes: turns_cells + 64, 64, 0
; Source: W14 (the fewest turns among the shortest routes), W4 (the cells of the wave in a list), W3 (a limit)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest, fewest turns; among the shortest routes, of any length
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into turns_cells or the queue (where nothing is yet)
; Writes: turns_cells, route, queue_rest, route_length, work (2 bytes); operands at head, levels, mark and kept_sp (set
;        before use)
; Size:  692 bytes; 642 without a limit
; Time:  557,780 T empty field corner to corner
;        172,059 T mean of routes of at most 27 steps, 20 % obstacles
;        378,542 T the longest route known, 644 steps
;        859,000 T at most, whatever the field
; Stack: 6 bytes
solve_wave_turns:
        proc
        local top_left, queue_end, START, ALL_STEPS, UP, RIGHT, DOWN, LEFT
        local row, cells, top, next, sure, head, cell, not_right, not_left, up_row, not_up, fresh_down
        local relax_right, relax_left, relax_up, relax_down, relax, same_way, as_good, compare, straight, better, worse, equal
        local none, none_left, outside, store, found, kept_sp, mark, pull, pulled, not_pulled, pick, go_up, go_right, go_down, go_left
        local place, done, levels, level, level_end
level_end: equ work                     ; no cell: the end of a level
top_left: equ turns_cells + 64          ; row 0, column 0
queue_end: equ queue_rest + QUEUE_REST_SIZE
START:  equ 1                           ; no first step, but not free
UP:     equ 3                           ; the bits of the first steps
RIGHT:  equ 4
DOWN:   equ 5
LEFT:   equ 6
ALL_STEPS: equ $78
        ld a,d
        or e
        or h
        or l
        and $E0                         ; a row or column over 31?
        jp nz,outside
        push ix
        push hl
        call place
        ex (sp),hl
        ex de,hl
        call place
        push hl
        ld (kept_sp + 1),sp
        ; the border below, then the rows from last to first: numbers, then states
        ld sp,turns_cells + 64 * 33 + 32
        ld de,$8080
        rept 16
        push de
        endm
        ld hl,field + FIELD_SIZE - 1
        ld c,FIELD_SIZE / FIELD_STRIDE
row:
        ld de,$8080
        rept 16
        push de
        endm
        ld b,FIELD_STRIDE / 8
cells:
        rept 3
        ld a,(hl)
        passable_bit
        and $80
        ld d,a
        dec l
        ld a,(hl)
        passable_bit
        and $80
        ld e,a
        dec l
        push de
        endm
        ld a,(hl)
        passable_bit
        and $80
        ld d,a
        dec l
        ld a,(hl)
        passable_bit
        and $80
        ld e,a
        dec hl
        push de
        djnz cells
        dec c
        jp nz,row
        ld sp,(kept_sp + 1)
        ld hl,turns_cells               ; the border above
        ld b,64 / 4
        ld a,$80
top:
        rept 4
        ld (hl),a
        inc l
        endm
        djnz top
        pop hl                          ; the finish
        pop de                          ; the start
        ld (kept_sp + 1),sp
        ld (mark + 1),hl
        ld a,(de)
        or (hl)
        jp nz,none
        inc a                           ; START
        ld (de),a
        cp (hl)
        ld (hl),ALL_STEPS               ; whatever the step to the finish, there is no turn after it
        jp z,found                      ; the start is the finish
        ld sp,queue_end
        ld de,queue_end
        ld (head + 1),de
        if WAVE_LIMIT
        ld de,(wave_limit)
        ld (levels + 1),de
        ld a,d
        or e
        jr z,cell
        ld a,START
        ld de,level_end
        push de
        ld (level_end + 1),a            ; the cell on its right looks like the start
        endif
        jr cell

turns_fresh macro step                  ; c is free: step leads from it to n
        local known
        ld e,c
        ld a,b
        bit step,d
        jr nz,known
        inc e
        jr nz,known
        ld e,$80
        inc a
known:
        or 1 << step
        ld (hl),a
        push hl
        set 5,l
        ld (hl),e
        res 5,l
        endm

turns_below macro                       ; from the cell above n to the one below it; carry: not free; zero: free
        local same_page
        ld a,l
        add a,128
        ld l,a
        jr nc,same_page
        inc h
same_page:
        ld a,(hl)
        add a,a
        endm

next:                                   ; nothing was free above or below: is the queue empty?
        ld hl,(head + 1)
        or a
        sbc hl,sp
        jp z,none_left
sure:
head:
        ld hl,0                         ; operand: the word after the next cell
        dec hl
        ld d,(hl)
        dec l
        ld e,(hl)
        ld (head + 1),hl
        ex de,hl
cell:                                   ; HL = n
        ld d,(hl)                       ; D = its first steps
        set 7,(hl)
        ld a,d
        and 7
        ld b,a
        set 5,l
        ld c,(hl)                       ; BC = its turns
        res 5,l
        inc l
        ld a,(hl)
        add a,a
        jr c,not_right
        jp nz,relax_right
        turns_fresh LEFT
not_right:
        dec l
        dec hl
        ld a,(hl)
        add a,a
        jr c,not_left
        jp nz,relax_left
        turns_fresh RIGHT
not_left:
        ld a,l
        sub 63
        ld l,a
        jr nc,up_row
        dec h
up_row:
        ld a,(hl)
        add a,a
        jr c,not_up
        jp nz,relax_up
        turns_fresh DOWN
        turns_below
        jp c,sure                       ; the queue has a cell
        jr z,fresh_down
        jp relax_down
not_up:
        turns_below
        jp c,next
        jp nz,relax_down
fresh_down:
        turns_fresh UP
        jp sure

relax_right:
        ld e,1 << LEFT
        ld ix,not_right
        jp relax
relax_left:
        ld e,1 << RIGHT
        ld ix,not_left
        jp relax
relax_up:
        ld e,1 << DOWN
        ld ix,not_up
        jp relax
relax_down:
        ld e,1 << UP
        ld ix,next
relax:                                  ; A = twice the state of c; E = the step from c to n; IX = where to continue
        and 2 * ALL_STEPS
        jr z,found                      ; only the start has no first step
        ld a,(hl)
        xor b
        and 7
        jr nz,compare
        ld a,d                          ; as many turns / 128 as n: compare the rest without BC
        and e
        set 5,l
        ld a,(hl)
        res 5,l
        jr nz,same_way
        dec a
same_way:
        cp c
        jr z,as_good
        jr nc,compare
        jp (ix)
as_good:
        ld a,(hl)
        or e
        ld (hl),a
        jp (ix)
compare:
        push bc
        ld a,d
        and e
        jr nz,straight
        inc c
        jr nz,straight
        ld c,$80
        inc b
straight:                               ; BC = turns from c by this step
        ld a,(hl)
        and 7
        cp b
        jr c,worse
        jr nz,better
        set 5,l
        ld a,(hl)
        res 5,l
        cp c
        jr c,worse
        jr z,equal
better:
        ld a,b
        or e
        ld (hl),a
        set 5,l
        ld (hl),c
        res 5,l
worse:
        pop bc
        jp (ix)
equal:
        ld a,(hl)
        or e
        ld (hl),a
        pop bc
        jp (ix)

        if WAVE_LIMIT
level:
levels:
        ld hl,0                         ; operand: levels left
        dec hl
        ld (levels + 1),hl
        ld a,h
        or l
        jr z,none_left
        pop hl                          ; the last cell of the next level changes places with the end
        ld a,h
        cp high level_end
        jr z,none_left                  ; there is no such cell
        ld de,level_end
        push de
        jp cell
        endif
none_left:
        ld sp,(kept_sp + 1)
none:
        pop ix
outside:
        or a
        ld hl,0
        jr store

found:                                  ; HL = the start
        if WAVE_LIMIT
        ld a,h
        cp high level_end
        jr z,level                      ; the place beside the end of a level
        endif
kept_sp:
        ld sp,0                         ; operand
        ld (hl),7                       ; worse than any number
        ld e,1 << UP
        ld bc,-64
        call pull
        ld bc,1
        call pull
        ld bc,64
        call pull
        ld bc,-1
        call pull
        pop ix
        xor a
mark:
        ld (0),a                        ; operand: the finish, which has no step
        ld de,route
        ld bc,64
pick:
        ld a,(hl)
        add a,a
        add a,a
        jr c,go_left
        add a,a
        jr c,go_down
        add a,a
        jr c,go_right
        add a,a
        jr nc,done
go_up:
        xor a
        ld (de),a
        inc de
        sbc hl,bc
        bit UP,(hl)
        jr nz,go_up
        jr pick
go_right:
        ld a,2
        ld (de),a
        inc de
        inc l
        bit RIGHT,(hl)
        jr nz,go_right
        jr pick
go_down:
        ld a,4
        ld (de),a
        inc de
        add hl,bc
        bit DOWN,(hl)
        jr nz,go_down
        jr pick
go_left:
        ld a,6
        ld (de),a
        inc de
        dec l
        bit LEFT,(hl)
        jr nz,go_left
        jr pick
done:
        ld hl,-route
        add hl,de                       ; carry set
store:
        ccf
        ld (route_length),hl
        ld b,h
        ld c,l
        ret

; pull - give the start its neighbour at BC if that has a number; E = the step there, then the next one
pull:
        push hl
        add hl,bc
        bit 5,l
        jr nz,not_pulled                ; outside
        ld a,(hl)
        ld d,a
        and 7
        ld b,a
        xor d
        and ALL_STEPS
        jr z,not_pulled
        set 5,l
        ld c,(hl)
        pop hl
        ld ix,pulled
        jp compare
not_pulled:
        pop hl
pulled:
        sla e
        ret

; place - HL = the state of row D, column E
place:
        ld a,d
        inc a
        rrca
        rrca
        ld l,a
        and $3F
        add a,high turns_cells
        ld h,a
        ld a,l
        and $C0
        or e
        ld l,a
        ret
        endp
solve_wave_turns_end:

        endif
