; key_caps.asm - keys as caps, each with what it does
;
; A list of keys is bytes of the program, for each: row, column of the cap, its name, column of its meaning, and the meaning, which is a
; text for draw_text, with its TEXT_END. 255 ends the list. A column is less than any character, so it ends the name.
; With KEYS_NARROW set before the first include, column 0 is for a meaning in narrow letters, three pixels right of the cap: see key_line.asm.

        if ! defined ENGINE_KEY_CAPS
ENGINE_KEY_CAPS equ 1

        include "engine/text/text.asm"

        public draw_keys

KEYS_END:       equ 255

; cut the left corners of a cap whose last column is in E, its first place on the stack; DE = the pixel where narrow letters go on
key_narrow macro
        ld c,e
        pop de
        ld b,$80
        call key_corners
        ld a,c
        inc a
        add a,a
        add a,a
        add a,a
        add a,3
        ld e,a
        ld a,d
        add a,a
        add a,a
        add a,a
        ld d,a
        endm

; draw_keys - draw a list of keys: caps in INK_KEY with their corners cut, meanings in INK_TEXT
; In:    HL = list; the look in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
draw_keys:
        proc
        local letter, named, narrow
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
        cp ' '
        jr c,named
        push hl
        call draw_char
        pop hl
        inc hl
        inc e
        jr letter
named:
        ld c,a
        dec e
        ld b,1
        call key_corners                ; on the right
        if defined KEYS_NARROW
        inc c
        dec c
        jr z,narrow
        endif
        pop de
        ld b,$80
        call key_corners
        ld e,c
        inc hl
        ink INK_TEXT
        call draw_text
        jr draw_keys
        if defined KEYS_NARROW
narrow:
        key_narrow
        inc hl
        call pixel_text
        inc hl
        jr draw_keys
        endif
        endp

; key_corners - cut the two corners on one side of a cap
; In:    D, E = row, column; B = the pixel
; Keeps: BC, DE, HL
; Uses:  AF
key_corners:
        push hl
        call cell_address
        ld a,(hl)
        or b
        ld (hl),a
        ld a,h
        or 7                            ; its last line
        ld h,a
        ld a,(hl)
        or b
        ld (hl),a
        pop hl
        ret

        endif
