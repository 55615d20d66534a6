; flag_hand.asm - who moves the flag in the demonstration: it runs where the first walker from there, awake or not, is farthest away

        if ! defined WONDERS_FLAG_HAND
WONDERS_FLAG_HAND equ 1

        include "engine/keys/attract.asm"
        include "engine/keys/keys.asm"
        include "lib/distance_map.asm"
        include "lib/field_address.asm"
        include "lib/route_step.asm"
        include "programs/wonders/flag_show.asm"

        public flag_hand

FLAG_NOBODY:    equ 254                 ; farther than any walker
FLAG_BACK:      equ 10                  ; steps that a turn back has to be better by

; flag_hand - the directions held, or in the demonstration the flag's own
; In:    flag, walkers; the map of distance_map; tour_heading, attract_on
; Out:   A = directions, Z if there are none
; Uses:  AF, BC, DE, HL
flag_hand:
        proc
        local clear, each, along, there, farther, look, way, ahead, next
        ld a,(attract_on)
        or a
        jp z,keys_held
        ld hl,flag_ways
        ld b,8                          ; a byte for each code of a direction
clear:
        ld (hl),FLAG_NOBODY
        inc hl
        djnz clear
        ld b,WALKERS                    ; sleepers, too: they stand in the way
        ld hl,walkers
each:
        push bc
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ld bc,0                         ; C = his steps, B = the code of the last one
along:
        push bc
        call map_step
        pop bc
        jr c,there
        ld b,a
        inc c
        jr along
there:
        ld a,b
        xor 4                           ; the flag sees him come from there
        ld hl,flag_ways
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
        ld a,c
        cp (hl)
        jr nc,farther
        ld (hl),a
farther:
        pop hl
        pop bc
        djnz each
look:
        ld a,(tour_heading)
        ld bc,0                         ; C: how far he is on the best way, B: its code
        ld h,4
way:
        push hl
        push af
        ld de,(flag)
        call route_step
        call field_address
        bit 7,(hl)
        jr nz,next
        push bc
        call flag_walker
        pop bc
        jr z,next                       ; not into a sleeper
        pop af
        push af
        ld hl,flag_ways
        ld e,a
        ld d,0
        add hl,de
        ld d,a
        ld a,(tour_heading)
        xor 4
        cp d
        ld a,(hl)
        jr nz,ahead
        sub FLAG_BACK                   ; back only if that is much better: it would stand where it is until they come
        jr nc,ahead
        xor a
ahead:
        inc a
        cp c
        jr z,next
        jr c,next
        ld c,a
        ld b,d
next:
        pop af
        pop hl
        add a,2
        and 6
        dec h
        jr nz,way
        ld a,b
        call own_side
        or a
        ret
        endp

        endif
