; links_distance.asm - how far each cell is from one of them, on any tiling
;
; 1. All distances := LINKS_NOWHERE. The maze is explored depth first, as if it were a tree: each cell is one further away than the
;    one by which it is entered. A cell with several passages that lead on goes onto a list, and keeps those that are left in
;    links_ways. If no cell is entered twice, these are the distances.
; 2. Otherwise there is a loop. All distances := LINKS_NOWHERE again. A wave marks the way back in all cells that have one
;    (links_wave). The cells come out of its queue in the order of their distance: each is one further away than the cell its mark leads to.
; Longest time: 24,500 to begin, twice, and to end; 1,023 cells * 436 in step 1; 1,509,259 for the wave, 1,023 cells * 264 after it.
; The distances stay valid until links or links_distances change (links_step).
; `LINKS_DISTANCE_TREES equ 0` before this include leaves step 1 out, 159 bytes; then a tree takes nearly twice the time.

        if ! defined LINKS_DISTANCE
LINKS_DISTANCE equ 1

        include "include/queue_read.asm"
        include "links/links_wave.asm"

        public links_distance

        if ! defined LINKS_DISTANCE_TREES
LINKS_DISTANCE_TREES: equ 1             ; is a maze explored for a tree first?
        endif

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

; distance_begin - check the cell, and forget all distances
; In:    D, E = row, column
; Out:   HL = the cell, in links_ways; it returns with carry set if there is none
distance_begin macro
        ld h,d
        ld l,e
        call links_ends
        ret c
        push hl
        ld hl,links_distances + 2 * LINKS_SIZE
        ld de,LINKS_NOWHERE
        call links_words                ; B = 0: 2,048 bytes
        pop hl
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
;        operands at step, back, greatest, kept_sp and from, and in links_sides, links_outside, links_words, links_wave, links_divide and links_go
; Size:  229 bytes; 500 with links_ends, links_cell, links_words, links_wave_all, links_wave and links_go
; Time:  2,280,000 T at most, whatever the links
; Stack: 20 bytes
; Note:  not for mazes with crossings or arrows
links_distance:
        proc
        local begin, next, back, further, done
        local step, enter, take, single, leaf, greatest, less, whole, loops, kept_sp, from
        if LINKS_DISTANCE_TREES
        ld (from + 1),de
        call begin
        ret c
        links_use_step step
        ld (kept_sp + 1),sp
        ld sp,links_list + LINKS_LIST_SIZE
        ld de,0
        push de                         ; the end of the list
        ld (greatest + 1),de
        ld b,d                          ; there is no way back
enter:                                  ; HL = a cell, B = the way back, DE = its distance
        push hl
        links_at
        inc l
        ld a,(hl)
        inc a
        jr nz,loops                     ; it has been entered before
        ld (hl),d
        dec l
        ld (hl),e
        pop hl
        ld a,b
        res 3,h
        xor (hl)
        set 3,h
        jr z,leaf
take:                                   ; A = passages that lead on
        ld c,a
        dec a
        and c
        jr z,single
        ld (hl),a                       ; the others are for later
        push hl
        xor c
        ld c,a
single:
        inc de
step:
        links_neighbour
        ld a,c
        rlca
        rlca
        rlca
        rlca
        ld b,a
        jr enter
leaf:
greatest:
        ld hl,0                         ; operand
        sbc hl,de                       ; carry is clear
        jr nc,less
        ld (greatest + 1),de
less:
        pop hl
        ld a,h
        or a
        jr z,whole
        push hl
        links_at
        ld e,(hl)
        inc l
        ld d,(hl)
        pop hl
        ld a,(hl)
        jr take
whole:
        ld sp,(kept_sp + 1)
        ld bc,(greatest + 1)
        jr done
loops:
kept_sp:
        ld sp,0                         ; operand
from:
        ld de,0                         ; operand
        call begin
        else
        distance_begin
        endif
        push hl
        call links_wave_all
        if LINKS_DISTANCE_TREES
        links_use_step back
        endif
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
        if LINKS_DISTANCE_TREES
back:
        links_neighbour
        else
        call links_go
        endif
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

        if LINKS_DISTANCE_TREES
begin:
        distance_begin
        ret
        endif
        endp
links_distance_end:

        endif
