; rays_sight.asm - numbers for things in a view from within (engine/rays/rays_thing.asm)

        if ! defined ENGINE_RAYS_SIGHT
ENGINE_RAYS_SIGHT equ 1

        include "engine/rays/rays_memory.asm"

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
        ld de,12 * 4
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

        endif
