; bet_rooms.asm - the room into which a mouse runs next; rooms beside one another

        if ! defined SOLVERS_BET_ROOMS
SOLVERS_BET_ROOMS equ 1

; lane_next - the room into which a mouse runs
; In:    A = lane; H = high byte of its record
; Out:   A = room
; Keeps: H
; Uses:  BC, DE, L, F
lane_next:
        proc
        local turn, gone, begin, wall, by_record, least, side, other, seek, room, beside, next, found
        cp HANDS
        ld l,LANE_MOUSE
        ld l,(hl)
        jr nc,by_record
        add a,a
        dec a
        neg
        ld d,a                          ; 1: turns to the right, 255: to the left
        inc l
        jr z,begin
        dec l
        ld e,l
        ld l,LANE_WAY
        ld a,(hl)
        sub d                           ; first to the side of the hand
        ld l,e
turn:
        ld c,a
        call room_next
        jr z,gone
        ld a,c
        add a,d
        jr turn
gone:
        ld l,LANE_WAY
        ld (hl),c
        ret
begin:                                  ; the hand goes to the first wall
        push de
        ld de,(solve_start)
        call place_room
        pop de
        xor a
        sub d
wall:
        ld c,a
        call room_next
        ld a,c
        jr nz,$ + 5
        add a,d
        jr wall
        add a,d
        ld c,a
        ld a,l
        jr gone
by_record:
        ld a,l
        inc a
        ld de,(solve_finish)
        jr z,place_room                 ; they begin there
        ld e,l
        ld b,ROOM_SHOWN - 1             ; the least slice of a room that is not shown yet
        ld l,LANE_FAILED
least:
        dec l
        ld a,(hl)
        cp b
        jr nc,$ + 3
        ld b,a
        ld a,l
        or a
        jr nz,least
        ld l,e
        ld c,3                          ; left, up, right, down
        ld d,4
side:
        call room_next
        jr nz,other
        ld e,l
        ld l,a
        ld a,(hl)
        cp b
        ld a,l
        ret z
        ld l,e
other:
        inc c
        dec d
        jr nz,side
seek:
        ld l,LANE_FAILED
room:
        dec l
        ld a,(hl)
        cp b
        jr nz,next
        ld d,l                          ; if none has such a neighbour
        ld e,l
        ld c,4
beside:
        dec c
        call room_next
        ld l,a
        ld a,(hl)
        ld l,e
        jr nz,$ + 7
        inc a
        cp ROOM_SHOWN + 1
        jr nc,found                     ; neither 255, never
        inc c
        dec c
        jr nz,beside
next:
        ld a,l
        or a
        jr nz,room
        ld l,d
found:
        ld a,l
        ret
        endp

; place_room - the room of a place, as it is numbered in a record
; In:    D, E = field row, column
; Out:   A = L = room
; Keeps: BC, D, H
place_room:
        ld a,d
        dec a
        add a,a
        add a,a
        add a,a
        srl e
        or e
        ld l,a
        ret

; room_next - the neighbour of a room
; In:    L = room; C = 0 up, 1 right, 2 down, 3 left, or more: only its last two bits count
; Out:   A = the neighbour; Z if no wall is between; C = 0 to 3
; Keeps: B, DE, HL
room_next:
        push hl
        push de
        ld a,c
        and 3
        ld c,a
        push bc
        ld e,l
        ld a,l
        and $F0
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld a,e
        and 15
        add a,a
        ld b,e
        ld e,a
        ld d,0
        add hl,de
        ld de,field + FIELD_STRIDE + 1
        add hl,de
        ex de,hl
        ld a,c
        add a,a
        ld hl,room_ways
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        ld a,(hl)                       ; to the wall
        inc hl
        ld c,(hl)                       ; to the room
        ld l,a
        rla
        sbc a,a
        ld h,a
        add hl,de
        ld a,b
        add a,c
        bit 7,(hl)
        pop bc
        pop de
        pop hl
        ret
room_ways:
        db -FIELD_STRIDE, -16, 1, 1, FIELD_STRIDE, 16, -1, -1

        endif
