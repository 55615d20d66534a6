; solve_wave_diagonal.asm - a wave in eight directions: always the fewest steps
;
; 1. work := field with a border (wave_array). The start becomes TARGET, the finish heads the queue.
; 2. Pop a cell. Label and push those of its neighbours that are free and can be reached by a step. Which ones can still be
;    free depends on the step by which the wave came to the cell, and that is its label: it chooses the code to run.
; 3. When TARGET is labelled: continue at step 4. If the queue is empty: there is no route.
; 4. From the start follow the labels: each one, in fours and from 1 on, is the code of the step back to the finish.
;
; Which neighbours are looked at, and why no other can be free:
; - a cell labels all its candidates before the next one is popped; straight neighbours are labelled before the
;   diagonal ones between them. So by induction all neighbours of a popped cell are labelled when the next one is popped;
; - if the wave came to c straight from p, any cell beside p is a neighbour of p. Five are left: ahead, both sides, and the
;   two diagonals ahead;
; - if it came to c diagonally from p, the two cells beside that step are passable and come before c in the queue, so all
;   their neighbours are labelled. Three are left: the two straight ones ahead and the diagonal between them;
; - the finish is treated twice, as if the wave had come to the right and then, when it is popped, to the left.
; A FIFO queue pops cells in order of their distance, so each label is on a route of the fewest steps.
;
; The queue is linear: no cell is in it twice and the start is not in it, so with the end of a level 1,024 words are enough. SP is the queue's head: an
; interrupt pushes into the part already read, or at the start into the 64 bytes below.
; Only a cell whose last neighbour is not free can be the last one: see queue_pop.
; The end of a level is a word in the queue, the address of a byte that is a label too: so no cell pays for the test. With a limit a
; level takes about 230 T more, and the order within it changes (lib/wave_levels.asm). That does not matter: whatever the
; order, at the end of a level all neighbours of its cells are labelled.
;
; Longest time, for any field: no cell is taken from the queue twice. Looking around a cell takes at most 291 T,
; and taking it 86 T, if nothing is labelled; each label takes 57 T more; a step back takes 142 T.
;   28,780 array + 1,140 start, end and low bytes of 0 + 1,025 cells * 377 + 1,024 labels * 57 + 1,023 steps * 142

        if ! defined SOLVE_WAVE_DIAGONAL
SOLVE_WAVE_DIAGONAL equ 1

        include "include/queue.asm"
        include "include/queue_pop.asm"
        include "include/wave_limit.asm"
        include "lib/wave_array.asm"
        if WAVE_LIMIT
        include "lib/wave_levels.asm"
        endif

        public solve_wave_diagonal

; solve_wave_diagonal - a route of the fewest steps through the field, diagonal ones included
; Family: solver
; Menu:  70, "Diagonal /wave"
; Notes: work + 68, 33, 127
; Source: W8 (diagonals in the wave, no diagonal step past a corner), W4 (the cells of the wave in a list), W3 (a limit)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step, 0 to 7 clockwise from up, odd ones diagonal
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: fewest steps, diagonal; of any length; a diagonal step only where both cells beside it are free
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into work or the queue (below its head)
; Writes: work, route, queue_rest, route_length; operands at go, mark and
;        kept_sp, and in wave_fill and wave_level (set before use)
; Size:  782 bytes; 762 without a limit
; Time:  268,712 T empty field corner to corner
;        104,081 T mean of routes of at most 27 steps, 20 % obstacles
;        312,203 T the longest route known, 644 steps
;        619,979 T at most, whatever the field
; Stack: 8 bytes
solve_wave_diagonal:
        proc
        local TARGET, BETWEEN, queue, none, search, store, leaf, empty, next, go, slots, found, mark, kept_sp, walk, done
        local visit, level, level_end
        local GO_UP, GO_UP_RIGHT, GO_RIGHT, GO_DOWN_RIGHT, GO_DOWN, GO_DOWN_LEFT, GO_LEFT, GO_UP_LEFT
        local right, right_wall, right_not_up, left, left_wall, left_not_up, down_after_right, down_after_left
        local up, up_wall, up_not_left, down, down_wall, down_not_left, up_left, up_right, down_left, down_right, vertical
TARGET: equ 128                         ; BETWEEN less this: carry, minus, overflow
BETWEEN: equ 64                         ; less WAVE_FREE: carry, minus, no overflow; less WAVE_WALL: carry, plus; less a label: no carry
queue:  equ route + 64
GO_DOWN: equ 1                          ; a label: 4 * (the code of the step back) + 1
GO_DOWN_LEFT: equ 5
GO_LEFT: equ 9
GO_UP_LEFT: equ 13
GO_UP:  equ 17
GO_UP_RIGHT: equ 21
GO_RIGHT: equ 25
GO_DOWN_RIGHT: equ 29
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

diagonal_label macro label
        ld (hl),label
        jp pe,found
        queue_join
        endm
diagonal_look macro label, wall         ; a cell beside a possible diagonal step
        local seen
        cp (hl)
        jr nc,seen
        jp p,wall
        diagonal_label label
seen:
        endm
diagonal_pass macro label              ; the same; without it no diagonal is left
        local seen
        cp (hl)
        jr nc,seen
        jp p,leaf
        diagonal_label label
seen:
        endm
diagonal_corner macro label             ; a cell that blocks nothing
        local seen
        cp (hl)
        jr nc,seen
        jp p,seen
        diagonal_label label
seen:
        endm
diagonal_last macro label               ; the last cell to look at
        cp (hl)
        jp nc,leaf
        jp p,leaf
        diagonal_label label
        jp next
        endm

search:
        ld (hl),TARGET
        ld (kept_sp + 1),sp
        ex de,hl
        ld (mark + 1),hl
        ld (hl),GO_LEFT
        ld de,queue
        queue_join
        if WAVE_LIMIT
        push hl
        ld hl,(wave_limit)
        ld bc,level_end
        call wave_levels
        pop hl
        endif
        ld sp,queue
        ld a,BETWEEN                    ; A = BETWEEN, DE = tail of the queue, HL = cell in all that follows
        jp right

up:
        ld bc,-WAVE_STRIDE
        add hl,bc
        diagonal_look GO_UP,up_wall
        ld bc,WAVE_STRIDE - 1
        add hl,bc
        diagonal_look GO_LEFT,up_not_left
        ld bc,-WAVE_STRIDE
        add hl,bc
        diagonal_corner GO_UP_LEFT
        ld bc,WAVE_STRIDE
        add hl,bc
up_not_left:
        inc hl
        jp up_right

down_wall:
        ld bc,-2 * WAVE_STRIDE
        add hl,bc
up_wall:
        ld bc,WAVE_STRIDE
        add hl,bc
        inc hl
        diagonal_corner GO_RIGHT
        dec hl
        dec hl
        diagonal_last GO_LEFT
down:
        ld bc,WAVE_STRIDE
        add hl,bc
        diagonal_look GO_DOWN,down_wall
        ld bc,-(WAVE_STRIDE + 1)
        add hl,bc
        diagonal_look GO_LEFT,down_not_left
        ld bc,WAVE_STRIDE
        add hl,bc
        diagonal_corner GO_DOWN_LEFT
        ld bc,-WAVE_STRIDE
        add hl,bc
down_not_left:
        inc hl
down_right:
        inc hl
        diagonal_look GO_RIGHT,right_wall
        ld bc,WAVE_STRIDE - 1
down_after_right:
        add hl,bc
        diagonal_pass GO_DOWN
        inc hl
        diagonal_last GO_DOWN_RIGHT
right:
        inc hl
        diagonal_look GO_RIGHT,right_wall
        ld bc,-(WAVE_STRIDE + 1)
        add hl,bc
        diagonal_look GO_UP,right_not_up
        inc hl
        diagonal_corner GO_UP_RIGHT
        dec hl
right_not_up:
        ld bc,2 * WAVE_STRIDE
        jr down_after_right

right_wall:
        dec hl
vertical:                               ; HL = a cell with a wall ahead: no diagonal leads on
        ld bc,-WAVE_STRIDE
        add hl,bc
        diagonal_corner GO_UP
        ld bc,2 * WAVE_STRIDE
        add hl,bc
        diagonal_last GO_DOWN
up_right:
        inc hl
        diagonal_look GO_RIGHT,right_wall
        ld bc,-(WAVE_STRIDE + 1)
        add hl,bc
        diagonal_pass GO_UP
        inc hl
        diagonal_last GO_UP_RIGHT

down_left:
        dec hl
        diagonal_look GO_LEFT,left_wall
        ld bc,WAVE_STRIDE + 1
down_after_left:
        add hl,bc
        diagonal_pass GO_DOWN
        dec hl
        diagonal_last GO_DOWN_LEFT
left:
        dec hl
        diagonal_look GO_LEFT,left_wall
        ld bc,1 - WAVE_STRIDE
        add hl,bc
        diagonal_look GO_UP,left_not_up
        dec hl
        diagonal_corner GO_UP_LEFT
        inc hl
left_not_up:
        ld bc,2 * WAVE_STRIDE
        jr down_after_left
left_wall:
        inc hl
        jp vertical
up_left:
        dec hl
        diagonal_look GO_LEFT,left_wall
        ld bc,1 - WAVE_STRIDE
        add hl,bc
        diagonal_pass GO_UP
        dec hl
        diagonal_corner GO_UP_LEFT

        queue_pop leaf, next, empty     ; leaf: the last cell looked at is not free
visit:
        ld a,(hl)
        ld (go + 1),a
        ld a,BETWEEN
go:
        jr slots                        ; operand: the label
slots:
        db -WAVE_STRIDE                 ; for each code from up on: its offset, and the code that looks around a cell with its label
        jp down
        db 1 - WAVE_STRIDE
        jp down_left
        db 1
        jp left
        db WAVE_STRIDE + 1
        jp up_left
        db WAVE_STRIDE
        jp up
        db WAVE_STRIDE - 1
        jp up_right
        db -1
        jp right
        db -(WAVE_STRIDE + 1)
        jp down_right
        if WAVE_LIMIT
level:                                  ; the code for the label of level_end
        ld bc,level_end
        call wave_level
        jr nz,visit
        endif

empty:
        ld sp,(kept_sp + 1)
        scf
        jp none

found:                                  ; HL = start
kept_sp:
        ld sp,0                         ; operand
        xor a
mark:
        ld (0),a                        ; operand: the finish's place
        ld de,route
walk:
        ld a,(hl)
        or a
        jr z,done
        ld c,a
        dec a
        rrca
        rrca
        ld (de),a
        inc de
        ld b,0
        push hl
        ld hl,slots - 1
        add hl,bc
        ld a,(hl)
        pop hl
        ld c,a
        rlca
        sbc a,a
        ld b,a                          ; BC = the offset
        add hl,bc
        jr walk
done:
        ld hl,-route
        add hl,de
        or a
        jp store

        if WAVE_LIMIT
level_end:
        db level - slots                ; no cell, but a label: the end of a level is its address
        endif
        endp
solve_wave_diagonal_end:

        endif
