; floor.asm - a floor in places, as the view reads it; from floor to floor

        if ! defined INSIDE_FLOOR
INSIDE_FLOOR equ 1

; floor_make - make `ground` of the player's floor
; In:    floor_first, rooms, level_now
; Uses:  AF, BC, DE, HL
; Time:  54,715 T at most, 28,686 T of a level with several floors
floor_make:
        proc
        local wall, row, room, east, south
        ld hl,ground
        ld bc,GROUND_SIZE / 256 * 256 + GROUND_WALL
wall:
        rept 8
        ld (hl),c
        inc l
        endm
        jr nz,wall
        inc h
        djnz wall
        ld hl,ground + GROUND_STRIDE + 1
        ld a,(floor_first)
        ld e,a
        ld d,high rooms
        ld a,(level_now + LEVEL_ROWS)
        ld b,a
row:
        push bc
        push de
        push hl
        ld a,(level_now + LEVEL_COLUMNS)
        ld b,a
room:
        push bc
        ld a,(de)
        ld c,a
        and 1 << ROOM_THREAD
        ld b,a
        ld (hl),a
        inc e
        inc l
        bit EAST,c
        jr z,east
        ld a,(de)                       ; a passage has what both rooms have
        and b
        ld (hl),a
east:
        bit SOUTH,c
        jr z,south
        ld a,e
        add a,ROOMS_ACROSS - 1
        ld e,a
        ld a,(de)
        and b
        ex af,af'
        ld a,e
        sub ROOMS_ACROSS - 1
        ld e,a
        ex af,af'
        ld bc,GROUND_STRIDE - 1
        add hl,bc
        ld (hl),a
        or a
        sbc hl,bc
south:
        inc hl
        pop bc
        djnz room
        pop hl
        ld bc,2 * GROUND_STRIDE
        add hl,bc
        pop de
        ld a,e
        add a,ROOMS_ACROSS
        ld e,a
        pop bc
        djnz row
        ret
        endp

; floor_climb - take stairs
; In:    C = STAIRS_UP or STAIRS_DOWN
; Out:   carry set: there are none here; clear: another floor
; Uses:  AF, BC, DE, HL
floor_climb:
        ld a,(player_room)
        call way_open
        scf
        ret z
        ld a,c
        ld (stairs_last),a
        ld a,(player_room)
        ld b,a
        call room_beside
        ld (player_room),a
        sub b
        ld hl,floor_first
        add a,(hl)
        ld (hl),a
        ld hl,player_floor
        inc (hl)
        ld a,c
        cp STAIRS_UP
        jr z,$ + 4
        dec (hl)
        dec (hl)
        call player_centre              ; half a passage farther on there may be a wall on this floor
        call floor_make
        call room_seen
        or a
        ret

; player_centre - the player stands in the middle of player_room
; Uses:  AF, BC, DE, HL
player_centre:
        ld a,(player_room)
        call room_here
        call room_centre
        ld (player_x),hl
        ld (player_y),de
        ret

floor_variables macro
floor_first:    ds 1                    ; number of the floor's first room
player_floor:   ds 1                    ; 0 the lowest
player_room:    ds 1                    ; where the player is, or was last
start_room:     ds 1
exit_room:      ds 1
stairs_last:    ds 1                    ; the direction of the last stairs
        endm

        endif
