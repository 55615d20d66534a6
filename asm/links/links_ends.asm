; links_ends.asm - shared by the solvers of mazes on any tiling: check the ends, clear the marks, write the route
;
; 1. links_ends checks the ends, brings links into the form without edges (links_inside), and clears the marks.
; 2. A solver marks cells: the mark is the mask of the direction that leads on from there.
; 3. links_trace follows the marks from the start to the finish and writes the codes of their directions.
; A mark is in links_ways, at the cell's place. 0: none; LINKS_START: the start, not marked yet; LINKS_FINISH: the finish. No other
; mark has two or more bits.

        if ! defined LINKS_ENDS
LINKS_ENDS equ 1

        include "links/links_sides.asm"
        include "links/links_go.asm"
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
; Out:   carry clear: DE = start, HL = finish, in links_ways; no marks but theirs; B = 0; links in the form without edges;
;        carry set: illegal tiling or size, or an end is outside the maze: links and links_ways are unchanged
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL; SP while it clears the marks: an interrupt then pushes into links_steps or links_ways
; Writes: links, links_steps, links_ways, links_parity, links_height, links_flags, links_edges; operands in
;        links_sides, links_outside, links_words, links_divide and links_go
; Size:  36 bytes
; Stack: 18 bytes
links_ends:
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
        ld hl,links_ways + LINKS_SIZE
        call links_zero
        pop de
        pop hl
        ld a,LINKS_START
        ld (de),a
        ld (hl),LINKS_FINISH
        ret                             ; carry is clear
links_ends_end:

; links_trace - follow the marks; how a solver ends
; In:    carry clear: HL = start, in links_ways; carry set: there is no route
; Out:   links as it was; carry clear: BC = route_length = steps, route; carry set: BC = route_length = 0;
;        links_refused: the same for what links_ends refuses; links_traced: for codes that are written up to DE
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: links, route, route_length, links_steps; operands in links_sides and links_outside
; Size:  54 bytes
links_trace:
        proc
        local walk, code, store
        push af
        push hl
        call links_outside
        pop hl
        pop af
        jr c,links_refused
        ld de,route
walk:
        ld a,(hl)
        cp LINKS_FINISH
        jr z,links_traced
        ld c,a
        ld b,-1
code:
        inc b
        rrca
        jr nc,code
        ld a,(links_flags)              ; bit 0, ROUND_COLUMNS: odd bits stand for the codes one below
        cpl
        or $FE
        and b
        ld (de),a
        inc de
        call links_go
        jr walk
links_traced:                           ; DE = past the last code, carry clear
        ld hl,-route
        add hl,de
        or a
        jr store
links_refused:                          ; carry set
        ld hl,0
store:
        ld (route_length),hl
        ld b,h
        ld c,l
        ret
        endp
links_trace_end:
        if ROUND_COLUMNS - 1
        .error links_trace finds ROUND_COLUMNS in bit 0
        endif

        endif
