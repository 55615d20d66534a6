; links_unicursal.asm - turn a perfect maze of squares into a labyrinth: one way without forks, through four times the cells
;
; Each cell of the maze becomes 2 x 2 cells, and a wall runs through the middle of each of its passages: there is a lane on both
; sides of every passage, and the lanes turn round where the cell has a wall.
; 1. Go through the cells from the last to the first, for the new ones lie behind. Of the quarter between two sides: where a side
;    has a passage, a lane leads out through it; where it has a wall, a lane leads along it to the next quarter.
; 2. Double the mask in the same way.
; 3. Double the size. The entrance is the upper left quarter of the old one. Cut the ring there: the exit is the next cell of it.
;
; Why it is a ring: each quarter has two lanes. To walk along the wall in the middle is to walk round the maze, which is a tree: the walk
; passes both sides of each passage before it returns. That is so on a torus too, and in rings, for a tree surrounds nothing.
; A maze with L loops in P parts makes P + L rings, and only that of the entrance is cut. A cell without a passage gets none.
;
; Where it makes sense: the four parts of a cell must be cells of the same tiling, each at two of its sides: so the tilings with the
; directions up, right, down and left in every cell - square, torus, cylinder, circle, rectangle. Four hexagons make no hexagon; the halves of
; a brick lie on top of each other, not shifted; the quarter in the middle of a triangle is at none of its sides; a diagonal passage has
; no width for two lanes; and the ring of four quarters has no place for stairs.
; With closed = the sides that have a wall, a lane along one leads clockwise (closed, turned by one side) or anticlockwise.

        if ! defined LINKS_UNICURSAL
LINKS_UNICURSAL equ 1

        include "links/links_rule.asm"

        public links_unicursal

UNICURSAL_MOST: equ LINKS_MOST / 2

; unicursal_quarter - the lanes of a quarter: in its two sides `sides` the passages; `clockwise` and one more bit where they have walls
; In:    B = passages; D, E = closed, turned clockwise and anticlockwise
; Out:   A
unicursal_quarter macro clockwise, walls
        ld a,d
        xor e
        and clockwise
        xor e
        xor b
        and walls
        xor b
        ld (hl),a
        endm

; links_unicursal - turn a perfect maze of at most 16 x 16 squares into a labyrinth without forks
; Family: links change
; Source: common knowledge
; In:    tiling, tiling_rows, tiling_columns (at most 16), mask_used, links_mask, links, links_entrance
; Out:   links; tiling_rows, tiling_columns = twice the old ones; links_mask the same; links_entrance, links_exit = its ends;
;        circle_entrance, circle_centre = their columns; carry clear
; Refuses: a tiling whose cells cannot be cut in four (square, torus, cylinder, circle, rectangle can), or more than 16 rows or columns
; Promise: connected; each cell that has a passage has two, the ends have one; in a perfect maze one way through all cells
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: links, tiling_rows, tiling_columns, links_mask, links_entrance, links_exit, circle_entrance, circle_centre
; Size:  267 bytes   Time: 70,138 T mean, 70,138 T at most (square 15x15, any maze)
; Stack: 6 bytes
links_unicursal:
        proc
        local row, cell, lanes, mask, unmasked, up, above, ends, place, bits, twice
        call links_legal
        ret c
        ld a,b
        and HAS_FLOORS | HAS_COINS | HAS_SLOPES
        or c
        cp 1
        ccf
        ret c
        ld hl,(tiling_rows)             ; and columns
        ld a,UNICURSAL_MOST
        cp l
        ret c
        cp h
        ret c
        push ix
        ld a,l
row:
        dec a
        push af
        ld d,high links
        call links_row
        ld a,(tiling_columns)
        ld c,a
        dec a
        add a,l
        ld l,a
        push hl
        pop ix
        add hl,hl                       ; links + 2 * offset
        ld de,-links
        add hl,de
cell:
        ld a,(ix + 0)
        ld b,a
        or a
        jr z,lanes
        xor $55
lanes:
        rlca
        rlca
        ld d,a
        rlca
        rlca
        rlca
        rlca
        ld e,a
        unicursal_quarter $04, $14      ; between up and left
        inc l
        unicursal_quarter $10, $50
        set 5,l
        unicursal_quarter $40, $41
        dec l
        unicursal_quarter $01, $05
        res 5,l
        dec l
        dec l
        dec ix
        dec c
        jr nz,cell
        pop af
        or a
        jr nz,row

        if LINKS_MASKS
        ld a,(mask_used)
        dec a
        jr nz,unmasked
        ld ix,links_mask + 4 * (UNICURSAL_MOST - 1)
        ld de,links_mask + 8 * UNICURSAL_MOST - 1
mask:
        ld c,(ix + 1)
        call bits
        push hl
        ld c,(ix + 0)
        call bits
        pop bc                          ; HL, BC = the row, 32 columns
        ex de,hl
        rept 2
        ld (hl),c
        dec hl
        ld (hl),b
        dec hl
        ld (hl),e
        dec hl
        ld (hl),d
        dec hl
        endm
        ex de,hl
        ld bc,-4
        add ix,bc
        ld a,e
        cp low links_mask - 1
        jr nz,mask
unmasked:
        endif
        ld hl,(tiling_rows)
        add hl,hl                       ; both
        ld (tiling_rows),hl
        ld hl,(links_entrance)
        add hl,hl
        ld a,h
        and LINKS_MOST - 1
        ld b,a
        ld a,l
        and LINKS_MOST - 1
        ld c,a
        ld (links_entrance),bc
        ld (circle_entrance),a
        call place
        bit 0,(hl)
        jr nz,up
        res 2,(hl)
        inc l
        res 6,(hl)
        inc c
        jr ends
up:                                     ; round the edge of a torus
        res 0,(hl)
        ld a,b
        or a
        jr nz,above
        ld a,(tiling_rows)
above:
        dec a
        ld b,a
        call place
        res 4,(hl)
ends:
        ld (links_exit),bc
        ld a,c
        ld (circle_centre),a
        pop ix
        or a
        ret

place:                                  ; HL = the cell at row B, column C
        ld a,b
        ld d,high links
        call links_row
        ld a,l
        or c
        ld l,a
        ret

        if LINKS_MASKS
bits:                                   ; HL = each bit of C twice
        ld b,8
twice:
        rlc c
        adc hl,hl
        ld a,c
        rra
        adc hl,hl
        djnz twice
        ret
        endif
        endp
links_unicursal_end:

        endif
