; links_ends.asm - what the solvers of mazes on any tiling share: the two ends before, the marks, the route after
;
; 1. links_ends checks the ends, brings links into the form without edges (links_inside), and clears the marks.
; 2. A solver marks cells: the mark is the mask of the direction that leads on from there.
; 3. links_trace follows the marks from the start to the finish and writes the codes of their directions.
; A mark stands in links_ways, in the cell's place. 0: none; LINKS_START: the start, not marked yet; LINKS_FINISH: the finish. Two or
; more bits are in no other mark.
; The codes by mask: at the complement of the mask in the first page of links_steps, where no offset is.

        if ! defined LINKS_ENDS
LINKS_ENDS equ 1

        include "links/links_rule.asm"
        include "links/links_sides.asm"
        include "links/links_words.asm"

        public links_cell, links_ends, links_trace

LINKS_START:    equ $FF
LINKS_FINISH:   equ $03

; links_cell - find a cell, and check that it is one of the maze
; In:    D,E = row, column; after links_rule
; Out:   carry clear: HL = its address in links_ways; carry set: outside
; Keeps: BC, E, IX, IY
; Uses:  AF, D, HL
; Writes: nothing
; Size:  22 bytes
links_cell:
        ld a,(tiling_columns)
        dec a
        cp e
        ret c
        ld a,(links_height)
        dec a
        cp d
        ret c
        ld a,d
        ld d,high links_ways
        call links_row
        ld a,l
        or e
        ld l,a
        ret
links_cell_end:

; links_ends - check tiling, sizes and ends, and prepare the marks
; Family: part
; Source: W1
; In:    D,E = start row, column; H,L = finish row, column; tiling, tiling_rows, tiling_columns, tiling_storeys; links
; Out:   carry clear: DE = start, HL = finish, in links_ways; no marks but theirs; links in the form without edges;
;        carry set: illegal tiling or size, or an end is outside the maze: links and links_ways are unchanged
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL; SP while it clears the marks: an interrupt then pushes into links_steps or links_ways
; Writes: links, links_steps, links_ways, links_parity, links_height, links_flags, links_edges; operands in links_sides,
;        links_outside and links_words
; Size:  69 bytes
; Stack: 18 bytes
links_ends:
        proc
        local code
        push hl
        push de
        call links_rule
        pop de
        call nc,links_cell
        pop de
        ret c
        push hl
        call links_cell
        pop de
        ret c
        push hl
        push de
        call links_inside
        ld a,(links_flags)              ; bit 0, ROUND_COLUMNS: the odd bits stand for the codes one below
        cpl
        or $FE
        ld c,a
        ld hl,links_steps + $FE
        ld b,0
code:
        ld a,b
        and c
        ld (hl),a
        rlc l
        inc b
        bit 3,b
        jr z,code
        ld a,(links_height)
        add a,a
        ld b,a
        rrca
        ld d,high links_ways
        call links_row
        ld de,0
        call links_words
        pop de
        pop hl
        ld a,LINKS_START
        ld (de),a
        ld (hl),LINKS_FINISH
        ret                             ; carry is clear
        endp
links_ends_end:

; links_trace - follow the marks; how a solver ends
; In:    HL = start, in links_ways
; Out:   carry clear: BC = route_length = steps, route; links as it was
;        links_none: there is no route; links_refused: links_ends came back with carry: carry set, BC = route_length = 0
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links, route, route_length; operands in links_sides and links_outside
; Size:  65 bytes
links_trace:
        proc
        local walk, done, over, store
        ld de,route
walk:
        ld a,(hl)
        cp LINKS_FINISH
        jr z,done
        cpl
        ld c,a
        ld b,high links_steps
        ld a,(bc)
        ld (de),a
        inc de
        ld c,(hl)
        links_neighbour
        jr walk
done:
        ld hl,-route
        add hl,de
        ccf
        jr over
links_none:
        ld hl,0
        scf
over:
        push af
        push hl
        call links_outside
        pop hl
        pop af
        jr store
links_refused:
        ld hl,0
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret
        endp
links_trace_end:
        if ROUND_COLUMNS - 1
        .error links_ends finds ROUND_COLUMNS in bit 0
        endif

        endif
