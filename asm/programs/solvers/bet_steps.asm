; bet_steps.asm - the mice run from room to room, evenly within each slice of time
;
; A record has the slice in which each room was looked at, not the order within a slice. A mouse with a hand on the wall walks by its rule: its way
; is that of the solver, back from dead ends too. Others look at the rooms of a slice one by one, if they can at a neighbour of the one before, else
; at a neighbour of a room that has been seen; at the last one, where they end, when no other is left. The rooms of a run are spread over all of its
; time, so no mouse is there before it is done. ROOM_SHOWN in a record: the mouse has been there.

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
        local share, counted
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
        ld a,c
        call lane_record
        ld a,c
        cp HANDS
        ld de,(solve_start)
        jr c,$ + 6
        ld de,(solve_finish)
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
        local stays, seen
        push af
        ld c,a
        call lane_record
        ld a,c
        ld l,LANE_MOUSE
        ld b,(hl)
        push bc
        call lane_next
        pop bc                          ; B, C = the room that it leaves, lane
        ld l,LANE_MOUSE
        ld (hl),a
        push hl
        push bc
        ld a,c
        call mouse_on                   ; before it leaves, so no frame is without it
        pop bc
        pop hl
        ld a,(hl)
        cp b
        jr z,stays
        ld (hl),b
        push af
        push hl
        ld a,c
        call mouse_off
        pop hl
        pop af
        ld (hl),a
stays:
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
        call lane_ends
        pop af
        push af
        call mouse_on                   ; on one of the ends, perhaps
        pop af
        push af
        call lane_looked
        pop af
        push af
        call far_draw
        pop af
        ld hl,bet
        cp (hl)
        ret nz
        call lane_far
        add a,a
        add a,24
        ld c,a
        ld b,2
        jp sound_tone                   ; the steps of the one that is bet on: the nearer the higher
        endp

        include "programs/solvers/bet_rooms.asm"

        endif
