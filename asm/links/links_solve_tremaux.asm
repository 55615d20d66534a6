; links_solve_tremaux.asm - a walker that marks passages, on any tiling: Lucas-Tremaux
;
; The walker can see its own cell, which passages it has, and the marks that it made there itself.
;
; 1. Leaving a cell by a passage, or coming in by it, marks that end of it.
; 2. In a cell without marks, or back in a cell by a passage that had a mark: leave by the first passage without marks;
;    if there is none, by the passage with one mark; if there is none, the walk is over and there is no route.
; 3. In a cell with marks, by a passage without: turn back at once.
; 4. A passage with two marks is never taken. At the finish the passages with one mark are the route without detours: go through
;    it once more from the start. What remains of each cell's marks is the direction in which it is left (links_trace).
;
; Why: in step 2 the passages with one mark are a route from the start to the walker that meets no cell twice: a passage to a
; cell without marks makes it longer by a cell, going back by the only one with one mark shortens it by one, and with step 3
; the walker is back where it was. Each passage is taken twice at most. The walk ends without the finish only at the start, when
; every cell that it has visited has no passage without marks left.
;
; The notes: links_ways has the passages with one mark, links_distances those without. So a cell with marks that has a passage
; without has a bit in links_ways: it is on the route; in all others that were visited every passage has two marks.
; Invariants: HL = the walker's cell, in links_ways; DE = the finish.
;
; Longest time, for any links: 50,000 before and after the walk; 1,023 passages to new cells, 320 T there and 229 T back; 2,883
; others, 454 T there and back; 1,023 steps of the route * 190, and once more * 367.

        if ! defined LINKS_SOLVE_TREMAUX
LINKS_SOLVE_TREMAUX equ 1

        include "links/links_ends.asm"

        public links_solve_tremaux

; links_solve_tremaux - walk by marks until the finish is found
; Family: links solver
; Source: Z15
; In:    D,E = start row, column; H,L = finish row, column; tiling, tiling_rows, tiling_columns, tiling_storeys; links
; Out:   carry clear: BC = route_length = steps of the clean route; route = a code a step: 0 up, 1 up and right, then clockwise
;        carry set: no route, or an end is outside the maze, or illegal tiling or size: BC = route_length = 0
; Promise: a route; no cell twice; not the shortest
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL; SP at first: an interrupt pushes into links_steps or links_ways
; Writes: links_steps, links_ways, links_distances (1,024 bytes), links_parity, links_height, links_flags,
;        links_edges, route, route_length; operands at start, and in links_sides, links_outside, links_words,
;        links_divide and links_go
; Size:  139 bytes; 296 with links_ends, links_cell, links_words, links_trace and links_go
; Time:  corner to corner in depth-first mazes: 111,964 T mean (square 15x15); 111,001 T mean (hexagon 15x15);
;        454,522 T mean (square 32x32)
;        2,491,000 T at most, whatever the links
; Stack: 18 bytes
links_solve_tremaux:
        proc
        local COPY_AWAY, choose, other, used, turn, found, clean, step, cleaned, start
COPY_AWAY:      equ ((high links_distances) - (high links_ways)) & 255

        call links_ends
        jp c,links_refused
        ld a,(de)
        inc a
        ex de,hl
        jp nz,links_trace               ; the start is the finish
        ld (start + 1),hl
        ld (hl),b                       ; B = 0: no marks
        ex de,hl
        ld (hl),b
        push hl
        ld d,b
        ld a,(links_height)
        call links_row
        ld b,h
        ld c,l
        ld hl,links
        ld de,links_distances
        ldir
        pop de
        ld hl,(start + 1)

choose:
        ld a,h
        add a,COPY_AWAY
        ld h,a
        ld a,(hl)
        or a
        jr z,used
        ld c,a
        dec a
        and c
        ld (hl),a
        xor c
        ld c,a                          ; the first passage without marks
        ld a,h
        sub COPY_AWAY
        ld h,a
        ld a,(hl)
        or c
        ld (hl),a
        call links_go
        ld a,l
        cp e
        jr nz,other
        ld a,h
        cp d
        jr z,found
other:
        ld a,h
        add a,COPY_AWAY
        ld h,a
        ld a,(hl)
        xor b
        ld (hl),a
        ld a,h
        sub COPY_AWAY
        ld h,a
        ld a,(hl)
        or a
        jr nz,turn
        ld (hl),b
        jr choose
used:
        ld a,h
        sub COPY_AWAY
        ld h,a
        ld a,(hl)                       ; the passage with one mark
        cp 1
        jp c,links_trace                ; back at the start, and nothing left
        ld (hl),0
        ld b,a
turn:
        ld c,b
        call links_go
        xor (hl)
        ld (hl),a                       ; two marks now
        jr choose

found:
start:
        ld hl,0                         ; operand
        push hl
clean:
        ld c,(hl)
        call links_go
        ld a,l
        cp e
        jr nz,step
        ld a,h
        cp d
        jr z,cleaned
step:
        ld a,b
        xor (hl)
        ld (hl),a
        jr clean
cleaned:
        ld (hl),LINKS_FINISH
        pop hl
        or a
        jp links_trace
        endp
links_solve_tremaux_end:

        endif
