; links_solve_weave.asm - the fewest steps through a maze of squares with crossings
;
; 1. Check the ends, clear the marks (links_ends).
; 2. A wave from the finish marks the way to it, until it meets the start. A crossing is two nodes, each visited once: the one
;    up and down, and the one left and right. Whoever enters a crossing by a direction leaves by it.
; 3. Follow the marks from the start; at a crossing keep the direction.
;
; A mark is the mask of the direction that leads on, in links_ways. A crossing may have two, one for each node. An end at a crossing is
; both nodes: on the bridge or below it.
;
; Invariants:
; - The queue is linear: SP is its end, PUSH puts a node in; DE is its head. A node is the cell's address in links_ways; of a
;   crossing that is the one up and down, and bit 10 is inverted for the one left and right. There are at most 2,048 nodes.
; - IXL = passages that are still to be looked at.
; - Only a node behind which nothing joined the queue can be the last one, so the others do not test for its end.
;
; Longest time: a cell takes 102 T, a node of a crossing 137 T; a look by which a node joins the queue 268 T, another one 263 T. 1,024
; cells without crossings have 3,968 passages, each looked at from both sides but for the one by which a cell was entered:
; 1,024 * 102 + 1,023 * 268 + (3,968 - 2,046) * 263 = 884,098. A crossing instead of a cell adds 172 T and a node that joins, and takes two
; other looks away. 10,000 before and after the wave, 1,024 steps * 350.

        if ! defined LINKS_SOLVE_WEAVE
LINKS_SOLVE_WEAVE equ 1

        include "include/queue_read.asm"
        include "include/wave_limit.asm"
        include "links/links_ends.asm"

        public links_solve_weave

WEAVE_FINISH:   equ $55                 ; both nodes, and never the mark of another cell
WEAVE_NODE:     equ $04                 ; of the high byte of an address
WEAVE_QUEUE:    equ links_distances + 2 * LINKS_SIZE

; weave_turn - from the address of a cell to that of its other node, or back, a macro
; In:    HL = the address
; Out:   A = H
; Keeps: all but AF, H
; Size:  4 bytes
weave_turn macro
        ld a,h
        xor WEAVE_NODE
        ld h,a
        endm

; links_solve_weave - a route of the fewest steps through any maze of squares, with or without crossings
; Family: links solver
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; Source: W1, W4, T1
; In:    D,E = start row, column; H,L = finish row, column; tiling = 0, tiling_rows, tiling_columns; links
; Out:   carry clear: BC = route_length = steps; route = a code a step, of each cell walked, over and under bridges too
;        carry set: no route, or one of more than 1,024 steps, or an end is outside the maze, or illegal size or another tiling:
;        BC = route_length = 0
; Promise: fewest steps; of 1,024 steps at most
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into links_steps, links_ways, links_list, links_gap or links_distances
; Writes: links_list (1,856 bytes from 192), links_gap, links_distances, links_steps, links_ways, links_parity,
;        links_height, links_flags, links_edges, route, route_length; operands at cell and kept_sp, and in
;        links_sides, links_outside, links_words, links_divide and links_go
; Size:  262 bytes, 247 without a limit; 394 with links_ends, links_cell, links_words and links_trace
; Time:  corner to corner in mazes of weave_dfs: 87,762 T mean (square 15x15); 323,819 T mean (square 32x32)
;        1,253,000 T at most, whatever the links
; Stack: 12 bytes
; Note:  the limit is tested when the route is known, and saves no time
links_solve_weave:
        proc
        local next, is_flat, first, flat, upright, across, step, ways, fresh, plain, cell, marked, seen, leaf, found, stop, kept_sp
        local walk, code, straight, arrived, within
        ld a,(tiling)
        cp 1
        ccf
        jp c,links_refused
        call links_ends
        jp c,links_refused
        ld a,(de)
        ld de,route
        inc a
        jp nz,links_traced              ; the start is the finish
        ld (hl),WEAVE_FINISH
        push ix
        ld (kept_sp + 1),sp
        ld sp,WEAVE_QUEUE
        ld de,WEAVE_QUEUE
        res 3,h
        ld a,(hl)
        and $55
        jr first

next:
        queue_read
        bit 2,h
is_flat:
        db $20 + 2 * ((high links_ways) & WEAVE_NODE), flat - is_flat - 2       ; jr nz,flat or, if the bit is set in links_ways, jr z
        ld c,(hl)                       ; the mark
        res 3,h
        ld a,(hl)
        ld b,a
        and WEAVE_BITS
        jr nz,upright
        ld a,b
        xor c
first:
        jr z,leaf
ways:                                   ; A = passages to look at
        ld (cell + 1),hl
        ld b,a
        dec a
        and b
        ld ixl,a                        ; undocumented, but works on every Z80
        xor b
        ld c,a                          ; the lowest one
step:
        ld b,high links_steps
        ld a,(bc)
        add a,l
        ld l,a
        inc b
        ld a,(bc)
        adc a,h
        ld h,a
        set 3,h
        ld a,c
        rlca
        rlca
        rlca
        rlca
        ld b,a                          ; the way back
        ld a,(hl)
        or a
        jr nz,marked
fresh:
        or b
        ld (hl),a
        ld a,b
        and $44
        jr z,plain
        res 3,h
        ld a,(hl)
        set 3,h
        and WEAVE_BITS
        jr z,plain
        weave_turn
plain:
        push hl
        ld a,ixl
        or a
        jr z,next
cell:
        ld hl,0                         ; operand
        jr ways

flat:
        weave_turn
        ld a,(hl)
        and $44
        jr across
upright:
        ld a,c
        and $11
across:                                 ; A = the way back: straight on
        rlca
        rlca
        rlca
        rlca
        ld c,a
        xor a
        ld ixl,a
        jr step

marked:
        inc a
        jr z,found
        res 3,h
        ld a,(hl)
        set 3,h
        and WEAVE_BITS
        jr z,seen
        ld a,b
        or c
        and (hl)
        ld a,(hl)
        jr z,fresh                      ; the other node
seen:
        ld a,ixl
        or a
        jr nz,cell
leaf:                                   ; is the queue empty?
        ld hl,0
        add hl,sp
        sbc hl,de
        jp nz,next
        scf
        jr stop
found:
        ld (hl),b
stop:
kept_sp:
        ld sp,0                         ; operand
        pop ix
        jp c,links_refused

        ld de,route
        ld a,(hl)
walk:
        ld c,a
        ld b,-1
code:
        inc b
        rrca
        jr nc,code
straight:
        ld a,d
        cp high (route + ROUTE_SIZE)
        scf
        jp z,links_refused
        ld a,b
        ld (de),a
        inc de
        push bc
        ld b,high links_steps
        ld a,(bc)
        add a,l
        ld l,a
        inc b
        ld a,(bc)
        adc a,h
        ld h,a
        pop bc
        ld a,(hl)
        cp WEAVE_FINISH
        jr z,arrived
        res 3,h
        ld a,(hl)
        set 3,h
        and WEAVE_BITS
        jr nz,straight
        ld a,(hl)
        jr walk
arrived:
        if WAVE_LIMIT
        ld hl,(wave_limit)              ; 0: as 65,536
        ld bc,route + 1
        dec hl
        add hl,bc                       ; where the longest route would end
        jr c,within
        sbc hl,de
        jp c,links_refused
within:
        endif
        jp links_traced
        endp
links_solve_weave_end:

        endif
