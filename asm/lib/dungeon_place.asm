; dungeon_place.asm - rectangular rooms in a field of cells with a bit for each neighbour
;
; 1. Each try draws a room of 2 to 5 cells across, all equally likely, and 2, 3 or 4 down, 1 : 2 : 1; then its place,
;    all equally likely. The try fails if the room is larger than the maze, or fills it, or shares a cell with an
;    earlier room. Rooms that share no cell have a wall between them.
; 2. The cells of a room are joined, posts too. They lose the bits for the cells below and right of them in the room, and
;    get DUNGEON_NEW. A visit row by row clears the bits for the cells above and left before it reads them.
;
; IX = the room being tried, in DUNGEON_LIST after the earlier ones.

        if ! defined LIB_DUNGEON_PLACE
LIB_DUNGEON_PLACE equ 1

        include "lib/random.asm"
        include "lib/field_ways.asm"

        public dungeon_place, dungeon_open, dungeon_address

DUNGEON_LIST:   equ work                ; number of rooms, then first row, first column, height, width of each
DUNGEON_NEW:    equ 6                   ; bits of a room's cells: not visited yet
DUNGEON_SEEN:   equ 0                   ; visited

; dungeon_place - place up to dungeon_rooms rooms
; In:    B = cells down, C = cells across; a field from field_ways; dungeon_rooms; rng_seed
; Out:   field, DUNGEON_LIST, rng_seed
; Keeps: BC, IY
; Uses:  AF, DE, HL, IX
; Writes: field, rng_seed, work (249 bytes)
; Size:  206 bytes   Time: 29,809 T mean, 40,039 T at most (31x31, 12 tries)
dungeon_place:
        proc
        local TRIES, try, next_try, scan_row, scan, taken, carve_row, carve, wall, last_row

TRIES:          equ DUNGEON_LIST + 248  ; past the rooms: 56 at most, of 4 bytes

        ld ix,DUNGEON_LIST + 1
        ld a,(dungeon_rooms)
        inc a
        ld (TRIES),a
        jp next_try

        ; a room: D = cells down, H = C - cells across, E = B - D
try:
        call rng_next
        rlca
        rlca
        ld e,a
        and 3
        add a,2
        ld l,a
        ld a,c
        sub l
        jp c,next_try
        ld h,a
        ld a,e
        rlca
        rlca
        and 3
        inc a
        srl a
        add a,2                         ; 2, 3, 3 or 4
        ld d,a
        ld a,b
        sub d
        jp c,next_try
        ld e,a
        or h
        jp z,next_try                   ; it would fill the maze
        ld a,d
        add a,a
        dec a
        ld (ix + 2),a
        ld a,l
        add a,a
        dec a
        ld (ix + 3),a
        push hl
        inc e
        call rng_below
        pop hl
        add a,a
        inc a
        ld (ix + 0),a
        ld e,h
        inc e
        push af
        call rng_below
        add a,a
        inc a
        ld (ix + 1),a
        ld l,a
        pop af
        call dungeon_address
        push bc
        push hl
        ld b,d
        ld d,0
scan_row:
        push bc
        ld b,(ix + 3)
        inc b
        srl b
        ld a,l
scan:
        bit DUNGEON_NEW,(hl)
        jr nz,taken
        inc l
        inc l
        djnz scan
        pop bc
        ld l,a
        ld e,2 * FIELD_STRIDE
        add hl,de
        djnz scan_row
        pop hl

        ; the room's cells are joined
        ld c,WAYS_BUT_DOWN              ; the bits that a cell of this row keeps
        ld e,FIELD_STRIDE
        ld d,(ix + 2)
carve_row:
        ld b,(ix + 3)
        srl b
        push hl
carve:
        ld a,(hl)
        and c
        or 1 << DUNGEON_NEW
        ld (hl),a
        res WAY_RIGHT,(hl)
        inc l
        ld (hl),FIELD_PATH
        inc l
        djnz carve
        ld a,(hl)
        and c
        or 1 << DUNGEON_NEW
        ld (hl),a
        pop hl
        dec d
        jr z,last_row
        ld a,d
        ld d,0
        add hl,de
        ld b,(ix + 3)
        push hl
wall:
        ld (hl),d
        inc l
        djnz wall
        pop hl
        add hl,de
        dec a
        ld d,a
        dec a
        jr nz,carve_row
        ld c,WAYS_ALL
        jr carve_row
last_row:
        pop bc
        ld de,4
        add ix,de
        jr next_try
taken:
        pop bc
        pop hl
        pop bc
next_try:
        ld hl,TRIES
        dec (hl)
        jp nz,try
        ld a,ixl
        rrca
        rrca
        and $3F
        ld (DUNGEON_LIST),a             ; number of rooms
        ret
        endp
dungeon_place_end:

; dungeon_open - make the cells of all rooms FIELD_PATH, without any other bits
; In:    DUNGEON_LIST
; Out:   field
; Keeps: IY
; Uses:  AF, BC, DE, HL, IX
; Writes: field
; Size:  54 bytes   Time: 4,685 T mean, 7,800 T at most (31x31, after 12 tries)
dungeon_open:
        proc
        local clean, clean_row, clean_cell, next_room

        ld ix,DUNGEON_LIST + 1
        ld a,(DUNGEON_LIST)
        inc a
        jr next_room
clean:
        push af
        ld a,(ix + 0)
        ld l,(ix + 1)
        call dungeon_address
        ld b,(ix + 2)
        ld de,2 * FIELD_STRIDE
clean_row:
        ld c,(ix + 3)
        ld a,l
clean_cell:
        ld (hl),d
        inc l
        inc l
        dec c
        dec c
        jp p,clean_cell
        ld l,a
        add hl,de
        dec b
        dec b
        jp p,clean_row
        ld e,4
        add ix,de
        pop af
next_room:
        dec a
        jr nz,clean
        ret
        endp
dungeon_open_end:

; dungeon_address - the address of a byte of the field
; In:    A = row, L = column
; Out:   HL = its address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
; Size:  15 bytes   Time: 63 T
dungeon_address:
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        add a,l
        ld l,a
        ld a,h
        and 3
        add a,high field
        ld h,a
        ret
dungeon_address_end:

        endif
