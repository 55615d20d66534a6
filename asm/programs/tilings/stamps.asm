; stamps.asm - small shapes at any pixel, and the dots between two cells

        if ! defined TILINGS_STAMPS
TILINGS_STAMPS equ 1

FAR:            equ 40                  ; pixels: no dot in a longer side

; stamp - invert the pixels of a shape
; In:    HL = shape: width, rows, a byte for each row; D, E = y, x of its middle
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the display file
stamp:
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

; between - invert the dot in a passage; where the passage leads round an edge, there is one at either edge
; In:    D, E = row, column; A = direction code
; Out:   D, E = the cell at the other end
; Keeps: IX, IY
; Uses:  AF, BC, HL
; Writes: the display file, between_to, between_at, line_ends
between:
        proc
        local other, stamp_small, door, flat, near_y, near_x
        push af
        push de
        call door
        ld (between_at),hl
        call nc,stamp_small
        pop de
        pop af
        push af
        call tiling_next
        ld (between_to),de
        pop bc
        ld a,b
        xor 4
        call door
        jr c,other
        ld bc,(between_at)
        or a
        sbc hl,bc
        jr z,other                      ; the same wall
        add hl,bc
        call stamp_small
other:
        ld de,(between_to)
        ret
stamp_small:
        ex de,hl
        ld hl,shape_small
        jp stamp
door:                                   ; H, L = y, x of the middle of a side; carry set: there is none, or it is a long arc
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
        ld hl,(line_ends)
        ld bc,(line_ends + 2)
        ld a,h
        sub b
        jr nc,near_y
        neg
near_y:
        cp FAR
        ccf
        ret c
        ld a,l
        sub c
        jr nc,near_x
        neg
near_x:
        ex de,hl
        cp FAR
        ccf
        ret
        endp

; shapes: width, rows, a byte for each row
shape_disc:
        db 6, 6, $78, $FC, $FC, $FC, $FC, $78
shape_dot:
        db 4, 4, $60, $F0, $F0, $60
shape_small:
        db 2, 2, $C0, $C0

        endif
