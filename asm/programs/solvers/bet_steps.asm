; bet_steps.asm - the mice run from room to room, evenly within each slice of time
;
; Longer than 300 lines because its routines share the record of a lane and its numbers of rooms.
;
; A record has the slice in which each room was looked at, not the order within a slice. A mouse with a hand on the wall walks by its rule: its way
; is that of the solver, back from dead ends too, so its steps are spread over all of its time. Others look at the rooms of a slice one by one, if
; they can at a neighbour of the one before, else at a neighbour of a room that has been seen. ROOM_SHOWN in a record: the mouse has been there.

        if ! defined SOLVERS_BET_STEPS
SOLVERS_BET_STEPS equ 1

        include "programs/solvers/bet_boards.asm"

ROOM_SHOWN:     equ $80                 ; a solver takes less than 40 slices
HANDS:          equ 2                   ; the first lanes

; lane_count - how many rooms a lane runs through in this slice
; In:    A = lane; bet_slice
; Out:   LANE_COUNT, LANE_PACE
; Uses:  AF, BC, DE, HL
lane_count:
        proc
        local by_record, room, share, counted
        ld c,a
        call lane_record
        ld d,0
        ld l,LANE_PACE
        ld (hl),d
        ld l,LANE_SLICES
        ld e,(hl)
        ld a,(bet_slice)
        ld b,a
        dec a
        cp e
        jr nc,counted                   ; it has arrived
        ld a,c
        push de
        push bc
        call lane_looked                ; who has not looked yet says so
        pop bc
        push bc
        ld a,c
        call lane_record
        pop bc
        pop de
        ld a,c
        cp HANDS
        jr nc,by_record
        push de
        ld de,(solve_start)
        call place_room
        pop de
        ld a,(hl)
        and $FF - ROOM_SHOWN
        ld c,a                          ; the slice in which it sets off
        ld a,b
        cp c
        jr c,counted
        ld a,e
        sub c
        inc a
        ld e,a                          ; slices from then on
        ld l,LANE_WALK
        ld a,(hl)
        inc l                           ; LANE_SUM
        add a,(hl)
share:
        ld (hl),a
        sub e
        jr c,counted
        inc d
        jr share
by_record:
        ld l,LANE_FAILED
room:
        dec l
        ld a,(hl)
        cp b
        jr nz,$ + 3
        inc d
        ld a,l
        or a
        jr nz,room
counted:
        ld l,LANE_COUNT
        ld (hl),d
        ret
        endp

; lane_moves - a frame of a lane: its mouse runs into as many rooms as are due, usually one or none
; In:    A = lane; race_pace
; Uses:  AF, BC, DE, HL
lane_moves:
        proc
        local due
        ld b,a
        call lane_record
        ld l,LANE_COUNT
        ld a,(hl)
        inc l                           ; LANE_PACE
        add a,(hl)
due:
        ld (hl),a
        ld hl,race_pace
        sub (hl)
        ret c
        push af
        push bc
        ld a,b
        call lane_step
        pop bc
        ld a,b
        call lane_record
        ld l,LANE_PACE
        pop af
        jr due
        endp

; lane_step - a mouse runs into its next room
; In:    A = lane
; Uses:  AF, BC, DE, HL
lane_step:
        proc
        local seen
        push af
        call mouse_off
        pop af
        push af
        call lane_ends
        pop af
        push af
        ld b,a
        call lane_record
        ld a,b
        call lane_next
        ld l,LANE_MOUSE
        ld (hl),a
        ld l,a
        ld a,(hl)
        add a,a
        jr c,seen
        set 7,(hl)
        ld l,LANE_LOOKED
        inc (hl)
seen:
        pop af
        push af
        call lane_looked
        pop af
        push af
        call mouse_on
        pop af
        ld hl,bet
        cp (hl)
        ret nz
        ld bc,1 * 256 + 30
        jp sound_tone                   ; the steps of the one that is bet on
        endp

; lane_next - the room into which a mouse runs
; In:    A = lane; H = high byte of its record
; Out:   A = room
; Keeps: H
; Uses:  BC, DE, L, F
lane_next:
        proc
        local turn, gone, begin, wall, by_record, side, other, seek, room, beside, next, found
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
        ld a,(bet_slice)
        ld b,a
        ld c,3                          ; left, up, right, down
        ld a,l
        inc a
        ld de,(solve_finish)
        jr z,place_room                 ; they begin there
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
