; fill_around.asm - your own way: a perfect maze round a route that was drawn; that route is its only solution
;
; The route is read from D,E and `route`, as solvers leave it: so a page can draw and take back steps by its end, the
; solution is still there for showing, and a route that a solver found in one maze can get another maze around it.
; 1. Walk the route. Refuse it if it leaves the cells of the maze, or visits a cell twice.
; 2. Give each cell a bit for each unvisited neighbour. Walk the route again: open its passages, visit its cells, list them.
; 3. Grow the maze from this list as generate_growing_tree does, with growing_newest: from the newest cell, which is now
;    the end of the route, or from a random one of the list.
;
; Why it is the only way: a wall is opened only to an unvisited cell, so the passages are a tree, and in a tree one way leads from
; end to end. Places of the route that touch each other stay walled: both were visited before the tree grew.
; The cells that step 1 has visited are bytes on the stack, 16 * row + column of cells, so nothing is written if it refuses.
; Invariants of step 1: D, E = row, column of the cell, counted in cells; B, C = cells down and across; HL' = the next code,
; B' = steps left. Of step 2: IX = the cell, HL = the next code, B = steps left.

        if ! defined GENERATE_FILL_AROUND
GENERATE_FILL_AROUND equ 1

        include "generate/generate_growing_tree.asm"
        include "lib/field_address.asm"

        public fill_around

; fill_around - fill the field around a drawn route with a perfect maze
; Family: fill
; Source: common knowledge
; In:    rng_seed, field_width, field_height, growing_newest; D, E = row, column of the route's start, a cell: both odd;
;        route, route_length: 0 up, 2 right, 4 down, 6 left, each step twice, since the next cell is two places away
; Out:   carry clear: field, rng_seed; route is the only way between its ends
;        carry set: illegal size, or a route that leaves the cells of the maze or visits one twice; nothing written
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills and digs: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,026 bytes), guard (bits in its last 31 bytes); operands in field_ways and
;        generate_growing_tree (set before use)
; Size:  252 bytes   Time: under 180,000 T (31x31)
; Stack: 250 bytes
fill_around:
        proc
        local VISITED, none, cell, bad, good, walk, move, grow

VISITED:        equ 240                 ; bytes: 15 rows of 16

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        exx
        push bc
        push de
        push hl
        exx
        call field_address
        push hl
        ld hl,0
        ld a,VISITED / 2
none:
        push hl
        dec a
        jr nz,none
        srl d
        jr nc,bad
        srl e
        jr nc,bad
        ld hl,(route_length)
        srl h
        rr l
        jr c,bad
        dec h
        jp p,bad                        ; more steps than cells
        ld a,l
        exx
        ld b,a
        ld hl,route
        exx
cell:
        ld a,d
        cp b
        jr nc,bad
        rlca
        rlca
        rlca
        rlca
        add a,e
        ld l,a
        ld a,e
        cp c
        jr nc,bad
        ld h,0
        add hl,sp
        ld a,(hl)
        or a
        jr nz,bad
        inc (hl)
        exx
        inc b
        dec b
        jr z,good
        dec b
        ld a,(hl)
        inc hl
        cp (hl)
        inc hl
        exx
        jr nz,bad
        dec d
        or a
        jr z,cell
        inc d
        inc e
        cp 2
        jr z,cell
        dec e
        inc d
        cp 4
        jr z,cell
        dec d
        dec e
        cp 6
        jr z,cell
bad:
        ld hl,VISITED + 2
        add hl,sp
        ld sp,hl
        exx
        pop hl
        pop de
        pop bc
        exx
        pop ix
        scf
        ret

good:
        exx
        ld hl,VISITED
        add hl,sp
        ld sp,hl
        call ways_fill
        pop ix
        ld a,(growing_newest)
        ld (growing_coin + 1),a
        ways_slots work, growing_targets
        ld (growing_kept_sp + 1),sp
        ld sp,GROWING_LIST_END + 2
        push hl                         ; the sentinel
        ld bc,(route_length)
        srl b
        rr c                            ; B = 0; C = steps, and then entries of the list
        ld b,c
        ld hl,route
walk:
        ways_visit
        inc b
        dec b
        jr z,grow
        dec b
        push ix
        ld a,(hl)
        inc hl
        inc hl
        ld de,-FIELD_STRIDE
        or a
        jr z,move
        ld de,1
        cp 2
        jr z,move
        ld de,FIELD_STRIDE
        cp 4
        jr z,move
        ld de,-1
move:
        add ix,de
        ld (ix + 0),FIELD_PATH
        add ix,de
        jp walk
grow:
        ld d,b
        ld e,c
        ld h,high work
        ld bc,(rng_seed)
        jp growing_next
        endp
fill_around_end:

        endif
