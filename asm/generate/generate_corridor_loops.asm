; generate_corridor_loops.asm - corridors with more partitions and extra openings
;
; 1. Lay a corridor along every row of cells, with a wall between it and the next.
; 2. Draw the row of the entrance in the left wall and of the exit in the right wall.
; 3. For each corridor but the first: draw a number from 1 to 4 (fewer if there are fewer than 5 cells) and add
;    loops_partitions: K partitions, but no more than cells - 1. Cut the row of cells into K stretches of
;    S = (cells - 1) / K, rounded down, and a remainder.
; 4. In each stretch put a partition right of a random cell and an opening above that cell.
; 5. After the last partition of the row, open the wall above the cell right of it too.
; 6. So far the maze is perfect, like generate_corridor's: each piece of corridor has one opening up. N walls between
;    neighbours are left, (cells across - 1) * (cells down - 1). Open loops_openings of them at random; or, if
;    that is more than half, mark N - loops_openings at random and open all that are not marked.
;
; Why each opening makes one more loop: the two cells that it joins were connected already. No 2 x 2 places of the field are open, since
; the posts, at even rows and even columns, stay.
; A wall is drawn as a cell and a coin: the wall left of it, or above it; again if that is open, marked, outer wall or
; outside. All are equally likely; half of the N stay legal to the end, and the random numbers are one cycle: it ends.
; BC = the random state; D = 2S, E = a mask for it, IXL = partitions left, IXH = where the stretch begins; on the
; stack: corridors left. IY belongs to the ROM, whose interrupt writes to that address. Self-modified: limit, more, cells,
; most, bits, across, down, put.

        if ! defined GENERATE_CORRIDOR_LOOPS
GENERATE_CORRIDOR_LOOPS equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_corridors.asm"

        public generate_corridor_loops

; generate_corridor_loops - make a maze of corridors with a number of loops, an entrance and an exit
; Family: generator
; Menu:  170, "Corridor /loops", "Long halls, more walls and", "more gaps: go round in circles"
; Parameter: loops_partitions, 0 to 255, default 2, "Add walls": extra partitions in each row
; Parameter: loops_openings, 0 to 255, default 8, "Gaps": extra openings
; Source: Z4b
; In:    rng_seed, field_width, field_height, loops_partitions, loops_openings (more than fit: as many as fit)
; Out:   field, entrance, exit, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected, loops_openings loops, two doors; one door in the left wall, one in the right
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, entrance, exit, rng_seed; operands at limit, more, cells, most, bits, across, down and put, and in
;        field_corridors (set before use)
; Size:  381 bytes   Time: 29,993 T mean, 37,572 T at most (31x31); 26,528 T mean, 36,579 T at most (31x23)
; Bound: under 200,000 T whatever the parameters (31x31): 99 loops and all partitions cost most
; Growth: few partitions in each corridor
; Stack: 10 bytes
; Repeats: 5 of the 65,536 mazes come up twice (31x31)
generate_corridor_loops:
        proc
        local narrow, corridor, count, limit, more, cells, most, fits, share, again, use, same, walls, fewer, open
        local draw, bits, across, above, place, down, put, drawn, done, double, left, door

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        ld a,FIELD_WALL
        call field_corridors
        push bc

        ; the doors
        call door
        ld (entrance),a
        ld (hl),FIELD_PATH
        call door
        ld (exit),a
        ld a,l
        add a,c
        add a,c
        ld l,a
        ld (hl),FIELD_PATH

        ; the partitions
        ld a,b
        dec a
        push af                         ; corridors left
        ld a,c
        dec a
        ld (cells + 1),a
        ld (most + 1),a
        cp 4
        jr c,narrow
        ld a,4
narrow:
        ld (limit + 1),a
        ld a,(loops_partitions)
        ld (more + 1),a
        ld bc,(rng_seed)
        ld hl,field + 3 * FIELD_STRIDE + 2
corridor:
        ld a,l
        ld ixh,a                        ; undocumented, but works on every Z80
count:
        rng_step b, c
        rlca
        rlca
        and 3                           ; from bits that no position uses
limit:
        cp 4
        jr nc,count
        inc a
more:
        add a,0
        jr c,most
cells:
        cp 14
        jr c,fits
most:
        ld a,14
fits:
        ld ixl,a                        ; K
        ld e,a
        ld a,(cells + 1)
        ld d,-1 & 255
share:
        inc d
        sub e
        jr nc,share
        sla d                           ; 2S
        ld a,d
        sub 2
        ld e,a
        srl e
        or e
        ld e,a
        srl e
        srl e
        or e
        and 30
        ld e,a                          ; the even numbers below 2S, and more
        jr use
again:
        rng_step b, c
use:
        ld a,b
        and e
        cp d
        jr nc,again
        add a,ixh
        ld l,a
        ld (hl),FIELD_WALL              ; the partition
        sub FIELD_STRIDE + 1
        ld l,a
        ld (hl),FIELD_PATH              ; the opening above and left of it
        ld a,ixh
        add a,d
        ld ixh,a
        dec ixl
        jr nz,again
        inc l
        inc l
        ld (hl),FIELD_PATH              ; and above and right of the last one
        ld a,l
        and $C0
        add a,3 * FIELD_STRIDE + 2
        ld l,a
        jr nc,same
        inc h
same:
        pop af
        dec a
        push af
        jr nz,corridor
        pop af

        ; the extra openings
        pop de                          ; D = cells down, E = cells across
        ld a,e
        ld (across + 1),a
        ld a,d
        add a,a
        add a,a
        add a,a
        add a,a
        ld (down + 1),a
        add a,e
        sub $11
        push de
        ld e,a
        rrca
        and $77
        or e
        ld e,a
        rrca
        rrca
        and $33
        or e
        ld (bits + 1),a                 ; the bits that a cell's row and column use
        pop hl
        push hl
        dec h
        dec l
        xor a
walls:
        add a,h
        dec l
        jr nz,walls                     ; N
        ld hl,loops_openings
        ld e,FIELD_PATH
        sub (hl)
        jr nc,fewer
        xor a
fewer:
        cp (hl)
        ld l,(hl)
        jr nc,open
        ld l,a
        ld e,FIELD_BLOCK
open:
        push af                         ; carry: draw N - loops_openings marks, then open all others
        ld a,e
        ld (put + 1),a
        ld a,l
        inc a
        ld ixl,a
        jr drawn
draw:
        rng_step b, c
bits:
        and $FF
        ld e,a                          ; the cell, 16 * row + column
        and $0F
across:
        cp 15
        jr nc,draw
        bit 7,c
        jr nz,above
        or a
        jr z,draw
        ld hl,field + FIELD_STRIDE      ; the wall left of it
        jr place
above:
        ld a,e
        and $F0
        jr z,draw
        ld hl,field + 1
place:
        ld a,e
down:
        cp $F0
        jr nc,draw
        and $F0
        add a,e
        ld e,a
        ld d,0
        rl d                            ; 32 * row + column
        add hl,de
        add hl,de
        ld a,(hl)
        cp FIELD_WALL
        jr nz,draw
put:
        ld (hl),FIELD_PATH
drawn:
        dec ixl
        jp nz,draw
        ld (rng_seed),bc
        pop af
        pop bc
        jr nc,done
        push bc
        dec c
        ld hl,field + FIELD_STRIDE + 2
        call double
        pop bc
        dec b
        ld hl,field + 2 * FIELD_STRIDE + 1
        call double
done:
        pop ix
        or a
        ret

double:                                 ; HL = the first of B rows of C walls: FIELD_WALL is opened, FIELD_BLOCK is FIELD_WALL
        push hl
        ld d,c
left:
        sla (hl)
        inc l
        inc l
        dec d
        jr nz,left
        pop hl
        ld de,2 * FIELD_STRIDE
        add hl,de
        djnz double
        ret

door:                                   ; A = a random row of cells, HL = its first byte; B = cells down
        ld e,b
        call rng_below
        ld l,a
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,field + FIELD_STRIDE
        add hl,de
        add a,a
        inc a
        ret

        if FIELD_PATH | (FIELD_WALL - $80) | (FIELD_BLOCK - $C0)
        .error double needs these values
        endif
        endp
generate_corridor_loops_end:

        endif
