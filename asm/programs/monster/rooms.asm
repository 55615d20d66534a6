; rooms.asm - the rooms of a maze: which ways lead out of each, and how far each is from every other
;
; A room is a cell of the field: 0 to ROOMS - 1, row by row. Its ways are the bits KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_LEFT.
; 1. rooms_ways reads the ways from the field.
; 2. rooms_wave writes a row of the table of distances: a wave from one room, with a queue, W3 and W4. All rows together are 117 waves, and
;    so whoever looks for a way later only compares bytes.
; A row has 128 bytes, so two of them share a page, and so do the queue, from byte 0, and the ways, from byte 128. Distances are below 117.

        if ! defined MONSTER_ROOMS
MONSTER_ROOMS equ 1

        include "include/field.asm"
        include "engine/keys/keys.asm"
        include "programs/monster/rooms_wave.asm"

        public rooms_ways, rooms_wave, distance, towards, room_beyond, room_field

COLUMNS:        equ 13                  ; of rooms
ROWS:           equ 9
ROOMS:          equ ROWS * COLUMNS
FAR:            equ 255                 ; not reached by the wave yet

; rooms_ways - read the ways of all rooms from the field
; In:    field
; Uses:  AF, BC, DE, HL
; Writes: room_ways
rooms_ways:
        proc
        local row, room, up, right, down, left
        ld hl,field + FIELD_STRIDE + 1
        ld de,room_ways
        ld b,ROWS
row:
        push bc
        ld b,COLUMNS
room:
        push bc
        ld bc,0 - FIELD_STRIDE
        add hl,bc
        xor a
        bit 7,(hl)
        jr nz,up
        or KEY_UP
up:
        ld c,FIELD_STRIDE + 1
        ld b,0
        add hl,bc
        bit 7,(hl)
        jr nz,right
        or KEY_RIGHT
right:
        dec hl
        dec hl
        bit 7,(hl)
        jr nz,left
        or KEY_LEFT
left:
        add hl,bc
        bit 7,(hl)
        jr nz,down
        or KEY_DOWN
down:
        ld (de),a
        inc e
        ld bc,2 - FIELD_STRIDE
        add hl,bc
        pop bc
        djnz room
        ld bc,2 * FIELD_STRIDE - 2 * COLUMNS
        add hl,bc
        pop bc
        djnz row
        ret
        endp

; room_row - the row of a room in the table
; In:    A = room
; Out:   HL
; Uses:  AF
room_row:
        srl a
        ld l,0
        rr l
        add a,high distances
        ld h,a
        ret

; distance - how many steps it is from one room to another
; In:    B, C = rooms
; Out:   A = steps; HL = the address of C in the row of B
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Time:  67 T
distance:
        ld a,b
        srl a
        ld l,0
        rr l
        add a,high distances
        ld h,a
        ld a,l
        or c
        ld l,a
        ld a,(hl)
        ret

; towards - the first way, of up, right, down and left, that leads nearer to a room
; In:    C = a room; B = where to
; Out:   A = the way, NZ; 0 and Z if it is there
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
towards:
        proc
        local right, down, left, found
        call distance
        or a
        ret z
        dec a
        ld e,a                          ; what a room has that is nearer
        ld a,l
        or low room_ways
        push hl
        ld h,high room_ways
        ld l,a
        ld d,(hl)
        pop hl
        bit 0,d
        jr z,right
        ld a,l
        sub COLUMNS
        ld l,a
        ld a,(hl)
        cp e
        ld a,KEY_UP
        jr z,found
        ld a,l
        add a,COLUMNS
        ld l,a
right:
        bit 1,d
        jr z,down
        inc l
        ld a,(hl)
        cp e
        ld a,KEY_RIGHT
        jr z,found
        dec l
down:
        bit 2,d
        jr z,left
        ld a,l
        add a,COLUMNS
        ld l,a
        ld a,(hl)
        cp e
        ld a,KEY_DOWN
        jr z,found
left:
        ld a,KEY_LEFT
found:
        or a
        ret
        endp

; room_beyond - the room at the end of a way
; In:    A = the way, one bit; C = room
; Out:   C = the next room
; Keeps: B, DE, HL, IX, IY
; Uses:  AF
room_beyond:
        proc
        local down, right, left
        rra
        jr nc,right
        ld a,c
        sub COLUMNS
        ld c,a
        ret
right:
        rra
        jr nc,down
        inc c
        ret
down:
        rra
        jr nc,left
        ld a,c
        add a,COLUMNS
        ld c,a
        ret
left:
        dec c
        ret
        endp

; ways_of - the ways of a room
; In:    C = room
; Out:   A
; Keeps: BC, DE, IX, IY
; Uses:  F, HL
ways_of:
        ld h,high room_ways
        ld a,c
        or low room_ways
        ld l,a
        ld a,(hl)
        ret

; room_field - the place of a room in the field
; In:    A = room
; Out:   HL = its address in the field; D, E = row, column
; Keeps: BC, IX, IY
; Uses:  AF
room_field:
        proc
        local row
        ld d,0 - 1
row:
        inc d
        inc d
        sub COLUMNS
        jr nc,row
        add a,COLUMNS
        add a,a
        inc a
        ld e,a
        jp field_address
        endp

rooms_variables macro
                ds (0 - $) & 255
room_queue:     ds 128
room_ways:      ds 128
distances:      ds (ROOMS + 1) / 2 * 256
        endm

        endif
