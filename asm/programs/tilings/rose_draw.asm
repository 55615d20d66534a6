; rose_draw.asm - the rose of keys on the screen

        if ! defined TILINGS_ROSE_DRAW
TILINGS_ROSE_DRAW equ 1

ROSE_ROW:       equ 4                   ; of its middle
ROSE_COLUMN:    equ 28

; rose_draw - the tiling's keys around the middle, or the four that the player has chosen
; In:    tiling; keys_in_use, keys_named
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
rose_draw:
        proc
        local each, absent, places, chosen
        ld a,(keys_in_use + 1)
        or a
        ld hl,keys_named
        ld a,$55
        jr nz,chosen
        ld hl,rose_digits
        call draw_keys
        call rose_of
        ld hl,rose_keys + 2
chosen:
        ld b,8
each:
        rrca
        jr nc,absent
        push af
        push hl
        ink INK_KEY
        ld a,8
        sub b
        add a,a
        ld hl,places
        call byte_at
        ld d,a
        inc hl
        ld e,(hl)
        pop hl
        push hl
        ld a,(hl)
        call draw_char
        push bc
        ld b,$81
        call key_corners
        pop bc
        pop hl
        pop af
absent:
        inc hl
        inc hl
        inc hl
        djnz each
        ret
places:                                 ; row, column
        db ROSE_ROW - 2, ROSE_COLUMN, ROSE_ROW - 2, ROSE_COLUMN + 2, ROSE_ROW, ROSE_COLUMN + 2
        db ROSE_ROW + 2, ROSE_COLUMN + 2, ROSE_ROW + 2, ROSE_COLUMN, ROSE_ROW + 2, ROSE_COLUMN - 2
        db ROSE_ROW, ROSE_COLUMN - 2, ROSE_ROW - 2, ROSE_COLUMN - 2
        endp

        endif
