; key_line.asm - keys as caps, each with what it does in narrow letters: many of them in one row
;
; A list is bytes of the program, for each key: row, column of the cap, its name, 0, the meaning, 0. 255 ends the list. The meaning begins three pixels
; right of the cap. The cells must be empty.

        if ! defined ENGINE_KEY_LINE
ENGINE_KEY_LINE equ 1

        include "engine/text/key_caps.asm"
        include "engine/text/pixel_text.asm"

        public draw_key_line

; draw_key_line - draw a list of keys: caps in INK_KEY with their corners cut, meanings in the colours of the cells
; In:    HL = list; the look and the font in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
        if defined KEYS_NARROW
draw_key_line:  equ draw_keys
        else
draw_key_line:
        proc
        local letter, named
        ld d,(hl)
        inc hl
        ld a,d
        inc a                           ; KEYS_END
        ret z
        ld e,(hl)
        inc hl
        push de
        ink INK_KEY
letter:
        ld a,(hl)
        inc hl
        or a
        jr z,named
        push hl
        call draw_char
        pop hl
        inc e
        jr letter
named:
        dec e
        ld b,1
        call key_corners                ; on the right
        key_narrow
        call pixel_text
        inc hl
        jr draw_key_line
        endp
        endif

        endif
