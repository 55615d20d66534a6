; generate_prim_edges.asm - Prim on edges: a random wall between inside and outside is opened
;
; 1. Fill the field: cells open, walls closed. A random cell is the first one inside.
; 2. For each neighbour of the new inside cell that is outside, list that neighbour: once for each wall to the inside.
; 3. Take a random cell from the list; take another one if it has come inside already.
; 4. Open the wall between it and one of its neighbours inside, each equally likely: it is inside now. Repeat from
;    step 2 until the list is empty.
;
; A cell with k neighbours inside is in the list k times, and each of its k walls is chosen with the chance 1/k: so each wall
; between inside and outside is equally likely. The cells rejected in step 3 do not change the chances of the others.
; The list, and what a cell's byte means, are in lib/prim_board.asm.
; Self-modified: limit, few, half, kept_sp.

        if ! defined GENERATE_PRIM_EDGES
GENERATE_PRIM_EDGES equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"
        include "lib/prim_board.asm"

        public generate_prim_edges

; prim_list_wall - the cell at HL has a neighbour inside, in direction `way`; list it for the wall between the two
prim_list_wall macro way
        local skip
        ld a,(hl)
        add a,a
        jr c,skip
        set way,(hl)
        ld a,l
        ld (de),a
        inc e
skip:
        endm

; generate_prim_edges - make a perfect maze that grows through random walls of its border
; Family: generator
; Menu:  90, "Prim, /edges", "Like Prim, but every wall of the", "border has the same chance"
; Source: G5
; In:    rng_seed, field_width, field_height
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: perfect; from a random cell; short routes, many dead ends
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills: an interrupt then pushes into field, guard or work
; Writes: field, rng_seed, work (1,024 bytes); operands at limit, few, half and kept_sp, and in field_fill (set before use)
; Size:  391 bytes   Time: 172,410 T mean, 185,812 T at most (31x31); 129,438 T mean, 142,026 T at most (31x23)
; Stack: 6 bytes
; Repeats: 49 of the 65,536 mazes come up twice (31x31)
generate_prim_edges:
        proc
        local limit, few, half, draw, grow, refused, kept_sp, table, next, pick, again, inside, done

        call field_cells                ; B = cells down, C = cells across
        ret c
        xor a                           ; FIELD_PATH
        call field_fill
        exx
        push bc
        exx
        prim_begin kept_sp, table
        xor a
        ld (limit + 1),a
        ld (few + 1),a
        ld (hl),PRIM_EDGE
        jp inside

        prim_again pick, again
        prim_refused limit, few, half, draw, grow, refused, done
next:
        prim_take limit, few, draw, grow, refused
        jp m,next                       ; it came inside through another wall
        prim_join pick, again
        ld h,high prim_cells
inside:
        ld a,c
        sub 16
        ld l,a
        prim_list_wall PRIM_DOWN
        ld l,c
        dec l
        prim_list_wall PRIM_RIGHT
        inc l
        inc l
        prim_list_wall PRIM_LEFT
        ld a,c
        add a,16
        ld l,a
        prim_list_wall PRIM_UP
        jp next

table:
        prim_table

done:
        exx
        ld (rng_seed),bc
        pop bc
        exx
        or a
        ret
        endp
generate_prim_edges_end:

        endif
