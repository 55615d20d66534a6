; ways_lean.asm - choose one of several directions, by two leanings
;
; 1. With a chance of straight / 256 go on in the direction of the last step, if that is free.
; 2. Else, if there are ways across (left, right) and ways along the columns (up, down), take one across with a chance of
;    across / 256, or else one up or down. Of two that are left take one by a coin.
;
; A leaning never forbids a direction, so the maze stays perfect at 0 and at 255. With straight = 0 step 1 draws nothing.

        if ! defined LIB_WAYS_LEAN
LIB_WAYS_LEAN equ 1

        include "lib/random.asm"
        include "lib/field_ways.asm"

WAYS_ACROSS:    equ $28                 ; the bits of right and left
WAYS_DOWNWARD:  equ $14                 ; of up and down

; ways_lean - choose one of the bits of a cell's byte: ways_lean straight, across
; In:    E = the byte, with two bits or more; L = the bit of the last step, or 0; BC = the random state
;        straight + 1, across + 1 = the two chances
; Out:   A = the bit; BC = the new state
; Keeps: HL, IX, IY
; Uses:  AF, BC, DE
; Size:  59 bytes   Time: 100 to 226 T
ways_lean macro straight, across
        local turn, kind, chosen
        ld a,e
        and l
        jr z,turn
straight:
        ld a,0
        or a
        jr z,turn
        ld d,a
        rng_step b, c
        cp d
        ld a,l
        jr c,chosen
turn:
        rng_step b, c
across:
        cp 0
        sbc a,a
        and WAYS_ACROSS xor WAYS_DOWNWARD
        xor WAYS_DOWNWARD
        and e
        jr nz,kind
        or e                            ; there are no others
kind:
        ld e,a
        neg
        and e                           ; the lower one
        bit 6,c
        jr z,chosen
        xor e
        jr nz,chosen
        or e                            ; there is no other
chosen:
        endm

; ways_go - open the way in a direction and go there, a macro: ways_go visit, done
; In:    A = the bit of the direction, or that of none; IX = a cell of the field
; Out:   at visit: IX = the cell there, L = the bit; at done: A was the bit of none
; Keeps: BC, H, IY
; Uses:  AF, DE, L, IX
ways_go macro visit, done
        local go_up, go_left, go_right
        ld l,a
        cp 1 << WAY_RIGHT
        jr c,go_up
        jr z,go_right
        cp 1 << WAY_LEFT
        jr z,go_left
        jr nc,done
        ld de,2 * FIELD_STRIDE
        add ix,de
        ld (ix - FIELD_STRIDE),FIELD_PATH
        jp visit
go_up:
        ld de,-2 * FIELD_STRIDE
        add ix,de
        ld (ix + FIELD_STRIDE),FIELD_PATH
        jp visit
go_left:
        dec ixl
        dec ixl
        ld (ix + 1),FIELD_PATH
        jp visit
go_right:
        inc ixl
        inc ixl
        ld (ix - 1),FIELD_PATH          ; visit follows
        endm

        endif
