; heart.asm - the hero's heart: it beats faster when a monster is near, counted in rooms along the ways

        if ! defined MONSTER_HEART
MONSTER_HEART equ 1

        include "programs/monster/hunt.asm"
        include "programs/monster/panel.asm"

        public heart_tick, monsters_near

HEART_LEAST:    equ 10                  ; frames from beat to beat
HEART_ROOM:     equ 4                   ; and for each room more
HEART_FAR:      equ 13                  ; rooms
HEART_BIG:      equ 5                   ; frames for which a beat is seen

; monsters_near - how far the nearer monster is from a room
; In:    B = room
; Out:   A = steps
; Keeps: B, E, IX
; Uses:  F, C, D, HL
monsters_near:
        ld a,(hunter + WHERE)
        ld c,a
        call distance
        ld d,a
        ld a,(blocker + WHERE)
        ld c,a
        call distance
        cp d
        ret c
        ld a,d
        ret

; heart_begin - the next beat is soon
; Uses:  AF
heart_begin:
        ld a,HEART_LEAST
        ld (heart_wait),a
        xor a
        ld (heart_big),a
        ret

; heart_tick - a frame of the heart
; Uses:  AF, BC, DE, HL
heart_tick:
        proc
        local near, sooner, no_big
        ld hl,heart_big
        ld a,(hl)
        or a
        jr z,no_big
        dec (hl)
        call z,heart_rests
no_big:
        ld a,(hero + WHERE)
        ld b,a
        call monsters_near
        cp HEART_FAR
        jr c,near
        ld a,HEART_FAR
near:
        add a,a
        add a,a
        add a,HEART_LEAST
        ld b,a
        ld hl,heart_wait
        cp (hl)
        jr nc,sooner
        ld (hl),a
sooner:
        dec (hl)
        ret nz
        ld (hl),b
        ld a,HEART_BIG
        ld (heart_big),a
        call heart_beats
        ld a,HEART_SOUND
        jp effect_number
        endp

heart_variables macro
heart_wait:     ds 1                    ; frames to the next beat
heart_big:      ds 1                    ; frames for which it is big
        endm

        endif
