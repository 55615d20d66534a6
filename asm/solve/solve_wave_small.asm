; solve_wave_small.asm - a wave with a queue, in few bytes
;
; 1. The ends become places in the array; an end outside the field becomes a wall. Array and queue := 255.
; 2. The cells := 255 impassable, 0 free. The finish, first in the queue, gets bit 0 set: it is labelled 1, or still a wall.
; 3. Take a cell from the queue. Its free neighbours get its label, rotated left, and join the queue. Repeat until it is empty.
; 4. From the start step to a neighbour whose label is this one's, rotated right, and so on. The finish has none.
;
; Why it is right: a label is one bit of eight, and neighbours differ by one step in their distance, so the labels before
; and after it never are the same. 0 and 255 are not labels. From a finish that is a wall 255 spreads: no label at the start.
;
; The price is memory: 11 KB from route on. Where that is too much, take solve_wave: 512 bytes of code, a third of the memory.
;
; Invariants:
; - The array has a page for each row: row r, column c is at page SMALL_FIRST + r, byte $E0 + c. All else in its pages is 255:
;   the borders, and the places of columns over 31, which carry into the next page.
; - No cell is in the queue twice: 1,024 words. SP is its head: a call and an interrupt push over the part already read or,
;   at the start, over the 64 bytes below. The word after the last one has 255 in its high byte: no cell.
; - `around` serves the wave, A = 0 (free), and the way back, A = the label sought: the cell that it finds goes to `found`.
; - The four calls there are six bytes apart, so bits 1 and 2 of their return addresses are the direction codes.
;
; The time at most, for any field: a cell taken costs 148 T if its four looks find nothing, a label 67 T more, a step
; back at most 197 T, to the left.
;   174,400 preparation, ends and length + 1,024 cells * 148 + 1,023 labels * 67 + 1,023 steps back * 197

        if ! defined SOLVE_WAVE_SMALL
SOLVE_WAVE_SMALL equ 1

        include "include/field.asm"

        public solve_wave_small

        ds (4 - PROPERTY_SIZE - $) & 7  ; the address ends in 4 or $C, or with a table in 6 or $E: see returned

; solve_wave_small - a shortest route through the field, of any length, in few bytes
; Family: solver
; Menu:  20, "Wave /small"
; Notes: SMALL_FIRST * 256 + $E0, SOLVER_PAGED, 0
; Source: W4 (visit the cells of the last wave only), W2 (neighbours by fixed offsets), W9 (direction codes)
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP until the wave is over: an interrupt then pushes into small_rows or route
; Writes: route, small_rows, route_length; operands at kept_sp (set before use)
; Size:  138 bytes, and up to 7 before it for its address
; Time:  402,906 T empty field corner to corner
;        352,310 T mean of routes of at most 27 steps, 20 % obstacles
;        428,270 T the longest route known, 644 steps
;        596,048 T at most, whatever the field
; Stack: 2 bytes
solve_wave_small:
        proc
        local in_rows, fill, row, cell, next, around, returned, finished, found, back, kept_sp, step, walk
        ld bc,SMALL_FIRST * 256 + $E0
        ld a,d
        or h
        and c
        jr z,in_rows
        ld h,-1                         ; the border above row 0; if a column is over 31, left of row 0
        ld d,h
in_rows:
        add hl,bc
        ex de,hl
        add hl,bc
        push hl
        ld (kept_sp + 1),sp
        ld sp,small_end
        ld hl,-1
        ld a,SMALL_TURNS
fill:                                   ; SMALL_FIRST words the first time, then 256
        push hl
        djnz fill
        dec a
        jr nz,fill
        push de                         ; the finish, before small_queue
        ld hl,field
        ld d,SMALL_FIRST
        ld b,FIELD_SIZE / FIELD_STRIDE
row:
        ld e,c
cell:
        ld a,(hl)
        passable_test
        sbc a,a
        ld (de),a
        inc hl
        inc e
        jr nz,cell
        inc d
        djnz row
wave_small_wave:                        ; the finish is the queue's first cell, the start is where SP was
        pop hl
        set 0,(hl)
        push hl
        ld de,small_queue
next:
        pop hl
        ld a,(hl)                       ; any byte, if the queue is empty
        rlca
        ld b,a
        xor a
around:
        inc h                           ; down
        jr z,back                       ; it was 255: the queue is empty
        cp (hl)
        call z,found
returned:
        dec h                           ; right
        inc l
        cp (hl)
        call z,found
        dec h                           ; up
        dec l
        cp (hl)
        call z,found
        inc h                           ; left
        dec l
        cp (hl)
        call z,found
        or a
        jr z,next
finished:                               ; zero: there is no route
        ld hl,-route
        add hl,de                       ; carry set, zero as it was
        ld (route_length),hl
        ld b,h
        ld c,l
        ret z
        ccf
        ret
found:
        or a
        jr nz,step
        ld (hl),b
        ex de,hl
        ld (hl),e
        inc l                           ; the queue is at an even address
        ld (hl),d
        inc hl
        ex de,hl
        ret
back:
kept_sp:
        ld sp,0                         ; operand
        pop hl
        ld de,route
        jr walk
step:
        pop bc                          ; do not return into the search
        ld a,c
        and 6
        ld (de),a
        inc de
walk:
        ld a,(hl)
        rrca
        cp (hl)
        jr z,finished                   ; 0 or 255: no label
        jr around
wave_small_wave_end:
        if (returned & 6) - 4
        .error the return addresses must give the direction codes
        endif
        endp
solve_wave_small_end:

        endif
