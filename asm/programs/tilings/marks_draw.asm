; marks_draw.asm - draw the stamp and the colour that belong in a cell

        if ! defined TILINGS_MARKS_DRAW
TILINGS_MARKS_DRAW equ 1

WALKER_INK:     equ $46                 ; bright yellow
GREEN_INK:      equ $44                 ; bright
STAIRS_INK:     equ GREEN_INK

; cell_stamp - the stamp that belongs in a cell: a disc for a distance, a dot of the trail or of the way, or none; and its colour
; In:    D, E = row, column; marks, walker, heat
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: marks; the screen
cell_stamp:
        proc
        local known, cold, one
        call bare_in
        push af
        call mark_of
        ld c,(hl)
        pop af
        ld b,0
        jr nz,known
        ld a,(heat)
        or a
        jr z,cold
        call on_squares
        ld b,48
        jr nz,known
cold:
        ld b,32
        bit 1,c
        jr nz,known
        ld b,16
        bit 0,c
        jr nz,known
        ld b,0
known:
        ld a,(hl)
        and $CF
        or b
        ld (hl),a
        ld a,b
        xor c
        and 48
        jr z,cell_colour
        push de
        push bc
        call stamp_place
        ld a,c
        call one                        ; the old one goes
        pop bc
        ld a,b
        call one
        pop de
        jr cell_colour
one:
        and 48
        ret z
        cp 32
        ld hl,shape_dot
        jr z,dot_stamp
        ld hl,shape_disc
        jp nc,stamp
        ld hl,shape_small
        endp                            ; fall through into dot_stamp

; dot_stamp - invert a dot of a cell, at D, E = y, x, or near there, where it is white; dot_near - the same of a dot between two cells, but
;             there is none where it would not be white: HL = shape; both keep DE and use AF, BC, HL
dot_stamp:
        push de
        push hl
        ld a,DOT_REACH
        call dot_place
        pop hl
dot_there:
        call stamp
        pop de
        ret
dot_near:
        push de
        push hl
        ld a,LINK_REACH
        call dot_place
        pop hl
        jr nc,dot_there
        pop de
        ret

; cell_colour - colour a cell's middle
; In:    D, E = row, column; marks, walker, heat
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: attributes
cell_colour:
        proc
        local known, plain, inks, others, middle, row, column, heated, lost, banded, apart, band, bands
        call mark_of
        ld c,(hl)
        ld hl,(walker)
        or a
        sbc hl,de
        ld b,3
        jr z,known
        dec b
        bit 1,c
        jr nz,known
        ld a,(heat)
        or a
        jr nz,heated
        dec b
        bit 0,c
        jr nz,known
        dec b
known:
        ld c,b
        ld hl,(links_exit)
        or a
        sbc hl,de
        ld a,c
        jr nz,plain
        cp 3
        jr z,plain
        ld b,1
        push bc
        call tiling_outer               ; has no arrow beside it: a square is in it
        pop bc
        ld a,RED_INK
        jr c,cell_paint
plain:
        call on_squares
        ld a,c
        jr nz,others                    ; else the trail is a tint behind the walls too
        add a,4
others:
        ld hl,inks
        call byte_at                    ; fall through into cell_paint

; cell_paint - colour a cell's middle, whatever is in it
; In:    D, E = row, column; A = attribute
; Out, Keeps, Uses, Writes: as cell_colour
cell_paint:
        push de
        push af
        call stamp_place
        jr middle
pixel_paint:                            ; the same at D, E = y, x
        push de
        push af
middle:
        call middle_at
        pop af
row:
        push bc
        push de
        ld b,c
        ld c,a
        call attribute_address
column:
        call char_paint
        inc l
        djnz column
        ld a,c
        pop de
        pop bc
        inc d
        djnz row
        pop de
        ret
heated:                                 ; by the distance from the entrance: four bands
        push de
        call cell_of
        add hl,hl
        ld bc,links_distances
        add hl,bc
        ld c,(hl)
        inc hl
        ld b,(hl)
        ld hl,bands
        ld de,(band_steps)
        ld a,b
        inc a
        jr z,lost                       ; no way
band:
        ld a,c
        sub e
        ld c,a
        ld a,b
        sbc a,d
        ld b,a
        jr c,banded
        inc hl
        jr band
lost:
        ld hl,bands + 4
banded:
        ld a,(wall_ink)
        and 7
        cp (hl)
        ld c,(hl)
        jr nz,apart
        ld c,BRIGHT_INK                 ; not as the walls
apart:
        pop de
        call on_squares
        ld a,c
        jr nz,cell_paint
        add a,a                         ; black walls on the colour
        add a,a
        add a,a
        jr cell_paint
inks:                                   ; nothing, trail, way, walker
        db BOARD_INK, WHITE_INK, WHITE_INK, WALKER_INK
        db BOARD_INK, $0D, WAY_INK, WALKER_INK
bands:                                  ; near to far; no way
        db 4, 1, 3, 2, 0
        endp

; char_paint - colour a character cell; where a line is, white leaves it in its own colour, but stairs; the marks of entrance and exit take that of who walks alone, and have their own again after him
; In:    HL = attribute; C = colour, BOARD_INK: that of the lines, or white; found
; Out:   -
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: the attribute
char_paint:
        proc
        local plain, lined, known, paint
        push hl
        call ground_of
        ld a,(hl)
        pop hl
        bit 6,a
        jr z,plain
        ld a,c
        cp WALKER_INK
        jr z,paint
        ld a,(hl)
        cp WALKER_INK
        ret nz
        ld a,(found)
        xor GREEN_INK
paint:
        ld (hl),a
        ret
plain:
        ld (hl),STAIRS_INK
        bit 3,a
        jr nz,known
        rla                             ; carry: a line
        ld a,(wall_ink)
        jr c,lined
        ld a,WHITE_INK
lined:
        ld (hl),a
        ld a,c
        cp WHITE_INK
        ret z
known:
        ld a,c
        cp BOARD_INK
        jr nz,paint
        ret
        endp

        endif
