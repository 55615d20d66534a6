; walk_wall.asm - a walker with a hand on the wall: the code that the left-handed and the right-handed one share
;
; Source Z16. `turn` is 2 for the left hand, which takes the first exit clockwise, and 6 for the right hand.
;
; 1. While no side of the cell is a wall, go up. Then put the hand on the wall; if several sides are walls, on the
;    first one in turn from where the hand is when the walker looks up.
; 2. Look at the sides in turn, beginning after the one by which the walker came in. Take the first free one.
; 3. Stop at the finish. Give up in the cell where the hand was first put on the wall, if the walker comes in by the last
;    free side before that wall, in turn: the hand is on the same wall again.
;
; Why step 3 is exact: step 2 leads from each pair (cell, heading) to one other, and no two pairs lead to the same: in each
; cell every side to come in by has its own side to leave by. So the first pair that comes again is the very first
; one, and from then on the walk repeats itself. The first pair is that of step 3, as if the walker had come in by
; that side. There are 3,968 pairs at most, two for each passage: the walk has no more than 31 + 3,968 steps.
;
; The notes: work + 32 * row + column holds the step by which the walker last left the cell. From the start these
; steps lead to the finish, each later than the one before: so no cell comes twice.
;
; Longest time, for any field with P passages: a side of a cell that is a wall is looked at once, a passage is taken
; once each way. It is greatest for P = 1,984, all there are: 507,008 for the first line.
;   2 * P * 123 + (4,096 - 2 * P) * 64 + 256 sides on another page * 42
;   + 31 steps up to the wall * 1,580 + 1,023 steps of the clean route * 132
;   + 10,000 for the ends, and for cells whose low byte is that of an end

        if ! defined LIB_WALK_WALL
LIB_WALK_WALL equ 1

        include "lib/walk_begin.asm"
        include "lib/route_step.asm"

        public wall_begin

; wall_gone - the walker has gone to HL by the step A: continue at next, or at over; BC = note but for its low byte
wall_gone macro step, next, over
        local meet
        ld (de),a
        inc de
        ld c,l
        ld a,l
        cp ixl                          ; undocumented, but works on every Z80
        jr z,meet
        cp ixh
        jp nz,next
meet:
        ld a,step
        call wall_meet
        jp nz,next
        jp over
        endm

; wall_up .. wall_left - look at one side; free: note it in BC, go there, then to next or over; a wall: fall through
wall_up macro next, over
        local other_page, off, gone, blocked
        ld a,l
        sub FIELD_STRIDE
        jr c,other_page
        ld l,a
        passable_else blocked
        ld a,0
        ld (bc),a
gone:
        wall_gone 0, next, over
other_page:                             ; or beyond the field
        ld l,a
        dec h
        ld a,h
        cp high field
        jr c,off
        passable_else off
        ld a,0
        ld (bc),a
        dec b
        jr gone
off:
        inc h
blocked:
        ld l,c
        endm

wall_right macro next, over
        local edge, blocked
        ld a,l
        cpl
        and FIELD_STRIDE - 1
        jr z,edge
        inc l
        passable_else blocked
        ld a,2
        ld (bc),a
        wall_gone 2, next, over
blocked:
        dec l
edge:
        endm

wall_down macro next, over
        local other_page, off, gone, blocked
        ld a,l
        add a,FIELD_STRIDE
        jr c,other_page
        ld l,a
        passable_else blocked
        ld a,4
        ld (bc),a
gone:
        wall_gone 4, next, over
other_page:                             ; or beyond the field
        ld l,a
        inc h
        ld a,h
        cp high (field + FIELD_SIZE)
        jr nc,off
        passable_else off
        ld a,4
        ld (bc),a
        inc b
        jr gone
off:
        dec h
blocked:
        ld l,c
        endm

wall_left macro next, over
        local edge, blocked
        ld a,l
        and FIELD_STRIDE - 1
        jr z,edge
        dec l
        passable_else blocked
        ld a,6
        ld (bc),a
        wall_gone 6, next, over
blocked:
        inc l
edge:
        endm

; wall_follow - the whole of a solver: wall_follow turn
; In, Out, Writes: as the headers of the two solvers state
wall_follow macro turn
        local up, right, down, left, over
        push ix
        ld a,turn
        call wall_begin
        jp z,over
        sub 3
        jr c,up
        jp z,right
        sub 2
        jp z,down
        jp left
up:
        if turn = 2
        wall_up left, over
right:
        wall_right up, over
down:
        wall_down right, over
left:
        wall_left down, over
        else
        wall_up right, over
left:
        wall_left up, over
down:
        wall_down left, over
right:
        wall_right down, over
        endif
        jp up
over:
        pop ix
        ret
        endm

; wall_begin - check the ends, go to a wall, put the hand on it; and the end of the walk
; In:    D,E = start row, column; H,L = finish row, column; A = turn, 2 left hand or 6 right hand; field
; Out:   not zero: HL = cell in field, BC = its note, DE = end of the walk, A = 1 + the code of the wall's side, IXL =
;        low byte of the finish, IXH = of the cell: continue at that side's wall_up .. wall_left
;        zero: it is over; carry clear: BC = route_length = steps, route; carry set: BC = route_length = 0
; Keeps: IY, the alternate registers
; Uses:  AF, BC, DE, HL, IX
; Writes: work, route, route_length, walked, walked_length; operands at turn, goal_page, first_page, first_heading and
;        start (set before use)
; Size:  247 bytes   Time: within the solver's
; Stack: 10 bytes
wall_begin:
        proc
        local turn, sides, side, wall, before, behind, goal, goal_page, first_page, first_heading, circle, refused
        local failed, found, start, follow, step, right, on, beside
        ld (turn + 1),a
        push de
        call walk_begin
        jp c,refused
        jp z,refused
        ld a,e
        ld ixl,a
        ld a,d
        ld (goal_page + 1),a
        ld a,h
        sub NOTE_PAGES
        ld h,a
        ld (start + 1),hl
        pop de                          ; D,E = row, column until the hand is on the wall
        ld hl,walked
sides:
        push hl
        ld a,(turn + 1)
        neg                             ; the side of the hand, looking up
        ld b,4
side:
        and 6
        ld c,a
        call beside
        jr c,wall
turn:
        ld a,0                          ; operand: 2 or 6
        add a,c
        djnz side
        call walk_place                 ; no wall: go up
        ld a,h
        sub NOTE_PAGES
        ld h,a
        ld (hl),b
        pop hl
        ld (hl),b
        inc hl
        push hl
        dec d
        call walk_place
        call goal
        pop hl
        jr nz,sides
        ex de,hl
        jr found
wall:
        push bc
        ld b,4
before:
        ld a,(turn + 1)
        ld l,a
        ld a,c
        sub l
        and 6
        ld c,a
        call beside
        jr nc,behind
        djnz before
        pop bc                          ; it is walled in
        pop hl
        jr failed
behind:                                 ; as if the walker had come from there
        ld a,c
        xor 4
        ld (first_heading + 1),a
        call walk_place
        ld a,l
        ld ixh,a
        ld a,h
        ld (first_page + 1),a
        sub NOTE_PAGES
        pop bc
        pop de
        ld b,a
        ld a,c
        inc a                           ; not zero
        ld c,l
        ret

; wall_meet - is the walk over? zero: the cell HL is the finish, or it is the first one again with heading A
wall_meet:
        ld c,a
        call goal
        jr z,found
        ld a,l
        cp ixh
        jr nz,on
        ld a,h
first_page:
        cp 0                            ; operand
        jr nz,on
        ld a,c
first_heading:
        cp 0                            ; operand
        jr z,circle
on:
        ld c,l
        ret

goal:                                   ; zero: HL is the finish
        ld a,l
        cp ixl
        ret nz
        ld a,h
goal_page:
        cp 0                            ; operand
        ret

refused:
        pop de
        ret z                           ; start = finish, or a wall
failed:
        ld bc,0
        cp a
        scf
        ret
circle:
        ld hl,-walked
        add hl,de
        ld (walked_length),hl
        jr failed

found:
        ld hl,-walked
        add hl,de
        ld (walked_length),hl
start:
        ld hl,0                         ; operand: note of the start
        ld de,route
follow:
        ld a,(hl)
        ld (de),a
        inc de
        ld bc,-FIELD_STRIDE
        sub 2
        jr c,step
        jr z,right
        ld bc,FIELD_STRIDE
        sub 2
        jr z,step
        ld bc,-1
        jr step
right:
        ld bc,1
step:
        add hl,bc
        ld a,l
        cp ixl
        jr nz,follow
        ld a,(goal_page + 1)
        sub NOTE_PAGES
        cp h
        jr nz,follow
        ld hl,-route
        add hl,de
        ld (route_length),hl
        ld b,h
        ld c,l
        cp a
        ret

beside:                                 ; carry: the neighbour of D,E at code A is a wall
        push de
        call route_step
        call walk_place
        pop de
        ret
        endp
wall_begin_end:

        endif
