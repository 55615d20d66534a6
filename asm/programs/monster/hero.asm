; hero.asm - the hero: keys, his steps, gems, the door, flares
;
; A key counts when its direction is open: the newest one first, for a moment even after it has been let go; then straight on; then any other
; that is held. On the way to a room he may turn back.

        if ! defined MONSTER_HERO
MONSTER_HERO equ 1

        include "programs/monster/hunt.asm"

        public hero_keys, hero_walk

HERO_SPEED:     equ 24                  ; 16 a pixel
WISH:           equ 12                  ; frames for which a key counts that has been let go
FROZEN:         equ 90                  ; frames
DOORWAY:        equ 128                 ; of 256: he is out
EXIT_ROOM:      equ 7 * COLUMNS + COLUMNS - 1
START_ROOM:     equ 0

; hero_keys - what is held in this frame
; In:    A = directions and fire, as keys_held
; Uses:  AF, BC, DE, HL
hero_keys:
        proc
        local old
        ld hl,held
        ld b,(hl)
        ld (hl),a
        ld c,a
        ld a,b
        cpl
        and c
        ld b,a                          ; what is new
        and KEY_FIRE
        push bc
        call nz,flare
        pop bc
        ld a,b
        and TRAIL_BITS
        jr z,old
        ld b,a
        neg
        and b                           ; one of them
        ld (wish),a
        ld a,WISH
        ld (wish_left),a
        ret
old:
        ld a,c
        cpl
        ld hl,wish
        and (hl)
        ret z
        inc hl                          ; wish_left
        dec (hl)
        ret nz
        dec hl
        ld (hl),0
        ret
        endp

; flare - dazzle the monsters
; Uses:  AF, BC, DE, HL
flare:
        ld hl,frozen
        ld a,(hl)
        or a
        ret nz
        ld a,(flares)
        or a
        ret z
        dec a
        ld (flares),a
        ld (hl),FROZEN
        ld hl,panel_due
        set DUE_FLARES,(hl)
        ld a,FLARE_SOUND
        jp effect_number

; hero_ways - the ways out of the hero's room, the open door too
; In:    C = room
; Out:   A
; Keeps: BC, DE
; Uses:  F, HL
hero_ways:
        call ways_of
        ld l,a
        ld a,c
        cp EXIT_ROOM
        ld a,l
        ret nz
        ld a,(gems_left)
        or a
        ld a,l
        ret nz
        or KEY_RIGHT
        ret

; hero_wanted - which way he goes from his room
; In:    C = room
; Out:   A = way, 0 for none, and Z
; Keeps: C
; Uses:  F, B, HL
hero_wanted:
        proc
        local held_ways
        call hero_ways
        ld b,a
        ld hl,wish
        and (hl)
        jr z,held_ways
        ld b,a
        ld a,(held)
        and (hl)
        ld (hl),a                       ; a key that has been let go counts once
        ld a,b
        or a
        ret
held_ways:
        ld a,(held)
        and b
        ld b,a
        ld a,(hero + WAY)
        and b
        ret nz
        ld a,b
        neg
        and b
        ret
        endp

; hero_walk - his step
; Out:   carry set: he is out
; Uses:  AF, BC, DE, HL
hero_walk:
        proc
        local stands, on, back, door, arrives, goes
        ld hl,hero + WHERE
        ld c,(hl)
        inc hl                          ; WAY
        ld a,(hl)
        or a
        jr z,stands
        ld b,a
        inc hl                          ; GONE
        ld a,(hl)
        or a
        jr z,stands
        ld a,c
        cp EXIT_ROOM
        jr nz,back
        bit 1,b                         ; in the doorway there is no way back
        jr nz,on
back:
        ld a,b
        call way_back
        ld d,a
        ld a,(wish)
        cp d
        jr z,goes
        ld a,(held)
        and d
        jr z,on
        ld a,(held)
        and b
        jr nz,on
goes:
        ld a,b
        call room_beyond
        ld a,c
        ld hl,hero + WHERE
        ld (hl),a
        inc hl
        ld (hl),d
        inc hl
        xor a
        sub (hl)
        ld (hl),a
        jr on
stands:
        call hero_wanted
        ld (hero + WAY),a
        ret z
on:
        ld hl,hero + GONE
        ld a,(hl)
        add a,HERO_SPEED
        ld (hl),a
        jr c,arrives
        ld b,a
        ld a,(hero + WHERE)
        cp EXIT_ROOM
        jr z,door
        or a
        ret
door:
        ld a,(hero + WAY)
        cp KEY_RIGHT
        scf
        ccf
        ret nz
        ld a,b
        cp DOORWAY
        ccf
        ret
arrives:
        ld a,(hero + WHERE)
        ld c,a
        ld a,(hero + WAY)
        call room_beyond
        ld a,c
        ld (hero + WHERE),a
        call hero_finds
        ld a,(hero + WHERE)
        ld c,a
        call hero_wanted
        ld (hero + WAY),a
        ret nz                          ; carry is clear
        ld (hero + GONE),a
        ret
        endp

; way_back - the opposite way
; In:    A = way, one bit
; Out:   A
; Keeps: all but AF
way_back:
        rlca
        rlca
        cp KEY_FIRE
        ret c
        rrca
        rrca
        rrca
        rrca
        ret

; hero_finds - a gem in his room is his
; In:    C = room
; Uses:  AF, BC, DE, HL
hero_finds:
        proc
        local each, door
        ld hl,gems
each:
        ld a,(hl)
        inc hl
        cp GEMS_END
        ret z
        cp c
        jr nz,each
        dec hl
        set 7,(hl)                      ; GEM_TAKEN
        ld a,c
        call room_field
        ld (hl),FIELD_PATH
        ld hl,panel_due
        set DUE_GEMS,(hl)
        ld de,GEM_POINTS
        call score_add
        ld hl,gems_left
        dec (hl)
        jr z,door
        ld a,GEM_SOUND
        jp effect_number
door:
        ld hl,panel_due
        set DUE_DOOR,(hl)
        ld a,DOOR_SOUND
        jp effect_number
        endp

hero_variables macro
held:           ds 1                    ; directions and fire
wish:           ds 1                    ; the newest direction, one bit
wish_left:      ds 1                    ; frames for which it counts when it has been let go; follows wish
        endm

        endif
