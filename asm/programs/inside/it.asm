; it.asm - IT walks from room to room, rests at corners, and takes stairs

        if ! defined INSIDE_IT
INSIDE_IT equ 1

        include "programs/inside/hunt.asm"

ROOM_STEP:      equ 512                 ; from room to room, in 1/256 of a place
STAIRS_WAIT:    equ 60                  ; fiftieths of a second that it climbs before it is on the other floor
IT_ROAMS:       equ 1                   ; so much slower while it hunts nobody
IT_IN_SIGHT:    equ 10                   ; rooms: at a greater distance it is neither seen nor met, even if the search for it is late
CAUGHT_NEAR:    equ $A8                 ; in 1/256 of a place

; it_begin - IT is where it lives, and knows of nobody
; Uses:  AF, HL
it_begin:
        ld a,(it_home)
        ld (it_room),a
        xor a
        ld (it_wait),a
        ld (it_climbs),a
        ld (it_way),a
        ld (it_came),a
        ld (it_bored),a
        ld h,a
        ld l,a
        ld (it_gone),hl
        ld (it_hunts),hl
        dec a
        ld (it_far),a
        ret

; it_tick - a fiftieth of a second of IT's
; Uses:  AF, BC, DE, HL
it_tick:
        proc
        local walks, chooses, enters, on, arrives, straight, hunts
        call it_forgets
        ld hl,it_wait
        ld a,(hl)
        or a
        jr z,walks
        dec (hl)
        ret
walks:
        ld hl,(it_gone)
        ld a,h
        or l
        jr z,chooses
on:
        ld de,(it_hunts)
        ld a,d
        or e
        ld a,(level_now + LEVEL_PACE)
        jr nz,hunts
        sub IT_ROAMS
hunts:
        ld e,a
        ld d,0
        ld b,h
        add hl,de
        ld a,h
        cp high ROOM_STEP
        jr nc,arrives
        ld (it_gone),hl
        cp b
        ret z
        jp it_step_heard                ; half way
arrives:
        ld hl,0
        ld (it_gone),hl
        ld a,(it_way)
        ld c,a
enters:
        ld a,c
        ld (it_came),a
        ld a,(it_room)
        call room_beside
        ld (it_room),a
        ld hl,it_bored
        inc (hl)
        jr nz,$ + 3
        dec (hl)                        ; it stays 255
        jp it_step_heard
chooses:
        ld hl,it_climbs
        ld a,(hl)
        ld (hl),0
        ld c,a
        or a
        jr nz,enters
        call it_choose
        ret c
        bit 0,c
        jr z,straight
        ld hl,it_climbs
        ld (hl),c
        ld a,STAIRS_WAIT
        ld (it_wait),a
        jp it_step_heard
straight:
        ld hl,1
        ld a,(it_way)
        cp c
        jr z,on
        ld (it_gone),hl                 ; a corner
        ld a,c
        ld (it_way),a
        ld a,(level_now + LEVEL_CORNER)
        ld (it_wait),a
        ret
        endp

; it_place - where IT is on this floor
; Out:   carry set: on another floor; else HL = x, DE = y, in 1/256 of a place
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
it_place:
        proc
        local across, back, there
        ld a,(it_room)
        call room_here
        ret c
        call room_centre
        ld bc,(it_gone)
        ld a,(it_way)
        bit 2,a
        jr nz,back                      ; 4 south, 6 west
        cp EAST
        jr z,across
        ex de,hl                        ; 0 north
        or a
        sbc hl,bc
        ex de,hl
        ret
across:
        add hl,bc
        ret
back:
        cp WEST
        jr z,there
        ex de,hl
        add hl,bc
        ex de,hl
        ret
there:
        or a
        sbc hl,bc
        ret
        endp

; room_here - is a room on the player's floor?
; In:    A = room
; Out:   carry set: no; clear: A = the room as if this were the lowest floor
; Keeps: all but AF and H
room_here:
        ld h,a
        ld a,(floor_first)
        sub h
        neg
        push hl
        ld hl,stairs_step
        cp (hl)
        pop hl
        ccf
        ret

; room_centre - the middle of a room
; In:    A = row * 16 + column
; Out:   HL = x, DE = y, in 1/256 of a place; carry clear
; Keeps: BC
; Uses:  AF
room_centre:
        ld l,a
        and 15
        add a,a
        inc a
        ld h,a
        ld a,l
        rrca
        rrca
        rrca
        and $1E
        inc a
        ld d,a
        ld l,$80
        ld e,l
        ret

; it_catches - is IT where the player is?
; Out:   carry set: yes
; Uses:  AF, BC, DE, HL
it_catches:
        ld a,(it_far)
        cp IT_IN_SIGHT
        ret nc
        ld bc,CAUGHT_NEAR               ; fall through

; it_within - is IT near?
; In:    BC = how far along both axes, in 1/256 of a place
; Out:   carry set: not farther
; Uses:  AF, BC, DE, HL
it_within:
        proc
        local near
        push bc
        call it_place
        pop bc
        ccf
        ret nc
        push de
        ld de,(player_x)
        call near
        pop hl
        ret nc
        ld de,(player_y)
near:                                   ; carry: HL and DE are so near each other
        or a
        sbc hl,de
        add hl,bc
        ex de,hl
        ld h,b
        ld l,c
        add hl,hl
        scf
        sbc hl,de
        ccf
        ret
        endp

it_variables macro
it_home:        ds 1                    ; the room where it begins
it_room:        ds 1                    ; where it is, or was last
it_way:         ds 1                    ; the direction in which it looks
it_gone:        ds 2                    ; 0 in a room, else how far it has gone from it
it_wait:        ds 1                    ; fiftieths of a second that it rests
it_climbs:      ds 1                    ; not 0: it is on the stairs in this direction
it_hunts:       ds 2                    ; fiftieths of a second until it forgets; 0: it hunts nobody
it_came:        ds 1                    ; the direction in which it entered its room, by stairs too
it_bored:       ds 1                    ; rooms that it has entered since it noticed somebody, 255 at most
it_far:         ds 1                    ; rooms between it and the player; 255: not known
it_comes:       ds 1                    ; the direction in which it would take the last of them
it_turns:       ds 1                    ; counts the fiftieths of a second
        endm

        endif
