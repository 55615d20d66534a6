; points_sort.asm - the best order of key points: the one in which a route through all of them has the fewest steps
;
; Source: W14 names the task. The sums over sets are common knowledge (Held and Karp).
;
; 1. From the start and from each point run a wave that counts its steps, until it has seen all places with greater
;    numbers (0 the start, then the points, then the finish). So all distances are known.
; 2. best[set, last]: the fewest steps from the start through all points of the set, `last` being the last of them. If there is
;    no other, its distance from the start; else the least best[set without last, other] + distance from other to last.
;    Sets are numbers of eight bits, so the parts of a set come before it. The finish follows the set of all.
; 3. Go back from the finish: the point that gave the least sum comes before it; and so on to the start.
;
; Why the order is the best: the rest of a route depends on the points that it has visited and on where it is, not on their
; order. So 8 * 128 sums, each the least of seven at most, stand for all 40,320 orders.
;
; The wave goes through points_cells: rows of 33 bytes, 0 a wall, else free. Wave w writes 251 - 2 * w into a cell, and one
; less where one of the places is: there the byte is even from the start. Any greater byte is free, so the cells need not be
; cleared for the next wave.
; After the cells of each distance the queue holds SENTINEL, a wall between walls: it ends in `leaf`, as if nothing were free. The
; queue has 2,048 words, for 1,024 cells and a sentinel for each of at most 703 distances; it lies where the sums will be. SP is its end,
; so an interrupt finds a stack; the rest is as in solve_wave.
;
; The waves are here; the sums are in points/sums.asm, a part of the same code.

        if ! defined LIB_POINTS_SORT
LIB_POINTS_SORT equ 1

        include "include/field.asm"
        include "include/queue.asm"
        include "include/queue_read.asm"

        public points_sort

POINTS_MOST:    equ 8
POINTS_ROW:     equ 32                  ; bytes a row of points_steps

; points_sort - find the best order of 2 to 8 key points
; In:    points_count; points_places = row and column of the start, of each point, of the finish; field
; Out:   carry clear: points_visits = the numbers of the points, from 0, in the best order
;        carry set: a place is a wall or outside 0..31, or there is no route to it
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into points_route
; Writes: points_visits, points_at, points_route; operands at mark, unseen, level, seen, many, at, steps, kept_sp, this_set, full, sum,
;        least and which (set before use)
; Size:  636 bytes   Time: 3,209,346 T for eight points in an empty field, far apart
; Bound: 6,100,000 T for any field and 8 points: 88,000 T to prepare; 9 waves of 1,024 cells * 250, 703 distances * 360, 10 places *
;        1,300 T; 3,584 sums of 190 T; 1,024 entries of the table * 470 T
; Stack: 10 bytes
points_sort:
        proc
        local top_left, queue_end, SENTINEL, cell_row, cells, place, fail, outside, wave, mark, unseen, level, seen
        local many, at, steps, kept_sp, next, first, down, left, right, up, try_right, try_up, leaf, cell_leaf
        local begin, record, other, none_seen, wave_over, across, wave_done, full, this_set, sum, least, which
        local fail_in_wave
top_left: equ points_cells + 34
queue_end: equ points_steps
SENTINEL: equ top_left + 33 * 33
        ld hl,points_cells
        ld de,points_cells + 1
        ld bc,POINTS_CELLS_SIZE - 1
        ld (hl),0
        ldir
        ld hl,points_steps
        ld de,points_steps + 1
        ld bc,POINTS_ROW * (POINTS_MOST + 2) - 1
        ld (hl),255                     ; not known yet
        ldir
        ld hl,field
        ld de,top_left
cell_row:
        ld b,FIELD_STRIDE
cells:
        ld a,(hl)
        passable_test
        sbc a,a
        cpl
        ld (de),a
        inc hl
        inc de
        djnz cells
        inc de
        ld a,h
        cp FIELD_SIZE / 256 + (high field)
        jr nz,cell_row
        ld a,(points_count)
        add a,2
        ld b,a
        ld hl,points_places
        ld de,points_at
place:                                  ; the address of each place
        push bc
        push de
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        push hl
        ld a,d
        or e
        cp FIELD_STRIDE
        jp nc,outside
        ld l,d
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,d
        add a,e
        ld e,a
        ld d,0
        add hl,de
        ld de,top_left
        add hl,de
        ld a,(hl)
        or a
        jp z,outside                    ; a wall
        ld (hl),254
        ld b,h
        ld c,l
        pop hl
        pop de
        ex de,hl
        ld (hl),c
        inc hl
        ld (hl),b
        inc hl
        ex de,hl
        pop bc
        djnz place
        ld hl,points_at + 2
        ld (at + 1),hl
        ld hl,points_steps + 2
        ld (steps + 1),hl
        ld a,(points_count)
        inc a
        ld b,a
        ld a,251
wave:                                   ; from the place before `at`; A = the byte that it leaves; B = places after it
        ld (mark + 1),a
        ld (seen + 1),a
        ld c,a
        ld a,b
        ld (many + 1),a
        ld (unseen + 1),a
        push bc
        ld hl,0
        ld (level + 1),hl
        ld hl,(at + 1)
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        ex de,hl
        dec c
        ld (hl),c
        ld (kept_sp + 1),sp
        ld sp,queue_end
        ld de,queue_end
        push hl
        jp begin

points_reach macro after                ; a free cell joins the queue
        local put, place_here
        bit 0,(hl)
        jr z,place_here
        ld (hl),a
put:
        push hl
        jr after
place_here:
        dec a
        ld (hl),a
        inc a
        ld (seen + 1),a
        jr put
        endm

left:
        points_reach try_right
right:
        points_reach try_up
down:
        points_reach down_done
down_done:
        add hl,bc
        cp (hl)
        jr c,left
try_right:
        inc hl
        inc hl
        cp (hl)
        jr c,right
try_up:
        add hl,bc
        cp (hl)
        jr c,up
        scf
next:                                   ; carry set
        queue_read
        sbc hl,bc                       ; below
        cp (hl)
        jr c,down
        add hl,bc                       ; left
        cp (hl)
        jr c,left
        inc hl
        inc hl
        cp (hl)
        jr c,right
        add hl,bc                       ; above
        cp (hl)
        jr nc,leaf
up:
        points_reach up_done
up_done:
        scf
        jr next

leaf:                                   ; nothing is free here: is it the sentinel?
        ld a,l
        cp low (SENTINEL - 33)
        jr nz,cell_leaf
        ld a,h
        cp high (SENTINEL - 33)
        jr z,level
cell_leaf:
mark:
        ld a,0                          ; operand
        scf
        jr next

level:                                  ; every cell of this distance has been popped
        ld hl,0                         ; operand
        inc hl
        ld (level + 1),hl
begin:
seen:
        ld a,0                          ; operand: not 0: a place has been reached
        or a
        jr z,none_seen
        xor a
        ld (seen + 1),a
        push de
many:
        ld b,0                          ; operand: places after the wave's own
at:
        ld hl,0                         ; operand: where their addresses are
steps:
        ld de,0                         ; operand: where their distances go
record:
        ld c,(hl)
        inc hl
        push hl
        ld h,(hl)
        ld l,c
        ld a,(mark + 1)
        dec a
        cp (hl)
        jr nz,other
        inc de
        ld a,(de)
        dec de
        inc a
        jr nz,other                     ; known
        ld hl,(level + 1)
        ex de,hl
        ld (hl),e
        inc hl
        ld (hl),d
        dec hl
        ex de,hl
        ld hl,unseen + 1
        dec (hl)
other:
        pop hl
        inc hl
        inc de
        inc de
        djnz record
        pop de
unseen:
        ld a,0                          ; operand: places not seen yet
        or a
        jr z,wave_over
none_seen:
        ld h,d
        ld l,e
        or a
        sbc hl,sp
        scf
        jr z,wave_over                  ; there is no route to one of them
        ld hl,SENTINEL
        push hl
        ld bc,-34
        jr mark

outside:
        pop hl
        pop de
        pop bc
        scf
        ret

wave_over:                              ; carry set: in vain
kept_sp:
        ld sp,0                         ; operand
        pop bc
        ret c
        push bc
        ld hl,(steps + 1)               ; the same distances back: down a column
        ld de,POINTS_ROW - 2
        ex de,hl
        add hl,de
across:
        ld a,(de)
        ld (hl),a
        inc de
        inc hl
        ld a,(de)
        ld (hl),a
        inc de
        ld a,b
        ld bc,POINTS_ROW - 1
        add hl,bc
        ld b,a
        djnz across
        pop bc
        ld hl,(at + 1)
        inc hl
        inc hl
        ld (at + 1),hl
        ld hl,(steps + 1)
        ld de,POINTS_ROW + 2
        add hl,de
        ld (steps + 1),hl
        ld a,c
        sub 2
        dec b
        jp nz,wave

        include "lib/points/sums.asm"
        endp
points_sort_end:

        endif
