; labyrinth_dot.asm - the dots of which a walker's line through a labyrinth is made, the labyrinth's name

        if ! defined WONDERS_LABYRINTH_DOT
WONDERS_LABYRINTH_DOT equ 1

        include "engine/text/text.asm"
        include "lib/route_step.asm"
        include "tiling/drawing/tiling_pixel.asm"

        public labyrinth_dot, labyrinth_burn

LABYRINTH_AIRY: equ 12                  ; from which on no wall is in the character of the heart: else it is all heart
LABYRINTH_WIDE: equ 8                   ; pixels from cell to cell that leave room for a dot of four, else three

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
        local wide, line, pixel
        push bc
        push de
        ld a,(labyrinth_size)
        cp LABYRINTH_WIDE
        dec d
        dec e
        ld b,3
        jr c,wide
        inc b
wide:
        push de
        push bc
        ld c,b
line:
        push bc
        push de
pixel:
        call dot_pixel
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
        call dot_colours
        pop de
        pop bc
        ret
        endp

; labyrinth_shown - a part of the way that is shown: a dot at every second pixel is a line; where walls would look like one, a dot in each cell
; In:    D, E = y, x; B = pixels to the middle of the cell, and one; labyrinth_size
; Keeps: B, DE, IX, IY
; Uses:  AF, C, HL
labyrinth_shown:
        ld a,(labyrinth_size)
        cp LABYRINTH_AIRY
        ld a,b
        jr nc,$ + 5
        cp 2
        sbc a,a
        ld c,LABYRINTH_INK
        and 1
        jr nz,labyrinth_dot
        ret

; labyrinth_tint - the colour of the characters in which a dot is
; In:    D, E = y, x of its middle; C = attribute; labyrinth_size
; Keeps: C, DE, HL, IX, IY
; Uses:  AF, B
labyrinth_tint:
        push hl
        push de
        dec d
        dec e
        ld a,(labyrinth_size)
        cp LABYRINTH_WIDE
        ld b,2
        jr c,$ + 3
        inc b
        call dot_colours
        pop de
        pop hl
        ret

; labyrinth_burn - the same where the line has burnt: no dot is left
; In, Keeps, Uses: as labyrinth_dot
; Writes: the screen, dot_operation
labyrinth_burn:
        call labyrinth_dot              ; a line that has burnt in part is whole again
        ld a,$AE                        ; XOR (HL)
        ld (dot_operation),a
        call labyrinth_dot
        ld a,$B6                        ; OR (HL)
        ld (dot_operation),a
        ret

; dot_colours - the colour of the characters in which a dot is: its corners may be in four. Walls in them take it, too, so that the line is whole
; In:    D, E = y, x of its first pixel; B = its pixels across, and down, less one; C = attribute
; Keeps: BC, E, IX, IY
; Uses:  AF, D, HL
dot_colours:
        proc
        local ends
        call ends
        ld a,d
        add a,b
        ld d,a
ends:                                   ; the colour of the characters of pixels D, E and D, E + B
        push de
        call end_colour
        ld a,e
        add a,b
        ld e,a
        call end_colour
        pop de
        ret
end_colour:                             ; colour C for the character of pixel D, E; it uses AF, HL
        push de
        srl d                           ; as labyrinth_character, but this has to be fast
        srl d
        srl d
        srl e
        srl e
        srl e
        call attribute_address
        ld (hl),c
        pop de
        ret
        endp

; labyrinth_character - the character of a pixel
; In:    D, E = y, x
; Out:   D, E = row, column
; Keeps: AF, BC, HL
labyrinth_character:
        srl d
        srl d
        srl d
        srl e
        srl e
        srl e
        ret

; dot_pixel - a pixel
; In:    D, E = y, x; labyrinth_under
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: the screen, or labyrinth_kept
dot_pixel:
        proc
        local shown
        push de
        ex de,hl
        call pixel_place
        ld e,a
        ld a,(labyrinth_under)
        xor l
        jr nz,shown
        ld a,(labyrinth_under + 1)
        xor h
        ld d,a
        and $F8
        jr nz,shown
        ld a,d                          ; the line of the character: it is kept while the walker stands there
        ld hl,labyrinth_kept
        add a,l
        ld l,a
        adc a,h
        sub l
        ld h,a
shown:
        ld a,e
dot_operation:
        or (hl)                         ; operation: or XOR
        ld (hl),a
        pop de
        ret
        endp

        endif
