; solve_wave_cpir.asm - the classical wave tracer: each wave is found with CPIR, row by row, between its ends
;
; 1. work := field with a border (label_field): 255 impassable (W6: bit 7 of the field's byte), 254 passable. The start
;    becomes 253, the finish 0: wave 0 is the finish alone.
; 2. Wave n, n = 0, 1, 2, ..: if the label of a neighbour of the start is n, continue at step 4.
;    With a limit: if n + 1 is the limit: there is no route within it.
; 3. In each row with cells of wave n, CPIR finds them, from the first to the last one. Each cell looks at
;    its four neighbours: 254 becomes n + 1. If no row has any: there is no route. Repeat from step 2 for n + 1.
; 4. From the start step to a neighbour with the label n, from there to one with n - 1, and so on. The code of
;    the step follows from its address offset. Only the finish has no such neighbour.
;
; Where a wave can be: for the present wave and for the next one, `rows` holds for each row the address
; of the first cell of the wave and the low byte of the last one's. Both ends are exact, so CPIR never fails.
; The tables of the two waves change places by bit 6 of the index, which is row + 1. They lie in
; `route`, which is not needed until step 4:
;        rows       + index      high byte of the first cell, 0: no cell of this wave in the row
;        rows + 256 + index      its low byte
;        rows + 512 + index      low byte of the last cell; low bytes of a row compare as signed differences
; A row's entry is cleared when it is read. A 1 after the last row that the wave can have reached ends the search.
;
; Labels run from 0 to 252 and then start again, so a route may have any length:
; - neighbours of a cell at distance n are at distance n - 1 or n + 1, never equal modulo 253;
; - CPIR also finds cells of the wave 253 waves before if they lie between the ends. They have no neighbour 254, so
;   they label nothing and extend nothing;
; - on the way back, no neighbour of the finish has the label 252 (it has 1, or none yet), so the search fails only there.
;
; Longest time, for any field: the previous wave labelled the cells of each row, so rows searched and waves are
; at most 1,024 each. A cell at distance d is found in wave d and again in waves d + 253, d + 506, ..; each wave before these
; has taken a cell, so the cells found are at most 1,024 + 771 + 518 + 265 + 12 = 2,590.
;   44,475 preparation + 1,025 waves * 1,106 (33 empty rows each) + 1,024 rows * (141 + 31 * 21 for CPIR)
;   + 2,590 cells found * 246 + 1,024 labels * 128 + 1,023 steps back * 212

        if ! defined SOLVE_WAVE_CPIR
SOLVE_WAVE_CPIR equ 1

        include "include/wave_limit.asm"
        include "lib/label_field.asm"

        public solve_wave_cpir

; solve_wave_cpir - a shortest route through the field, of any length
; Family: solver
; Menu:  30, "Wave /CPIR"
; Notes: work + WORK_STRIDE + 1, WORK_STRIDE, WORK_FREE
; Source: W1 (labels and tracing), W2 (CPIR, neighbours by fixed offsets), W3 (the exact test for "no route"), W9 (the
;        route as direction codes)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest, labels in work; of any length
; Keeps: IX, IY, the alternate registers, field
; Uses:  AF, BC, DE, HL
; Writes: work, route, route_length; operands at from_start, label, last, limit and rounds (set
;        before use)
; Size:  335 bytes; 269 without a limit
; Time:  532,018 T empty field corner to corner
;        170,727 T mean of routes of at most 27 steps, 20 % obstacles
;        921,630 T the longest route known, 644 steps
;        2,974,221 T at most, whatever the field
; Stack: 8 bytes
solve_wave_cpir:
        proc
        local rows, start_walled, no_route, store, inside, empty_row
        local wave_done, from_start, next_label, next_row, find_row, seek, last, reached, walk, previous
        local limited, round, rounds_left, unlimited, limit_known, limit, within, too_far, rounds
        local note, label, last_cell, kept, row_started, further_left, around
rows:   equ $FF00 & (route + 255)       ; the first whole page in route
        push hl
        push de
        ld a,d
        or e
        or h
        or l
        and $E0                         ; a row or column over 31?
        jr z,inside
        pop de
start_walled:
        pop de
no_route:                               ; carry is clear here; set if start = finish
        ld hl,0
store:
        ccf
        ld (route_length),hl
        ld b,h
        ld c,l
        ret

inside:
        if WAVE_LIMIT
        ld hl,(wave_limit)
        ld a,h
        and $FC                         ; over 1,023 is no limit
        jr nz,unlimited
        or h
        or l
        jp nz,limited
unlimited:
        ld a,255                        ; no label
limit_known:
        ld (limit + 1),a
        endif
        call label_field
        ld hl,rows + 99                 ; both tables and their end marks
empty_row:
        dec l
        ld (hl),0
        jr nz,empty_row
        pop de
        call label_place
        jr nz,start_walled
        ld (hl),WORK_START
        ld (from_start + 1),hl
        pop de
        call label_place
        jr nz,no_route                  ; a wall, or with carry set 253: the start
        ld e,d
        inc e
        ld d,high rows
        xor a
        ld (label + 1),a
        call note                       ; A = 0 again
        ld hl,rows + 64                 ; as if the wave of the other table had just ended

wave_done:                              ; A = 0, HL = end mark of the table, E = last row found
        ld (hl),a
        ld a,e
        and 63
        jr z,no_route                   ; no row: the previous wave labelled nothing
        ld a,l
        and 64
        ld l,e                          ; the next wave is in the other table, at most one row further down
        inc l
        inc l
        inc (hl)
        ld e,a                          ; no row yet
        ld a,(label + 1)
from_start:
        ld hl,0                         ; operand: the start's place in work
        call around
        jr z,reached
        inc a                           ; the label of the next wave
        cp WORK_START
        jr nz,next_label
        xor a
next_label:
        if WAVE_LIMIT
limit:
        cp 255                          ; operand: the label that is too far
        jp z,too_far
within:
        endif
        ld (label + 1),a

next_row:                               ; D = high rows, E = the row just done, as index for the next wave
        ld a,e
        xor 64
        ld l,a
        ld h,d
        xor a
find_row:
        inc l
        or (hl)
        jr z,find_row
        dec a
        jr z,wave_done
        ld b,(hl)                       ; BC = the first cell, and a count that CPIR cannot use up
        ld (hl),0
        inc h
        ld c,(hl)
        inc h
        ld a,(hl)
        add a,WORK_STRIDE
        ld (last + 1),a
        ld a,l
        xor 64
        ld e,a
        ld h,b
        ld l,c
        ld a,(hl)                       ; n, the label of this wave
seek:
        cpir
        ld a,(hl)                       ; right of the cell
        cp WORK_FREE
        call z,note
        dec hl
        dec hl
        ld a,(hl)                       ; left
        cp WORK_FREE
        call z,note
        dec e
        ld bc,1 - WORK_STRIDE
        add hl,bc
        ld a,(hl)                       ; up
        cp WORK_FREE
        call z,note
        inc e
        inc e
        ld bc,2 * WORK_STRIDE
        add hl,bc
        ld a,(hl)                       ; down
        cp WORK_FREE
        call z,note
        dec e
        ld a,l
last:
        cp 0                            ; operand: low byte of the place below the last cell
        jr z,next_row
        ld bc,-WORK_STRIDE
        add hl,bc
        ld a,(hl)
        inc hl
        jr seek

reached:
        ld de,route
walk:                                   ; HL = the cell stepped to, C = low byte of the offset
        ld a,c                          ; 1 right, -2 left, -33 up, 68 down
        inc a
        and 6
        ld (de),a
        inc de
        ld a,(hl)
        sub 1
        jr nc,previous
        ld a,WORK_START - 1
previous:
        call around
        jr z,walk
        ld hl,-route
        add hl,de                       ; carry set
        jp store

; note - label a cell and extend its row's ends for the next wave
; In:    HL = cell; DE = rows + index of its row for the next wave
; Out:   A = 0 when it is the row's first one
; Keeps: BC, DE, HL
note:
label:
        ld (hl),0                       ; operand: the next wave's label
        ex de,hl
        ld a,(hl)
        or a
        jr nz,row_started
        ld (hl),d
        inc h
        ld (hl),e
        inc h
last_cell:
        ld (hl),e
kept:
        dec h
        dec h
        ex de,hl
        ret
row_started:
        inc h
        ld a,e
        sub (hl)
        jp m,further_left
        inc h
        ld a,e
        sub (hl)
        jp p,last_cell
        jr kept
further_left:
        ld (hl),e
        dec h
        ld (hl),d
        ex de,hl
        ret

; around - look for label A around the cell HL; zero: found at HL, C = low byte of the last offset
around:
        inc hl
        ld c,1
        cp (hl)
        ret z
        dec hl
        dec hl
        ld c,-2
        cp (hl)
        ret z
        ld bc,1 - WORK_STRIDE
        add hl,bc
        cp (hl)
        ret z
        ld bc,2 * WORK_STRIDE
        add hl,bc
        cp (hl)
        ret

        if WAVE_LIMIT
too_far:
rounds:
        ld a,0                          ; operand: how often it is not that wave yet
        sub 1
        ccf
        jp nc,no_route
        ld (rounds + 1),a
        ld a,(limit + 1)
        jp within

limited:                                ; HL = 1 to 1,023: the label of that wave, and how often it comes before
        dec hl
        ld bc,-WORK_START
        xor a
        jr rounds_left
round:
        inc a
rounds_left:
        add hl,bc
        jr c,round
        ld (rounds + 1),a
        ld a,l
        sub 2                           ; L = 3 + the label before
        cp WORK_START
        jp nz,limit_known
        xor a
        jp limit_known
        endif
        endp
solve_wave_cpir_end:

        endif
