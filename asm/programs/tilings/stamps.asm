; stamps.asm - small shapes at any pixel, and the middles of walls

        if ! defined TILINGS_STAMPS
TILINGS_STAMPS equ 1

; stamp - invert the pixels of a shape, below who walks
; In:    HL = shape: width, rows, a byte for each row; D, E = y, x of its middle
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the display file
stamp:
        proc
        local apart
        push hl
        ld hl,(figure)
        ld a,h
        sub d
        add a,8
        cp 16
        jr nc,apart
        ld a,l
        sub e
        add a,8
        cp 16
apart:
        pop hl
        jr nc,stamp_alone
        push de
        push hl
        call figure_off
        pop hl
        pop de
        call stamp_alone
        push de
        call figure_on
        pop de
        ret
        endp

; stamp_alone - the same, where nobody walks
stamp_alone:
        proc
        local line, shift, shifted
        push de
        ld a,(hl)                       ; the pixels left of the middle, and above it, are middle too
        inc hl
        srl a
        neg
        add a,e
        ld e,a
        ld b,(hl)
        ld a,b
        inc hl
        srl a
        neg
        add a,d
        ld d,a
line:
        push bc
        push hl
        ld a,e
        and 7
        ld b,a
        inc b
        ld c,0
        ld a,(hl)
shift:
        dec b
        jr z,shifted
        srl a
        rr c
        jr shift
shifted:
        ld b,a                          ; B, C = the row in two bytes
        call pixel_byte
        ld a,(hl)
        xor b
        ld (hl),a
        inc l
        ld a,(hl)
        xor c
        ld (hl),a
        inc d
        pop hl
        pop bc
        inc hl
        djnz line
        pop de
        ret
        endp

; pixel_byte - the byte of a pixel in the display file
; In:    D, E = y, x
; Out:   HL = its address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
pixel_byte:
        ld a,d
        rra
        rra
        rra
        and $18
        ld l,a
        ld a,d
        and 7
        or l
        or high SCREEN
        ld h,a
        ld a,d
        add a,a
        add a,a
        and $E0
        ld l,a
        ld a,e
        rra
        rra
        rra
        and $1F
        or l
        ld l,a
        ret

; wall_middle - the middle of the wall that a passage takes away
; In:    D, E = row, column; A = direction code
; Out:   carry clear: H, L = y, x; carry set: there is none, of stairs
; Keeps: IX, IY
; Uses:  AF, BC, DE
; Writes: line_ends
wall_middle:
        proc
        local flat
        ld b,a
        ld a,(tiling_flags)
        and HAS_FLOORS
        jr z,flat
        ld a,b
        rra
        ret c                           ; stairs
flat:
        ld a,b
        call tiling_gap
        call beside_walls
        ex de,hl
        or a
        ret
        endp

; shapes: width, rows, a byte for each row
shape_disc:                             ; of a distance
        db 6, 6, $78, $FC, $FC, $FC, $FC, $78
shape_dot:
        db 3, 3, $E0, $E0, $E0
shape_small:
        db 2, 2, $C0, $C0

        endif
