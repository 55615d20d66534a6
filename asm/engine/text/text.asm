; text.asm - characters, shapes and text in any cell of the screen
;
; Text is bytes: characters from 32 on are drawn with the ROM's font; TEXT_AT row, column moves;
; TEXT_COLOUR attribute changes the colour, TEXT_INK meaning uses a colour of the look in use; TEXT_END ends.
; A program may set TEXT_SHAPES before the first include: the address of eight bytes for each character from 128 on.
; A program with pages of text sets TEXT_ROWS before the first include: TEXT_ROW moves to the next row, to the column of the last TEXT_AT.

        if ! defined ENGINE_TEXT
ENGINE_TEXT equ 1

        include "include/spectrum.asm"
        include "engine/text/look.asm"

        public draw_text, draw_char, draw_shape, cell_address, attribute_address

TEXT_END:       equ 0
TEXT_AT:        equ 1
TEXT_COLOUR:    equ 2
        if defined LOOK_USUAL
TEXT_INK:       equ TEXT_COLOUR
        else
TEXT_INK:       equ 5                   ; 3 and 4 break names: entries.asm
        endif
TEXT_ROW:       equ 6

; draw_text - draw text at the places in it
; In:    HL = text
; Out:   D, E = row, column after the last character; C = the last colour
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen; with TEXT_ROWS: operand at left
draw_text:
        proc
        local next, at, colour, meaning, row, left
        ld a,(hl)
        inc hl
        or a
        ret z
        cp TEXT_AT
        jr z,at
        cp TEXT_COLOUR
        jr z,colour
        if ! defined LOOK_USUAL
        cp TEXT_INK
        jr z,meaning
        endif
        if defined TEXT_ROWS
        cp TEXT_ROW
        jr z,row
        endif
        push hl
        call draw_char
        pop hl
        inc e
        jr draw_text
at:
        ld d,(hl)
        inc hl
        ld e,(hl)
        if defined TEXT_ROWS
        ld a,e
        ld (left + 1),a
        endif
        jr next
        if defined TEXT_ROWS
row:
        inc d
left:
        ld e,0                          ; operand
        jr draw_text
        endif
        if ! defined LOOK_USUAL
meaning:
        push hl
        ld c,(hl)
        ld b,0
        ld hl,look_inks
        add hl,bc
        ld c,(hl)
        pop hl
        jr next
        endif
colour:
        ld c,(hl)
next:
        inc hl
        jr draw_text
        endp

; draw_char - draw a character of the ROM's font
; In:    A = character, 32 to 127, or a shape; D, E = row, column; C = attribute
; Out:   HL = the attribute's address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: one cell of the screen
draw_char:
        proc
        local font
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        push de
        ld de,ROM_FONT - 256
        if defined TEXT_SHAPES
        bit 2,h                         ; 128 * 8
        jr z,font
        ld de,TEXT_SHAPES - 128 * 8
        endif
font:
        add hl,de
        pop de
        endp                            ; fall through into draw_shape

; draw_shape - draw eight bytes as a cell
; In:    HL = eight bytes, top row first; D, E = row, column; C = attribute
; Out:   HL = the attribute's address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: one cell of the screen
draw_shape:
        proc
        local line
        push bc
        push de
        ex de,hl
        push de
        ex de,hl
        call cell_address               ; HL = its first byte
        pop de                          ; DE = the shape
        ld b,8
line:
        ld a,(de)
        ld (hl),a
        inc de
        inc h
        djnz line
        pop de
        pop bc
        call attribute_address
        ld (hl),c
        ret
        endp

; cell_address - the address of a cell in the display file
; In:    D, E = row, column
; Out:   HL = the address of its first byte; the next seven are 256 apart
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
cell_address:
        ld a,d
        and $18
        or high SCREEN
        ld h,a
        ld a,d
        rrca
        rrca
        rrca
        and $E0
        or e
        ld l,a
        ret

; attribute_address - the address of a cell's attribute
; In:    D, E = row, column
; Out:   HL = its address
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
attribute_address:
        ld a,d
        rrca
        rrca
        rrca
        ld h,a
        and $E0
        or e
        ld l,a
        ld a,h
        and 3
        or high ATTRIBUTES
        ld h,a
        ret

        endif
