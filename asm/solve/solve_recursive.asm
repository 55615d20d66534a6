; solve_recursive.asm - depth-first search that backtracks at dead ends
;
; 1. work := the field with a border (wave_copy). The search begins at the finish, which is marked ROOT: so the marks lead a hero
;    from the start to the finish.
; 2. Go left, up, right or down, to the first passable neighbour in this order; mark it with LEFT, UP, RIGHT or DOWN for that
;    step. If it is the start: continue at step 4.
; 3. If there is none: the mark shows by which step the cell was entered; go back and try the steps after that one. At
;    ROOT there are none left: no route.
; 4. From the start take the reverse of each mark's step, until ROOT.
;
; There is no stack: the mark of a cell is what a recursive procedure would store for it (where to return to, and what to
; try next), and the coordinates follow from it.
; Why the time never explodes: the text removes a cell's mark when it leaves the cell, so it tries every route;
; in a hall there are far too many. Here a mark stays, so each cell is entered once and left
; once: the time grows with the cells, not with the routes.
; Why it is still right: a cell is left only when all its neighbours have been entered or are walls. So when the
; search ends at the finish, every cell connected with it has been entered, and the start would have been
; found. The marks of the present route keep it from crossing itself, as in the text.
; The cost: the text's walk could continue, compare routes and find the shortest; here the first route counts.
; A = PASSABLE_MOST while it searches: `cp (hl)` sets carry for walls and marks, and zero for the start, which has this
; byte, and for other cells of the field that have it: their addresses are compared.
; BC = -33 and DE = 34 lead around a cell. D is 0, so it can count down a mark: where that jumps, it is 0 again.
;
; Longest time, for any field:
;   18,421 to prepare + 1,024 cells * (25 entered + 98 four tries + 87 in the route, or 67 back) + 600 for the rest
;   = 234,061, if no byte of the field is PASSABLE_MOST; such a cell takes up to 70 more: 305,741 in all.

        if ! defined SOLVE_RECURSIVE
SOLVE_RECURSIVE equ 1

        include "lib/wave_copy.asm"

        public solve_recursive

; solve_recursive - a route through the field, the only one in a perfect maze, otherwise often a long one
; Family: solver
; Menu:  110, "Depth /first"
; Notes: work + 68, 33, 0
; Source: M3 (a procedure that calls itself for each neighbour of a cell)
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: a route; never crosses itself; in a perfect maze the shortest, elsewhere up to 1,023 steps
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL
; Writes: work, route, route_length; operands at start (set before use)
; Size:  152 bytes
; Time:  26,905 T empty field corner to corner
;        84,209 T mean of routes of at most 27 steps, 20 % obstacles
;        131,626 T the longest route known, 644 steps
;        305,741 T at most, whatever the field
; Stack: 8 bytes
solve_recursive:
        proc
        local left, up, right, down, here, tried_left, tried_up, tried_right, tried_down, maybe, start
        local walk, go_left, go_right, go_down, arrived, no_route, store, LEFT, UP, RIGHT, DOWN, ROOT
LEFT:   equ $FF
UP:     equ $FE
RIGHT:  equ $FD
DOWN:   equ $FC
ROOT:   equ $FB
        call wave_copy
        jr c,no_route
        jr z,no_route                   ; the start is the finish: carry clear
        ld (start + 1),hl
        ld (hl),PASSABLE_MOST
        ex de,hl
        ld (hl),ROOT
        ld bc,-WAVE_STRIDE
        ld de,WAVE_STRIDE + 1
        ld a,PASSABLE_MOST
        jr here

left:
        ld (hl),LEFT
        jr z,maybe
here:                                   ; HL = a cell just entered
        dec hl
        cp (hl)
        jr nc,left
tried_left:                             ; HL = left of the cell
        add hl,bc
        inc hl
        cp (hl)
        jr nc,up
tried_up:                               ; HL = above it
        add hl,de
        cp (hl)
        jr nc,right
tried_right:                            ; HL = right of it, carry set
        sbc hl,bc
        cp (hl)
        jr nc,down
tried_down:                             ; HL = below it
        add hl,bc
        ld d,(hl)                       ; back: HL is where the step that led here went
        inc d                           ; 0 again where it jumps; carry is set: by ADD
        jr z,tried_left
        inc d
        jr z,tried_up
        inc d
        jr z,tried_right
        inc d
        jr z,tried_down
        scf
no_route:
        ld hl,0
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret
up:
        ld (hl),UP
        jp nz,here
        jr maybe
right:
        ld (hl),RIGHT
        jp nz,here
        jr maybe
down:
        ld (hl),DOWN
        jp nz,here
maybe:                                  ; HL = a cell that had the byte PASSABLE_MOST, carry clear
start:
        ld de,0                         ; operand: the start
        sbc hl,de
        add hl,de
        ld de,WAVE_STRIDE + 1
        jr nz,here
        ld de,route
walk:
        ld a,(hl)
        inc a
        jr z,go_right
        inc a
        jr z,go_down
        inc a
        jr z,go_left
        inc a
        jr nz,arrived
        ld (de),a
        inc de
        add hl,bc
        jr walk
go_right:
        ld a,2
        ld (de),a
        inc de
        inc hl
        jr walk
go_down:
        ld a,4
        ld (de),a
        inc de
        or a
        sbc hl,bc
        jr walk
go_left:
        ld a,6
        ld (de),a
        inc de
        dec hl
        jr walk
arrived:
        ld hl,-route
        add hl,de
        ccf
        jr store
        endp
solve_recursive_end:

        endif
