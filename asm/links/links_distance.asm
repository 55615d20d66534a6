; links_distance.asm - how far each cell is from one of them, on any tiling
;
; 1. All distances := LINKS_NOWHERE. A wave marks the way back in all cells that have one (links_ends, links_wave).
; 2. The cells come out of its queue in the order of their distance: each is one further away than the cell its mark leads to.
; Longest time: 1,509,259 for the wave, 24,500 before and after it, 1,023 cells * 308 in step 2.
; The distances stay valid until links or links_distances change (links_step).

        if ! defined LINKS_DISTANCE
LINKS_DISTANCE equ 1

        include "include/queue_read.asm"
        include "links/links_wave.asm"

        public links_distance

LINKS_NOWHERE:  equ $FFFF

; links_at - the address of a distance
; In:    HL = a cell in links_ways
; Out:   HL = its word in links_distances
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Size:  5 bytes   Time: 26 T
links_at macro
        add hl,hl
        ld a,h
        add a,((high links_distances) - 2 * (high links_ways)) & 255
        ld h,a
        endm

; links_distance - measure how many steps each cell is from one of them
; Family: links measure
; Source: W1, W4
; In:    D,E = row, column; tiling, tiling_rows, tiling_columns, tiling_storeys; links
; Out:   carry clear: BC = the greatest distance; links_distances = 32 x 32 words, $FFFF where there is no way
;        carry set: outside the maze, or illegal tiling or size: links_distances unchanged
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL; SP: an interrupt pushes into links_steps, links_ways, links_list, links_walls, links_below, links_gap
;        or links_distances
; Writes: links_steps, links_ways, links_list, links_distances, links_parity, links_height, links_flags, links_edges;
;        operands in links_sides, links_outside, links_words, links_wave, links_divide and links_go
; Size:  70 bytes; 341 with links_ends, links_cell, links_words, links_wave_all, links_wave and links_go
; Time:  1,849,000 T at most, whatever the links
; Stack: 18 bytes
; Note:  not for mazes with crossings or arrows
links_distance:
        proc
        local next, further, done
        ld h,d
        ld l,e
        call links_ends
        ret c
        push hl
        ld hl,links_distances + 2 * LINKS_SIZE
        ld de,LINKS_NOWHERE
        call links_words                ; B = 0: 2,048 bytes
        pop hl
        push hl
        call links_wave_all
        ld de,links_list + LINKS_LIST_SIZE
        ld bc,-1
        jr further
next:
        queue_read
        ld a,h
        or a
        jr z,done
        push hl
        ld c,(hl)
        call links_go
        links_at
        ld c,(hl)
        inc l
        ld b,(hl)
further:
        inc bc
        pop hl
        links_at
        ld (hl),c
        inc l
        ld (hl),b
        jr next
done:
        push bc
        call links_outside
        pop bc
        ret                             ; carry is clear
        endp
links_distance_end:

        endif
