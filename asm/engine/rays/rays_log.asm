; rays_log.asm - sines and logarithms for a view from within (engine/rays/rays.asm)

        if ! defined ENGINE_RAYS_LOG
ENGINE_RAYS_LOG equ 1

        include "engine/rays/rays_memory.asm"

; rays_sine - the sine of an angle, from 0 to a right one
; In:    A = angle, 0 to 16
; Out:   DE = sine * 16384
; Uses:  AF, HL
rays_sine:
        add a,a
        ld e,a
        ld d,0
        ld hl,rays_sines
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ret

; rays_log - a logarithm
; In:    A, H, L = a number
; Out:   BC = 256 * log2 of it; of 0: 0
; Uses:  AF, DE, HL
rays_log:
        proc
        local find, nothing, found, search, less
        ld b,23
        or a
        jr nz,find
        ld a,h                          ; a smaller one
        ld h,l
        ld l,0
        ld b,15
        or a
        jr nz,find
        ld a,h
        ld h,0
        ld b,7
        or a
        jr z,nothing
find:
        bit 7,a
        jr nz,found
        add hl,hl
        adc a,a
        djnz find
nothing:
        ld bc,0
        ret                             ; of 1 and of 0
found:
        ld d,a
        ld e,h
        ld c,0
        push bc
        ld b,$80
search:
        ld a,b
        or c
        ld l,a
        ld h,high RAYS_POWERS
        ld a,e
        sub (hl)
        inc h
        ld a,d
        sbc a,(hl)
        jr c,less
        ld c,l
less:
        srl b
        jr nc,search
        ld a,c
        pop bc
        ld c,a
        ret
        endp

; sines of 1/64 circle * 16384
rays_sines:
        dw 0, 1606, 3196, 4756, 6270, 7723, 9102, 10394, 11585, 12665, 13623, 14449, 15137, 15679, 16069, 16305, 16384

        endif
