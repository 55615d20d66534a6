; labyrinth_dot.asm - the dots of which a walker's line through a labyrinth is made, and the labyrinth's name

        if ! defined WONDERS_LABYRINTH_DOT
WONDERS_LABYRINTH_DOT equ 1

        include "engine/text/text.asm"
        include "tiling/drawing/tiling_pixel.asm"

        public labyrinth_dot

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

; labyrinth_dot - a dot of 2 x 2 pixels, and the colour of its character
; In:    D, E = y, x; C = attribute
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
labyrinth_dot:
        proc
        local one
        push de
        call one
        inc e
        call one
        inc d
        call one
        dec e
        call one
        pop de
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
