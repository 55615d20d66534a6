; generate_rooms_limited.asm - rooms in a grid; walls between them removed, at most three exits a room
;
; 1. Fill the field with rooms, all partitions closed. List the partitions between neighbours in a row, and those
;    between the rows.
; 2. Toss a coin for the list (the other one if it is empty) and take a random partition from it.
; 3. If neither of its two rooms has three exits yet, remove it. Otherwise it stays for good.
; 4. Repeat from step 2 until rooms_removed are removed or both lists are empty.
;
; Why one look at each is enough: a room never loses an exit, so a partition that was rejected once would be again.
; - A list is a page: a partition is a byte, 16 * row + column of its upper or left room; the last three bytes of the
;   page are COUNT, how many are left, BITS, enough set bits for a place in it, and STEP, from the room to the partition.
; - The byte of a room in the field counts the exits that it can still get; it becomes FIELD_PATH at the end.
; - A place in the list is the high byte of a new state, masked, and drawn again while it is not below COUNT; then BITS
;   loses one, if it can. The low byte of the seed goes into all draws (mix): otherwise a seed whose first draw is rejected
;   would give the maze of the next seed. The coin is the top bit of the low byte; a redraw does not toss it again.
; BC = the random state, H = the list, D = COUNT, E = BITS, then the place's byte; IX = partitions to remove, the high
; byte one more if the low one is not 0.

        if ! defined GENERATE_ROOMS_LIMITED
GENERATE_ROOMS_LIMITED equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_fill.asm"

        public generate_rooms_limited

; generate_rooms_limited - make rooms and remove partitions, at most three of each room
; Family: generator
; Menu:  190, "Rooms, /limited", "Rooms again, but none gets more", "than three exits"
; Parameter: rooms_removed, 0 to 420, default 313, "Removed": partitions that it tries to remove
; Source: Z3
; In:    rng_seed, field_width, field_height, rooms_removed (more than possible: as many as possible)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: rooms_removed openings with three a cell at most; or no more were possible; parts may be cut off
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (512 bytes); operands at mix, and in field_fill (set before use)
; Size:  248 bytes   Time: 209,640 T mean, 223,835 T at most (31x31); 160,819 T mean, 169,189 T at most (31x23)
; Bound: under 235,000 T whatever the parameter (31x31): then each partition has been looked at once
; Stack: 6 bytes
; Repeats: 24 of the 65,536 mazes come up twice (31x31)
generate_rooms_limited:
        proc
        local COUNT, BITS, STEP, WAYS, whole, toss, tossed, draw, mix, refused, again, other, done, clean
        local row, room, list, list_row, partition
COUNT:          equ 255
BITS:           equ 254
STEP:           equ 253
WAYS:           equ 3                   ; exits that a room may have

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,WAYS
        call field_fill
        push ix
        push bc
        ld hl,work + 256
        ld d,FIELD_STRIDE
        dec b
        call list                       ; between the rows
        pop bc
        push bc
        ld hl,work
        ld d,1
        dec c
        call list                       ; in the rows
        ld bc,(rooms_removed)
        ld a,c
        or b
        jp z,clean
        ld a,c
        or a
        jr z,whole
        inc b
whole:
        push bc
        pop ix
        ld bc,(rng_seed)
        ld a,c
        ld (mix + 1),a
        rng_step b, c
toss:
        rng_step b, c
        ld a,c
        add a,a
        ld a,high work
        adc a,0
        ld h,a
        ld l,COUNT
        ld a,(hl)
        or a
        jr z,other
tossed:
        ld d,a
        dec l
        ld e,(hl)
draw:
        ld a,b
mix:
        xor 0
        and e
        cp d
        jr nc,refused
        ld l,a
        ld e,(hl)                       ; E = the chosen partition
        dec d
        ld l,COUNT
        ld (hl),d
        ld l,d
        ld d,(hl)
        ld l,a
        ld (hl),d                       ; the last one moves to its place
        ld l,STEP
        ld d,(hl)
        ld a,e
        and $F0
        add a,e
        ld l,a                          ; 32 * row + column
        ld a,0
        rla
        ld h,a
        add hl,hl
        ld a,d
        ld de,field + FIELD_STRIDE + 1
        add hl,de                       ; HL = the room
        ld d,FIELD_PATH
        ld e,a
        ld a,(hl)
        or a
        jr z,toss
        add hl,de
        add hl,de                       ; the room beyond
        ld a,(hl)
        or a
        jr z,toss
        dec (hl)
        sbc hl,de
        ld (hl),d
        sbc hl,de
        dec (hl)
        dec ixl                         ; undocumented, but works on every Z80
        jp nz,toss
        dec ixh
        jp nz,toss
        jr done
refused:
        ld a,e
        srl a
        inc a
        cp d
        jr c,again                      ; the places need all of the bits
        dec a
        ld e,a
        ld l,BITS
        ld (hl),e
again:
        rng_step b, c
        jr draw
other:
        ld a,low (2 * (high work) + 1)
        sub h
        ld h,a
        ld a,(hl)
        or a
        jr nz,tossed
done:
        ld (rng_seed),bc
clean:
        pop bc
        pop ix
        ld hl,field + FIELD_STRIDE + 1
        ld de,2 * FIELD_STRIDE
row:
        push hl
        ld a,c
room:
        ld (hl),FIELD_PATH
        inc l
        inc l
        dec a
        jr nz,room
        pop hl
        add hl,de
        djnz row
        ret

list:                                   ; HL = a page, D = STEP, B rows of C partitions
        ld e,l
list_row:
        ld a,c
        add a,e
partition:
        ld (hl),e
        inc l
        inc e
        cp e
        jr nz,partition
        ld a,e
        sub c
        add a,16
        ld e,a
        djnz list_row
        ld a,l
        ld l,COUNT
        ld (hl),a
        dec l
        ld (hl),255                     ; BITS
        dec l
        ld (hl),d
        ret

        if FIELD_PATH
        .error a room with no exit left must be FIELD_PATH
        endif
        endp
generate_rooms_limited_end:

        endif
