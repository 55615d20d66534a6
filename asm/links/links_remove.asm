; links_remove.asm - loops in a maze on any tiling: a number of random walls between two cells disappear
;
; 1. Find the ways of all cells (links_ways_of); an open diagonal stays the possible one of its block.
; 2. Count the closed ways, each wall once: a way and its way back are in different nibbles, and those in the low one count.
; 3. Go through them again. Open each with the chance wanted / left: so all sets of walls are equally likely.

        if ! defined LINKS_REMOVE
LINKS_REMOVE equ 1

        include "links/links_begin.asm"
        include "links/links_go.asm"
        include "links/links_chance.asm"

        public links_remove

; links_remove - open a number of random walls of the maze in links
; Family: links change
; Parameter: walls_removed, 0 to 255, default 20, "Walls": how many walls between two cells disappear
; Source: G13
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask, links, walls_removed (more than
;        there are: all)
; Out:   links, rng_seed; carry clear
; Refuses: illegal tiling or size
; Promise: connected; walls_removed more passages; all sets of walls equally likely; connected if the maze was
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP at first: an interrupt then pushes into links_steps or links_ways
; Writes: what links_ways_of and links_outside write, links; operands at wall, and in links_each, links_ways_of,
;        links_sides, links_trim, links_outside, links_words, links_divide and links_go
; Size:  77 bytes   Time: 311,018 T mean, 328,322 T at most (square 15x15, 1,024 mazes of Kruskal)
; Stack: 22 bytes
; Note:  crossings stay as they are: they have no closed way; not for mazes with arrows
links_remove:
        proc
        local each_wall, closed, wall, count, open
        call links_ways_of
        ret c
        call links_inside
        ld hl,0
        ld (links_left),hl
        ld a,(walls_removed)
        ld l,a
        ld (links_wanted),hl
        ld hl,count
        call each_wall
        ld hl,open
        call each_wall
        jp links_outside

each_wall:
        ld (wall + 1),hl
        ld de,closed
        jp links_each
closed:
        and $0F
        ret z
        ld b,a
        neg
        and b
        ld c,a                          ; the lowest one
        xor b
        push af
        push hl
wall:
        call 0                          ; operand
        pop hl
        pop af
        jr closed

count:
        ld hl,(links_left)
        inc hl
        ld (links_left),hl
        ret
open:
        call links_chance
        ret nc
        jp links_open
        endp
links_remove_end:

        endif
