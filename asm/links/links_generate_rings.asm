; links_generate_rings.asm - closed corridors without a dead end on any tiling: ring by ring along the ways of a tree
;
; 1. Make a perfect maze, depth first: a tree. List the walls that it leaves (links_ways_of), in links_distances.
; 2. Choose a cell beside a wall of the list: from a random place of the board on, the first one. None: there is no ring on this board.
; 3. A wave from there notes in each cell the way back through the tree (links_wave). Close all passages. The cell is the figure.
; 4. Take a random cell of the figure and a random one of its walls in the list; take the wall out. Repeat that until the
;    cell on the other side is not of the figure. Open the wall; from the other side follow the way back to the figure, and open
;    that too: its cells belong to the figure now.
; 5. Repeat step 4, rings_count times, or until the figure has no walls in the list. The ends are its first and its last cell.
;
; Why there is no dead end, and no passage without a ring: the wall and the way back begin and end in cells of the figure, which is
; connected; so each of their passages is on a ring. The way back does not cross the wall, for that is none of the tree.
; Of octagons the walls are those that the coins of links_ways_of leave, so diagonals do not cross.
; - links_ways has the ways back, LINKS_FINISH in cells of the figure; the list has the addresses of those that may still have
;   a wall, in links_ways. A cell without one is taken out when it is drawn.
; - With a mask the figure is in one of the parts that have a ring.

        if ! defined LINKS_GENERATE_RINGS
LINKS_GENERATE_RINGS equ 1

        include "links/links_generate_dfs.asm"
        include "links/links_go.asm"
        include "links/list/links_list.asm"
        include "links/links_pick.asm"
        include "links/links_wave.asm"

        public links_generate_rings

; links_generate_rings - make a maze of closed corridors on any tiling
; Family: links generator
; Parameter: rings_count, 1 to 255, default 30, "Rings": number of overlapping rings
; Source: Z12, Z12b
; In:    rng_seed, tiling, tiling_rows, tiling_columns, tiling_storeys, mask_used, links_mask, rings_count (0: 1)
; Out:   links, links_entrance, links_exit, circle_entrance, circle_centre, rng_seed; carry clear
; Refuses: illegal tiling or size, or a board that has no ring: a mask, or triangles in two columns
; Promise: connected, no dead end; every passage is on a ring; where no ring lies, cells have no passage
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP nearly always: an interrupt then pushes into links_list, links_walls, links_below, links_guard, links,
;        links_steps or links_ways
; Writes: what links_generate_dfs writes, links_few, links_mix, links_kept; operands in links_generate_dfs,
;        links_write_visit, links_ways_of, links_sides, links_trim, links_outside, links_words, links_wave,
;        links_divide, links_go and links_cut
; Size:  276 bytes   Time: 411,060 T mean, 719,200 T at most (square 15x15)
; Bound: under 5,000,000 T whatever rings_count, tiling, size and mask
; Growth: a fixed number of rings
; Stack: 22 bytes
links_generate_rings:
        proc
        local WALLS_AWAY, cell, seek, same, found, ring, has, follow, next, done, first, last
WALLS_AWAY:     equ ((high links_distances) - (high links_ways)) & 255

        call links_generate_dfs
        ret c
        call links_ways_of
        call links_inside
        ld a,(links_height)
        ld d,0
        call links_row
        ld b,h
        ld c,l                          ; bytes of all rows
        ld hl,links
        ld de,links_distances
cell:
        ld a,(hl)
        cpl
        set 3,h
        and (hl)
        res 3,h
        ld (de),a
        inc de
        cpi                             ; HL + 1, BC - 1
        jp pe,cell

        ld a,(links_height)
        ld e,a
        ld d,high links_distances
        call links_row
        push hl                         ; past the board
        call rng_below
        call links_row
        push hl
        ld a,(tiling_columns)
        ld e,a
        call rng_below
        pop hl
        add a,l
        ld l,a
        pop de
        ld bc,LINKS_SIZE + 1
seek:
        ld a,(hl)
        or a
        jr nz,found
        dec hl
        ld a,h
        cp high links_distances
        jr nc,same
        ld h,d
        ld l,e
        dec hl
same:
        dec bc
        ld a,b
        or c
        jr nz,seek
        call links_clear
        scf
        ret
found:
        ld a,h
        sub WALLS_AWAY
        ld h,a
        push hl
        ld hl,links_ways + LINKS_SIZE
        call links_zero
        pop hl
        ld (hl),LINKS_FINISH
        push hl
        call links_wave_all
        call links_clear
        pop hl
        push ix
        ld a,(rings_count)
        cp 1
        adc a,0                         ; 0 is 1
        ld ixl,a                        ; undocumented, but works on every Z80
        ld a,(rng_seed + 1)
        ld (links_mix),a
        ld (links_kept),sp
        ld sp,links_list_end
        ld bc,0
        ld (links_few),bc
        push hl
ring:
        call links_draw
        jr c,done
        ld e,(hl)
        inc l
        ld d,(hl)
        ld a,d
        add a,WALLS_AWAY
        ld b,a
        ld c,e
        ld a,(bc)
        or a
        jr nz,has
        pop bc                          ; the last word takes over the place
        ld (hl),b
        dec l
        ld (hl),c
        jr ring
has:
        ld h,b
        ld l,c
        call links_pick
        xor (hl)
        ld (hl),a
        call links_go
        ld a,h
        sub WALLS_AWAY
        ld h,a
        ld a,(hl)
        cp LINKS_FINISH
        jr z,ring                       ; the figure is on both sides
        res 3,h
        ld (hl),b
        set 3,h
        ex de,hl
        res 3,h
        ld a,(hl)
        or c
        ld (hl),a
        ex de,hl
follow:
        ld a,(hl)
        cp LINKS_FINISH
        jr z,next
        ld (hl),LINKS_FINISH
        ld c,a
        push hl
        res 3,h
        ld a,(hl)
        or c
        ld (hl),a
        call links_go
        or (hl)
        ld (hl),a
        set 3,h
        jr follow
next:
        dec ixl
        jr nz,ring
done:
        ld sp,(links_kept)
        pop ix
        ld hl,links - 1
first:
        inc hl
        ld a,(hl)
        or a
        jr z,first
        call links_place
        ld (links_entrance),de
        ld a,e
        ld (circle_entrance),a
        ld hl,links + LINKS_SIZE
last:
        dec hl
        ld a,(hl)
        or a
        jr z,last
        call links_place
        ld (links_exit),de
        ld a,e
        ld (circle_centre),a
        jp links_outside
        endp
links_generate_rings_end:

        endif
