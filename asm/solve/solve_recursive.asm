; solve_recursive.asm - depth-first search that backtracks at dead ends
;
; 1. work := the field with a border, 0 impassable, 128 passable; the start becomes 255. The search begins at the
;    finish, which is marked 5: so the marks lead a hero from the start to the finish.
; 2. Go left, up, right or down, to the first passable neighbour in this order; mark it with 1 to 4 for that step.
;    If it is the start: continue at step 4.
; 3. If there is none: the mark tells by which step the cell was entered; go back and try the steps after that one. At the
;    mark 5 there are none left: no route.
; 4. From the start take the reverse of each mark's step, until the mark 5.
;
; There is no stack: the mark of a cell is what a recursive procedure would store for it (where to return to, and what to
; try next), and the coordinates follow from it.
; Why the time never explodes: the text removes a cell's mark when it leaves the cell, so it tries every route
; there is, and in a hall there are far too many. Here a mark stays, so each cell is entered once and left
; once: the time grows with the cells, not with the routes.
; Why it is still right: a cell is left only when all its neighbours have been entered or are walls. So when the
; search ends at the finish, every cell connected with it has been entered, and the start would have been
; found. The marks of the present route keep it from crossing itself, as in the text.
; What is lost: the text could go on to compare routes and find the shortest; here the first route counts.
; CP for A = 5: carry for 128 and 255, the overflow flag for 128 alone.
;
; The time at most, for any field:
;   41,510 to prepare + 1,024 cells * (25 entered + 125 four tries + 136 in the route, or 77 back) + 600 for the rest

        if ! defined SOLVE_RECURSIVE
SOLVE_RECURSIVE equ 1

        include "lib/work_field.asm"

        public solve_recursive

; solve_recursive - a route through the field, the only one in a perfect maze, otherwise often a long one
; Family: solver
; Menu:  110, "Depth /first"
; Notes: work + WORK_STRIDE + 1, WORK_STRIDE, 128
; Source: M3 (a procedure that calls itself for each neighbour of a cell)
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: a route; never crosses itself; in a perfect maze the shortest, elsewhere up to 1,023 steps
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL
; Writes: work, route, route_length
; Size:  152 bytes
; Time:  53,550 T empty field corner to corner
;        125,936 T mean of routes of at most 27 steps, 20 % obstacles
;        188,464 T the longest route known, 644 steps
;        334,974 T at most, whatever the field
; Stack: 8 bytes
solve_recursive:
        proc
        local left, up, right, down, here, tried_left, tried_up, tried_right, tried_down
        local reached, walk, moved, arrived, no_route, store, root
root:   equ 5
        push hl
        push de
        call work_field
        pop de
        call work_place
        pop de
        jr c,no_route
        ld a,(hl)
        cp 128
        jr c,no_route                   ; the start is a wall
        ld (hl),255
        call work_place
        jr c,no_route
        ld a,(hl)
        cp 128
        jr nz,no_route                  ; with carry set a wall; with carry clear 255: the start
        ld a,root
        ld (hl),a
        jr here

left:
        ld (hl),1
        jp po,reached
here:                                   ; HL = a cell just entered
        dec hl
        cp (hl)
        jr c,left
tried_left:                             ; HL = left of the cell
        ld bc,1 - WORK_STRIDE
        add hl,bc
        cp (hl)
        jr c,up
tried_up:                               ; HL = above it
        ld bc,WORK_STRIDE + 1
        add hl,bc
        cp (hl)
        jr c,right
tried_right:                            ; HL = right of it
        ld bc,WORK_STRIDE - 1
        add hl,bc
        cp (hl)
        jr c,down
tried_down:                             ; HL = below it
        ld bc,-WORK_STRIDE
        add hl,bc
        ld b,(hl)                       ; back: HL is where the step that led here went
        dec b
        jr z,tried_left
        dec b
        jr z,tried_up
        dec b
        jr z,tried_right
        dec b
        jr z,tried_down                 ; carry is set: by ADD
no_route:
        ld hl,0
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret
up:
        ld (hl),2
        jp pe,here
        jr reached
right:
        ld (hl),3
        jp pe,here
        jr reached
down:
        ld (hl),4
        jp pe,here

reached:                                ; HL = the start
        ld de,route
walk:
        ld a,(hl)
        add a,a
        cp 2 * root
        jr z,arrived
        and 6                           ; 1 was left, so 2, right; 2 up, so 4; 3 right, so 6; 4 down, so 0
        ld (de),a
        inc de
        ld bc,-WORK_STRIDE
        jr z,moved
        ld bc,1
        cp 4
        jr c,moved
        ld bc,WORK_STRIDE
        jr z,moved
        ld bc,-1
moved:
        add hl,bc
        jr walk
arrived:
        ld hl,-route
        add hl,de
        ccf
        jr store
        endp
solve_recursive_end:

        endif
