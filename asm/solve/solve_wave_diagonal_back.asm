; solve_wave_diagonal_back.asm - a wave in four directions, diagonal steps on the way back
;
; 1. work := field with a border (wave_array). The finish gets label 0 and heads the queue.
; 2. Pop a cell. If it is the start: continue at step 4. If there is none: there is no route.
; 3. Its free neighbours get the next label and are pushed. Repeat from step 2.
; 4. From a cell at distance n step to a diagonal neighbour at n - 2 if there is one and both cells beside the step are
;    passable; else to a straight one at n - 1, up or down first if more rows than columns lie between the ends, else
;    sideways first: that leaves more corners to cut. Only the finish has none: the end.
;
; Labels are distances modulo 8, which is enough: a straight neighbour is at n - 1 or n + 1. Both cells beside a diagonal
; step to n - 2 are neighbours of n and of n - 2, so they are at n - 1 if passable, and testing for n - 1 is testing for
; "passable". Then the diagonal neighbour is at n - 2, n or n + 2. Every step reduces the distance, so no cell comes twice.
; The finish looks for label 7 around it, and its neighbours have label 1.
;
; Labels are $80 and more: a label less WAVE_FREE overflows; a label less another label or a wall never does.
; The queue is linear: no cell is in it twice, the finish never, so 1,023 words are enough. SP is the queue's head: an
; interrupt pushes into the part already read, or at the start into the 64 bytes below.
; Only a cell whose last neighbour is not free can be the last one: see queue_pop.
; With a limit of n steps the wave has 2 n levels, since a route may be all diagonals, and the route is refused if it has more than n.
; The end of a level (lib/wave_levels.asm) has the start's low byte: so only what has it too pays for the test. A level takes about
; 250 T more.
;
; Longest time, for any field: a cell and its four looks take at most 213 T, and 40 T more for those cells, at most 5,
; that have the start's low byte; a label takes 39 T more; a step back at most 608 T, if both vertical
; neighbours and all four diagonals are looked at in vain.
;   28,800 array + 1,250 start, end and low bytes of 0 + 1,024 cells * 213 + 5 * 40 + 1,024 labels * 39 + 1,023 steps * 608

        if ! defined SOLVE_WAVE_DIAGONAL_BACK
SOLVE_WAVE_DIAGONAL_BACK equ 1

        include "include/queue.asm"
        include "include/queue_pop.asm"
        include "include/wave_limit.asm"
        include "lib/wave_array.asm"
        if WAVE_LIMIT
        include "lib/wave_levels.asm"
        endif

        public solve_wave_diagonal_back

; solve_wave_diagonal_back - a route with diagonal steps, often of the fewest steps
; Family: solver
; Menu:  80, "Diagonal /back"
; Notes: work + 68, 33, 127
; Source: W7 (the way back looks at diagonal neighbours first, never past a corner), W4 (the cells of the wave in a list), W3 (a limit)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step, 0 to 7 clockwise from up, odd ones diagonal
;        carry set: no route, or its steps are past the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: a route, diagonal; a shortest one without diagonals, its corners cut where both cells beside the step are
;        free; of any length. Of the fewest steps (1,000 fields each, ends anywhere): 74.0 % of routes among 10 %
;        obstacles, 72.0 % of routes among 20 % obstacles, 80.6 % of routes among 30 % obstacles, 93.4 % of routes
;        among 40 % obstacles
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into work or the queue (below its head)
; Writes: work, route, queue_rest, route_length; operands at start_low, start_high, kept_sp and longer,
;        and in wave_fill and wave_level (set before use)
; Size:  388 bytes; 344 without a limit
; Time:  294,648 T empty field corner to corner
;        104,533 T mean of routes of at most 27 steps, 20 % obstacles
;        400,362 T the longest route known, 644 steps
;        910,282 T at most, whatever the field
; Stack: 8 bytes
solve_wave_diagonal_back:
        proc
        local LABELS, queue, none, search, store, next, start_low, maybe, start_high, around, kept_sp, walk, not_up, not_down, step
        local leaf, empty, visit, level, levels
        local left, up, down, across, rows, longer, upright, sideways
LABELS: equ $80                         ; the labels are LABELS to LABELS + 7
queue:  equ route + 64
        ld a,e
        sub l
        jr nc,across
        neg
across:
        ld b,a                          ; columns between the ends
        ld a,d
        sub h
        jr nc,rows
        neg
rows:
        cp b
        sbc a,a
        and sideways - upright
        add a,upright - step
        ld (longer + 1),a               ; the longer direction first
        call wave_array
        jr c,none
        jr nz,search
none:
        ld hl,0
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret

back_label macro seen                   ; the cell gets label A and joins the queue, if it is free
        cp (hl)
        jp po,seen
        ld (hl),a
        queue_join
        endm
back_corner macro side, diagonal, code  ; A = B = the label before this cell's, C = the one before that
        local no
        cp (ix + (side & 255))
        jr nz,no
        ld a,c
        cp (ix + (diagonal & 255))
        ld (hl),code
        ld de,diagonal
        jr z,step
        ld a,b
no:
        endm
back_straight macro place, code
        cp (ix + (place & 255))
        ld (hl),code
        ld de,place
        jr z,step
        endm

search:
        ld a,h
        ld (start_high + 1),a
        ld a,l
        ld (start_low + 1),a
        ld (kept_sp + 1),sp
        if WAVE_LIMIT
        push de
        ld c,a                          ; the end of a level: page 0, the start's low byte
        ld b,0
        ld hl,(wave_limit)
        ld a,h
        or l
        jr z,levels
        scf                             ; a level more: the start is found when it leaves the queue
        adc hl,hl                       ; a diagonal step is two of the wave's
        jr nc,levels
        sbc hl,hl
levels:
        ld de,queue
        call wave_levels
        pop hl
        else
        ex de,hl
        ld de,queue
        endif
        ld sp,queue
        ld (hl),LABELS
        jr around

        if WAVE_LIMIT
level:                                  ; A = 0
        ld b,a
        ld c,l
        call wave_level
        jr nz,visit
        endif
empty:
        ld sp,(kept_sp + 1)
        scf
        jp none

maybe:
        ld a,h
start_high:
        cp 0                            ; operand: the start's place, high byte
        jr z,kept_sp
        if WAVE_LIMIT
        or a
        jr z,level
        endif
around:
        ld a,(hl)
        inc a
        and LABELS + 7
        inc hl
        back_label left
left:
        dec hl
        dec hl
        back_label up
up:
        ld bc,1 - WAVE_STRIDE
        add hl,bc
        back_label down
down:
        ld bc,2 * WAVE_STRIDE
        add hl,bc
        back_label leaf
        jr next
        queue_pop leaf, next, empty     ; leaf: the last cell looked at is not free
visit:
        ld a,l
start_low:
        cp 0                            ; operand: the start's place, low byte
        jr z,maybe
        jr around

kept_sp:
        ld sp,0                         ; operand
        push ix
        push hl
        pop ix
        ld hl,route
        ld a,(ix + 0)
walk:                                   ; A = the label of the cell
        dec a
        and 7
        or LABELS
        ld b,a
        dec a
        and 7
        or LABELS
        ld c,a
        ld a,b
        cp (ix - WAVE_STRIDE)
        jr nz,not_up
        back_corner 1,1 - WAVE_STRIDE,1
        back_corner -1,0 - WAVE_STRIDE - 1,7
not_up:
        cp (ix + WAVE_STRIDE)
        jr nz,not_down
        back_corner 1,WAVE_STRIDE + 1,3
        back_corner -1,WAVE_STRIDE - 1,5
not_down:
longer:
        jr upright                      ; operand: to upright or sideways
step:
        inc hl
        add ix,de
        jr walk
upright:
        back_straight -WAVE_STRIDE,0
        back_straight WAVE_STRIDE,4
sideways:
        back_straight 1,2
        back_straight -1,6
        back_straight -WAVE_STRIDE,0
        back_straight WAVE_STRIDE,4
        pop ix
        ld de,-route
        add hl,de
        or a
        if WAVE_LIMIT
        ex de,hl
        ld hl,(wave_limit)
        dec hl                          ; 0 becomes the most
        dec de
        sbc hl,de
        inc de
        ex de,hl
        jp c,none
        endif
        jp store
        endp
solve_wave_diagonal_back_end:

        endif
