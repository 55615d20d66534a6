; links_solve_dead_ends.asm - fill the dead ends of a maze on any tiling, then follow the cells that are left
;
; A solver leaves links as it was, so it fills the dead ends of a copy.
;
; 1. Check the ends, clear the marks (links_ends). Copy links to links_distances.
; 2. Look at each cell. One with a single passage that is no end loses it, on both sides; then the cell behind it may have a single
;    one too: continue there. Otherwise look at the next cell.
; 3. From the start: take the next passage of the cell, mark the direction in links_ways, go there. A cell with passages left
;    goes onto the stack. At the finish: done.
; 4. A cell that has been left already, or without a passage to go on: continue with the last cell on the stack. None: no route.
; 5. Follow the marks (links_trace).
;
; Why it is right: a cell that stays in step 2 has two passages, or is an end; it becomes a dead end only when it loses one, and
; then it is looked at again. In a perfect maze only the route is left, and the stack stays empty. With loops the cells left are
; as connected as before. Step 3 is a depth-first search: each cell's mark is the passage by which the search left it last, so the
; marks lead from the start to the finish, and no cell comes twice.
;
; Longest time, for any links: 40,000 to check, copy and clear; in step 2 each of 1,024 cells 45 T, and one that is filled 276 T; in
; step 3 each of 7,812 ends of passages once, 270 T, and each cell 53 T besides; 1,023 steps of the route * 367, and 10,000.

        if ! defined LINKS_SOLVE_DEAD_ENDS
LINKS_SOLVE_DEAD_ENDS equ 1

        include "links/links_ends.asm"

        public links_solve_dead_ends

; links_solve_dead_ends - fill all dead ends but start and finish, follow what is left
; Family: links solver
; Source: Z17
; In:    D,E = start row, column; H,L = finish row, column; tiling, tiling_rows, tiling_columns, tiling_storeys; links
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 1 up and right, then clockwise
;        carry set: no route, or an end is outside the maze, or illegal tiling or size: BC = route_length = 0
; Promise: a route; no cell twice; not the shortest
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into links_steps, links_ways, links_list, links_walls or links_below
; Writes: links_steps, links_ways, links_list, links_distances (1,024 bytes), links_parity, links_height, links_flags,
;        links_edges, route, route_length; operands at rows, kept and start, and in links_sides, links_outside,
;        links_words, links_divide and links_go
; Size:  169 bytes; 326 with links_ends, links_cell, links_words, links_trace and links_go
; Time:  corner to corner in depth-first mazes: 104,486 T mean (square 15x15); 104,444 T mean (hexagon 15x15);
;        393,482 T mean (square 32x32)
;        2,918,000 T at most, whatever the links
; Stack: 18 bytes
links_solve_dead_ends:
        proc
        local COPY_AWAY, row, cell, next, dead, fill, stays, rows, search, look, last, back, found, kept, start
COPY_AWAY:      equ ((high links_distances) - (high links_ways)) & 255

        call links_ends
        jp c,links_refused
        ld a,(de)
        inc a
        ex de,hl
        jp nz,links_trace               ; the start is the finish
        ld (start + 1),hl
        ld a,(links_height)
        push af
        ld d,b                          ; 0
        call links_row
        ld b,h
        ld c,l
        ld hl,links
        ld de,links_distances
        push de
        ldir
        pop hl
        pop af
row:
        ld (rows + 1),a
        ld a,(tiling_columns)
        ld b,a
cell:
        ld a,(hl)
        ld c,a
        dec a
        and c
        jr z,dead
next:
        inc hl
        djnz cell
        dec hl
        ld a,l
        or LINKS_STRIDE - 1
        ld l,a
        inc hl
rows:
        ld a,0                          ; operand: rows that are left
        dec a
        jr nz,row
        jr search
dead:
        or c
        jr z,next                       ; it has no passage at all
        push hl
        push bc
fill:
        ld a,h
        sub COPY_AWAY
        ld d,a
        ld e,l
        ld a,(de)
        or a
        jr nz,stays                     ; start or finish
        ld (hl),a
        call links_go
        xor (hl)
        ld (hl),a
        ld c,a
        dec a
        and c
        jr nz,stays
        or c
        jr nz,fill
stays:
        pop bc
        pop hl
        jr next

search:
        ld (kept + 1),sp
        ld sp,links_list + LINKS_LIST_SIZE
        ld hl,0
        push hl
        ld hl,(start + 1)
        ld a,h
        add a,COPY_AWAY
        ld h,a
        ld a,(hl)
look:                                   ; A = the passages that are left
        or a
        jr z,back
        ld c,a
        dec a
        and c
        ld (hl),a
        jr z,last
        push hl
last:
        xor c
        ld c,a                          ; the lowest one
        ld a,h
        sub COPY_AWAY
        ld h,a
        ld (hl),c
        call links_go
        ld a,(hl)
        cp LINKS_FINISH
        jr z,found
        or a
        jr nz,back
        ld a,h
        add a,COPY_AWAY
        ld h,a
        ld a,b
        xor (hl)                        ; all but the way back
        jr look
back:
        pop hl
        ld a,h
        or a
        ld a,(hl)
        jr nz,look
        xor a                           ; not what the ROM has
        scf
found:                                  ; carry clear from above
kept:
        ld sp,0                         ; operand
start:
        ld hl,0                         ; operand
        jp links_trace
        endp
links_solve_dead_ends_end:

        endif
