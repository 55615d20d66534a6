; solve_hadlock.asm - the minimal detour: cells that lead nearer go first
; Longer than 400 lines because it is one routine: its parts share registers, operands and the list.
;
; A step away from the goal is a detour. A route of n detours has distance + 2n steps, where distance is rows + columns
; between the ends, so the fewest detours give the fewest steps. The search runs from the finish to the start.
; To settle a cell: set its bit 7, write the step back into its note, which is its place in `work`, put it on the list.
;
; 1. Settle the finish with no detour, and dive from it.
; 2. Dive: step to the next column towards the start if that is free, else to the next row; settle the cell; repeat. When
;    neither is free, go back by the notes; where a step to the next column began, try the next row, and continue from there. The
;    dive ends where it began.
; 3. Mark the end of the level in the list. Take each cell of the level before the mark, the last one first. Its free
;    neighbours, all farther from the start, have one detour more: settle them. If a step nearer is free from one of them,
;    dive from it, then take the cell again.
; 4. Repeat step 3 for the level that it has made. If that is empty, there is no route.
; 5. When the start is settled, clear bit 7 of all cells on the list, and follow the notes from the start to the finish.
;
; Why it is right: step 2 tries both steps nearer from each cell. So when step 3 begins with n detours, every cell that can
; be settled with n or fewer has been settled, and all cells that it settles need n + 1, in any order.
;
; With a limit: a route of n detours has distance + 2n steps, so half of what the limit leaves is the number of levels.
;
; Why it searches in the field itself: a copy with a border would take 20,000 T, more than a whole call does in an empty
; field. The price: until the call returns, bit 7 of a byte of the field means "wall or settled", so an interrupt may read its
; other bits only, and write none. With PASSABLE_TABLE a byte has no spare bit: then the search uses a copy of the properties,
; hadlock_cells, and the field stays as it is.
;
; Invariants:
; - A passable byte has bit 7 clear, whatever PASSABLE_BELOW is: setting it makes a wall, clearing it undoes that.
; - A step nearer cannot leave the field. For the others the 32 bytes before and after it are walls, and a free cell right or
;   left is a neighbour only if its column is not the first or the last one.
; - In a dive B, C are the columns and rows to the start. All its cells are on one side of the start, so the steps are patched
;   when it begins; the steps to a row only if the previous dive went the other way. B equals its value at the beginning only
;   when no step to the next column is left to undo, so it is not compared again after a step back to the previous row.
; - In the list BC = 31 and A = PASSABLE_MOST. Carry is set at each wall, so `sbc hl,bc` goes back by 32.
; - SP is the end of the list, which grows down, so an interrupt pushes below it. A mark is the address of a place below the
;   field that looks like a cell: the place above it is free. No cell is in that page, nor is a place above one, so only free
;   places above cells have to be compared with it.
; - Four words at the top of the list end the clearing of bit 7, which takes four words a turn. Their page has no cells.
; - A level of n detours has a cell whose shortest route has n steps away and at least n - 62 nearer, so there are at most
;   543 levels. Each but the first one has a cell that was settled in step 3.
; - Time: taking a cell costs 140 T, clearing its bit 31, the edges 10,000 T for all cells together; settling a cell costs 267 T
;   in step 3, and 289 T in a dive, with going back over it. A dive settles a cell at least and costs 641 T more, a level 230 T, a
;   step of the route 140 T at most. The most there can be is 512 cells settled in dives of one cell each and 512 in as many
;   levels, and a route of 702 steps: under 1,050,000 T; with a limit a level takes 71 T more.

        if ! defined SOLVE_HADLOCK
SOLVE_HADLOCK equ 1

        include "include/field.asm"
        include "include/wave_limit.asm"
        include "lib/field_address.asm"

        public solve_hadlock

; solve_hadlock - a shortest route through the field, of any length; fast in open fields
; Family: solver
; Menu:  100, "Hadlock"
; Notes: work, FIELD_STRIDE, 255
; Source: common knowledge (F. O. Hadlock's minimal detour number), W3 (a limit), W9 (direction codes)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP while it searches: an interrupt then pushes into hadlock_list
; Writes: route, hadlock_list, work (1,024 bytes), guard (last 32 bytes), route_length; operands at from_column, from_row,
;        dive_column, left_from, line, page, move, back, next_row, back_row, return, return_row, take_next,
;        level_done, levels, start and kept_sp (set before use)
; Size:  626 bytes; 554 without a limit
; Time:  13,693 T empty field corner to corner
;        10,586 T mean of routes of at most 27 steps, 20 % obstacles
;        523,754 T the longest route known, 644 steps
; Bound: under 1,050,000 T for any field; the slowest one found 553,700 T
; Growth: longer routes have more detours
; Stack: 4 bytes
; Note:  until it returns, bit 7 of a byte of field may be set where the place is passable: an interrupt must not test it or write there
solve_hadlock:
        proc
        local cells, pages, mark, list_mark, top, settled, back_up, back_right, back_down, back_left, ended
        local inc_l, dec_l, copy, border, up, again, left, right
        local level, take_again, take_next, take_first, take_same, taken, tried_up, tried_left, tried_right
        local begin, dive_column, begin_column, from_row, begin_row, begin_note
        local move, back, wall_across, next_row, back_row, across, in_column
        local stuck, left_from, stuck_row, return_row, return_column, return, undo, kept_sp, start, walk, step
        local refused, finished, store, settle_row, from_column, beside_right
        local rows, columns, unlimited, level_done, levels
        local settle_column, page, line, beside_down, beside_up, beside_row, beside_same, beside_none
        if PASSABLE_TABLE
cells:  equ hadlock_cells
        else
cells:  equ field
        endif
pages:  equ (cells - work) / 256        ; from a note to its cell
mark:   equ cells + FIELD_SIZE + 2 * FIELD_STRIDE ; the place above it is free
top:    equ cells - 1                   ; may be changed, and is in a page without cells
        if PASSABLE_TABLE
list_mark: equ hadlock_list_end - 2
        else
list_mark: equ hadlock_list_end - 10
        endif
settled: equ $80
back_up: equ 0                          ; the codes of W9
back_right: equ 2
back_down: equ 4
back_left: equ 6
ended:  equ 1                           ; no step: the finish
inc_l:  equ $2C                         ; opcodes
dec_l:  equ $2D
end_cell macro                          ; HL = the cell at D, E, in the copy if there is one
        call field_address
        if PASSABLE_TABLE
        ld a,h
        add a,0 + (high cells) - (high field)
        ld h,a
        endif
        endm
end_else macro other                    ; jump if it is a wall
        ld a,(hl)
        copied_test
        jp c,other
        endm
settle_else macro other                 ; mark the cell at HL as settled, or jump: it is a wall or is settled; A is gone
        ld a,(hl)
        if PASSABLE_BELOW = 128
        add a,settled
        jr c,other
        else
        cp PASSABLE_BELOW
        jr nc,other
        add a,settled
        endif
        ld (hl),a
        endm
settle_note macro                       ; settle the cell at HL, C = the step back; A = H
        set 7,(hl)
        ld a,h
        sub pages
        ld h,a
        ld (hl),c
        add a,pages
        ld h,a
        endm
        ld a,d
        or e
        or h
        or l
        and $E0                         ; a row or column over 31?
        jp nz,refused
        if WAVE_LIMIT
        ld bc,(wave_limit)
        ld a,b
        or c
        ld a,$3E                        ; ld a,..
        jr z,unlimited
        push hl
        ld a,d
        sub h
        jr nc,rows
        neg
rows:
        ld h,a
        ld a,e
        sub l
        jr nc,columns
        neg
columns:
        add a,h                         ; the distance; carry is clear
        ld h,b
        ld l,c
        ld c,a
        ld b,0
        sbc hl,bc                       ; what is left for detours, of two steps each
        ld b,h
        ld c,l
        pop hl
        jp c,refused
        srl b
        rr c
        inc bc
        ld (levels + 1),bc
        ld a,$18                        ; jr
unlimited:
        ld (level_done),a
        endif
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
        push hl
        ld a,e
        ld (from_column + 1),a
        ld (dive_column + 1),a
        ld a,d
        ld (from_row + 1),a
        end_cell
        pop de
        end_else refused
        ld a,l
        ld (line + 1),a
        ld a,h
        ld (page + 1),a
        sub pages
        ld h,a
        ld (start + 1),hl
        end_cell
        end_else refused
        ld (kept_sp + 1),sp
        ld sp,hadlock_list_end
        push hl
        ld hl,cells - FIELD_STRIDE
        ld de,cells + FIELD_SIZE
        ld bc,256 * FIELD_STRIDE + FIELD_WALL
        ld a,c
border:
        ld (hl),c
        inc l
        ld (de),a
        inc e
        djnz border
        xor a
        ld (de),a                       ; the place above the mark
        ld (next_row + 1),a             ; the steps to a row are not patched yet
        pop hl
        if PASSABLE_TABLE = 0
        ld de,top
        push de
        push de
        push de
        push de
        endif
        ld de,mark
        push de
        ld de,list_mark
        push hl
        ld c,ended
        call settle_row
        jp begin

up:
        ld a,h
        cp high mark
        jr z,level
        ld c,back_down
        push hl
        call settle_row
        jr c,tried_up
again:
        dec de
        dec de
        jr begin
left:
        ld a,l
        inc a
        and c
        ld a,PASSABLE_MOST
        jr z,tried_left                 ; the last column of a row: no neighbour
        ld c,back_right
        push hl
        call settle_column
        jr c,tried_left
        jr again
right:
        ld a,l
        and c
        ld a,PASSABLE_MOST
        jr z,tried_right                ; the first column of a row: no neighbour
        ld c,back_left
        push hl
        call settle_column
        jr c,tried_right
        jr again
level:                                  ; step 4: the mark, HL = the place above it
        pop de
        cp d
        jp z,undo                       ; nothing was settled: there is no route
        push de                         ; the first cell of the level
        add hl,bc
        inc hl
        push hl
        ld hl,4
        add hl,sp                       ; the next one in the list
        if WAVE_LIMIT
level_done:
        ld a,levels - take_first        ; operand: with a limit JR
        endif
take_first:
        ld a,PASSABLE_MOST
        scf
        jr taken
        if WAVE_LIMIT
levels:
        ld bc,0                         ; operand: levels left, this one included
        dec bc
        ld (levels + 1),bc
        ld a,b
        or c
        ld bc,FIELD_STRIDE - 1
        jr nz,take_first
        jp undo                         ; the start is not settled
        endif
take_again:
take_next:
        ld hl,0                         ; operand: the next cell in the list
        ld bc,FIELD_STRIDE - 1
        ld a,PASSABLE_MOST
        scf
take_same:                              ; A, BC as above, carry set
        ld e,(hl)
        inc l
        ld d,(hl)
        inc hl
taken:
        ex de,hl                        ; HL = a cell, DE = the next one in the list
        sbc hl,bc                       ; a row up
        cp (hl)
        jr nc,up
tried_up:
        add hl,bc
        cp (hl)
        jr nc,left
tried_left:
        inc hl
        inc hl
        cp (hl)
        jr nc,right
tried_right:
        add hl,bc
        cp (hl)
        ex de,hl
        jp c,take_same
        ex de,hl
        ld c,back_up
        push hl
        call settle_row
        ex de,hl
        jr c,take_same
        ex de,hl

begin:                                  ; HL = a settled cell, DE = where the list is to be taken up again
        ld (take_next + 1),de
        ld a,l
        and FIELD_STRIDE - 1
dive_column:
        sub 0                           ; operand: the start's column
        ld de,256 * back_right + dec_l
        jr nc,begin_column
        neg
        ld de,256 * back_left + inc_l
begin_column:
        ld b,a
        ld (left_from + 1),a
        ld a,e
        ld (move),a
        xor $31                         ; DEC E for INC L, INC E for DEC L
        ld (return),a
        ld a,d
        ld (back + 1),a
        ld a,h
        sub high cells
        ld c,a
        ld a,l
        and 256 - FIELD_STRIDE
        or c
        rlca
        rlca
        rlca
from_row:
        sub 0                           ; operand: the start's row
        ld c,a
        jr z,begin_note
        ld de,256 * pages - FIELD_STRIDE
        jr nc,begin_row
        neg
        ld c,a
        ld de,256 * pages + FIELD_STRIDE
begin_row:
        ld a,(next_row + 1)
        cp e
        jr z,begin_note                 ; as in the previous dive
        ld (next_row + 1),de
        xor a
        sub e
        ld e,a
        add a,a
        sbc a,a
        ld d,a
        ld (return_row + 1),de
        cpl
        and back_down
        ld (back_row + 1),a
begin_note:
        ld a,h
        sub pages
        ld d,a
        ld e,l
        jr across

move:
        inc l                           ; operand: or DEC L
        settle_else wall_across
        ld e,l
back:
        ld a,0                          ; operand: the step back
        ld (de),a
        push hl
        djnz move
        jr in_column
wall_across:
        ld a,c
        or a
        jr z,stuck
next_row:
        ld hl,0                         ; operand: from a note to the cell in the next row
        add hl,de
        settle_else stuck
        ld e,l
        ld a,h
        sub pages
        ld d,a
back_row:
        ld a,0                          ; operand: the step back
        ld (de),a
        push hl
        dec c
across:                                 ; HL = a settled cell, DE = its note; B, C = columns, rows from it to the start
        inc b
        djnz move
in_column:
        ld a,c
        or a
        jr nz,next_row
        jr undo

stuck:                                  ; DE = the note of a cell from which no step leads nearer
        ld a,b
left_from:
        cp 0                            ; operand: the columns at the beginning of the dive
        jp z,take_again
stuck_row:
        ld a,(de)
        and back_right & back_left      ; not 0: from a step to the next column
        jr nz,return_column
        inc c
return_row:
        ld hl,0                         ; operand: from a note to the one in the row before
        add hl,de
        ex de,hl
        jr stuck_row
return_column:
        inc b
return:
        dec e                           ; operand: or INC E
        jr wall_across

undo:                                   ; C = 0: the start is settled; else there is no route
        if PASSABLE_TABLE = 0
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
        jr nz,undo
        endif
kept_sp:
        ld sp,0                         ; operand
        ld a,c
        or a
        jr nz,refused
start:
        ld hl,0                         ; operand: its note
        ld de,route
walk:
        ld a,(hl)
        ld bc,FIELD_STRIDE
        cp back_down
        jr z,step
        ld bc,-1
        jr nc,step                      ; left
        ld c,-FIELD_STRIDE
        or a
        jr z,step                       ; up
        ld bc,1
        cp back_right
        jr nz,finished
step:                                   ; as far as the step is the same
        ld (de),a
        inc de
        add hl,bc
        cp (hl)
        jr z,step
        jr walk
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

; settle_row - settle HL after a step to another row
; settle_column - settle HL after a step to another column
; In:    C = the step back
; Out:   carry clear: a step nearer, along the other axis, is free; carry set: it is not, A and BC as in take
settle_row:
        settle_note
        ld c,FIELD_STRIDE - 1
        ld a,l
        and c
from_column:
        cp 0                            ; operand: the start's column
        ld a,PASSABLE_MOST
        jr z,beside_none
        jr c,beside_right
        dec l
        cp (hl)
        inc l
        ret
beside_right:
        inc l
        cp (hl)
        dec l
        ret
settle_column:
        settle_note
page:
        cp 0                            ; operand: high byte of the start's place
        jr c,beside_down
        jr nz,beside_up
        ld a,l
line:
        xor 0                           ; operand: its low byte
        and 256 - FIELD_STRIDE
        jr z,beside_same                ; in the start's row
        xor l
        cp l
        jr c,beside_up
beside_down:
        ld a,l
        add a,FIELD_STRIDE
        ld c,a
        ld a,h
        adc a,0
        jr beside_row
beside_up:
        ld a,l
        sub FIELD_STRIDE
        ld c,a
        ld a,h
        sbc a,0
beside_row:
        ld b,a
        ld a,(bc)
        copied_test
        ld bc,FIELD_STRIDE - 1
        ld a,PASSABLE_MOST
        ret
beside_same:
        ld c,FIELD_STRIDE - 1
        ld a,PASSABLE_MOST
beside_none:
        scf
        ret
        endp
solve_hadlock_end:

        endif
