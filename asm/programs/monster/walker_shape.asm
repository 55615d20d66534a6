; walker_shape.asm - the shape of whoever walks, at any pixel of the screen

        if ! defined MONSTER_WALKER_SHAPE
MONSTER_WALKER_SHAPE equ 1

        include "include/spectrum.asm"

; walker_shape - put his shape on the screen, over what is there
; In:    IX = walker
; Uses:  AF, BC, DE, HL
; Time:  1,762 T at most
walker_shape:
        proc
        local mask, masked, line, rotate, first, keep, spill, single
        ld a,(ix + CELLS)
        or a
        ret z                           ; in the dark
        ld a,(ix + X)
        ld c,a
        and 7
        ld b,a
        xor 7
        ld (rotate + 1),a               ; so many of the seven RRCA are left out
        ld a,$FF
        inc b
        jr masked
mask:
        srl a
masked:
        djnz mask
        ld (keep + 1),a
        cpl
        ld (spill + 1),a
        ld a,(ix + Y)
        ld b,a
        and 7
        ld h,a
        ld a,b
        rra
        rra
        rra
        and $18
        or h
        or high SCREEN
        ld h,a
        ld a,c
        rrca
        rrca
        rrca
        and $1F
        ld l,a
        ld a,b
        rlca
        rlca
        and $E0
        or l
        ld l,a
        ld e,(ix + SHAPE)
        ld d,(ix + SHAPE + 1)
        ld b,8
line:
        ld a,(de)
        inc de
rotate:
        jr first                        ; operand
first:
        rrca
        rrca
        rrca
        rrca
        rrca
        rrca
        rrca
        ld c,a
keep:
        and 0                           ; operand
        or (hl)
        ld (hl),a
        ld a,c
spill:
        and 0                           ; operand
        jr z,single
        inc l
        or (hl)
        ld (hl),a
        dec l
single:
        line_below
        djnz line
        ret
        endp

        endif
