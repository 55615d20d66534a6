; hunt.asm - what IT knows, and where it goes from a room

        if ! defined INSIDE_HUNT
INSIDE_HUNT equ 1

        include "lib/random.asm"
        include "programs/inside/ways.asm"
        include "programs/inside/hints.asm"

HUNT_EVERY:     equ 8                   ; fiftieths of a second
FAR_MOST:       equ 24                  ; rooms: beyond this nothing is heard
STEPS_NEAR:     equ 5                   ; fewer rooms: its steps are spoken of
SIGHT:          equ 4                   ; rooms that IT sees straight ahead
NOISE_RUN:      equ 2
NOISE_WALK:     equ 1

; it_choose - where to from this room?
; Out:   C = direction, one that is open; carry set: it stays
; Uses:  AF, B, DE, HL
it_choose:
        proc
        local smells, roam, here, other, check, each, back
        ld hl,(it_hunts)
        ld a,h
        or l
        jr nz,smells
        call rng_next                   ; the longer it has noticed nobody, the more often it goes where the player is
        ld hl,it_bored
        cp (hl)
        jr nc,roam
smells:
        ld a,(smell_now)
        ld h,a
        ld a,(it_room)
        ld l,a
        ld a,(hl)
        or a
        jr z,roam
        cp ARRAY_HERE
        jr z,here
        dec a
        ld c,a
        or a
        ret
here:                                   ; the player is in this room, or on the way out of it
        ld a,(it_room)
        call room_here
        ret c
        call room_centre
        ld a,(player_x + 1)
        cp h
        ld c,EAST
        jr z,other
        jr nc,check
        ld c,WEST
        jr check
other:
        ld a,(player_y + 1)
        cp d
        scf
        ret z
        ld c,SOUTH
        jr nc,check
        ld c,NORTH
check:
        ld a,(it_room)
        call way_open
        ret nz                          ; carry is clear
        scf
        ret
roam:                                   ; any way, by A, but back only from a dead end
        and 7
        ld c,a
        ld e,8
each:
        ld a,c
        and 3
        cp 3                            ; bits 3 and 7 are no ways
        jr z,back
        ld a,(it_came)
        xor 4
        cp c
        jr z,back
        ld a,(it_room)
        call way_open
        ret nz
back:
        inc c
        res 3,c
        dec e
        jr nz,each
        ld a,(it_came)
        xor 4
        ld c,a
        jr check
        endp

; it_looks - each HUNT_EVERY fiftieths of a second: how far is the player, and does IT hear or see somebody?
; Uses:  AF, BC, DE, HL
it_looks:
        proc
        local each, unknown, known, heard, walks, hears, sees, see, blind
        ld a,(smell_now)
        ld d,a
        ld a,(it_room)
        ld b,0
each:
        ld e,a
        ld a,(de)
        or a
        jr z,unknown
        cp ARRAY_HERE
        jr z,known
        dec a
        ld c,a
        ld a,e
        call room_beside
        inc b
        bit 3,b                         ; more than FAR_MOST?
        jr z,each
        bit 4,b
        jr z,each
unknown:
        ld b,255
known:
        ld a,c
        ld (it_comes),a
        ld hl,it_far
        ld a,(hl)
        ld (hl),b
        cp STEPS_NEAR
        jr c,heard
        ld a,b
        cp STEPS_NEAR
        jr nc,heard
        ld hl,text_steps                ; it was not so near before
        call message_say
heard:
        ; does it hear?
        ld hl,player_noise
        ld a,(hl)
        ld (hl),0
        or a
        jr z,sees
        dec a
        ld a,(level_now + LEVEL_HEARS)
        jr nz,walks
        srl a
        srl a
walks:
        cp b
        jr nc,hears
sees:
        ld a,b
        or a
        jr z,hears
        ld a,(it_way)
        ld c,a
        ld a,(it_room)
        ld d,SIGHT
see:
        ld e,a
        call way_open
        ret z
        ld a,e
        call room_beside
        ld hl,player_room
        cp (hl)
        jr z,hears
        dec d
        jr nz,see
        ret
hears:
        xor a
        ld (it_bored),a
        ld hl,(it_hunts)
        ld a,h
        or l
        push af
        ld a,(level_now + LEVEL_HUNTS)
        ld l,a
        ld h,0
        ld d,h
        ld e,l
        add hl,hl
        add hl,de                       ; 3
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,de                       ; 25
        add hl,hl
        ld (it_hunts),hl
        pop af
        ret nz
        ld hl,text_hunts
        jp message_say
        endp

; it_forgets - a fiftieth of a second nearer to forgetting
; Uses:  AF, HL
it_forgets:
        ld hl,it_turns
        inc (hl)
        ld a,(hl)
        and HUNT_EVERY - 1
        call z,it_looks
        ld hl,(it_hunts)
        ld a,h
        or l
        ret z
        dec hl
        ld (it_hunts),hl
        ld a,h
        or l
        ret nz
        ld hl,text_lost
        jp message_say

        endif
