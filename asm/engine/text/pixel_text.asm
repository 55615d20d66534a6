; pixel_text.asm - text that begins at any pixel, in any font, such as narrow letters of six pixels
;
; A font is a record of the program, which font_use copies: the address of 96 shapes of 8 bytes, for the characters 32 to 127,
; and the width of its letters in pixels, 1 to 8. With `incbin "engine/text/narrow.font"` at that address and NARROW_WIDTH it is
; the narrow one; with ROM_FONT and 8 the ROM's. Letters are ORed on what is there, so the place must be
; empty, and colours stay.

        if ! defined ENGINE_PIXEL_TEXT
ENGINE_PIXEL_TEXT equ 1

        include "include/spectrum.asm"
        include "engine/text/text.asm"

        public font_use, pixel_text, pixel_char

NARROW_WIDTH:   equ 6

; pixel_fits - stop the build if a text is longer than its line
; In:    first, last = where the text begins and ends, without TEXT_END; width = of a letter; pixels = of the line
; Size:  0 bytes   Time: 0 T
pixel_fits macro first, last, width, pixels
        if (last - first) * width > pixels
        .error this text is too long for its line
        endif
        endm

; font_use - write in this font from now on
; In:    HL = font: address, width
; Out:   -
; Keeps: IX, IY
; Uses:  BC, DE, HL
; Writes: pixel_font, pixel_width
; Size:  9 bytes   Time: 88 T
font_use:
        ld de,pixel_font
        ld bc,3
        ldir
        ret

; pixel_text - draw a text from a pixel on
; In:    HL = text, up to TEXT_END; D = its upper line, 0 to 184; E = its column, 0 to 255; the font in use
; Out:   E = the column after the last letter; carry set: it does not fit, and the letters at the end are left out
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
; Size:  22 bytes   Time: 1,894 T a letter at most
pixel_text:
        ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        call pixel_char
        pop hl
        ret c
        ld a,(pixel_width)
        add a,e
        ld e,a
        jr nc,pixel_text
        ld a,(hl)                       ; it ends at the screen's edge
        or a
        ret z
        scf
        ret

; pixel_char - draw a letter at a pixel
; In:    A = character, 32 to 127; D = its upper line, 0 to 184; E = its column; the font in use
; Out:   carry clear; carry set: it would cross the right edge, and is not drawn
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: 8 lines of the screen, one or two bytes each; operands at rotate, keep and spill (set before use)
; Size:  122 bytes   Time: 1,796 T at most
pixel_char:
        proc
        local line, mask, masked, rotate, first, keep, spill, single
        ld c,a
        ld a,(pixel_width)
        dec a
        add a,e
        ret c
        push de
        ld l,c
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld bc,(pixel_font)
        add hl,bc
        dec h                           ; the shapes begin with 32, 256 bytes on
        ld a,e
        and 7
        ld b,a                          ; how far to the right
        xor 7
        ld (rotate + 1),a               ; so many of the seven RRCA are left out
        ld a,$FF
        inc b
        jr masked
mask:
        srl a
masked:
        djnz mask
        ld (keep + 1),a
        cpl
        ld (spill + 1),a
        ld a,e
        rrca
        rrca
        rrca
        and $1F
        ld b,a
        ld a,d
        rlca
        rlca
        and $E0
        or b
        ld e,a
        ld a,d
        rra
        rra
        rra
        and $18
        ld b,a
        ld a,d
        and 7
        or b
        or high SCREEN
        ld d,a                          ; DE = the screen's byte
        ex de,hl
        ld b,8
line:                                   ; HL = the screen, DE = the shape
        ld a,(de)
        inc de
rotate:
        jr first                        ; operand
first:
        rrca
        rrca
        rrca
        rrca
        rrca
        rrca
        rrca
        ld c,a
keep:
        and 0                           ; operand
        or (hl)
        ld (hl),a
        ld a,c
spill:
        and 0                           ; operand
        jr z,single                     ; at the right edge too: there is no byte to the right
        inc l
        or (hl)
        ld (hl),a
        dec l
single:
        line_below
        djnz line
        pop de
        or a
        ret
        endp

pixel_text_variables macro
pixel_font:     ds 2
pixel_width:    ds 1
        endm

        endif
