; rooms.asm - the room in which the player is: what has been seen, stairs, the exit

        if ! defined INSIDE_ROOMS
INSIDE_ROOMS equ 1

        include "programs/inside/hints.asm"

SEEN_FAR:       equ 2                   ; rooms that are seen in each direction, along open ways

; room_turn - is the player in another room, or in the exit?
; Out:   carry set: it is the exit
; Uses:  AF, BC, DE, HL
room_turn:
        proc
        local same, none
        ld a,(player_x + 1)
        srl a
        jr nc,none
        ld c,a
        ld a,(player_y + 1)
        srl a
        jr nc,none
        add a,a
        add a,a
        add a,a
        add a,a
        add a,c
        ld hl,floor_first
        add a,(hl)
        ld hl,player_room
        cp (hl)
        jr z,same
        ld (hl),a
        call room_seen
        call stairs_told
same:                                   ; stairs may have led here
        ld a,(player_room)
        ld hl,exit_room
        cp (hl)
        scf
        ret z
none:
        or a
        ret
        endp

; room_seen - note for the map what is seen from here
; Uses:  AF, BC, DE, HL
room_seen:
        proc
        local way, each, next
        ld a,(player_room)
        call room_ways
        set ROOM_SEEN,(hl)
        ld c,NORTH
way:
        ld a,(player_room)
        ld d,SEEN_FAR
each:
        ld e,a
        call way_open
        jr z,next
        ld a,e
        call room_beside
        ld l,a
        ld h,high rooms
        set ROOM_SEEN,(hl)
        dec d
        jr nz,each
next:
        inc c
        inc c
        bit 3,c
        jr z,way
        ret
        endp

; stairs_told - say which stairs there are, or no longer; a thread that lies says itself whether to take them
; Uses:  AF, BC, DE, HL
stairs_told:
        call stairs_here
        or c
        ret z                           ; fall through into stairs_say

; stairs_say - say it
; In:    B = the stairs here, bits of `rooms`
; Uses:  AF, DE, HL
stairs_say:
        proc
        local say
        ld hl,(thread_time)
        ld a,h
        or l
        ret nz
        ld hl,text_none
        or b
        jr z,say
        ld hl,text_both
        cp ROOM_STAIRS
        jr z,say
        ld hl,text_up
        bit STAIRS_UP,a
        jr nz,say
        ld hl,text_down
say:
        ld de,(message_next)
        or a
        sbc hl,de
        ret z                           ; the line says so
        add hl,de
        jp message_say
        endp

; stairs_here - the stairs of this room
; Out:   A, B = them, bits of `rooms`; C = those that were noted; they are noted
; Uses:  F, HL
stairs_here:
        ld a,(player_room)
        call room_ways
        and ROOM_STAIRS
        ld hl,stairs_said
        ld c,(hl)
        ld (hl),a
        ld b,a
        ret

rooms_variables macro
stairs_said:    ds 1                    ; the stairs of the room, as they were noted last
        endm

        endif
