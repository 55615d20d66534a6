; links_solve_arrows.asm - the fewest steps through a maze on any tiling with passages of one direction
;
; 1. Check the ends, clear the marks (links_ends).
; 2. A wave from the start follows the passages in their directions; it marks the way back, until it meets the finish (links_wave).
; 3. Follow the marks from the finish to the start. The codes of the ways there are written from the end of route down, and then
;    moved to its beginning.
;
; links_wave also looks at the way by which it entered a cell, whether there is a passage back or not: it leads to a marked cell.
; Longest time: 1,509,259 for the wave (links_wave), 9,900 before and after it, 1,023 steps * 395.

        if ! defined LINKS_SOLVE_ARROWS
LINKS_SOLVE_ARROWS equ 1

        include "links/links_wave.asm"

        public links_solve_arrows

; links_solve_arrows - a route of the fewest steps through any maze on any tiling, with or without arrows
; Family: links solver
; Parameter: wave_limit, 0 to 65535, default 0, "Limit": the most steps of a route, 0 any number
; Source: W1, W4
; In:    D,E = start row, column; H,L = finish row, column; tiling, tiling_rows, tiling_columns, tiling_storeys; links
; Out:   carry clear: BC = route_length = steps; route = a code a step: 0 up, 1 up and right, then clockwise
;        carry set: no route, or an end is outside the maze, or illegal tiling or size: BC = route_length = 0
; Promise: fewest steps; of any length, against no arrow
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into links_steps, links_ways, links_list, links_walls or links_below
; Writes: links_list, links_steps, links_ways, links_parity, links_height, links_flags, links_edges, route,
;        route_length; operands in links_sides, links_outside, links_words, links_wave, links_divide and links_go
; Size:  80 bytes; 399 with links_ends, links_cell, links_words, links_wave, links_trace and links_go
; Time:  corner to corner in depth-first mazes: 71,305 T mean (square 15x15); 70,279 T mean (hexagon 15x15);
;        271,913 T mean (square 32x32)
;        1,924,000 T at most, whatever the links
; Stack: 18 bytes
links_solve_arrows:
        proc
        local walk, code, done
        ex de,hl
        call links_ends                 ; the wave begins at the start, and looks for the finish
        jp c,links_refused
        ld a,(de)
        inc a                           ; not 0: the start is the finish
        if WAVE_LIMIT
        ld bc,(wave_limit)
        endif
        call z,links_wave
        push af
        push hl
        call links_outside
        pop hl                          ; the finish
        pop af
        jp c,links_refused
        ld de,route + ROUTE_SIZE
walk:
        ld a,(hl)
        cp LINKS_FINISH
        jr z,done
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
        xor 4                           ; the way there
        dec de
        ld (de),a
        call links_go
        jr walk
done:
        ld hl,route + ROUTE_SIZE
        or a
        sbc hl,de
        ld (route_length),hl
        ld b,h
        ld c,l
        ret z
        ex de,hl
        ld de,route
        ldir
        ld bc,(route_length)
        ret                             ; carry is clear
        endp
links_solve_arrows_end:

        endif
