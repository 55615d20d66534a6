; tour_cap.asm - the keys that walk, as the player has chosen them, on a cap of the page

        if ! defined WONDERS_TOUR_CAP
WONDERS_TOUR_CAP equ 1

        include "engine/pages/opening_ways.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/pixel_text.asm"

        public tour_walk, tour_cap

TOUR_CAP_GAP:   equ 3                   ; pixels from a cap to its meaning

; tour_walk - in row 22 the keys that walk, and what to do with them
; In:    HL = text for narrow letters
; Uses:  AF, BC, DE, HL
tour_walk:
        push hl
        call own_row
        pop hl
        ld de,22 * 256 + 1              ; fall through into tour_cap

; tour_cap - the four keys in use on one cap, and what they do
; In:    D, E = row, column; HL = text for narrow letters, in the colours of the cells
; Uses:  AF, BC, DE, HL
tour_cap:
        push hl
        push de
        ld hl,opening_ways_list
        call ways_names
        dec e
        ld b,1
        call key_corners
        inc e
        ld a,e
        add a,a
        add a,a
        add a,a
        add a,TOUR_CAP_GAP
        pop de
        ld b,$80
        push af
        call key_corners
        ld a,d
        add a,a
        add a,a
        add a,a
        ld d,a
        pop af
        ld e,a
        pop hl
        jp pixel_text

        endif
