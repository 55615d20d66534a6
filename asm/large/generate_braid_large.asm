; generate_braid_large.asm - braid a large field: remove dead ends from the maze in it
;
; A dead end is a passable cell with one open side of four. A door in the outer wall counts as an open side; but the outer wall
; stays as it is. generate_braid keeps a list of all dead ends, for which a large field has no memory; so here each is dealt
; with as soon as it is read, row by row from the top.
; 1. At a dead end add braid_percent to a sum, which begins with a random number below 100. From 100 on subtract 100, and
;    remove this dead end; otherwise leave it. So all are removed equally often, and evenly all over the maze.
; 2. To remove it, open one of its closed sides that have a passable cell behind, all equally likely. There is always one,
;    unless the cells around are walls; then it stays.
; 3. If that cell was a dead end, it is gone too: subtract 100 from the sum, and if it is still to be read, add
;    braid_percent for it.
; So of n dead ends n * braid_percent / 100 are removed, give or take 2. At 100 there is no sum, and all are removed.
; At 100 a dead end whose four neighbours are passable needs no list either: three of its sides are closed, so one of these is drawn.
; `BRAID_LARGE_QUICK equ 0` before this include leaves the code of that out, 123 bytes; the mazes are the same.
; Connected cells stay connected, since nothing is closed.
; Invariants: HL, DE, BC = above the cell, right of it, below it; IXH, IXL = rows and cells left, this one included. The place
; in the code shows whether the cell's left side is open.

        if ! defined GENERATE_BRAID_LARGE
GENERATE_BRAID_LARGE equ 1

        include "lib/random.asm"
        include "large/large_size.asm"

        public generate_braid_large

        if ! defined BRAID_LARGE_QUICK
BRAID_LARGE_QUICK: equ 1                ; is a dead end between passable cells dealt with apart?
        endif

; braid_side - push the wall in a direction, and count it in C, if it is closed and the cell behind it is passable
; In:    HL = the cell, DE = from there to the wall
braid_side macro
        local no
        add hl,de
        bit 7,(hl)
        jr z,no
        push hl
        add hl,de
        inc c
        bit 7,(hl)
        jr z,no
        pop hl
        dec c
no:
        endm

; braid_next - go to the next cell of the row
braid_next macro
        inc hl
        inc hl
        inc de
        inc de
        inc bc
        inc bc
        dec ixl                         ; undocumented, but works on every Z80
        endm

; generate_braid_large - remove dead ends from the maze in the large field
; Family: large change
; Parameter: braid_percent, 0 to 100, default 100, "Percent": percentage of the dead ends to remove
; After: generate_eller_large
; Source: G13
; In:    rng_seed, big_field, big_width, big_height, maze_width, maze_height, the large field (any; bit 7 counts),
;        braid_percent (above 100: 100)
; Out:   the large field, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected, no dead end, cells open, posts closed; below 100 only braid_percent of 100 dead ends are
;        removed; connected if the maze was
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: the large field, rng_seed, work (2 bytes); operands at cells, cells_too, rows, row_up, row_down, row_above,
;        row_below, inside, dead, percent and sum (set before use)
; Size:  515 bytes   Time: 210,757 T mean, 230,443 T at most (63x63)
; Bound: under 6,000,000 T whatever the field (127x127)
; Stack: 18 bytes at most
generate_braid_large:
        proc
        local sum, row_up, row_down, rows, cells, cells_too, percent, all, line, left_wall, right_way, wall, left_way, way
        local next_row, not_last, dead, inside, row_above, row_below, second, down, first, open, outer, few, over, remove
        local not_up, not_down, not_left, not_right, product, take, skip, ways, other, again, earlier
        call large_size
        ret c
        push ix
        push bc
        pop ix                          ; IXH = rows of cells
        ld a,c
        ld (cells + 2),a
        ld (cells_too + 1),a
        if BRAID_LARGE_QUICK
        sub 2
        ld (inside + 1),a
        endif
        ld a,b
        ld (rows + 1),a
        ld d,0
        ld (row_down + 1),de
        ld h,d
        ld l,d
        if BRAID_LARGE_QUICK
        ld (row_below + 1),de
        ld (row_above + 1),hl
        endif
        sbc hl,de                       ; carry is clear
        ld (row_up + 1),hl
        ld a,(braid_percent)
        ld (percent + 1),a
        cp 100
        if BRAID_LARGE_QUICK
        ld a,$3E                        ; ld a,..
        endif
        jr nc,all
        ld e,100
        call rng_below
        add a,100                       ; the sum and 100, as it may become negative
        ld (sum + 1),a
        if BRAID_LARGE_QUICK
        ld a,$18                        ; jr few
        endif
all:
        if BRAID_LARGE_QUICK
        ld (dead),a
        endif
        ld hl,(big_field)
        inc hl
line:                                   ; HL = above the first cell of a row
        push hl
        ld de,(row_down + 1)
        add hl,de
        push hl
        add hl,de
        ld b,h
        ld c,l
        pop de
        pop hl
        push hl
        dec de
        ld a,(de)
        inc de
        inc de
cells:
        ld ixl,0
        add a,a
        jr nc,left_way
left_wall:
        ld a,(de)
        add a,a
        jr nc,right_way
        ld a,(bc)
        xor (hl)
        jp m,dead
wall:
        braid_next
        jr nz,left_wall
        jr next_row
right_way:
        ld a,(bc)
        and (hl)
        jp m,dead
way:
        braid_next
        jr z,next_row
left_way:
        ld a,(de)
        add a,a
        jr nc,way
        ld a,(bc)
        and (hl)
        jp p,wall
        jr dead
next_row:
        pop hl
        ld de,(row_down + 1)
        add hl,de
        add hl,de
        if BRAID_LARGE_QUICK
        ld de,(row_up + 1)
        ld (row_above + 1),de
        ld de,0
        ld a,ixh
        cp 2
        jr nz,not_last
        ld (row_below + 1),de
not_last:
        endif
        dec ixh
        jp nz,line
        pop ix
        or a
        ret

dead:
        if BRAID_LARGE_QUICK
        jr few                          ; operand: at 100 percent ld a,..
        ld a,ixl
        sub 2
inside:
        cp 0                            ; operand: neither in the first column nor in the last one
        jr nc,few
        push de
        ex de,hl                        ; DE = above
        inc hl
        ld a,(hl)
        dec hl
        dec hl
        or (hl)
        dec hl
        dec hl
        or (hl)
row_above:
        ld hl,0                         ; operand: in the first row 0
        add hl,de
        or (hl)
row_below:
        ld hl,0                         ; operand: in the last row 0
        add hl,bc
        or (hl)
        jp m,outer                      ; it is no cell, or one beside it is none
        call rng_next                   ; which of the three that are closed: right, left, down, up?
        pop hl
        push hl
        cp 86
        jr c,first
        cp 171
        jr c,second
        ld h,d
        ld l,e
        bit 7,(hl)
        jr nz,open
down:
        ld h,b
        ld l,c
        jr open
second:
        bit 7,(hl)
        jr z,down
        dec hl
        dec hl
        bit 7,(hl)
        jr z,down
        jr open
first:
        bit 7,(hl)
        jr nz,open
        dec hl
        dec hl
open:
        ld (hl),FIELD_PATH
        ex de,hl
        pop de
        jp again
outer:
        ex de,hl
        pop de
few:
        endif
        push bc
        push de
        push hl
        dec de
        ld a,(de)
        add a,a
        jp c,other                      ; no cell
percent:
        ld c,0                          ; operand
        ld a,c
        cp 100
        jr nc,remove
sum:
        ld a,0
        add a,c
        jr c,over
        cp 200
        jr nc,over
        ld (sum + 1),a
        jp other
over:
        sub 100
        ld (sum + 1),a
remove:                                 ; push the walls that can be opened; C = how many
        ex de,hl
        ld (work),hl                    ; the cell
        ld c,0
        ld a,ixh
rows:
        cp 0
        jr z,not_up
row_up:
        ld de,0
        braid_side
not_up:
        ld a,ixh
        dec a
        jr z,not_down
        ld hl,(work)
row_down:
        ld de,0
        braid_side
not_down:
        ld a,ixl
cells_too:
        cp 0
        jr z,not_left
        ld hl,(work)
        ld de,-1
        braid_side
not_left:
        ld a,ixl
        dec a
        jr z,not_right
        ld hl,(work)
        ld de,1
        braid_side
not_right:
        ld a,c
        or a
        jr z,other
        call rng_next
        ld e,a
        xor a
        ld d,a
        ld h,a
        ld l,a
        ld b,c
product:
        add hl,de
        djnz product
        ld a,h                          ; 0 to C - 1
        ld b,c
take:
        pop hl
        or a
        jr nz,skip
        ex de,hl
skip:
        dec a
        djnz take
        ex de,hl                        ; HL = the wall that is chosen
        ld (hl),FIELD_PATH
        ld a,(percent + 1)
        cp 100
        jr nc,other

        ; was the cell behind it a dead end? Then it has two ways now
        ld de,(work)
        or a
        sbc hl,de
        sbc a,a
        ld c,a                          ; 255: it was read before
        add hl,hl
        add hl,de
        xor a
        dec hl
        call ways
        inc hl
        inc hl
        call ways
        dec hl
        ld de,(row_down + 1)
        add hl,de
        call ways
        sbc hl,de                       ; inside the field carry stays clear
        sbc hl,de
        call ways
        cp 2
        jr nz,other
        ld a,(sum + 1)
        sub 100
        inc c
        jr z,earlier
        ld hl,braid_percent
        add a,(hl)
earlier:
        ld (sum + 1),a
other:
        pop hl
        pop de
        pop bc
again:
        ld a,(de)
        add a,a
        jp c,wall
        jp way

ways:                                   ; count a wall in A
        bit 7,(hl)
        ret z
        inc a
        ret
        endp
generate_braid_large_end:

        endif
