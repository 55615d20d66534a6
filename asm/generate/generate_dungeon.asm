; generate_dungeon.asm - rooms with doors, and winding corridors between them
;
; 1. Give each cell a bit for each neighbour. Try dungeon_rooms times to place a room, see lib/dungeon_place.asm.
; 2. Depth first from a random cell, all unvisited neighbours equally likely; back to the last cell when stuck.
; 3. A step into a room visits all of its cells at once: they go on the stack, a random one of them last. From there
;    the walk leaves the room again, if it can.
; 4. If the walk is stuck as soon as it arrives, at a dead end, the walls to the rooms beside it become doors.
;
; Why it is connected: depth first reaches each cell beside a visited one, and each room is one piece.
; Without step 4 it is a tree of corridor cells and whole rooms, so a room has one door at least.
; There may be no room: 5x5 has none.
; For a game: DUNGEON_LIST, which is work, has the number of rooms, then four bytes for each: first row, first
; column, height, width.
; Invariants while it digs: IX = the current cell; BC = the random state; SP = the stack in route, its last
; word 0. A cell's byte: bits for unvisited neighbours, see field_ways; DUNGEON_NEW: in an unvisited room;
; DUNGEON_SEEN: in a visited room. At the end DUNGEON_SEEN is cleared.

        if ! defined GENERATE_DUNGEON
GENERATE_DUNGEON equ 1

        include "lib/random.asm"
        include "lib/field_cells.asm"
        include "lib/field_ways.asm"
        include "lib/dungeon_place.asm"
        include "lib/cell_draw.asm"

        public generate_dungeon

; generate_dungeon - make a dungeon: rooms, corridors, doors
; Family: generator
; Menu:  260, "Dungeon", "Rooms joined by winding", "passages; few dead ends"
; Parameter: dungeon_rooms, 0 to 255, default 12, "Rooms": how many times it tries to place a room
; Source: common knowledge (the idea of mazelib's DungeonRooms; the algorithm is our own)
; In:    rng_seed, field_width, field_height, dungeon_rooms
; Out:   field, rng_seed, work: the rooms as above; carry clear
; Refuses: illegal size
; Promise: connected, cells open, rooms of 3 to 9 by 3 to 7; at least one door each; long winding corridors, few loops
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills and digs: an interrupt then pushes into route, field, guard or work
; Writes: field, rng_seed, work (1,088 bytes), route, guard; operands in field_ways (set before use)
; Size:  337 bytes   Time: 138,041 T mean, 148,585 T at most (31x31); 110,557 T mean, 121,189 T at most (31x23)
; Bound: under 1,050,000 T whatever the parameter (31x31)
; Growth: twelve tries to place rooms
; Stack: 10 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_dungeon:
        proc
        local KEPT_SP, DOOR, BOTTOM
        local no_room, walk, arrive, below, beside, other_side, back
        local room, to_left, to_top, visit_row, visit, none, shares, dug

KEPT_SP:        equ work + 250
DOOR:           equ work + 252
BOTTOM:         equ work + 254

        call field_cells                ; B = cells down, C = cells across
        ret c
        push ix
        push bc
        call field_ways
        pop bc
        call dungeon_place

        ; the corridors
        ld hl,field - FIELD_STRIDE
no_room:                                ; no room is above row 1
        ld (hl),0
        inc l
        jr nz,no_room
        call cell_draw
        ld (KEPT_SP),sp
        ld sp,route + ROUTE_SIZE
        ld bc,0
        push bc
        push hl
        pop ix
        ld bc,DOOR
        sbc hl,bc                       ; carry clear
        ex de,hl                        ; the door to the first cell is in work
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
        bit DUNGEON_NEW,a
        jr nz,room
        ways_visit
        or a
        jr nz,walk
        bit DUNGEON_SEEN,(ix - 64)              ; a dead end: doors to the rooms beside it
        jr z,below
        ld (ix - FIELD_STRIDE),a
below:
        bit DUNGEON_SEEN,(ix + 64)
        jr z,beside
        ld (ix + FIELD_STRIDE),a
beside:
        bit DUNGEON_SEEN,(ix - 2)
        jr z,other_side
        ld (ix - 1),a
other_side:
        bit DUNGEON_SEEN,(ix + 2)
        jr z,back
        ld (ix + 1),a
back:
        pop ix
        ld a,ixh
        or a
        jp z,dug
        ld a,(ix + 0)
        and WAYS_ALL
        rng_jump nz,walk
        jr back

        ; a room: all of its cells are visited
room:
        push ix
        pop hl
        or a
        sbc hl,de
        ld (hl),FIELD_WALL              ; for now
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
        ld (ix + 0),1 << DUNGEON_SEEN
        jr z,none
        or 1 << DUNGEON_SEEN
        ld (ix + 0),a
        push ix
none:
        inc ixl                         ; undocumented, but works on every Z80
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
        jr z,back                       ; no exit from the room
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

dug:
        ld (rng_seed),bc
        ld sp,(KEPT_SP)
        call dungeon_open
        pop ix
        or a
        ret
        endp
generate_dungeon_end:

        endif
