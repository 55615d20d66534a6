; solve_dead_ends.asm - fill the dead ends, then follow the cells that are left
;
; Like fill_dead_ends, but on a copy, since a solver leaves the field as it was.
;
; 1. work := the field with a border (label_field); start and finish become WAY_END.
; 2. CPIR finds the next free cell. If at least three of its neighbours are walls, it becomes a wall, and if its remaining
;    neighbour is free and no end, the same is tried there. Then CPIR continues.
; 3. From the start: fill the cell, step to a free neighbour, until that is the finish. If there is none, step back
;    along the route so far: the cell is a dead end now. If back at the start without a free neighbour: no route.
;
; Why it is right: a cell that stays in step 2 has two free neighbours, or is an end; it becomes a dead end only when a
; neighbour is filled, and then it is looked at again. In a perfect maze only the route is left, and step 3 never steps back.
; With loops, the cells left are as connected as before; step 3 is a depth-first search in it, which enters each cell once:
; it finds a route whenever there is one, of at most 1,023 steps, with no cell in it twice.
; Walls are counted by sums: modulo 128 a wall's label is 1 more than that of any other cell.
;
; Longest time, for any field:
;   39,100 preparation + 24,300 CPIR + 1,000 for the ends
;   + 1,024 cells * (180 first look + 438 entered and left again in step 3; filled in step 2 instead, 357 at most)

        if ! defined SOLVE_DEAD_ENDS
SOLVE_DEAD_ENDS equ 1

        include "lib/label_field.asm"

        public solve_dead_ends

WAY_END:        equ WORK_FREE - 128     ; the start and the finish: free in all sums, but not found by CPIR
OPEN_SUM:       equ 4 * WORK_FREE & $7F ; of the labels around a cell without walls; each wall adds 1

; above_and_below - HL = left of a cell: add the labels above and below the cell to A, modulo 128; HL = right of it; keeps BC
above_and_below macro
        ld de,1 - WORK_STRIDE
        add hl,de
        add a,(hl)
        ld de,2 * WORK_STRIDE
        add hl,de
        add a,(hl)
        ld de,1 - WORK_STRIDE
        add hl,de
        and $7F
        endm

; solve_dead_ends - a route through the cells that are left when all dead ends are filled
; Family: solver
; Menu:  150, "Dead /ends"
; Notes: work + WORK_STRIDE + 1, WORK_STRIDE, WORK_FREE
; Source: Z17
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: a route; in a perfect maze the only one; with loops any one, with no cell twice
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL
; Writes: work, route, route_length
; Size:  258 bytes
; Time:  250,957 T empty field corner to corner
;        249,289 T mean of routes of at most 27 steps, 20 % obstacles
;        275,199 T the longest route known, 644 steps
;        698,000 T at most, whatever the field
; Stack: 8 bytes
solve_dead_ends:
        proc
        local passed, stays, fill, again, open, filled, step, look, right, left, up, down, taken
        local was_right, was_up, outside, walled, no_route, store
        push hl
        push de
        ld a,d
        or e
        or h
        or l
        and $E0
        jp nz,outside
        call label_field
        pop de
        call label_place
        jp nz,walled
        ex (sp),hl
        ex de,hl
        call label_place
        pop de                          ; HL = finish, DE = start
        jp nz,no_route
        sbc hl,de
        jp z,store
        add hl,de
        ld (hl),WAY_END
        ex de,hl
        ld (hl),WAY_END
        push hl
        ld hl,work + WORK_STRIDE - 1    ; the next two lines make it row 0, column 0
        ld bc,WORK_SIZE - WORK_STRIDE - 1
passed:
        inc hl
        inc hl
stays:
        ld a,WORK_FREE
        cpir                            ; HL + BC = end of work
        jr nz,filled
        ld a,(hl)
        dec hl
        dec hl
        add a,(hl)
        and $7F
        cp (2 * WORK_FREE & $7F) + 1
        jr c,passed                     ; free to the left and right
        above_and_below
        cp OPEN_SUM + 3
        jr c,stays
fill:
        dec hl
        ld (hl),WORK_WALL
        cp OPEN_SUM + 4
        jr z,again                      ; it was isolated
        ld a,WORK_FREE                  ; the only neighbour that is not a wall
        inc hl
        cp (hl)
        jr nc,open
        dec hl
        dec hl
        cp (hl)
        jr nc,open
        ld de,1 - WORK_STRIDE
        add hl,de
        cp (hl)
        jr nc,open
        ld de,2 * WORK_STRIDE
        add hl,de
open:
        cp (hl)
        jr nz,again                     ; start or finish
        inc hl
        ld a,(hl)
        dec hl
        dec hl
        add a,(hl)
        above_and_below
        cp OPEN_SUM + 3
        jr nc,fill
again:
        ld hl,work + WORK_SIZE
        or a
        sbc hl,bc
        jr stays

filled:
        pop hl
        ld de,route
step:                                   ; HL = cell, DE = end of the route
        ld (hl),WORK_WALL
look:
        ld a,WORK_FREE                  ; free, or the finish
        inc hl
        cp (hl)
        jr nc,right
        dec hl
        dec hl
        cp (hl)
        jr nc,left
        ld bc,1 - WORK_STRIDE
        add hl,bc
        cp (hl)
        jr nc,up
        ld bc,2 * WORK_STRIDE
        add hl,bc
        cp (hl)
        jr nc,down
        ld bc,-WORK_STRIDE
        add hl,bc
        ld a,d
        xor high route                  ; route starts on a page, as field does
        or e
        jr z,no_route
        dec de
        ld a,(de)
        ld bc,WORK_STRIDE
        sub 2
        jr c,was_up
        jr z,was_right
        ld bc,-WORK_STRIDE
        sub 2
        jr z,was_up
        inc hl                          ; it was left
        jr look
was_right:
        dec hl
        jr look
was_up:
        add hl,bc
        jr look
left:
        ld a,6
        jr taken
up:
        xor a
        jr taken
down:
        ld a,4
        jr taken
right:
        ld a,2
taken:
        ld (de),a
        inc de
        ld a,WORK_FREE
        cp (hl)
        jr z,step
        ld hl,-route
        add hl,de
        or a
store:                                  ; carry: no route
        ld (route_length),hl
        ld b,h
        ld c,l
        ret
outside:
        pop de
walled:
        pop de
no_route:
        ld hl,0
        scf
        jr store
        endp
solve_dead_ends_end:

        endif
