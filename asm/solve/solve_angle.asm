; solve_angle.asm - straight lines at any angle: nearly the shortest route from cell to cell
; Longer than 400 lines because the search, its lines, the better lines and their steps share rows and distances.
;
; A line leads from the centre of a cell to that of another one. It is clear if every cell that it touches is passable, also at a
; corner only. So it is clear in both directions.
;
; 0. If the line from the start to the finish is clear, that is the route.
; 1. angle_rows := the field, a page a row, and the distance of two cells by their differences of rows and columns, in 1/16 of a cell.
; 2. Take the cells in the order of their length (from the start) + the distance to the finish, in steps of 1/4 cell. From a cell u go to its
;    neighbours, diagonal ones where the line is clear. The length of a neighbour is that by a line from the corner before
;    the last one of u, if that is clear, else from the last corner of u, else from u itself; u or that corner becomes its last corner.
; 3. A cell that has been taken before is listed again when its length shrinks by more than 1/4 cell, but REOPENED times at most in all.
; 4. Stop half a cell behind the length of the finish. If FARTHEST lists in a row are empty, there is no route.
; 5. Draw the lines as steps, from the finish to the start. If there are 254 steps at most, find the best lines between the places on
;    them: for each place the least sum of the length at one of the LOOK places before it, and a clear line from there.
; 6. Do steps 2 to 5 again from the finish to the start. The shorter one of the two routes counts.
; 7. List the corners, and draw the lines again, from the start.
;
; To draw a line, take all cells that it touches: a diagonal step where it goes exactly through a corner; a step to a row and one to a column
; become a diagonal step if the cell on the other side of the corner is passable too.
;
; Step 2 alone is Theta* with one corner more. It commits itself too early to a side of a stone: step 3 mends some of that, step 6 more, since
; from the other end it goes wrong elsewhere. Step 5 mends corners.
; A cell of a shortest route need not be beside a stone, so an exact search would have to try the lines between all cells.
;
; A row of angle_rows has eight planes of 32 columns: the cells; their lengths (low bytes at 32, high bytes at 96); their last corners
; (column at 64, page at 192); the next cell of the same list (column at 128, page at 160); distances, without 16 times the larger difference
; (at 224). A cell: bit 7 a wall, bit 6 taken, bit 5 in a list. `heads`: the first cell of each list, which is for
; the lengths that are equal / 4 modulo 256; page 0: none. A neighbour's length + distance is at most 46 more than that of u, so lists stay apart.
;
; Longest time, for any field: twice 1,279 cells taken * 8 neighbours * 8,700 T with two lines of 62 cells each, and twice 254 places *
; LOOK lines * 4,000 T: under 210,000,000 T. Most lines are short, and most neighbours need none.

        if ! defined SOLVE_ANGLE
SOLVE_ANGLE equ 1

        include "include/field.asm"
        include "include/queue.asm"
        include "lib/route_step.asm"

        public solve_angle

; solve_angle - a route in straight lines at any angle, nearly the shortest
; Family: solver
; Menu:  86, "Any /angle"
; Notes: angle_rows, SOLVER_PAGED, 0
; Source: W14 (routes at any angle), common knowledge (Theta* of K. Daniel and A. Nash)
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = the cells of the lines, a code a step, 0 to 7 clockwise from up, odd
;        ones diagonal; line_count = corners, both ends included; line_points = row and column of each
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = line_count = 0
; Promise: a route, diagonal; clear lines; among 20 % stones those of at most 27 steps are 0.12 % longer than the shortest on average, 3.74 % at
;        worst
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL
; Writes: work, route, queue_rest, angle_rows, line_points, route_length, line_count; operands at goal, start, finish, to_right,
;        corner_right, corner_again, corner_back, to_down, corner_down, column_on, column_again, row_on and row_again (set before use)
; Size:  1854 bytes
; Time:  107,718 T empty field corner to corner
;        1,157,259 T mean of routes of at most 27 steps, 20 % obstacles
;        4,561,965 T the longest route known, 644 steps
; Bound: under 210,000,000 T for any field; docs/CATALOGUE.md has measured ones
; Stack: 10 bytes
solve_angle:
        proc
        local TAKEN, LISTED, REOPENED, LOOK, FARTHEST, HALF, heads, now, stop, idle, reopen, here, here_length, last
        local last_length, before, before_length, other, step, least, length, sides, deviation, pending, row_code
        local column_code, both_code, next_code, place, looked, total, nearest_by, rows_at, columns_at, low_lengths
        local high_lengths, places_before, row, goal, distances, filling, low_half, filled, same_half, apart, far, corner
        local untaken, counting, corners_back, refused, store, corner_at, search, no_heads, start, next
        local side_right, side_down, side_left, sides_known, advance, near, enter, known, take, not_taken, finish
        local not_finish, later, corner_of, shorter, measure_goal, measure, rows_known, columns_known, rows_most
        local clear_other, clear, to_column, to_row, look, to_down, to_right, corner_right, corner_back, corner_down
        local corner_again, blocked, trace, trace_line, traced, straight, long_route, count, list_back, improve, position
        local better, look_from, looking, look_next, draw_all, draw_corner, drawn, cell_of, draw, draw_columns, draw_rows
        local draw_step, draw_row, row_alone, draw_column, column_alone, draw_both, draw_corner_step, flush, put, column_on
        local column_again, row_on, row_again, more
TAKEN:  equ $40
LISTED: equ $20
REOPENED: equ 255
LOOK:   equ 15
FARTHEST: equ 64
HALF:   equ 23                          ; the row from which on the table has its differences in bits 7-4
heads:  equ work                        ; columns; 256 further the pages
now:    equ work + 1024                 ; the present list: length / 4
stop:   equ now + 2                     ; the list at which to stop
idle:   equ stop + 2                    ; empty lists still allowed
reopen: equ idle + 1
here:   equ reopen + 1                  ; u
here_length: equ here + 2
last:   equ here_length + 2             ; its last corner
last_length: equ last + 2
before: equ last_length + 2             ; the corner before that
before_length: equ before + 2
other:  equ before_length + 2           ; the neighbour
step:   equ other + 2                   ; its distance from u
least:  equ step + 2                    ; its length must be less
length: equ least + 2
sides:  equ length + 2                  ; passable: bit 0 up, 1 right, 2 down, 3 left
deviation: equ sides + 1                ; of a line that is drawn, as in `clear`
pending: equ deviation + 1              ; a step that is not written yet: 1 to a row, 2 to a column, 0 none
row_code: equ pending + 1
column_code: equ row_code + 1
both_code: equ column_code + 1
next_code:    equ both_code + 1               ; where the next code goes
place:  equ next_code + 2
looked: equ place + 1
total:  equ looked + 1                  ; the length of the first route
nearest_by: equ total + 2
rows_at: equ route + 256                ; of the places: pages,
columns_at: equ route + 512             ; columns,
low_lengths: equ route + 768            ; lengths,
high_lengths: equ work + 512
places_before: equ work + 768           ; and the numbers of the places before
angle_length macro upper, lower         ; the length of the cell at HL
        set 5,l
        ld lower,(hl)
        set 6,l
        ld upper,(hl)
        endm
angle_corner macro                      ; after that: DE = its last corner
        res 5,l
        ld e,(hl)
        set 7,l
        ld d,(hl)
        endm
        ld a,d
        or e
        or h
        or l
        and $E0                         ; a row or column over 31?
        jp nz,refused
        ld a,d
        add a,high angle_rows
        ld d,a
        ld (start + 1),de
        ld a,h
        add a,high angle_rows
        ld h,a
        ld (goal + 1),hl
        ld (finish + 1),hl
        ld hl,angle_rows
        ld de,field
        ld bc,256 * FIELD_STRIDE + $80
row:
        ld a,(de)
        passable_bit
        and c
        ld (hl),a
        inc e
        inc l
        ld a,(de)
        passable_bit
        and c
        ld (hl),a
        inc de
        inc l
        bit 5,l
        jr z,row
        inc h
        ld l,0
        djnz row
goal:
        ld hl,0                         ; operand: the finish
        bit 7,(hl)
        jp nz,refused
        ld hl,(start + 1)
        bit 7,(hl)
        jp nz,refused

        ld hl,angle_rows + $E0          ; the distances: row by row up to the diagonal, mirrored there
        ld bc,more
distances:
        ld d,high angle_rows
        ld a,h
        sub d
        add a,$E0
        ld e,a
        xor a
filling:                                ; A = the distance without 16 times the larger difference
        ld (hl),a
        ld (de),a
        ld a,h
        cp d
        jr z,filled
        cp (high angle_rows) + HALF
        ld a,(bc)
        inc bc
        jr c,low_half
        rrca
        rrca
        rrca
        rrca
low_half:
        and $0F
        add a,(hl)
        inc l
        inc d
        jr filling
filled:
        ld l,$E0
        inc h
        ld a,h
        cp (high angle_rows) + HALF
        jr nz,same_half
        ld bc,more
same_half:
        cp (high angle_rows) + 32
        jr nz,distances
        ld hl,(finish + 1)              ; perhaps one line is enough
        ld de,(start + 1)
        ld a,l
        cp e
        jr nz,apart
        ld a,h
        cp d
        jr z,far
apart:
        push de
        push hl
        ld b,d
        ld c,e
        call measure
        pop hl
        push hl
        call clear
        pop hl
        pop de
        jp nc,straight
far:
        call search
        jp c,refused
        call trace
        jp c,long_route
        call improve
        ld (total),de
        ld de,line_points
        ld hl,0
corner:                                 ; list the corners from the start, at C, to the finish
        inc hl
        call corner_at
        inc de
        inc de
        jr nz,corner
        ld (line_count),hl
        ld hl,(finish + 1)              ; the same from the finish to the start
        ld de,(start + 1)
        ld (start + 1),hl
        ld (finish + 1),de
        ld hl,angle_rows
        ld bc,256 * FIELD_STRIDE + $80
untaken:
        ld a,(hl)
        and c
        ld (hl),a
        inc l
        bit 5,l
        jr z,untaken
        ld l,0
        inc h
        djnz untaken
        call search
        call trace
        jp c,draw_all
        call improve
        ld hl,(total)
        ex de,hl
        or a
        sbc hl,de
        jp nc,draw_all
        ld h,high places_before
        ld b,c
        ld de,line_points
counting:                               ; how many corners it has
        inc de
        inc de
        ld a,c
        or a
        ld l,a
        ld c,(hl)
        jr nz,counting
        ld c,b
        ld hl,0
corners_back:
        inc hl
        dec de
        dec de
        call corner_at
        jr nz,corners_back
        ld (line_count),hl
        jp draw_all
refused:
        ld hl,0
        ld (line_count),hl
        scf
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret

; corner_at - store row and column of place C at DE; C = the place before; zero: there is none
; Keeps: DE, HL
corner_at:
        push hl
        ld l,c
        ld h,high rows_at
        ld a,(hl)
        sub high angle_rows
        ld (de),a
        inc de
        inc h
        ld a,(hl)
        ld (de),a
        dec de
        ld h,high places_before
        ld a,c
        ld c,(hl)
        or a
        pop hl
        ret

; search - steps 2 to 4; carry set: there is no route
search:
        ld hl,heads + 256
        xor a
no_heads:
        ld (hl),a
        inc l
        jr nz,no_heads

        ld hl,REOPENED * 256 + FARTHEST
        ld (idle),hl
        ld hl,$FFFF
        ld (stop),hl
        inc hl
        ld (length),hl
        ld (now),hl                     ; the lists before the first one are passed over
start:
        ld hl,0                         ; operand: the start
        ld (other),hl
        ld b,h
        ld c,l
        call measure_goal
        srl h
        rr l
        srl h
        rr l
        ld (now),hl
        ld bc,(other)
        call take
next:
        ld hl,(now)
        ld h,high (heads + 256)
        ld a,(hl)
        or a
        jp z,advance
        ld d,a
        dec h
        ld e,(hl)                       ; DE = u
        ld a,e
        add a,128
        ld e,a
        ld a,(de)
        ld (hl),a                       ; the list goes on with the next cell
        inc h
        set 5,e
        ld a,(de)
        ld (hl),a
        ld a,FARTHEST
        ld (idle),a
        ld a,e
        and FIELD_STRIDE - 1
        ld l,a
        ld h,d
        ld (here),hl
        ld a,(hl)
        xor TAKEN | LISTED
        or TAKEN
        ld (hl),a
        ld de,(finish + 1)
        or a
        sbc hl,de
        jp z,next
        add hl,de
        call corner_of
        ld (here_length),bc
        ld (last),hl
        call corner_of
        ld (last_length),bc
        ld (before),hl
        call corner_of
        ld (before_length),bc

        ld hl,(here)
        ld c,0
        ld a,h
        cp high angle_rows
        jr z,side_right
        dec h
        ld a,(hl)
        inc h
        add a,a
        jr c,side_right
        set 0,c
side_right:
        ld a,l
        cp FIELD_STRIDE - 1
        jr z,side_down
        inc l
        ld a,(hl)
        dec l
        add a,a
        jr c,side_down
        set 1,c
side_down:
        ld a,h
        cp (high angle_rows) + 31
        jr z,side_left
        inc h
        ld a,(hl)
        dec h
        add a,a
        jr c,side_left
        set 2,c
side_left:
        ld a,l
        or a
        jr z,sides_known
        dec l
        ld a,(hl)
        inc l
        add a,a
        jr c,sides_known
        set 3,c
sides_known:
        ld a,c
        ld (sides),a
        ld b,1
        ld de,$FF00
        call near
        ld b,2
        ld de,$0001
        call near
        ld b,4
        ld de,$0100
        call near
        ld b,8
        ld de,$00FF
        call near
        ld b,3
        ld de,$FF01
        call near
        ld b,6
        ld de,$0101
        call near
        ld b,12
        ld de,$01FF
        call near
        ld b,9
        ld de,$FFFF
        call near
        jp next

advance:
        ld hl,(now)
        inc hl
        ld (now),hl
        ld de,(stop)
        or a
        sbc hl,de
        ret nc
        ld hl,idle
        dec (hl)
        jp nz,next
        scf
        ret

; near - go to a neighbour of u: B = the sides that must be passable, D, E = rows, columns there
near:
        ld a,(sides)
        and b
        cp b
        ret nz
        ld hl,(here)
        ld a,h
        add a,d
        ld h,a
        ld a,l
        add a,e
        ld l,a
        ld a,d
        and e
        ld de,16
        jr z,enter
        ld a,(hl)
        add a,a
        ret c
        ld e,23                         ; 16 * 1.414
; enter - the neighbour at HL, DE from u: if it is shorter than before, note it, and list it
enter:
        ld (other),hl
        ld (step),de
        ld a,(hl)
        and TAKEN | LISTED
        ld de,$7FFF
        jr z,known
        angle_length d, e
        and TAKEN
        jr z,known
        ld hl,0 - 4
        add hl,de
        ret nc                          ; the start
        ex de,hl
known:
        ld (least),de
        ld bc,(before)
        ld hl,(other)
        call measure
        push de
        ld de,(before_length)
        call shorter
        pop de
        ret nc                          ; then it is not by the other corners either
        call clear_other
        ld bc,(before)
        jr nc,take
        ld bc,(last)
        ld hl,(other)
        call measure
        push de
        ld de,(last_length)
        call shorter
        pop de
        ret nc
        call clear_other
        ld bc,(last)
        jr nc,take
        ld hl,(here_length)
        ld de,(step)
        call shorter
        ret nc
        ld bc,(here)

; take - BC = the last corner of the neighbour, which has this length now
take:
        ld hl,(other)
        bit 6,(hl)                      ; TAKEN
        jr z,not_taken
        ld a,(reopen)
        or a
        ret z
        dec a
        ld (reopen),a
not_taken:
        ld de,(length)
        set 5,l
        ld (hl),e
        set 6,l
        ld (hl),d
        res 5,l
        ld (hl),c
        set 7,l
        ld (hl),b
        ld hl,(other)
finish:
        ld bc,0                         ; operand: the finish
        or a
        sbc hl,bc
        jr nz,not_finish
        ld hl,8 + 4                     ; half a cell, and the next list
        add hl,de
        srl h
        rr l
        srl h
        rr l
        ld (stop),hl
not_finish:
        ld hl,(other)
        ld a,(hl)
        bit 5,a                         ; LISTED
        ret nz
        and 255 - TAKEN
        or LISTED
        ld (hl),a
        call measure
        ld de,(length)
        add hl,de
        srl h
        rr l
        srl h
        rr l
        ld de,(now)
        or a
        sbc hl,de
        add hl,de
        jr nc,later
        ex de,hl                        ; not before the present list
later:
        ld e,l
        ld d,high heads
        ld hl,(other)
        set 7,l
        ld a,(de)
        ld (hl),a
        inc d
        set 5,l
        ld a,(de)
        ld (hl),a
        ld a,h
        ld (de),a
        dec d
        ld a,(other)
        ld (de),a
        ret

; corner_of - BC = the length of the cell at HL; HL = its last corner
corner_of:
        angle_length b, c
        angle_corner
        ex de,hl
        ret

; shorter - length := HL + DE; carry set: that is less than least
shorter:
        add hl,de
        ld (length),hl
        ld de,(least)
        or a
        sbc hl,de
        ret

; measure - the distance between two cells
; In:    BC, HL = the cells
; Out:   HL = 16 times their distance; D, E = rows, columns between them
; Keeps: BC
measure_goal:
        ld bc,(finish + 1)
measure:
        ld a,h
        sub b
        jr nc,rows_known
        neg
rows_known:
        ld d,a
        ld a,l
        sub c
        jr nc,columns_known
        neg
columns_known:
        ld e,a
        or $E0
        ld l,a
        ld a,d
        add a,high angle_rows
        ld h,a
        ld l,(hl)
        ld h,0
        ld a,d
        cp e
        jr nc,rows_most
        ld a,e
rows_most:
        add a,a
        add a,a
        add a,a
        add a,a
        rl h
        add a,l
        ld l,a
        ret nc
        inc h
        ret

; clear - is the line between two cells clear?
; In:    BC, HL = the cells, not the same; D, E = rows, columns between them
; Out:   carry clear: it is; carry set: a wall touches it
; The deviation A is (2 * columns so far + 1) * rows - (2 * rows so far + 1) * columns: below 0 the line leaves the cell to the next column, above 0 to
; the next row, at 0 through the corner.
clear_other:
        ld hl,(other)
clear:
        ld a,l
        cp c
        ld a,$2C                        ; INC L
        jr nc,to_column
        inc a                           ; DEC L
to_column:
        ld (to_right),a
        ld (corner_right),a
        ld (corner_again),a
        xor 1
        ld (corner_back),a
        ld a,h
        cp b
        ld a,$24                        ; INC H
        jr nc,to_row
        inc a                           ; DEC H
to_row:
        ld (to_down),a
        ld (corner_down),a
        ld h,b
        ld l,c
        ld a,d
        add a,e
        ld b,a                          ; steps
        ld c,d
        sla c
        ld a,d
        sub e
        sla e
        or a
look:
        jp m,to_right
        jr z,corner_right
to_down:
        inc h                           ; operand: or DEC H
        bit 7,(hl)
        jr nz,blocked
        sub e
        djnz look
        or a
        ret
to_right:
        inc l                           ; operand: or DEC L
        bit 7,(hl)
        jr nz,blocked
        add a,c
        djnz look
        or a
        ret
corner_right:
        inc l                           ; operand
        bit 7,(hl)
        jr nz,blocked
corner_back:
        dec l                           ; operand
corner_down:
        inc h                           ; operand
        bit 7,(hl)
        jr nz,blocked
corner_again:
        inc l                           ; operand
        bit 7,(hl)
        jr nz,blocked
        dec b
        add a,c
        sub e
        djnz look
        or a
        ret
blocked:
        scf
        ret

; trace - step 5: draw the lines from the finish to the start; carry set: more than 254 steps; else A = one more than the steps
trace:
        ld hl,route
        ld (next_code),hl
        ld hl,(finish + 1)
trace_line:
        push hl
        call corner_of
        ex de,hl
        pop hl
        ld b,d
        ld c,e
        or a
        sbc hl,de
        jr z,traced
        add hl,de
        push bc
        call draw
        pop hl
        jr trace_line
traced:
        ld hl,(next_code)
        ld de,0 - route
        add hl,de                       ; steps
        ld a,h
        or a
        scf
        ret nz
        ld a,l
        add a,1                         ; carry set: 255
        ret

straight:                               ; HL = the finish, DE = the start
        set 6,l
        ld (hl),e
        set 7,l
        ld (hl),d
        ld h,d
        ld l,e
        set 6,l
        ld (hl),e
        set 7,l
        ld (hl),d
long_route:                             ; the corners as they are: from the last one back
        ld hl,(finish + 1)
        ld bc,0
count:
        inc bc
        push hl
        angle_length d, e
        angle_corner
        pop hl
        or a
        sbc hl,de
        ex de,hl
        jr nz,count
        ld (line_count),bc
        ld hl,line_points
        add hl,bc
        add hl,bc
        ld bc,(finish + 1)
list_back:
        dec hl
        ld (hl),c
        dec hl
        ld a,b
        sub high angle_rows
        ld (hl),a
        push hl
        ld h,b
        ld l,c
        angle_length d, e
        angle_corner
        ld a,c
        ld c,e
        sub e
        ld e,a
        ld a,b
        ld b,d
        sub d
        or e
        pop hl
        jr nz,list_back
        jp draw_all

; improve - the best lines between the places of the steps; A = one more than these
; Out:   C = the number of the start; DE = its length; places_before
improve:
        ld c,a                          ; one more than the steps
        ld hl,rows_at
        ld de,(finish + 1)
        ld b,0
position:
        ld h,high rows_at
        ld l,b
        ld (hl),d
        inc h
        ld (hl),e
        dec c
        jr z,better
        ld h,high route
        ld a,(hl)
        call route_step
        inc b
        jr position
better:                                 ; B = the number of the last place
        ld hl,0
        ld (low_lengths),hl
        ld (high_lengths),hl
        ld a,b
        ld (looked),a
        ld c,a
        ld d,l
        ld e,l
        or a
        ret z                           ; the start is the finish
        ld c,l
look_from:
        inc c
        ld a,c
        ld (place),a
        ld l,c
        ld h,high rows_at
        ld d,(hl)
        inc h
        ld e,(hl)
        ld (other),de
        ld de,$7FFF
        ld (least),de
        sub LOOK
        jr nc,looking
        xor a
looking:                                ; A = a place before it
        ld (pending),a
        ld l,a
        ld h,high rows_at
        ld b,(hl)
        inc h
        ld c,(hl)
        ld hl,(other)
        call measure
        push de
        ex de,hl
        ld a,(pending)
        ld l,a
        ld h,high low_lengths
        ld a,(hl)
        ld h,high high_lengths
        ld h,(hl)
        ld l,a
        call shorter
        pop de
        jr nc,look_next
        call clear_other
        jr c,look_next
        ld hl,(length)
        ld (least),hl
        ld a,(pending)
        ld (nearest_by),a
look_next:
        ld a,(place)
        ld c,a
        ld a,(pending)
        inc a
        cp c
        jr nz,looking
        ld de,(least)
        ld l,c
        ld h,high low_lengths
        ld (hl),e
        ld h,high high_lengths
        ld (hl),d
        inc h                           ; places_before
        ld a,(nearest_by)
        ld (hl),a
        ld a,(looked)
        cp c
        jr nz,look_from
        ret

draw_all:                               ; step 6
        ld hl,route
        ld (next_code),hl
        ld hl,line_points
        ld bc,(line_count)
draw_corner:
        dec bc
        ld a,b
        or c
        jr z,drawn
        push bc
        call cell_of
        push hl                         ; the next corner
        ld b,d
        ld c,e
        call cell_of
        ld h,b
        ld l,c
        ld b,d
        ld c,e
        call draw
        pop hl
        pop bc
        jr draw_corner
drawn:
        ld hl,(next_code)
        ld de,0 - route
        add hl,de
        or a
        jp store

; cell_of - DE = the cell of row and column at HL; HL goes on
cell_of:
        ld a,(hl)
        add a,high angle_rows
        ld d,a
        inc hl
        ld e,(hl)
        inc hl
        ret

; draw - write the steps of the line from the cell HL to the cell BC
draw:
        push hl
        call measure
        pop hl
        ld a,l
        cp c
        ld a,$2C                        ; INC L
        jr c,draw_columns
        inc a
draw_columns:
        ld (column_on),a
        xor 1
        ld (column_again),a
        and 1                           ; 1: to the right
        rlca
        rlca
        xor 6
        ld (column_code),a
        ld a,h
        cp b
        ld a,$24                        ; INC H
        jr c,draw_rows
        inc a
draw_rows:
        ld (row_on),a
        xor 1
        ld (row_again),a
        and 1
        rlca
        rlca
        ld (row_code),a
        ld a,(column_code)
        ld b,a
        ld a,(row_code)
        add a,b
        and 4
        rrca
        add a,b
        dec a
        ld (both_code),a
        ld a,d
        add a,e
        ld b,a
        ld c,d
        sla c
        ld a,d
        sub e
        sla e
        ld (deviation),a
        xor a
        ld (pending),a
draw_step:
        ld a,(deviation)
        or a
        jp m,draw_column
        jr z,draw_both
draw_row:
        sub e
        ld (deviation),a
        call row_on
        ld a,(pending)
        cp 2
        jr nz,row_alone
        call column_again
        ld a,(hl)
        add a,a                         ; carry: a wall
        call column_on
        jr nc,draw_corner_step
row_alone:
        call flush
        ld a,1
        ld (pending),a
        djnz draw_step
        jr flush
draw_column:
        add a,c
        ld (deviation),a
        call column_on
        ld a,(pending)
        dec a
        jr nz,column_alone
        call row_again
        ld a,(hl)
        add a,a
        call row_on
        jr nc,draw_corner_step
column_alone:
        call flush
        ld a,2
        ld (pending),a
        djnz draw_step
        jr flush
draw_both:
        add a,c
        sub e
        ld (deviation),a
        call flush
        call column_on
        call row_on
        dec b
draw_corner_step:
        xor a
        ld (pending),a
        ld a,(both_code)
        call put
        djnz draw_step
        ret

; flush - write the step that is pending
flush:
        ld a,(pending)
        or a
        ret z
        dec a
        ld a,(row_code)
        jr z,put
        ld a,(column_code)
put:
        push hl
        ld hl,(next_code)
        ld (hl),a
        inc hl
        ld (next_code),hl
        pop hl
        ret
column_on:
        inc l                           ; operand: or DEC L
        ret
column_again:
        dec l                           ; operand
        ret
row_on:
        inc h                           ; operand
        ret
row_again:
        dec h                           ; operand
        ret

; how much the distance grows with the smaller difference: rows 1 to 22 in bits 3-0, rows 23 to 31 in bits 7-4
more:
        db 7, 20, 41, 51, 55, 58, 82, 86, 88, 107, 114, 116, 135, 137, 139, 145, 164, 150, 168, 186, 171, 177, 179, 6
        db 23, 41, 42, 58, 65, 67, 85, 86, 104, 105, 122, 139, 129, 131, 148, 150, 151, 168, 169, 171, 187, 177, 178, 4
        db 21, 39, 40, 56, 58, 74, 91, 81, 98, 99, 117, 118, 119, 137, 153, 153, 155, 155, 161, 162, 179, 180, 166, 199
        db 7, 25, 41, 42, 58, 60, 65, 65, 83, 101, 101, 102, 119, 120, 137, 137, 154, 155, 155, 161, 161, 163, 164, 181
        db 182, 182, 8, 24, 41, 42, 42, 75, 59, 81, 65, 99, 83, 117, 101, 135, 119, 136, 136, 154, 153, 171, 154, 171
        db 160, 178, 178, 180, 180, 5, 22, 39, 40, 40, 57, 73, 74, 90, 91, 91, 96, 114, 114, 115, 133, 132, 150, 135
        db 167, 152, 168, 169, 169, 186, 171, 187, 203, 0, 18, 18, 35, 52, 53, 53, 70, 87, 87, 89, 104, 105, 122, 122
        db 138, 139, 139, 144, 146, 146, 147, 163, 165, 181, 166, 182, 184, 183, 9, 24, 26, 41, 58, 59, 59, 75, 64, 82
        db 82, 98, 100, 116, 117, 118, 134, 135, 135, 152, 153, 153, 169, 170, 170, 171, 186, 188, 176, 178, 1, 19, 19, 36
        db 37, 54, 54, 70, 71, 88, 88, 105, 105, 105, 122, 123, 138, 139, 139, 128, 145, 146, 163, 147, 164, 164, 182, 165
        db 183, 183, 183, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11
        endp
solve_angle_end:

        endif
