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
        local other, stamp_small
        push af
        push de
        call wall_middle
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
        call wall_middle
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
        endp

; wall_middle - the middle of the wall that a passage takes away
; In:    D, E = row, column; A = direction code
; Out:   carry clear: H, L = y, x; carry set: there is none, of stairs, or it is a long arc
; Keeps: IX, IY
; Uses:  AF, BC, DE
; Writes: line_ends
wall_middle:
        proc
        local flat, near_y, near_x
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

; line_dots - invert dots two pixels wide and two apart, from a pixel nearly to another
; In:    D, E = y, x; the dot there and the one at the end, H, L, are not of the line
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, way_axes, way_longer
line_dots:
        proc
        local down, right, flat, dot, axis, again, there
        ld a,h
        sub d
        ld b,1
        jr nc,down
        neg
        ld b,0 - 1
down:
        ld h,a                          ; rows
        ld a,l
        sub e
        ld c,1
        jr nc,right
        neg
        ld c,0 - 1
right:
        ld l,a                          ; columns
        cp h
        jr nc,flat
        ld a,h
flat:
        ld (way_longer),a
        ld (way_axes),hl                ; columns, rows
        ld (way_axes + 2),bc            ; their directions
        ld hl,0
        ld (way_axes + 4),hl
        sub 2                           ; the last one does not touch the one at the end: both would disappear
        ret c
        srl a
        srl a
        ret z
        ld b,a                          ; dots
dot:
        push bc
        ld hl,way_axes + 1
        ld a,d
        call axis
        ld d,a
        ld hl,way_axes
        ld a,e
        call axis
        ld e,a
        ld hl,shape_small
        call way_stamp
        pop bc
        djnz dot
        ret
axis:                                   ; A = y or x, four pixels along the longer one; HL = rows or columns; two bytes on is the
        ld c,a                          ; direction, and two more what is left
        ld a,(hl)
        add a,a
        add a,a
        inc hl
        inc hl
        ld b,(hl)
        inc hl
        inc hl
        add a,(hl)
        push de
        ld e,a
        ld a,(way_longer)
        ld d,a
        ld a,e
again:
        cp d
        jr c,there
        sub d
        ld e,a
        ld a,c
        add a,b
        ld c,a
        ld a,e
        jr again
there:
        pop de
        ld (hl),a
        ld a,c
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
