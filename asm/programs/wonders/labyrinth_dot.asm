; labyrinth_dot.asm - the dots of which a walker's line through a labyrinth is made, the hearts, the labyrinth's name and number

        if ! defined WONDERS_LABYRINTH_DOT
WONDERS_LABYRINTH_DOT equ 1

        include "engine/keys/attract.asm"
        include "engine/text/text.asm"
        include "lib/route_step.asm"
        include "tiling/drawing/tiling_pixel.asm"

        public labyrinth_dot, labyrinth_burn

LABYRINTH_BLINKS: equ 9
LABYRINTH_WINK: equ 5                   ; frames of each
LABYRINTH_HAD:  equ $7A                 ; red on the bar
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

; labyrinth_burn - the same where the line has burnt: no dot is left
; In, Keeps, Uses: as labyrinth_dot
; Writes: the screen, the operation at dot_pixel
labyrinth_burn:
        call labyrinth_dot              ; a line that has burnt in part is whole again
        ld a,$AE                        ; XOR (HL)
        ld (dot_pixel + 5),a
        call labyrinth_dot
        ld a,$B6                        ; OR (HL)
        ld (dot_pixel + 5),a
        ret

; labyrinth_won - the heart is reached: it is whole again, without the end of the line in it, and blinks
; In:    labyrinth_place, labyrinth_step; work as draw_labyrinth left it; attract_on
; Uses:  AF, BC, DE, HL
labyrinth_won:
        proc
        local back, blink, red, frame
        ld hl,(labyrinth_step)
        dec hl
        ld a,(hl)
        xor 4                           ; back along the line
        ld l,a
        ld de,(labyrinth_place)
        ld a,(labyrinth_size)
        srl a
        ld b,a
        ld c,LABYRINTH_INK
back:
        push hl
        call labyrinth_burn
        pop hl
        ld a,l
        push hl
        push bc
        call route_step
        pop bc
        pop hl
        djnz back
        ld b,LABYRINTH_BLINKS
blink:
        push bc
        ld c,OVER_FINISH
        bit 0,b
        jr nz,red                       ; the last time, too
        ld c,HERO_INK
red:
        ld hl,(work)
        call labyrinth_heart
        ld b,LABYRINTH_WINK
frame:
        call attract_frame
        djnz frame
        pop bc
        djnz blink
        ret
        endp

; labyrinth_which - in the bar which of the five hearts it is: red if it was won before
; In:    labyrinth_kind
; Uses:  AF, BC, DE, HL
labyrinth_which:
        proc
        local colour
        call labyrinth_number
        push af
        call tour_bit
        ld hl,labyrinths_walked
        and (hl)
        ld c,LABYRINTH_BAR
        jr z,colour
        ld c,LABYRINTH_HAD
colour:
        ld de,12
        ld hl,heart_shape
        call draw_shape
        pop af
        add a,'1'
        inc e
        ld c,LABYRINTH_BAR
        jp draw_char
        endp

; labyrinth_number - the number of the labyrinth on the page
; In:    labyrinth_kind
; Out:   A = 0 to 4
; Uses:  F, DE, HL
labyrinth_number:
        proc
        local before
        ld hl,(labyrinth_kind)
        ld de,0 - labyrinth_kinds
        add hl,de
        ld a,l
        ld l,-1
before:
        inc l
        sub LABYRINTH_RECORD
        jr nc,before
        ld a,l
        ret
        endp

; labyrinth_heart - a heart in the middle of a cell
; In:    L, H = x, y of its corner; C = attribute; labyrinth_size
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
labyrinth_heart:
        proc
        local shape, line, pixel
        push bc
        ex de,hl
        ld a,(labyrinth_size)
        ld hl,heart_tiny
        cp LABYRINTH_WIDE
        jr c,shape
        ld hl,heart_small
        jr z,shape
        ld hl,heart_large
shape:
        srl a
        sub (hl)                        ; its edge, from that of the cell
        ld c,a
        add a,d
        ld d,a
        ld a,c
        add a,e
        ld e,a
        ld a,(hl)
        add a,a
        inc hl
        ld b,(hl)
        inc hl
        push de
        push af
line:
        push bc
        push de
        ld b,8
        ld c,(hl)
pixel:
        rl c
        push hl
        call c,dot_pixel
        pop hl
        inc e
        djnz pixel
        pop de
        pop bc
        inc d
        inc hl
        djnz line
        pop bc                          ; B = its pixels across, less one
        pop de
        pop hl
        ld c,l                          ; fall through into dot_colours
        endp

; dot_colours - the colour of the characters in which a dot is: its corners may be in four
; In:    D, E = y, x of its first pixel; B = its pixels across, and down, less one; C = attribute
; Keeps: BC, E, IX, IY
; Uses:  AF, D, HL
dot_colours:
        proc
        local ends, end_colour
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
        endp

; dot_pixel - a pixel
; In:    D, E = y, x
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
dot_pixel:
        push de
        ex de,hl
        call pixel_place
        or (hl)                         ; operation: or XOR
        ld (hl),a
        pop de
        ret

heart_shape:    db $00, $6C, $FE, $FE, $7C, $38, $10, $00
heart_tiny:     db 1, 3, $A0, $E0, $40  ; pixels from its edge to its middle; lines
heart_small:    db 2, 5, $50, $F8, $F8, $70, $20
heart_large:    db 3, 6, $6C, $FE, $FE, $7C, $38, $10

        endif
