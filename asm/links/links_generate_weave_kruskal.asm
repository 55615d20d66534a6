; links_generate_weave_kruskal.asm - Kruskal with crossings: first these at random places, then walls in random order
;
; 1. Prepare the board (links_begin). Each cell is a region of its own. By a chance each, list the cells that have all eight
;    cells around them on the board.
; 2. Take a random cell from the list until it is empty. It becomes a crossing if it has no passage yet, if the cells above and
;    below it are in different regions, and, when these two have become one, those left and right of it are too. A coin decides
;    which passage leads under.
; 3. List the walls that are closed, and open them as links_generate_kruskal does. All four sides of a crossing are open.
;
; Why it is a tree: a crossing joins two pairs of regions and has no wall left, so no loop closes. Nor does it cut anything off: no
; two crossings are side by side, as a crossing opens its four neighbours. So whoever goes up from any cell, crossings on the way or
; not, comes to a cell below the edge or below a hole. Those around the edge and around a hole have one of the eight cells missing, so
; there are no crossings among them, and they are all connected.
;
; - The regions are those of links_generate_kruskal: links_distances has for each cell the address there of a cell of its region
;   with a greater address (low byte first), or its own.
; - IX = the number of cells that have neighbours, less one, less the regions joined, less the crossings, which are in no region.

        if ! defined LINKS_GENERATE_WEAVE_KRUSKAL
LINKS_GENERATE_WEAVE_KRUSKAL equ 1

        include "links/links_generate_kruskal.asm"

        public links_generate_weave_kruskal

; links_generate_weave_kruskal - make a maze of squares with passages that cross, by opening walls in random order
; Family: links generator
; Parameter: weave_chance, 0 to 255, default 128, "Crossings": how many times in 256 a passage crosses another where it can
; Source: M6, G4, T1 (the crossings)
; In:    rng_seed, tiling = 0, tiling_rows, tiling_columns, mask_used, links_mask, weave_chance
; Out:   links, $57 and $5D at crossings (include/links.asm); links_entrance, links_exit, rng_seed; carry clear
; Refuses: any tiling but square, an illegal size, or a mask that leaves no two neighbours
; Promise: connected; a tree, two nodes at each crossing; short routes, many dead ends
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP nearly always: an interrupt then pushes into links_list, links_walls, links_guard, links, links_steps
;        or links_ways
; Writes: what links_generate_kruskal writes; operands at chance, and in links_ways_of, links_sides, links_trim,
;        links_outside, links_words, links_wave, links_divide, links_go and links_cut
; Size:  277 bytes; 447 with links_generate_kruskal, whose end it uses
; Time:  424,962 T mean, 489,447 T at most (square 15x15)
; Bound: under 4,000,000 T whatever size and mask
; Stack: 22 bytes
links_generate_weave_kruskal:
        proc
        local cell, chance, crossings, cross, opened, refused, walls, wall, way
        local join, found, find, climb, up, hang

        ld a,(tiling)
        cp 1
        ccf
        ret c
        call links_list_begin
        ld ix,-1
        ld a,(weave_chance)
        ld (chance + 1),a
        ld a,(links_height)
        ld d,high links_ways
        call links_row                  ; HL = below the last row
        ld de,(rng_seed)
cell:
        dec hl
        ld a,h
        cp high links_ways
        jr c,crossings
        ld a,(hl)
        or a
        jr z,cell
        inc ix
        push hl
        add hl,hl
        ld bc,links_distances - 2 * links_ways
        add hl,bc
        ld (hl),l                       ; its own parent
        inc l
        ld (hl),h
        pop hl
        cp $55
        jr nz,cell
        rng_step d, e
chance:
        cp 0                            ; operand
        jr nc,cell
        ld bc,LINKS_STRIDE
        push hl
        add hl,bc
        ld a,(hl)
        sbc hl,bc
        sbc hl,bc
        and (hl)
        pop hl
        and $44
        cp $44
        jr nz,cell
        push hl                         ; into the list
        jr cell
crossings:
        ld (rng_seed),de
cross:
        call links_draw
        jr c,walls
        ld e,(hl)
        inc l
        ld d,(hl)
        pop bc                          ; the last word
        ld (hl),b
        dec l
        ld (hl),c
        res 3,d
        ld a,(de)
        or a
        jr nz,cross
        push de
        ld hl,LINKS_STRIDE
        add hl,de
        push hl
        ld bc,-2 * LINKS_STRIDE
        add hl,bc
        pop de
        call join
        pop de                          ; the cell
        jr z,cross
        push de
        push hl                         ; the region that was joined to another
        ld h,d
        ld l,e
        inc hl
        dec de
        call join
        pop hl
        jr z,refused
        call rng_next
        rlca
        pop hl
        ld (hl),WEAVE_ROWS              ; up and down leads under
        jr c,opened
        ld (hl),WEAVE_COLUMNS           ; left and right
opened:
        inc l
        set 6,(hl)
        dec l
        dec l
        set 2,(hl)
        inc l
        ld de,-LINKS_STRIDE
        add hl,de
        set 4,(hl)
        ld de,2 * LINKS_STRIDE
        add hl,de
        set 0,(hl)
        ld bc,-3
        add ix,bc
        jr cross
refused:
        ld (hl),l                       ; a region of its own again
        inc l
        ld (hl),h
        pop hl
        jr cross

walls:
        ld a,(links_height)
        ld d,high links_ways
        call links_row
wall:
        dec hl
        ld a,h
        cp high links_ways
        jp c,links_kruskal_take
        ld b,(hl)
        res 3,h
        ld a,(hl)
        set 3,h
        cpl
        and b
        and $F0
        jr z,wall
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
        jr wall

join:                                   ; join the regions of the cells HL and DE; Z: they are one already; HL = the lesser
        call found
        ex de,hl
        call found
        ld a,l
        cp e
        jr nz,hang
        ld a,h
        cp d
        ret z
hang:
        jr c,up
        ex de,hl
up:
        ld (hl),e
        inc l
        ld (hl),d
        dec l
        or d                            ; NZ
        ret
found:                                  ; HL = the parent of all of its region
        add hl,hl
        ld bc,links_distances - 2 * links
        add hl,bc
find:
        ld c,(hl)
        inc l
        ld a,(hl)
        dec l
        cp h
        ld h,a
        jr nz,climb
        ld a,c
        cp l
        ret z
climb:
        ld l,c
        jr find
        endp
links_generate_weave_kruskal_end:

        endif
