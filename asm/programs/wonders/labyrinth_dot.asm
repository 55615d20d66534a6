; labyrinth_dot.asm - the dots of which a walker's line through a labyrinth is made, and the labyrinth's name

        if ! defined WONDERS_LABYRINTH_DOT
WONDERS_LABYRINTH_DOT equ 1

        include "engine/text/text.asm"
        include "tiling/drawing/tiling_pixel.asm"

        public labyrinth_dot

LABYRINTH_WIDE: equ 8                   ; pixels from cell to cell that leave room for a dot of four, else two

; draw_name - characters to TEXT_END
; In:    HL = them; D, E = row, column; C = attribute
; Uses:  AF, E, HL
draw_name:
        ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        call draw_char
        pop hl
        inc e
        jr draw_name

; labyrinth_middle - a dot in the middle of a cell
; In:    L, H = x, y of its corner; C = attribute
; Out:   D, E = y, x of the dot
; Keeps: IX, IY
; Uses:  AF, HL
labyrinth_middle:
        ld a,(labyrinth_size)
        srl a
        ld d,a
        ld e,a
        add hl,de
        ex de,hl                        ; fall through into labyrinth_dot

; labyrinth_dot - a dot as wide as the passage allows, and the colour of the characters in which it is
; In:    D, E = y, x of its middle; C = attribute; labyrinth_size
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
labyrinth_dot:
        proc
        local wide, line, pixel, ends, end_colour, one
        push bc
        push de
        ld a,(labyrinth_size)
        cp LABYRINTH_WIDE
        ld b,2
        jr c,wide
        dec d
        dec e
        ld b,4
wide:
        push de
        push bc
        ld c,b
line:
        push bc
        push de
pixel:
        call one
        inc e
        djnz pixel
        pop de
        pop bc
        inc d
        dec c
        jr nz,line
        pop bc
        pop de
        dec b
        call ends                       ; its corners may be in four characters
        ld a,d
        add a,b
        ld d,a
        call ends
        pop de
        pop bc
        ret
ends:                                   ; the colour of the characters of pixels D, E and D, E + B
        push de
        call end_colour
        ld a,e
        add a,b
        ld e,a
        call end_colour
        pop de
        ret
end_colour:
        push de
        srl d
        srl d
        srl d
        srl e
        srl e
        srl e
        call attribute_address
        ld (hl),c
        pop de
        ret
one:
        push de
        ex de,hl
        call pixel_place
        or (hl)
        ld (hl),a
        pop de
        ret
        endp

        endif
