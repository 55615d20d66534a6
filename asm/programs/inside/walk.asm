; walk.asm - the player turns and walks; walls keep 3/8 of a place away, and lead round corners

        if ! defined INSIDE_WALK
INSIDE_WALK equ 1

        include "engine/keys/keys.asm"
        include "programs/inside/layout.asm"
        include "programs/inside/sines.asm"

PLAYER_WIDE:    equ $60                 ; from the player to a wall, in 1/256 of a place
WALK_PACE:      equ 8                   ; in a fiftieth of a second, in 1/256 of a place; running is twice that
TURN_PACE:      equ 2                   ; in 1/256 of a circle
ALIGN_WALK:     equ 24                  ; who walks is turned into the corridor from so far off, in 1/256 of a circle
ALIGN_STAND:    equ 12                  ; who stands, from so far
CENTRE_PACE:    equ 4                   ; and moved towards its middle

; walk - turn and walk for a picture
; In:    A = the directions held; B = fiftieths of a second, 1 to 5
; Uses:  AF, BC, DE, HL
walk:
        proc
        local right, turned, forward, go, still, back
        ld (walk_keys),a
        ld c,a
        ld a,b
        bit 4,c                         ; KEY_FIRE: run
        jr z,$ + 3
        add a,a
        ld b,a                          ; a length of time: the unit of all that follows
        ld (walk_time),a
        ; turn
        add a,a                         ; TURN_PACE
        bit 1,c                         ; KEY_RIGHT
        jr nz,right
        bit 3,c                         ; KEY_LEFT
        jr z,turned
        neg
right:
        ld hl,player_turn
        add a,(hl)
        ld (hl),a
turned:
        ld a,c
        and KEY_UP | KEY_DOWN
        jr z,still
        ld a,b
        add a,a
        add a,a
        bit 0,c                         ; KEY_UP
        jr z,back
        add a,a                         ; WALK_PACE
back:
        ld e,a
        ld a,c
        rra
        sbc a,a                         ; 0: back
        cpl
        ld d,a
        call walk_straight
        ld a,(walk_keys)
        bit 4,a
        ld a,1                          ; NOISE_WALK
        jr z,$ + 3
        inc a                           ; NOISE_RUN
        ld (player_noise),a
        ld b,ALIGN_WALK
        jr go
still:
        ld b,ALIGN_STAND
go:
        ld a,(walk_keys)
        and KEY_LEFT | KEY_RIGHT
        ret nz
        endp                            ; fall through into walk_align
; walk_align - turn a little towards the nearest of four directions
; In:    B = from how far off, in 1/256 of a circle
; Uses:  AF, BC, HL
walk_align:
        proc
        local less
        ld hl,player_turn
        ld a,(hl)
        add a,32
        and $C0
        sub (hl)                        ; how much is missing
        ret z
        ld c,a
        jp p,less
        neg
less:
        cp b
        ret nc
        ld b,a
        ld a,(walk_time)
        add a,a
        cp b
        jr c,$ + 3
        ld a,b                          ; no farther than that
        bit 7,c
        jr z,$ + 4
        neg
        add a,(hl)
        ld (hl),a
        ret
        endp

; walk_straight - walk in the direction in which the player looks, or back
; In:    E = how far, in 1/256 of a place, up to 128; D = 0, or 255: back
; Uses:  AF, BC, DE, HL
walk_straight:
        proc
        local centred, middle
        push de
        ld a,(player_turn)
        rrca
        rrca
        and 63
        push af
        call walk_part
        ld a,0
        call walk_axis                  ; x
        pop af
        pop de
        push af
        sub 16                          ; y grows to the south: -cos = sin(angle - 90 degrees)
        call walk_part
        ld a,1
        call walk_axis
        pop af
        and 15
        ret nz
        ; straight along a corridor: towards its middle
        ld a,(player_turn)
        ld hl,player_x
        and $40                         ; east or west: y
        jr z,$ + 5
        ld hl,player_y
        ld a,(hl)
        sub $80
        ret z
        jr c,middle
        cp CENTRE_PACE
        jr c,centred
        ld a,(hl)
        sub CENTRE_PACE
        ld (hl),a
        ret
middle:
        cp 0 - CENTRE_PACE
        jr nc,centred
        ld a,(hl)
        add a,CENTRE_PACE
        ld (hl),a
        ret
centred:
        ld (hl),$80
        ret
        endp

; walk_part - the part of a step along one axis
; In:    A = angle, 0 to 63 (modulo 64); E = length, up to 128; D = 0, or 255: back
; Out:   DE = length * sin(angle), rounded
; Uses:  AF, BC, HL
walk_part:
        proc
        local bit_of, no, forward
        and 63
        ld c,a
        ld b,0
        ld hl,sines
        add hl,bc
        ld a,(hl)
        xor d
        ld c,a                          ; its sign
        ld a,(hl)
        bit 7,a
        jr z,$ + 4
        neg
        ld hl,32                        ; half of 64
        ld d,h
        ld b,7                          ; A = 0 to 64
bit_of:
        rra
        jr nc,no
        add hl,de
no:
        sla e
        rl d
        djnz bit_of
        add hl,hl
        add hl,hl
        ld e,h
        ld d,0
        bit 7,c
        ret z
        xor a
        sub e
        ld e,a
        ret z
        dec d
        ret
        endp

player_variables macro
player_x:       ds 2                    ; in 1/256 of a place
player_y:       ds 2
player_turn:    ds 1                    ; 0 north, 64 east ..
player_noise:   ds 1                    ; since IT listened last
walk_keys:      ds 1
walk_time:      ds 1                    ; fiftieths of a second, twice as many for who runs
        endm

        endif
