; links_generate_kruskal.asm - Kruskal on any tiling: all walls in random order, each opened if it still separates two regions
;
; 1. Prepare the board (links_begin). Each cell is a region of its own.
; 2. List the walls: of each cell those in directions 4 to 7, so that none is listed twice.
; 3. Take a random wall from the list: each that is left is equally likely.
; 4. If its two cells are in different regions, open it: the regions become one.
; 5. Repeat from step 3 until cells - 1 walls are open, or none is left, where a mask has cut the board into parts.
;
; - A wall is a word: in the low byte that of the cell's address; in the high byte the mask of the direction, and in its two low
;   bits those of the address's high byte. The last word takes over the place of one that is taken.
; - Regions are disjoint sets: links_distances has for each cell the address there of a cell of its region with a greater
;   address, or for one cell of the region its own. Addresses are compared low byte first; any order will do.
;   To compare two cells, the one with the lesser parent is hung under the other's parent, and the search
;   continues at its old parent (Rem's algorithm): until both parents are the same, or the cell that was hung was its
;   own parent; then two regions have become one.
; - IX = the number of cells that have neighbours, less one, less the opened walls.

        if ! defined LINKS_GENERATE_KRUSKAL
LINKS_GENERATE_KRUSKAL equ 1

        include "links/links_go.asm"
        include "links/list/links_list.asm"

        public links_generate_kruskal

; links_generate_kruskal - make a perfect maze on any tiling by opening walls in random order
; Family: links generator
; Source: M6, G4
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a mask that leaves no two neighbours
; Promise: perfect; short routes, many dead ends, the same texture everywhere
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP nearly always: an interrupt then pushes into links_list, links_walls, links_guard, links, links_steps
;        or links_ways
; Writes: what links_begin writes, links_walls, links_few, links_mix, links_next, links_kept; operands in
;        links_ways_of, links_sides, links_trim, links_outside, links_words, links_wave, links_divide, links_go and
;        links_cut
; Size:  170 bytes   Time: 416,513 T mean, 491,460 T at most (square 15x15)
; Bound: under 5,200,000 T whatever tiling, size and mask
; Stack: 22 bytes
links_generate_kruskal:
        proc
        local row, cell, next, way, find, differ, hang, same

        call links_list_begin
        ld ix,-1
        ld a,(links_height)
        ld d,high links_ways
        call links_row                  ; HL = below the last row
        dec hl
row:
        ld a,(tiling_columns)
        ld b,a
        add a,l
        sub LINKS_STRIDE
        ld l,a                          ; the last cell of the row
cell:
        push hl
        add hl,hl
        ld de,links_distances - 2 * links_ways
        add hl,de
        ld (hl),l                       ; its own parent
        inc l
        ld (hl),h
        pop hl
        ld a,(hl)
        or a
        jr z,next
        inc ix
        and $F0
        jr z,next
way:
        ld c,a
        dec a
        and c
        ld e,a                          ; all but one of the directions
        xor c
        ld d,a
        ld a,h
        and high (LINKS_SIZE - 1)
        or d
        ld d,a
        ld a,e
        ld e,l
        push de
        or a
        jr nz,way
next:
        dec hl
        djnz cell
        ld a,h
        cp high links_ways
        jr nc,row

links_kruskal_take:                     ; links_generate_weave_kruskal jumps here, with a list of its own
        call links_draw
        jp c,links_list_done
        ld e,(hl)
        inc l
        ld a,(hl)
        pop bc                          ; the last word
        ld (hl),b
        dec l
        ld (hl),c
        ld c,a
        and high (LINKS_SIZE - 1)
        add a,high links
        ld h,a
        ld l,e
        ld a,c
        and $F0
        ld c,a
        push hl
        ld d,h
        call links_go                   ; B = the way back
        push hl
        push bc
        add hl,hl
        ld bc,links_distances - 2 * links
        add hl,bc
        ex de,hl
        add hl,hl
        add hl,bc
find:                                   ; HL, DE: two cells
        ld c,(hl)
        ld a,(de)
        cp c
        jr nz,differ
        inc l
        inc e
        ld a,(de)
        cp (hl)
        jr z,same
        dec l
        dec e
        ld a,c
differ:
        jr nc,hang
        ld c,a
        ld a,(hl)
        ex de,hl
hang:                                   ; HL = the one with the lesser parent, whose low byte is C; A = that of the other
        ld (hl),a
        inc l
        ld b,(hl)
        inc e
        ld a,(de)
        ld (hl),a
        dec e
        dec l
        ld a,c
        cp l
        ld l,c
        ld a,h
        ld h,b
        jr nz,find
        cp b
        jr nz,find

        pop bc                          ; both directions
        pop hl
        ld a,(hl)
        or b
        ld (hl),a
        pop hl
        ld a,(hl)
        or c
        ld (hl),a
        dec ix
        ld a,ixl                        ; undocumented, but works on every Z80
        or ixh
        jr nz,links_kruskal_take
        jp links_list_done
same:
        pop hl
        pop hl
        pop hl
        jr links_kruskal_take
        endp
links_generate_kruskal_end:

        endif
