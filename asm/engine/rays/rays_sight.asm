; rays_sight.asm - numbers for things in a view from within (engine/rays/rays_thing.asm)

        if ! defined ENGINE_RAYS_SIGHT
ENGINE_RAYS_SIGHT equ 1

        include "engine/rays/rays_cast.asm"

RAYS_SIGHT:     equ 88                  ; a thing may be that far away along both axes, in 1/16 cell

; rays_apart - how far a thing is along an axis
; In:    HL = its place, DE = ours, in 1/256 cell
; Out:   carry clear: A = how far in 1/16 cell, signed; carry set: too far
; Keeps: BC, IX, IY
; Uses:  DE, HL
rays_apart:
        or a
        sbc hl,de
        ld de,16 * RAYS_SIGHT
        add hl,de
        ld a,h
        cp RAYS_SIGHT / 8
        ccf
        ret c
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h
        sub RAYS_SIGHT
        or a
        ret

; rays_middle - the part of the middle ray in a table
; In:    HL = table
; Out:   DE = part * 256
; Keeps: BC, IX, IY
; Uses:  AF, HL
rays_middle:
        ld de,RAYS_COLUMNS / 2 * 4
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ex de,hl
        add hl,hl
        add hl,hl
        xor a
        add hl,hl
        adc a,a
        ld e,h
        ld d,a
        ret

; rays_product - a product
; In:    A = -127 to 127, DE = 0 to 256
; Out:   HL = the product
; Keeps: BC, DE, IX, IY
; Uses:  AF
rays_product:
        proc
        local plus
        ld hl,0
        or a
        jp p,plus
        neg
        call plus
        xor a
        sub l
        ld l,a
        sbc a,a
        sub h
        ld h,a
        ret
plus:
        add a,a
        rept 7
        add hl,hl
        add a,a
        jr nc,$ + 3
        add hl,de
        endm
        ret
        endp

; rays_power - a power of 2
; In:    HL = 256 * its logarithm
; Out:   DE = the power, 65280 at most
; Keeps: BC, IX, IY
; Uses:  AF, HL
rays_power:
        proc
        local fits, halve
        ld a,h
        cp 16
        jr c,fits
        ld de,$FF00                     ; 255 lines
        ret
fits:
        ld h,high RAYS_POWERS
        ld e,(hl)
        inc h
        ld d,(hl)
        sub 15
        ret z
        neg
halve:
        srl d
        rr e
        dec a
        jr nz,halve
        ret
        endp

; rays_thing_turned - where a thing is, seen from here
; In:    HL = x, DE = y
; Out:   carry clear: HL = how far ahead, rays_thing_across = how far to the right, in 1/4096 cell; carry set: too far away
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
rays_thing_turned:
        proc
        local turned, turn
        push de
        ld de,(rays_x)
        call rays_apart
        pop hl
        ret c
        ld c,a                          ; how far east
        ld de,(rays_y)
        call rays_apart
        ret c
        ld b,a                          ; how far south
        ; in this quarter: C = to the right of it, B = ahead
        ld a,(rays_turn)
        rrca
        rrca
        rrca
        rrca
        and 3
        inc a
        ld e,a
        ld a,b
        neg
        ld b,a
turn:
        dec e
        jr z,turned
        ld a,c
        ld c,b
        ld b,a
        ld a,c
        neg
        ld c,a
        jr turn
turned:
        ; depth = right * sine + ahead * cosine, across = right * cosine - ahead * sine
        ld hl,(rays_right_table)
        call rays_middle
        ld (rays_thing_sine),de
        ld hl,(rays_ahead_table)
        ld de,0 - RAYS_COLUMNS * 4
        add hl,de
        call rays_middle
        ld (rays_thing_cosine),de
        ld a,b
        call rays_product
        push hl
        ld a,c
        ld de,(rays_thing_sine)
        call rays_product
        pop de
        add hl,de
        push hl
        ld a,c
        ld de,(rays_thing_cosine)
        call rays_product
        push hl
        ld a,b
        ld de,(rays_thing_sine)
        call rays_product
        ex de,hl
        pop hl
        or a
        sbc hl,de
        ld (rays_thing_across),hl
        pop hl
        or a
        ret
        endp

rays_sight_variables macro
rays_thing_sine: ds 2
rays_thing_cosine: ds 2
rays_thing_across: ds 2                 ; how far right of the middle, in 1/4096 cell
        endm

        endif
