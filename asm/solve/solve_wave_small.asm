; solve_wave_small.asm - a wave with a queue, in few bytes
;
; 1. The ends become places in the array; an end outside the field becomes a wall. Array and queue := 255.
; 2. The cells := 255 impassable, 0 free. The finish := 1; if it is not free, go to step 4.
; 3. Take a cell from the queue, first the finish. Each free neighbour gets the mark of the look that found it, and joins the
;    queue. Repeat until it is empty.
; 4. From the start go to the cell that found this one: its mark names the direction. Repeat this up to the finish.
;    If there is 0 or 255 instead of a mark, there is no route.
;
; Why it is right: the queue holds the cells by their distance, so a cell is found from one that is a step nearer.
;
; The price is memory: 11 KB from route on. If that is too much, use solve_wave: 512 bytes of code, a third of the memory.
;
; Invariants:
; - The array has a page for each row: row r, column c is at page SMALL_FIRST + r, byte $E0 + c. All else in its pages is 255:
;   the borders, and the places of columns over 31, which carry into the next page.
; - No cell is in the queue twice, and the finish not at all: 1,023 words. SP is its head: a call and an interrupt push over the
;   part already read or, at the start, over the bytes of route below. The word after the last one is 255s: no cell.
; - With a limit the word $FF00 is in the queue too, where a level ends: see lib/wave_levels.asm. A level takes 137 T more.
; - A mark is the low byte of the address to which the look's call returns. So it also names the code that goes back: the
;   way back returns there too, and the other looks then bring HL to the cell in the middle. They find nothing, for
;   A = mark + 1 is neither a mark nor 0, 1 or 255. In the wave A = 0, and HL is in the middle when they are done.
; - The calls are six bytes apart, so bits 1 and 2 of the marks are the directions back. They return into one page, whose
;   number is in B after the wave; no mark is 0, 1, 254 or 255.
;
; Longest time, for any field: a cell taken costs 133 T if its four looks find nothing, a mark 79 T more, a step
; back at most 174 T, up.
;   147,976 preparation, ends and length + 1,024 cells * 133 + 1,023 marks * 79 + 1,023 steps back * 174

        if ! defined SOLVE_WAVE_SMALL
SOLVE_WAVE_SMALL equ 1

        include "include/field.asm"
        include "include/wave_limit.asm"

        public solve_wave_small

        ds (7 - PROPERTY_SIZE - $) & 7  ; the address ends in 7 or $F, or with a table in 1 or 9: see returned
        if (($ + PROPERTY_SIZE + 81 + 16 * WAVE_LIMIT) & 255) < 24
        ds 24                           ; the looks return into one page
        endif

; solve_wave_small - a shortest route through the field, of any length, in few bytes
; Family: solver
; Menu:  20, "Wave /small"
; Notes: SMALL_FIRST * 256 + $E0, SOLVER_PAGED, 0
; Source: W4 (visit the cells of the last wave only), W2 (neighbours by fixed offsets), W3 (a limit), W9 (direction codes)
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; In:    D,E = start row, column; H,L = finish row, column; field
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 2 right, 4 down, 6 left
;        carry set: no route within the limit, or an end is a wall or outside 0..31: BC = route_length = 0
; Promise: shortest; of any length
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP until the wave is over: an interrupt then pushes into small_rows or route
; Writes: route, small_rows, route_length; operands at levels and kept_sp (set before use)
; Size:  177 bytes, and up to 31 before it for its address; 132 without a limit
; Time:  371,774 T empty field corner to corner
;        322,855 T mean of routes of at most 27 steps, 20 % obstacles
;        384,715 T the longest route known, 644 steps
;        542,987 T at most, whatever the field
; Stack: 2 bytes
solve_wave_small:
        proc
        local in_rows, fill, words, row, cell, around, returned, last_look, next, back, kept_sp, walk, found, go
        local levels, first
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
fill:                                   ; 32 times: C from $E0
        ld a,SMALL_PUSHES
words:
        push hl
        push hl
        dec a
        jr nz,words
        inc c
        jr nz,fill
        ld hl,field
row:
        ld c,$E0
cell:
        ld a,(hl)
        passable_test
        sbc a,a
        ld (bc),a
        inc hl
        inc c
        jr nz,cell
        inc b
        ld a,h
        sub high route                  ; it follows the field
        jr nz,row
wave_small_wave:                        ; A = 0; HL = route; DE = the finish; the start is where SP was
        ex de,hl
        cp (hl)
        jr nz,back                      ; the finish is a wall: nothing gets a mark
        inc (hl)
        ld e,d                          ; DE = small_queue
        if WAVE_LIMIT
        ld bc,(wave_limit)
        ld (levels + 1),bc
        or b
        or c
        jr z,first
        xor a
        ld (de),a                       ; $FF00: the end of a level
        inc de
        inc de
first:
        endif
        inc h                           ; down
around:
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
last_look:
        inc l
        or a
        jr nz,walk
next:
        pop hl
        inc h
        jr nz,around                    ; zero: it was 255, the queue is empty
        if WAVE_LIMIT
        inc l
        jr z,back
levels:
        ld hl,0                         ; operand: levels left
        dec hl
        ld (levels + 1),hl
        ld a,h
        or l
        jr z,back
        xor a
        ex de,hl                        ; the end of the level changes places with the last cell of the next one
        dec hl
        ld d,(hl)
        ld (hl),255
        dec hl
        ld e,(hl)
        ld (hl),a
        inc hl
        inc hl
        ex de,hl
        inc h
        jr nz,around                    ; zero: there is no such cell
        endif
back:
kept_sp:
        ld sp,0                         ; operand
        pop hl
        ld de,route - 1
walk:                                   ; HL = a cell of the route
        inc de
        ld a,(hl)
        ld c,a
        and 6
        ld (de),a                       ; of no use at the last cell
        ld a,c
        inc a                           ; 0 a wall, 1 not reached, 2 the finish, else a mark
        cp 3
        jr nc,go
        ld hl,-route
        add hl,de
        ld (route_length),hl
        ld b,h
        ld c,l
        cp 2                            ; carry: there is no route
        ret
found:
        pop bc
        ld (hl),c
        ex de,hl
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        ex de,hl
go:
        push bc
        ret
wave_small_wave_end:
        if (returned & 6) | ((last_look - returned) - 18)
        .error the return addresses must give the direction codes
        endif
        if ((returned & 255) < 8) | ((last_look & 255) < 26) | ((last_look & 255) > 253)
        .error the looks must return into one page, to no mark that has another meaning
        endif
        endp
solve_wave_small_end:

        endif
