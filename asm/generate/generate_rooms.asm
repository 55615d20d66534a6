; generate_rooms.asm - rooms in a grid; some of the walls between them removed
;
; The cells are rooms; a partition is the wall between two of them.
; 1. Fill the field with rooms, all partitions removed.
; 2. Partitions between neighbours in a row: k = rooms_vertical of the n are to be removed. Put n - k
;    of them back at random places; or, if k is less than n - k, put k back, and then exchange open and closed for all n.
; 3. The same for the partitions between the rows, with rooms_horizontal.
;
; The article's mazes have 15 x 10 rooms (31 x 21 characters); 105 of 140 partitions go, and 100 of 135. With 255 a parameter k
; follows the size in these proportions: 3 / 4 of n, or 20 / 27 of n, rounded up. The rest is n / 4, or 7 / 27 of n, which is
; (n + n / 27) / 4; all quotients rounded down.
;
; Why the draws end: a place is drawn again if it holds wall: a partition that was drawn before, or no partition
; at all. At least half of the partitions stay open until step 2 is done, and the random numbers are one cycle, in which
; each place comes up. All sets of k partitions are equally likely, since a draw takes each of those left with the same chance.
; Invariants of the draws: BC = the random state; D = its low byte at the start, which goes into all draws (otherwise a
; seed whose first draw is rejected would give the maze of the next seed); E = draws left.
; A place is 64 * row + 2 * column from the first one; the bits that the row and the column use are the operands
; of `places` and `pages`. `first` is modified too.

        if ! defined GENERATE_ROOMS
GENERATE_ROOMS equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_corridors.asm"

        public generate_rooms

; generate_rooms - make rooms and remove a number of partitions between them
; Family: generator
; Menu:  180, "Rooms", "Open floor with bits of wall.", "Higher numbers: fewer walls"
; Parameter: rooms_vertical, 0 to 255, default 255, "Across": partitions removed between columns; 255: 3 of 4
; Parameter: rooms_horizontal, 0 to 255, default 255, "Down": partitions removed between rows; 255: 20 of 27
; Source: Z2
; In:    rng_seed, field_width, field_height, rooms_vertical, rooms_horizontal (more than there are: all)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: rooms_vertical openings across, rooms_horizontal openings down; all sets of partitions equally likely;
;        parts may be cut off
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed; operands at places, first and pages, and in field_corridors (set before use)
; Size:  200 bytes   Time: 30,002 T mean, 34,531 T at most (31x31); 28,433 T mean, 35,555 T at most (31x23)
; Bound: under 90,000 T whatever the parameters (31x31): for each kind 104 draws and the turning over cost most
; Growth: draws repeat for some sizes
; Stack: 10 bytes
; Repeats: 130 of the 65,536 mazes come up twice (31x31)
generate_rooms:
        proc
        local kind, times, more, told, few, whole, none, draw, places, first, pages, turn_row, turn

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,FIELD_PATH
        call field_corridors
        push bc
        ld d,b
        dec d
        dec c
        ld hl,field + FIELD_STRIDE + 2
        ld a,(rooms_vertical)
        ld e,255
        call kind
        pop bc
        dec b
        ld d,b
        ld hl,field + 2 * FIELD_STRIDE + 1
        ld a,(rooms_horizontal)
        ld e,27

kind:                                   ; A = k, HL = the first of B rows of C partitions, D = the last row's number;
                                        ; E = 27, or a number above n, for the share of partitions
        push hl
        push bc
        ld h,a
        ld a,l
        and $3F
        ld (first + 1),a                ; rows between rooms count from that of the outer wall
        xor a
times:
        add a,c
        djnz times
        ld l,a                          ; n
        inc h
        jr nz,told
        ld b,a
more:
        inc b
        sub e
        jr nc,more                      ; B = n + n / E + 1
        dec b
        srl b
        srl b
        ld a,l
        sub b
        ld h,a
        inc h
told:
        dec h                           ; k
        ld a,l
        sub h                           ; n - k
        jr nc,few
        xor a
few:
        ld l,a
        ld a,h
        cp l
        push af                         ; carry: k are closed, and then turned over
        jr nc,whole
        ld l,h
whole:
        ld a,d
        add a,a
        add a,a
        add a,a
        add a,a
        add a,c
        dec a                           ; the last row and the last column, 4 bits each
        ld e,a
        rrca
        and $77
        or e
        ld e,a
        rrca
        rrca
        and $33
        or e                            ; all bits below their highest set
        ld e,a
        and $F0
        rlca
        rlca
        ld d,a
        and 3
        ld (pages + 1),a
        xor d
        ld d,a
        ld a,e
        and $0F
        add a,a
        or d
        ld (places + 1),a
        ld e,l
        ld bc,(rng_seed)
        ld d,c
        rng_step b, c
        inc e
        jr none
draw:
        rng_step b, c
        add a,d
places:
        and $DE
first:
        add a,FIELD_STRIDE + 2
        ld l,a
        ld a,c
        add a,d
pages:
        and 3
        add a,high field
        ld h,a
        ld a,(hl)
        add a,a
        jr c,draw
        ld (hl),FIELD_WALL
none:
        dec e
        jp nz,draw
        ld (rng_seed),bc
        pop af
        pop bc
        pop hl
        ret nc
turn_row:
        push hl
        ld d,c
turn:
        ld a,(hl)
        xor FIELD_PATH xor FIELD_WALL
        ld (hl),a
        inc l
        inc l
        dec d
        jr nz,turn
        pop hl
        ld de,2 * FIELD_STRIDE
        add hl,de
        djnz turn_row
        or a
        ret
        endp
generate_rooms_end:

        endif
