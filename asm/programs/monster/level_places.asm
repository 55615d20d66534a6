; level_places.asm - where everybody begins on a level

        if ! defined MONSTER_LEVEL_PLACES
MONSTER_LEVEL_PLACES equ 1

        include "programs/monster/hero.asm"

; level_far - the room that is farthest from the start, the first of those
; Out:   C = room
; Uses:  AF, B, DE, HL
level_far:
        proc
        local room, less
        ld de,0                         ; D = the greatest distance, E = room
        ld bc,START_ROOM * 256
room:
        call distance
        cp d
        jr z,less
        jr c,less
        ld d,a
        ld e,c
less:
        inc c
        ld a,c
        cp ROOMS
        jr nz,room
        ld c,e
        ret
        endp

; level_far_both - the room that is farthest from both the start and the first monster: from the nearer of them, the first of those
; In:    hunter_start
; Out:   C = room
; Uses:  AF, B, DE, HL, IX
level_far_both:
        proc
        local room, nearer, less
        ld de,0
        ld c,0
room:
        ld b,START_ROOM
        call distance
        ld ixl,a
        ld a,(hunter_start)
        ld b,a
        call distance
        cp ixl
        jr c,nearer
        ld a,ixl
nearer:
        cp d
        jr z,less
        jr c,less
        ld d,a
        ld e,c
less:
        inc c
        ld a,c
        cp ROOMS
        jr nz,room
        ld c,e
        ret
        endp

; level_place - everybody where he begins
; Uses:  AF, BC, DE, HL, IX
level_place:
        xor a
        ld (dark),a                     ; everybody is seen until the game goes on
        ld (frozen),a
        ld (wish),a
        ld (hero + WAY),a
        ld (hero + GONE),a
        ld (hunter + GONE),a
        ld (blocker + GONE),a
        ld a,START_ROOM
        ld (hero + WHERE),a
        ld a,(hunter_start)
        ld (hunter + WHERE),a
        ld a,(blocker_start)
        ld (blocker + WHERE),a
        ld ix,hunter
        call monster_way
        ld ix,blocker
        call monster_way
        jp walkers_place

        endif
