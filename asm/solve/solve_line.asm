; solve_line.asm - a route pulled straight: from corner to corner in lines at any angle
;
; 1. Find a route of the fewest steps, diagonal ones included (solve_wave_diagonal). Its start is the first corner.
; 2. Follow it while the line from the corner to the next place is clear. Where it is not, the present place is a
;    corner too: the cells of the line to it replace that part of the route. The finish is the last corner.
;
; The line from one place to another, as Bresenham draws it: with m and n the larger and the smaller difference of rows and of
; columns, it takes m steps; after k of them it is k places along the larger difference and (k * n - m / 2) / m, rounded up,
; along the smaller one (m / 2 is rounded down). It is clear if each cell on it is passable, and beside each diagonal step both cells
; are, as in solve_wave_diagonal. From the other end it may pass other cells: it is clear in its direction.
;
; The promise: each line is clear; none can be continued to the next place of the route below it. A corner is a place of
; that route, so by the triangle inequality the lines together are not longer than the route. A shorter path may lie
; round other obstacles.
; Why the cells of the lines are a route of the fewest steps too: a line takes m steps, and nothing gets from one end to the other
; in fewer; the route below it takes no fewer. So they fit into its place in memory.
;
; Longest time, for any field: 619,979 for the route + 702 steps * 4,080: while a line is clear, the route under it is as
; many steps long, so looking along it from 1, 2, .. 31 steps away is 18 cells a step; each 160, and 1,200 for the rest.

        if ! defined SOLVE_LINE
SOLVE_LINE equ 1

        include "lib/field_address.asm"
        include "lib/route_step.asm"
        include "solve/solve_wave_diagonal.asm"

        public solve_line

; solve_line - a route in straight lines at any angle, from corner to corner
; Family: solver
; Menu:  85, "Line"
; Notes: work + 68, 33, 127
; Source: W14 (routes at any angle), W3 (a limit)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = the cells of the lines, a code a step, 0 to 7 clockwise from up, odd
;        ones diagonal; line_count = corners, both ends included; line_points = row and column of each
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = line_count = 0
; Promise: fewest steps, diagonal; of any length; the lines are clear, and together not longer than the route that they replace
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP as solve_wave_diagonal
; Writes: work, route, queue_rest, route_length, line_count, line_points; operands at anchor, leg, from, into, list, along, across,
;        along_again, more, less, straight_code and diagonal_code, and in solve_wave_diagonal, wave_fill and wave_level (set before use)
; Size:  325 bytes
; Time:  277,039 T empty field corner to corner
;        116,566 T mean of routes of at most 27 steps, 20 % obstacles
;        1,075,505 T the longest route known, 644 steps
;        3,500,000 T at most, whatever the field
; Stack: 12 bytes
solve_line:
        proc
        local next, from, leg, check, seen, last, corner, list, aim, anchor, down, right, tall
        local look, along, across, along_again, more, less, straight, clear, blocked, draw, into, plot, ahead, put
        local straight_code, diagonal_code, turn, SEVERAL
SEVERAL: equ 254                        ; codes that differ
        push de
        call solve_wave_diagonal
        pop de
        ld hl,0
        ld (line_count),hl
        ret c
        ld hl,route
        ld (from + 1),hl
        ld hl,line_points
        ld (list + 1),hl
        call corner
next:                                   ; D, E = the present place; BC = steps left
        ld a,b
        or c
        if PASSABLE_TABLE | (PASSABLE_BELOW - 128)
        jp z,last                       ; these tests of a cell are longer
        else
        jr z,last
        endif
        dec bc
        push bc
        push de
from:
        ld hl,0                         ; operand: the next code
        ld c,(hl)
        ld a,c
        call route_step
leg:
        ld a,0                          ; operand: the code of all steps so far; 255: none yet; or SEVERAL
        cp c
        jr z,seen                       ; straight on
        inc a
        jr nz,check
        ld a,c
        ld (leg + 1),a
seen:
        ld hl,(from + 1)
        inc hl
        ld (from + 1),hl
        pop bc                          ; the place before
        pop bc
        jr next
check:
        push de
        call aim
        ld a,h
        ld (more + 1),a
        ld b,a
        srl a
        ld c,a
        ld a,l
        ld (less + 1),a
        ld de,(anchor + 1)
        call field_address
look:                                   ; HL = a cell of the line; B = steps left; C = how far the next one to the side is
along:
        ld de,0                         ; operand: a step along
        add hl,de
        passable_else blocked
        ld a,c
less:
        sub 0                           ; operand: the smaller difference
        jr nc,straight
more:
        add a,0                         ; operand: the larger difference
        ld c,a
across:
        ld de,0                         ; operand: a step to the side
        add hl,de
        passable_else blocked
along_again:
        ld de,0                         ; operand: a step along
        or a
        sbc hl,de
        passable_else blocked
        add hl,de
        djnz look
        jr clear
straight:
        ld c,a
        djnz look
clear:
        ld a,SEVERAL
        ld (leg + 1),a
        pop de
        jp seen

blocked:                                ; a corner before this step
        pop de
        pop de
        pop bc
        inc bc
        push bc
        call turn
        pop bc
        jp next

last:
        ld bc,(route_length)
        ld a,b
        or c
        ret z
        call turn
        ld bc,(route_length)
        or a
        ret

; turn - end the line from the last corner at D, E; if its steps were all alike, they are in the route already
turn:
        ld a,(leg + 1)
        cp SEVERAL
        call z,draw
; corner - a corner at D, E: list it, and look from there
; Out:   carry clear
; Keeps: DE
corner:
        ld (anchor + 1),de
        ld hl,(from + 1)
        ld (into + 1),hl
list:
        ld hl,0                         ; operand: end of the list
        ld (hl),d
        inc hl
        ld (hl),e
        inc hl
        ld (list + 1),hl
        ld hl,(line_count)
        inc hl
        ld (line_count),hl
        ld a,255
        ld (leg + 1),a
        ret

; aim - measure the line from the last corner to D, E
; Out:   H, L = the larger and the smaller difference; D = the code of a step along; diagonal_code, along, along_again, across set
aim:
anchor:
        ld hl,0                         ; operand: column, row of the last corner
        ld a,d
        sub h
        ld bc,FIELD_STRIDE
        ld d,4
        jr nc,down
        neg
        ld bc,-FIELD_STRIDE
        ld d,0
down:
        ld h,a
        ld a,e
        sub l
        push bc
        ld bc,1
        ld e,2
        jr nc,right
        neg
        ld bc,-1
        ld e,6
right:
        ld l,a                          ; H, L = rows, columns; D, E = their codes; (SP), BC = their steps in field
        ld a,d
        add a,e
        and 4
        rrca
        add a,e
        dec a                           ; between the codes, 7 between 6 and 0
        ld (diagonal_code + 1),a
        ld a,h
        cp l
        jr nc,tall
        ld h,l
        ld l,a
        ld d,e
        ld (along + 1),bc
        ld (along_again + 1),bc
        pop bc
        ld (across + 1),bc
        ret
tall:
        ld (across + 1),bc
        pop bc
        ld (along + 1),bc
        ld (along_again + 1),bc
        ret

; draw - write the steps of the line from the last corner to D, E
; Keeps: DE
draw:
        push de
        call aim
        ld a,d
        ld (straight_code + 1),a
        ld b,h
        ld a,h
        srl a
into:
        ld de,0                         ; operand: where the next code goes
plot:
        sub l
        jr nc,ahead
        add a,h
        ld c,a
diagonal_code:
        ld a,0                          ; operand
        jr put
ahead:
        ld c,a
straight_code:
        ld a,0                          ; operand
put:
        ld (de),a
        inc de
        ld a,c
        djnz plot
        pop de
        ret
        endp
solve_line_end:

        endif
