; generate_dungeon.asm - rooms with doors, and winding corridors between them
;
; After the idea of mazelib's DungeonRooms; the way to it is our own.
; 1. Give each cell a bit for each neighbour. Then dungeon_rooms times: draw a room of 2 to 5 by 2 to 4 cells and a place
;    for it. It is given up if it is larger than the maze, or all of it, or if it has a cell in common with another room.
;    Else its cells are joined, the bits between them cleared, and each is marked ROOM.
; 2. Depth first from a random cell, all unvisited neighbours with the same chance, back to the last cell when stuck.
; 3. A step into a room visits all of its cells at once: they go on the stack, a random one of them last. From there
;    the walk leaves again, if it can.
; 4. Where the walk gets stuck on arrival, a dead end, the walls to the rooms beside it become doors.
;
; Why it is connected: depth first comes to each cell that is beside a visited one, and each room is one piece.
; Without step 4 it is a tree of corridor cells and whole rooms, so a room has a door at least.
; Two rooms have no cell in common, so a wall is between them. No room need be there: 5x5 has none.
; What is left for the game: work = how many rooms; from work + 1 four bytes each: first row, first column, height, width.
; What holds while it digs: IX = the cell where we are; BC = the random state; SP = the stack in route, its last
; word 0. A cell's byte: ways to unvisited neighbours, see field_ways; ROOM: in a room that nobody has been to;
; BEEN: in a room that has been visited. At the end BEEN is cleared.

        if ! defined GENERATE_DUNGEON
GENERATE_DUNGEON equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_ways.asm"
        include "lib/cell_draw.asm"

        public generate_dungeon

; generate_dungeon - make a dungeon: rooms, corridors, doors
; In:    rng_seed, field_width, field_height, dungeon_rooms (any value: rooms to try)
; Out:   field, rng_seed, work: the rooms as above; carry clear
;        carry set: illegal size, nothing written
; Maze:  connected; rooms 3 to 9 wide, 3 to 7 high, a door each at least; long winding corridors, few loops
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills and digs: an interrupt then pushes into route, field, guard or work
; Writes: field, rng_seed, work (1,088 bytes), route, guard, and operands in field_ways (set before use)
; Size:  609 bytes   Time: 138,949 T mean, 149,918 T at most (31x31); 111,335 T mean, 122,151 T at most (31x23)
; Bound: under 1,050,000 T whatever the parameter (31x31)
; Stack: 8 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_dungeon:
        proc
        local ROOM, BEEN, TRIES, KEPT_SP, DOOR, BOTTOM
        local try, next_try, scan_row, scan, taken, carve_row, carve, wall, last_row, no_room
        local walk, arrive, below, beside, other_side, back, room, to_left, to_top, visit_row, visit, none, shares
        local dug, clean, clean_row, clean_cell, next_room, address

ROOM:           equ 6                   ; bit numbers
BEEN:           equ 0
TRIES:          equ work + 248          ; past the rooms, 56 of 4 bytes at most
KEPT_SP:        equ work + 250
DOOR:           equ work + 252
BOTTOM:         equ work + 254

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        push bc
        call field_ways
        pop bc
        ld ix,work + 1
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
        jp z,next_try                   ; all of the maze
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
        call address
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
        bit ROOM,(hl)
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
        or 1 << ROOM
        ld (hl),a
        res WAY_RIGHT,(hl)
        inc l
        ld (hl),FIELD_PATH
        inc l
        res WAY_LEFT,(hl)
        djnz carve
        ld a,(hl)
        and c
        or 1 << ROOM
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
        ld d,a
        ld c,WAYS_BUT_UP & WAYS_BUT_DOWN
        dec d
        ld a,d
        dec a
        jr nz,carve_row
        ld c,WAYS_BUT_UP
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

        ; the corridors
        ld hl,field - FIELD_STRIDE
no_room:                                ; there is none above row 1
        ld (hl),0
        inc l
        jr nz,no_room
        ld a,ixl
        rrca
        rrca
        and $3F
        ld (work),a                     ; how many rooms
        call cell_draw
        ld (KEPT_SP),sp
        ld sp,route + ROUTE_SIZE
        ld bc,0
        push bc
        push hl
        pop ix
        ld bc,DOOR
        sbc hl,bc                       ; carry clear
        ex de,hl                        ; the door to where we begin is in work
        ld bc,(rng_seed)
        jr arrive
walk:
        ways_choose b, c
        push ix
        add ix,de
        ld (ix + 0),FIELD_PATH
        add ix,de
arrive:
        ld a,(ix + 0)
        bit ROOM,a
        jr nz,room
        ways_visit
        or a
        jr nz,walk
        bit BEEN,(ix - 64)              ; a dead end: doors to the rooms beside it
        jr z,below
        ld (ix - FIELD_STRIDE),a
below:
        bit BEEN,(ix + 64)
        jr z,beside
        ld (ix + FIELD_STRIDE),a
beside:
        bit BEEN,(ix - 2)
        jr z,other_side
        ld (ix - 1),a
other_side:
        bit BEEN,(ix + 2)
        jr z,back
        ld (ix + 1),a
back:
        pop ix
        ld a,ixh
        or a
        jp z,dug
        ld a,(ix + 0)
        and WAYS_ALL
        jr nz,walk
        jr back

        ; a room: all of its cells are visited
room:
        push ix
        pop hl
        or a
        sbc hl,de
        ld (hl),FIELD_WALL              ; for a while
        ld (DOOR),hl
        ld (BOTTOM),sp
        push ix
        pop hl
to_left:
        dec l
        bit 7,(hl)
        jr z,to_left
        inc l
        ld de,-FIELD_STRIDE
to_top:
        add hl,de
        bit 7,(hl)
        jr z,to_top
        ld de,FIELD_STRIDE
visit_row:
        add hl,de
        push hl
        pop ix
visit:
        ways_visit
        ld a,(ix + 0)
        and WAYS_ALL
        ld (ix + 0),1 << BEEN
        jr z,none
        or 1 << BEEN
        ld (ix + 0),a
        push ix
none:
        inc ixl                         ; undocumented, on every Z80
        inc ixl
        bit 7,(ix - 1)
        jr z,visit
        add hl,de
        bit 7,(hl)
        jr z,visit_row
        ld hl,(DOOR)
        ld (hl),FIELD_PATH
        ld hl,(BOTTOM)
        or a
        sbc hl,sp
        jr z,back                       ; no way out of the room
        ld a,l
        rrca                            ; cells on the stack
        ld l,a
        rng_step b, c
        ld e,a
        ld a,l
        ld hl,0
        ld d,h
shares:
        add hl,de
        dec a
        jr nz,shares
        ld l,h
        ld h,a
        add hl,hl
        add hl,sp                       ; a random one of them
        ld e,(hl)                       ; exchange it and the last
        inc hl
        ld d,(hl)
        ex de,hl
        ex (sp),hl
        ex de,hl
        ld (hl),d
        dec hl
        ld (hl),e
        jp back

        ; all is dug: the marks in the rooms go
dug:
        ld (rng_seed),bc
        ld sp,(KEPT_SP)
        ld ix,work + 1
        ld a,(work)
        inc a
        jr next_room
clean:
        push af
        ld a,(ix + 0)
        ld l,(ix + 1)
        call address
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
        pop ix
        or a
        ret

address:                                ; HL = the byte at row A, column L; uses A, H
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
        endp
generate_dungeon_end:

        endif
