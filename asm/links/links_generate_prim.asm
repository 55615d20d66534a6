; links_generate_prim.asm - modified Prim on any tiling: a random border cell is joined to a random neighbour inside
;
; A cell is inside the maze, on its border (beside a cell that is inside), or outside.
; 1. Prepare the board (links_begin). The first root is inside.
; 2. Look at each neighbour of the new inside cell that is not inside: note there that it can be joined from here. If it was
;    outside until now, list it: it is on the border.
; 3. Take a random cell from the list: it is inside now. Choose one of the ways that were noted there, open it, continue at step 2.
; 4. When the list is empty, this part is finished: continue at step 2 with the next root.
;
; - The byte in links of an inside cell has its passages, that of a border cell the ways that were noted, that of an outside
;   cell 0. links_ways has the ways to cells that are not inside; those of the new inside cell are taken out one by one, on both
;   sides, so that each wall is looked at once.
; - The list has addresses in links_ways.

        if ! defined LINKS_GENERATE_PRIM
LINKS_GENERATE_PRIM equ 1

        include "links/links_go.asm"
        include "links/list/links_list.asm"
        include "links/links_pick.asm"

        public links_generate_prim

; links_generate_prim - make a perfect maze on any tiling that grows at random cells of its border
; Family: links generator
; Source: M5, G6
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; short routes, many dead ends
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP nearly always: an interrupt then pushes into links_list, links_guard, links, links_steps
;        or links_ways
; Writes: what links_begin writes, links_few, links_mix, links_next, links_kept; operands in links_ways_of, links_sides,
;        links_trim, links_outside, links_words and links_wave
; Size:  67 bytes   Time: 306,575 T mean, 324,781 T at most (square 15x15)
; Bound: under 3,600,000 T whatever tiling, size and mask
; Stack: 22 bytes
links_generate_prim:
        proc
        local root, inside, way
        call links_list_begin
root:
        call links_list_root
        ex de,hl                        ; DE = the new inside cell
        jr inside
way:
        ld c,a
        dec a
        and c
        ld (de),a
        xor c
        ld c,a                          ; one of its ways
        ld h,d
        ld l,e
        call links_go
        xor (hl)
        ld (hl),a
        res 3,h
        ld a,(hl)
        ld c,a
        or b
        ld (hl),a
        inc c
        dec c
        jr nz,inside
        set 3,h
        push hl
inside:
        ld a,(de)
        or a
        jr nz,way

        call links_draw
        jr c,root
        ld e,(hl)
        inc l
        ld d,(hl)
        pop bc                          ; the last word takes over the place
        ld (hl),b
        dec l
        ld (hl),c
        ld h,d
        ld l,e
        res 3,h
        ld a,(hl)
        call links_pick
        ld (hl),a
        call links_go
        or (hl)
        ld (hl),a
        jr inside
        endp
links_generate_prim_end:

        endif
