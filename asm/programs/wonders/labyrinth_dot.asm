; labyrinth_dot.asm - the dots of which a walker's line through a labyrinth is made, the labyrinth's name

        if ! defined WONDERS_LABYRINTH_DOT
WONDERS_LABYRINTH_DOT equ 1

        include "engine/text/text.asm"
        include "lib/route_step.asm"
        include "tiling/drawing/tiling_pixel.asm"

        public labyrinth_dot, labyrinth_burn

LABYRINTH_AIRY: equ 12                  ; from which on no wall is in the character of the heart: else it is all heart

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

; labyrinth_middle - the middle of a cell
; In:    L, H = x, y of its corner; labyrinth_size
; Out:   D, E = its y, x
; Keeps: BC, IX, IY
; Uses:  AF, HL
labyrinth_middle:
        ld a,(labyrinth_size)
        srl a
        ld d,a
        ld e,a
        add hl,de
        ex de,hl
        ret

; dot_first - the first pixel of a dot, or of who walks
; dot_first_keeps - the same, and the flags are as they were
; In:    D, E = y, x of its middle; L = pixels from there; H
; Out:   D, E = y, x; B = H
; Keeps: C, HL, IX, IY
; Uses:  AF
dot_first_keeps:
        push af
        call dot_first
        pop af
        ret
dot_first:
        ld a,d
        sub l
        ld d,a
        ld a,e
        sub l
        ld e,a
        ld b,h
        ret

; labyrinth_paced - is a pixel one of those on which he is seen?
; In:    B = pixels to the middle of the next cell, and one
; Out:   Z: it is
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
labyrinth_paced:
        ld hl,labyrinth_paces
        ld a,b
        dec a
        ret z
        sub (hl)
        jr nc,$ - 2
        ret

; labyrinth_shown - a part of the way that is shown: a dot where he would be seen
; In:    B as labyrinth_paced; D, E = y, x
; Keeps: B, DE, IX, IY
; Uses:  AF, C, HL
labyrinth_shown:
        call labyrinth_paced
        ret nz                          ; fall through into labyrinth_line

; labyrinth_line - as labyrinth_dot, in the colour of the line
labyrinth_line:
        ld a,(labyrinth_ink)
        ld c,a                          ; fall through into labyrinth_dot

; labyrinth_dot - a dot as wide as the passage allows, and the colour of the characters in which it is
; In:    D, E = y, x of its middle; C = attribute; labyrinth_spot
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
labyrinth_dot:
        proc
        local line, pixel
        push bc
        push de
        ld hl,(labyrinth_spot)
        call dot_first
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

; labyrinth_tint - the colour of the characters in which a dot is
; In:    D, E = y, x of its middle; C = attribute; labyrinth_spot
; Keeps: C, DE, HL, IX, IY
; Uses:  AF, B
labyrinth_tint:
        push hl
        push de
        ld hl,(labyrinth_spot)
        call dot_first
        dec b
        call dot_colours
        pop de
        pop hl
        ret

; labyrinth_burn - the same where the line has burnt: no dot is left
; In, Keeps, Uses: as labyrinth_dot
; Writes: the screen, dot_operation
labyrinth_burn:
        ld hl,$A62F                     ; CPL, AND (HL)
        ld (dot_operation),hl
        call labyrinth_dot
        ld hl,$B600                     ; NOP, OR (HL)
        ld (dot_operation),hl
        ret

; dot_colours - the colour of the characters in which a dot is: its corners may be in four. The walls in them take it, too
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
; In:    D, E = y, x
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: the screen
dot_pixel:
        push de
        ex de,hl
        call pixel_place
        pop de
dot_operation:
        nop                             ; operations: NOP, OR (HL), or CPL, AND (HL)
        or (hl)
        ld (hl),a
        ret

        endif
