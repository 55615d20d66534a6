; solve_greedy.asm - depth first towards the finish: quick, but no shortest route
; Longer than 400 lines because the search is written out for each of the four directions of the finish.
;
; 1. Mark the start as visited: set its bit 7 in the field, and put its address on the list.
; 2. Step towards the finish: along the longer of the two differences of rows and columns, else along the other one, to a
;    cell that is passable and not visited. Mark it, list it, write the code of the step into `route`. Repeat.
; 3. If neither can be done, step aside or away: first across the longer difference, then against it. Continue at step 2.
; 4. If there is no way on, go back a step and continue at step 2. At the start: there is no route.
; 5. Steps 3 and 4 use up a budget: BUDGET and half the distance (rows + columns) between the ends. When none is left, clear all
;    marks and call solve_hadlock.
; 6. At the finish clear the marks of all cells on the list. `route` is complete: no way back has to be followed. With a limit:
;    if it has more steps, call solve_hadlock.
;
; Why it always finds a route: within the budget it is a depth-first search that leaves a cell only when all its neighbours are
; walls or visited. So a search that ends at the start has visited all that can be reached. Otherwise solve_hadlock decides.
; Why there is a budget: a depth-first search that is wrong at the beginning may visit the whole field. A search of
; the shortest route takes longer among few stones, but not much longer among many.
;
; Invariants:
; - A passable byte has bit 7 clear: see solve_hadlock.asm. With PASSABLE_TABLE the search uses hadlock_cells as that does.
; - A step towards the finish cannot leave the field. For the others the row or the column is tested, so no border is needed.
; - HL = the present cell, DE = where the next code goes, B, C = columns and rows to the finish, never both 0. The code for each of the
;   four directions of the finish is written out; `aim` finds the right one after a step aside or back.
; - Steps aside and back are called "events" here: the budget allows 41 at most, each under 680 T. A step towards the finish takes under
;   225 T with the clearing of its mark, and there are 62 + 41 at most, since an event leads one step away at most. With 900 T for the
;   rest that is under 52,000 T.
; - SP is the end of the list, which grows down, so an interrupt and a call push below it. Four words at its top end the
;   clearing of bit 7, as in solve_hadlock.

        if ! defined SOLVE_GREEDY
SOLVE_GREEDY equ 1

        include "include/field.asm"
        include "lib/field_address.asm"
        include "solve/solve_hadlock.asm"

        public solve_greedy

; solve_greedy - a route through the field, found quickly; often longer than need be
; Family: solver
; Menu:  105, "Greedy"
; Source: W14 (speed before quality), common knowledge (depth first towards the goal), W3 (a limit)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: a route; among 20 % stones those of at most 27 steps become 1.09 times as long on average, 2.33 times at worst
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL; SP while it searches: an interrupt then pushes into hadlock_list
; Writes: what solve_hadlock writes; operands at to_row, to_column, left, start, finish and kept_sp, and in solve_hadlock
;        (set before use)
; Size:  973 bytes; 961 without a limit
; Time:  9,327 T empty field corner to corner
;        5,273 T mean of routes of at most 27 steps, 20 % obstacles
;        553,608 T the longest route known, 644 steps
; Bound: under 1,102,000 T for any field: 52,000 more than solve_hadlock
; Growth: solve_hadlock takes over
; Stack: 4 bytes
; Note:  until it returns, bit 7 of a byte of field may be set where the place is passable: an interrupt must not test it or write there
solve_greedy:
        proc
        local cells, top, BUDGET, VISITED, UP, RIGHT, DOWN, LEFT
        local copy, columns_known, rows_known, go_up, go_right, go_down, go_left, moved, left, aim, to_row, to_column, to_left
        local right_up, right_down, left_up, left_down, return, inside, returned, give_up, none, arrived, undo, clear, kept_sp
        local store, failed, start, finish, refused
        if PASSABLE_TABLE
cells:  equ hadlock_cells
        else
cells:  equ field
        endif
top:    equ cells - 1                   ; may be changed, and is in a page without cells
BUDGET: equ 10
VISITED: equ $80
UP:     equ 0                           ; the codes of W9
RIGHT:  equ 2
DOWN:   equ 4
LEFT:   equ 6
greedy_end macro                        ; HL = the cell at D, E, in the copy if there is one
        call field_address
        if PASSABLE_TABLE
        ld a,h
        add a,0 + (high cells) - (high field)
        ld h,a
        endif
        endm
greedy_passable macro                   ; or refused
        ld a,(hl)
        copied_test
        jp c,refused
        endm
greedy_visit macro other                ; mark the cell at HL as visited, or jump: it is a wall or visited; A is gone
        ld a,(hl)
        if PASSABLE_BELOW = 128
        add a,VISITED
        jr c,other
        else
        cp PASSABLE_BELOW
        jr nc,other
        add a,VISITED
        endif
        ld (hl),a
        endm
greedy_try macro                        ; the same, or return
        ld a,(hl)
        if PASSABLE_BELOW = 128
        add a,VISITED
        ret c
        else
        cp PASSABLE_BELOW
        ret nc
        add a,VISITED
        endif
        ld (hl),a
        endm
greedy_write macro code                 ; list the cell, write the code of the step to it
        push hl
        if code
        ld a,code
        else
        xor a
        endif
        ld (de),a
        inc de
        endm
greedy_down macro                       ; HL = the cell below
        local same
        ld a,l
        add a,FIELD_STRIDE
        ld l,a
        jr nc,same
        inc h
same:
        endm
greedy_up macro                         ; HL = the cell above
        local same
        ld a,l
        sub FIELD_STRIDE
        ld l,a
        jr nc,same
        dec h
same:
        endm
greedy_rows macro code                  ; HL = the next cell by this code, UP or DOWN
        if code = DOWN
        greedy_down
        else
        greedy_up
        endif
        endm
greedy_columns macro code               ; the same, LEFT or RIGHT
        if code = RIGHT
        inc l
        else
        dec l
        endif
        endm
; the search while the finish is in the direction of these two codes; go_..: a step along the rows, a step along the columns, and
; the opposite ones
greedy_towards macro here, row_code, column_code, go_row, go_column, back_row, back_column
        local rows, rows_shut, rows_next, columns_shut, columns_next, on_row, on_column
here:                                   ; B columns, C rows are left, not both 0
        ld a,b
        cp c
        jr c,rows
        greedy_columns column_code
        greedy_visit columns_shut
        greedy_write column_code
        djnz here
        ld a,c                          ; 0 or 1
        or a
        jp z,arrived
rows:
        greedy_rows row_code
        greedy_visit rows_shut
        greedy_write row_code
        dec c
        jp nz,here
        jp arrived                      ; there were fewer columns than rows
columns_shut:
        greedy_columns 8 - column_code
        ld a,c
        or a
        jr z,on_row
        greedy_rows row_code
        greedy_visit rows_next
        greedy_write row_code
        dec c
        jp here
rows_next:
        greedy_rows 4 - row_code
        ld b,h
        ld c,l
        call back_row
        call back_column
        jp return
on_row:
        ld b,h
        ld c,l
        call back_row
        call go_row
        call back_column
        jp return
rows_shut:
        greedy_rows 4 - row_code
        ld a,b
        or a
        jr z,on_column
        greedy_columns column_code
        greedy_visit columns_next
        greedy_write column_code
        dec b
        jp here
columns_next:
        greedy_columns 8 - column_code
        ld b,h
        ld c,l
        call back_column
        call back_row
        jp return
on_column:
        ld b,h
        ld c,l
        call back_column
        call go_column
        call back_row
        jp return
        endm
        ld a,d
        or e
        or h
        or l
        and $E0                         ; a row or column over 31?
        jp nz,refused
        if PASSABLE_TABLE
        push hl
        push de
        ld hl,field
        ld de,cells
        ld bc,FIELD_SIZE
copy:
        ld a,(hl)
        passable_property
        ld (de),a
        inc de
        cpi                             ; INC HL, DEC BC; P/V clear: that was the last byte
        jp pe,copy
        pop de
        pop hl
        endif
        ld (start + 1),de
        ld (finish + 1),hl
        ld a,l
        ld (to_column + 1),a
        sub e
        jr nc,columns_known
        neg
columns_known:
        ld c,a
        ld a,h
        ld (to_row + 1),a
        sub d
        jr nc,rows_known
        neg
rows_known:
        add a,c
        srl a
        add a,BUDGET
        ld (left + 1),a
        ex de,hl
        push hl
        greedy_end
        pop de
        greedy_passable
        ld b,h
        ld c,l
        greedy_end
        greedy_passable
        ld (kept_sp + 1),sp
        ld sp,hadlock_list_end
        if PASSABLE_TABLE = 0
        ld de,top
        push de
        push de
        push de
        push de
        endif
        set 7,(hl)
        push hl
        ld de,route
        ld a,l
        cp c
        jp nz,aim
        ld a,h
        cp b
        jp nz,aim
        jp arrived

; go_up, go_right, go_down, go_left - a step aside or away
; In:    BC = the present cell
; Out:   only if it cannot be done; HL, A are gone
go_up:
        ld hl,-FIELD_STRIDE
        add hl,bc
        ld a,h
        cp high cells
        ret c
        greedy_try
        ld a,UP
        jr moved
go_right:
        ld a,c
        or 256 - FIELD_STRIDE
        inc a
        ret z                           ; the last column
        ld h,b
        ld l,c
        inc l
        greedy_try
        ld a,RIGHT
        jr moved
go_down:
        ld hl,FIELD_STRIDE
        add hl,bc
        ld a,h
        cp (high cells) + FIELD_SIZE / 256
        ret nc
        greedy_try
        ld a,DOWN
        jr moved
go_left:
        ld a,c
        and FIELD_STRIDE - 1
        ret z                           ; the first column
        ld h,b
        ld l,c
        dec l
        greedy_try
        ld a,LEFT
moved:
        pop bc                          ; where the step was called
        push hl
        ld (de),a
        inc de
left:
        ld a,0                          ; operand: what is left of the budget
        dec a
        ld (left + 1),a
        jp z,give_up
; aim - continue in the code for the direction of the finish; HL = the present cell
aim:
        ld a,h
        sub high cells
        xor l
        and FIELD_STRIDE - 1
        xor l                           ; bits 7-5 of L
        rlca
        rlca
        rlca
        ld c,a
to_row:
        ld a,0                          ; operand: the finish's row
        sub c
        ld c,a
        ld a,l
        and FIELD_STRIDE - 1
        ld b,a
to_column:
        ld a,0                          ; operand: the finish's column
        sub b
        ld b,a
        jp m,to_left
        bit 7,c
        jp z,right_down
        xor a
        sub c
        ld c,a
        greedy_towards right_up, UP, RIGHT, go_up, go_right, go_down, go_left
        greedy_towards right_down, DOWN, RIGHT, go_down, go_right, go_up, go_left
to_left:
        neg
        ld b,a
        bit 7,c
        jp z,left_down
        xor a
        sub c
        ld c,a
        greedy_towards left_up, UP, LEFT, go_up, go_left, go_down, go_right
        greedy_towards left_down, DOWN, LEFT, go_down, go_left, go_up, go_right

return:                                 ; BC = the present cell, DE = where the next code goes: back a step
        ld a,e
        or a
        jr nz,inside
        ld a,d
        cp high route
        jr z,none                       ; back at the start
inside:
        dec de
        ld a,(de)
        ld hl,-FIELD_STRIDE
        cp DOWN
        jr z,returned
        ld hl,1
        jr nc,returned                  ; left
        dec hl
        dec hl
        or a
        jr nz,returned                  ; right
        ld hl,FIELD_STRIDE
returned:
        add hl,bc
        ld a,(left + 1)
        dec a
        ld (left + 1),a
        jp nz,aim
give_up:
        ld a,3
        jr undo
none:
        ld a,1
        jr undo
arrived:
        xor a
undo:
        if PASSABLE_TABLE = 0
        ld c,a
clear:
        pop hl
        res 7,(hl)
        pop hl
        res 7,(hl)
        pop hl
        res 7,(hl)
        pop hl
        res 7,(hl)
        ld a,h
        cp high top
        jr nz,clear
        ld a,c
        endif
kept_sp:
        ld sp,0                         ; operand
        rra
        jr c,failed
        ld hl,-route
        add hl,de                       ; carry set
        ccf
        if WAVE_LIMIT
        ex de,hl
        ld hl,(wave_limit)
        dec hl                          ; 0 becomes the most
        dec de
        sbc hl,de
        inc de
        ex de,hl
        jr c,start                      ; past the limit, but a shorter route may not be
        endif
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret
failed:
        rra
        jr nc,refused
start:
        ld de,0                         ; operand: the ends
finish:
        ld hl,0                         ; operand
        jp solve_hadlock
refused:
        ld hl,0
        scf
        jr store
        endp
solve_greedy_end:

        endif
