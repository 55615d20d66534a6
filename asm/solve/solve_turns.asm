; solve_turns.asm - the fewest turns of all routes, and of those the shortest
; Longer than 400 lines because the searches along rows and along columns are written out.
;
; A run is a longest free stretch of a row or of a column: each cell is in one run across and in one run down. A route
; turns from a run to one that crosses it. The level of a run is the fewest turns with which it can be reached: 0 for the two of the start.
;
; 1. turns_rows := the field with a border, a page a row, so that a step is INC or DEC of one half of HL. Flag the cells of the two runs
;    of the finish.
; 2. Take the runs in the order of their levels. Give each cell of a run its level; where the crossing run has none, put it in the
;    queue. If that is a run of the finish, the fewest turns are one more than this level: go on to the end of the level, then stop.
; 3. Go back from the finish through the runs: those of a level, then those one level lower that cross them, and only these. Along each
;    run work out the steps from each cell to the finish: one more than at the cell before, or as many as the crossing run of the
;    level above has there, whichever is less; once in each direction.
; 4. From the start follow the run with fewer steps: on to the next cell if that has one step less, else into the crossing run.
;
; Why it is right: turning round in a run is useless, so a turn leads to a crossing run, and only runs matter for the number of turns. Each
; run of a route with the fewest turns has exactly the level of its place in the route. Step 3 meets all of these, and no
; cell reaches the finish in fewer steps and as few turns than by its own run and then one of the next level.
;
; A cell: bit 7 a wall; bit 6 its crossing run has steps here from the level above; bits 5 and 4 its run down and its run across are the finish's
; (step 2) or have steps (step 3); bits 3-2 and 1-0 the levels of these two runs: 0 none, else 1 + level modulo 3. That is
; enough, since the levels of crossing runs differ by 1 at most.
; The steps of the cell in column c are words in the same page, since a route may have 1,023: down at c + 64 (low bytes) and c + 96, across
; at c + 128 and c + 160.
; Queue: SP is its end, DE its head. The runs of a level come in two segments, one across and one down; first_end and
; second_end are where the present one and the next one end. A cell puts a run in the queue once at most in each of the steps 2
; and 3, the start and the finish once more, and the runs of the finish none in step 2, so 1,025 words are enough.
;
; Longest time, for any field: 45,000 to prepare + 703 levels * 900 (a route of the fewest steps has under 703, so no field has more
;   levels) + 1,025 words in each of two queues * 110 + 1,025 runs * 200 + 2,048 cells of runs * 475 + 1,023 steps of the route * 170.

        if ! defined SOLVE_TURNS
SOLVE_TURNS equ 1

        include "include/field.asm"
        include "include/queue.asm"
        include "include/queue_read.asm"

        public solve_turns

; solve_turns - of all routes through the field one with the fewest turns, and of those a shortest one
; Family: solver
; Menu:  66, "Fewest /turns"
; Notes: turns_rows + 256, SOLVER_PAGED, 0
; Source: W14 (the fewest turns), common knowledge (breadth first over lines)
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: a route, fewest turns of all; of those routes a shortest one
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into route or queue_rest
; Writes: turns_rows, route, queue_rest, route_length; operands at start, goal, walk, segment, second_end, found,
;        level, across_end, across_high, down_end, down_high, across_last, across_top, across_less, down_last, down_top, down_less,
;        back_segment, back_end, kept_sp and head (set before use)
; Size:  1050 bytes
; Time:  97,454 T empty field corner to corner
;        108,101 T mean of routes of at most 27 steps, 20 % obstacles
;        1,581,785 T the longest route known, 644 steps
;        2,260,000 T at most, whatever the field
; Stack: 2 bytes
solve_turns:
        proc
        local queue_end, first, WALL, ENTRY, DOWN_FLAG, ACROSS_FLAG, DOWN_LEVEL, ACROSS_LEVEL, FAR
        local row, cells, below, above, start, segment, second_end, found, level_set, same_level, level, failed, refused, finished, store
        local across, across_word, across_end, across_high, down, down_word, down_end, down_high
        local flag, goal, flag_left, flag_middle, flag_right, flag_column, flag_up, flag_centre, flag_down, flag_end
        local back, steps_across, across_last, across_top, across_less, steps_down, down_last, down_top, down_less
        local back_segment, back_end, less_set, same_back, kept_sp, walk, start_down, start_across, left_ends
        local turn_down, go_down, turn_across, go_right, go_left, go_up, at_across, other_across, at_down, other_down
queue_end: equ queue_rest + QUEUE_REST_SIZE
first:  equ turns_rows + 256            ; row 0, column 0
WALL:   equ $80
ENTRY:  equ $40
DOWN_FLAG: equ $20
ACROSS_FLAG: equ $10
DOWN_LEVEL: equ $0C
ACROSS_LEVEL: equ $03
FAR:    equ $4000                       ; more steps than there are
turns_forth macro axis                  ; the next cell of a run, right or below
        if axis
        inc h
        else
        inc l
        endif
        endm
turns_back macro axis                   ; left or above
        if axis
        dec h
        else
        dec l
        endif
        endm
turns_low macro axis                    ; from a cell to the low byte of its steps, and from there to the high byte, and back
        if axis
        set 6,l
        else
        set 7,l
        endif
        endm
turns_high macro
        set 5,l
        endm
turns_cell macro axis
        res 5,l
        if axis
        res 6,l
        else
        res 7,l
        endif
        endm
; step 2: the runs of a segment; own: the level of a run, other: level and flag of the one that crosses it; B = the level
turns_level macro axis, own, other, flagged, next, word, end_low, end_high
        local maybe, one, known, on, middle, two, known_two, on_two
maybe:
        ld a,d
end_high:
        cp 0                            ; operand: high byte of where the segment ends
        jp z,segment
        jr word
next:
        ld a,e
end_low:
        cp 0                            ; operand: its low byte
        jr z,maybe
word:
        queue_read
        ld a,(hl)
        and own
        jr nz,next                      ; it has a level by now
        if axis
        ld c,h
        else
        ld c,l
        endif
one:
        ld a,(hl)
        or a
        jp m,middle
        or b
        ld (hl),a
        and other
        jr nz,known
        push hl
on:
        turns_back axis
        jp one
known:
        cp flagged
        jr nz,on
        ld (found + 1),a
        jr on
middle:
        if axis
        ld h,c
        else
        ld l,c
        endif
two:
        turns_forth axis
        ld a,(hl)
        or a
        jp m,next
        or b
        ld (hl),a
        and other
        jr nz,known_two
        push hl
        jp two
known_two:
        cp flagged
        jr nz,two
        ld (found + 1),a
        jr two
        endm
; step 3: the same segment by segment; less: the level below as the crossing run has it
turns_steps macro axis, flagged, crossing, next, end_low, end_high, less
        local maybe, word, seek, right, none, wall, left, fewer, marked, head, done
maybe:
        ld a,d
end_high:
        cp 0                            ; operand: high byte of where the segment ends
        jp z,back_segment
        jr word
next:
        ld a,e
end_low:
        cp 0                            ; operand: its low byte
        jr z,maybe
word:
        queue_read
        ld a,(hl)
        and flagged
        jr nz,next                      ; it has steps by now
        ld (head + 1),de
seek:
        turns_back axis
        bit 7,(hl)
        jr z,seek
        ld bc,FAR
right:
        turns_forth axis
        ld a,(hl)
        or a
        jp m,left
        or flagged
        ld (hl),a
        inc bc
        and ENTRY
        jr z,none
        turns_low 1 - axis
        ld e,(hl)
        turns_high
        ld d,(hl)
        turns_cell 1 - axis
        ld a,e
        sub c
        ld a,d
        sbc a,b
        jr nc,none
        ld b,d
        ld c,e
none:
        turns_low axis
        ld (hl),c
        turns_high
        ld (hl),b
        turns_cell axis
        jp right
left:
        turns_back axis
        ld a,(hl)
        or a
        jp m,done
        inc bc
        turns_low axis
        ld e,(hl)
        turns_high
        ld d,(hl)
        ld a,c
        sub e
        ld a,b
        sbc a,d
        jr c,fewer
        ld b,d
        ld c,e
        turns_cell axis
        jp marked
fewer:
        ld (hl),b
        res 5,l
        ld (hl),c
        turns_cell axis
marked:
        ld a,(hl)
        and crossing
less:
        cp 0                            ; operand: the level below
        jr nz,left
        set 6,(hl)                      ; ENTRY
        push hl
        jp left
done:
head:
        ld de,0                         ; operand: the queue's head
        jp next
        endm
; the next segment of the queue: set where it ends
turns_ends macro second, across_low, across_upper, down_low, down_upper
second:
        ld hl,0                         ; operand: where the next segment ends
        ld a,l
        ld (across_low + 1),a
        ld (down_low + 1),a
        ld a,h
        ld (across_upper + 1),a
        ld (down_upper + 1),a
        ld hl,0
        add hl,sp
        ld (second + 1),hl
        endm
        ld a,d
        or e
        or h
        or l
        and $E0                         ; a row or column over 31?
        jp nz,refused
        ld a,d
        add a,high first
        ld d,a
        ld (start + 1),de
        ld (walk + 1),de
        ld a,h
        add a,high first
        ld h,a
        ld (goal + 1),hl
        ld hl,first
        ld de,field
        ld bc,256 * FIELD_STRIDE + WALL ; rows left, and the bit
row:
        dec l
        ld (hl),c                       ; left of the row
        inc l
cells:
        rept 7
        ld a,(de)
        passable_bit
        and c
        ld (hl),a
        inc e
        inc l
        endm
        ld a,(de)
        passable_bit
        and c
        ld (hl),a
        inc de
        inc l
        bit 5,l
        jr z,cells
        ld (hl),c                       ; right of it
        inc h
        ld l,0
        djnz row
below:                                  ; HL = the row below
        ld (hl),c
        inc l
        bit 5,l
        jr z,below
        ld hl,turns_rows
above:
        ld (hl),c
        inc l
        bit 5,l
        jr z,above

        call flag
        bit 7,(hl)
        jp nz,refused
start:
        ld hl,0                         ; operand: the start
        bit 7,(hl)
        jp nz,refused
        ld (kept_sp + 1),sp
        ld a,1
        ld (level + 1),a
        ld a,(hl)
        or a
        jp nz,back                      ; in a run of the finish
        ld (found + 1),a
        ld (segment + 1),a
        ld de,queue_end
        ld sp,queue_end
        push hl
        push hl
        ld bc,256 * 1 + (low (queue_end - 2))
        ld a,c
        ld (across_end + 1),a
        ld a,high (queue_end - 2)
        ld (across_high + 1),a
        ld hl,queue_end - 4
        ld (second_end + 1),hl
        jp across

        turns_level 0, ACROSS_LEVEL, DOWN_LEVEL | DOWN_FLAG, DOWN_FLAG, across, across_word, across_end, across_high
        turns_level 1, DOWN_LEVEL, ACROSS_LEVEL | ACROSS_FLAG, ACROSS_FLAG, down, down_word, down_end, down_high

segment:                                ; DE = the end of a segment
        ld a,0                          ; operand: its number modulo 4: across, down; down, across
        inc a
        and 3
        ld (segment + 1),a
        ld c,a
        turns_ends second_end, across_end, across_high, down_end, down_high
        bit 0,c
        jr nz,same_level
found:
        ld a,0                          ; operand: not 0: a run of the finish is one level higher
        or a
        jr nz,back
        sbc hl,de
        jr z,failed                     ; there is no higher level
        ld a,(level + 1)
        inc a
        cp 4
        jr c,level_set
        ld a,1
level_set:
        ld (level + 1),a
same_level:
level:
        ld b,0                          ; operand: 1 + level modulo 3
        ld a,c
        or a
        jp pe,across                    ; 0 or 3
        sla b
        sla b
        jp down

failed:
        ld sp,(kept_sp + 1)
refused:
        ld hl,0
        scf
        jr store
finished:
        ld hl,-route
        add hl,de                       ; carry set
        ccf
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret

; flag - flag the cells of the two runs of the finish, or take the flags away
; Out:   HL = the finish
flag:
goal:
        ld hl,0                         ; operand: the finish
        ld c,l
flag_left:
        ld a,(hl)
        or a
        jp m,flag_middle
        xor ACROSS_FLAG
        ld (hl),a
        dec l
        jr flag_left
flag_middle:
        ld l,c
flag_right:
        inc l
        ld a,(hl)
        or a
        jp m,flag_column
        xor ACROSS_FLAG
        ld (hl),a
        jr flag_right
flag_column:
        ld l,c
        ld c,h
flag_up:
        ld a,(hl)
        or a
        jp m,flag_centre
        xor DOWN_FLAG
        ld (hl),a
        dec h
        jr flag_up
flag_centre:
        ld h,c
flag_down:
        inc h
        ld a,(hl)
        or a
        jp m,flag_end
        xor DOWN_FLAG
        ld (hl),a
        jr flag_down
flag_end:
        ld h,c
        ret

back:                                   ; step 3
        ld sp,queue_end
        call flag
        ld de,queue_end
        push hl
        push hl
        set 6,(hl)                      ; ENTRY, with 0 steps down
        set 6,l
        xor a
        ld (hl),a
        set 5,l
        ld (hl),a
        ld (back_segment + 1),a
        ld a,low (queue_end - 2)
        ld (across_last + 1),a
        ld a,high (queue_end - 2)
        ld (across_top + 1),a
        ld hl,queue_end - 4
        ld (back_end + 1),hl
        ld c,0                          ; across
        ld a,(level + 1)
        jp less_set

        turns_steps 0, ACROSS_FLAG, DOWN_LEVEL, steps_across, across_last, across_top, across_less
        turns_steps 1, DOWN_FLAG, ACROSS_LEVEL, steps_down, down_last, down_top, down_less

back_segment:                           ; DE = the end of a segment
        ld a,0                          ; operand: as in step 2
        inc a
        and 3
        ld (back_segment + 1),a
        ld c,a
        turns_ends back_end, across_last, across_top, down_last, down_top
        bit 0,c
        jr nz,same_back
        sbc hl,de
        jr z,kept_sp                    ; the level was 0
        ld a,(down_less + 1)
        dec a
        jr nz,less_set
        ld a,3
less_set:
        ld (down_less + 1),a
        add a,a
        add a,a
        ld (across_less + 1),a
same_back:
        ld a,c
        or a
        jp pe,steps_across
        jp steps_down

kept_sp:
        ld sp,0                         ; operand
walk:
        ld hl,0                         ; operand: the start
        turns_low 0
        ld c,(hl)
        turns_high
        ld b,(hl)
        turns_cell 0
        turns_low 1
        ld e,(hl)
        turns_high
        ld d,(hl)
        turns_cell 1
        ld a,(hl)
        and ACROSS_FLAG
        jr z,start_down
        xor (hl)
        and DOWN_FLAG
        jr z,start_across
        ld a,e
        sub c
        ld a,d
        sbc a,b
        jr nc,start_across
start_down:
        ld b,d
        ld c,e
        ld de,route
        jp turn_down
start_across:
        ld de,route
        jr turn_across

left_ends:
        inc l
        inc bc
turn_down:                              ; HL = a cell, BC = steps from it, the first one up or down
        ld a,b
        or c
        jp z,finished
        dec bc
        dec h
        call at_down
        jr z,go_up
        inc h
        inc h
go_down:
        ld a,4
        ld (de),a
        inc de
        ld a,b
        or c
        jp z,finished
        dec bc
        inc h
        call at_down
        jr z,go_down
        dec h
        inc bc
turn_across:                            ; the same, the first one left or right
        ld a,b
        or c
        jp z,finished
        dec bc
        dec l
        call at_across
        jr z,go_left
        inc l
        inc l
go_right:
        ld a,2
        ld (de),a
        inc de
        ld a,b
        or c
        jp z,finished
        dec bc
        inc l
        call at_across
        jr z,go_right
        dec l
        inc bc
        jr turn_down
go_left:
        ld a,6
        ld (de),a
        inc de
        ld a,b
        or c
        jp z,finished
        dec bc
        dec l
        call at_across
        jr z,go_left
        jr left_ends
go_up:
        xor a
        ld (de),a
        inc de
        ld a,b
        or c
        jp z,finished
        dec bc
        dec h
        call at_down
        jr z,go_up
        inc h
        inc bc
        jr turn_across

; at_across, at_down - has a cell this many steps?
; In:    HL = a place, BC = steps
; Out:   zero: it has
at_across:
        bit 7,(hl)
        ret nz
        turns_low 0
        ld a,(hl)
        turns_high
        sub c
        jr nz,other_across
        ld a,(hl)
        sub b
other_across:
        turns_cell 0
        ret
at_down:
        bit 7,(hl)
        ret nz
        turns_low 1
        ld a,(hl)
        turns_high
        sub c
        jr nz,other_down
        ld a,(hl)
        sub b
other_down:
        turns_cell 1
        ret
        endp
solve_turns_end:

        endif
