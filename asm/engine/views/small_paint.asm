; small_paint.asm - cells of 6 x 6 pixels on the left three quarters of the screen
;
; 1. A cell starts at pixel 6 * column, which is bit 0, 6, 4 or 2 of a byte: each look is stored four times, shifted.
; 2. Looks of the field's bytes: wall, passage, passage with a byte other than 0 (a generator's note), block.
;    Marks on top: a route, a place visited, start, finish, cursor. Ink is passable.
; 3. A cell is given by its place in `small_shown`, 32 rows of 32 bytes, where small_field.asm stores the look shown.

        if ! defined ENGINE_SMALL_PAINT
ENGINE_SMALL_PAINT equ 1

        include "include/spectrum.asm"
        include "include/field.asm"

        public small_begin, small_colour

SMALL_COLUMNS:  equ 24                  ; of the screen
SMALL_ROUTE:    equ 4                   ; looks of marks
SMALL_VISITED:  equ 5
SMALL_START:    equ 6
SMALL_FINISH:   equ 7
SMALL_CURSOR:   equ 8
SMALL_DIGIT:    equ 8                   ; and a digit from 1 to 8: in a program that has `SMALL_DIGITS equ 1` before its includes

; small_begin - blank the screen's left 24 columns: wall everywhere
; In:    C = attribute
; Out:   small_shown: wall
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: the screen's columns 0 to 23, small_shown
small_begin:
        proc
        local line
        ld hl,SCREEN
        ld a,192
line:
        ld (hl),0
        ld d,h
        ld e,l
        inc e
        push bc
        ld bc,SMALL_COLUMNS - 1
        ldir
        ld bc,32 - SMALL_COLUMNS + 1
        add hl,bc
        pop bc
        dec a
        jr nz,line
        ld hl,small_shown
        ld de,small_shown + 1
        push bc
        ld bc,FIELD_SIZE - 1
        ld (hl),FIELD_WALL
        ldir
        pop bc
        endp                            ; fall through into small_colour

; small_colour - one colour for the screen's left 24 columns
; In:    C = attribute
; Out:   -
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: the attributes of columns 0 to 23
small_colour:
        proc
        local colour, cell
        ld hl,ATTRIBUTES
        ld de,32 - SMALL_COLUMNS
        ld a,24
colour:
        ld b,SMALL_COLUMNS
cell:
        ld (hl),c
        inc l
        djnz cell
        add hl,de
        dec a
        jr nz,colour
        ret
        endp

; small_look - the look of a byte of the field: 0 wall, 1 passage, 2 passage with a note, 3 block
; In:    A = byte
; Out:   A = look
; Keeps: all but AF
small_look:
        proc
        local wall
        add a,a
        jr c,wall
        cp 1
        ld a,2
        sbc a,0
        ret
wall:                                   ; the bit that was bit 6 shows a block
        add a,a
        sbc a,a
        and 3
        ret
        endp

; small_paint - paint a cell
; In:    A = look; HL = its place in small_shown
; Out:   -
; Keeps: IX, IY
; Uses:  AF, AF', BC, DE, HL
; Writes: the screen
small_paint:
        proc
        local line
        add a,a
        add a,a
        ld b,a                          ; B = 4 * look
        ld a,l
        and 31
        ld e,a
        add a,a
        add a,e
        ld e,a                          ; E = 3 * column, in quarters of a byte
        ld a,h
        sub high small_shown
        add a,a
        add a,a
        add a,a
        ld d,a
        ld a,l
        rlca
        rlca
        rlca
        and 7
        add a,d                         ; row
        ld d,a
        add a,a
        add a,d
        add a,a
        ld d,a                          ; D = 6 * row, the pixel row
        ld a,e
        and 3
        add a,b
        ld c,a                          ; C = 4 * look + shift
        ld a,d
        and 7
        ld h,a
        ld a,d
        rrca
        rrca
        rrca
        and $18
        or h
        or high SCREEN
        ld h,a
        ld a,d
        add a,a
        add a,a
        and $E0
        srl e
        srl e
        or e
        ld l,a                          ; HL = the cell's first byte on the screen
        push hl
        ld l,c
        ld h,0
        ld d,h
        ld e,c
        add hl,hl
        add hl,hl
        add hl,hl
        sbc hl,de                       ; the sum left no carry
        add hl,hl                       ; 14 bytes each
        ld de,small_looks
        add hl,de
        ex de,hl
        pop hl
        ld a,(de)
        ld b,a                          ; B, C = the neighbours' pixels in the two bytes
        inc de
        ld a,(de)
        ld c,a
        inc de
        ld a,6
line:
        ex af,af'
        ld a,(hl)
        and b
        ex de,hl
        or (hl)
        inc hl
        ex de,hl
        ld (hl),a
        inc l
        ld a,(hl)
        and c
        ex de,hl
        or (hl)
        inc hl
        ex de,hl
        ld (hl),a
        dec l
        line_below
        ex af,af'
        dec a
        jr nz,line
        ret
        endp

; small_row - a row of six pixels, shifted by division
small_row macro pixels, shift
        db pixels * 256 / shift / 256, pixels * 256 / shift & 255
        endm

; small_shape - a look at one shift: the mask of the pixels to keep, and six rows
small_shape macro shift, first, second, third, fourth, fifth, sixth
        db 255 - $FC00 / shift / 256, 255 - ($FC00 / shift & 255)
        small_row first, shift
        small_row second, shift
        small_row third, shift
        small_row fourth, shift
        small_row fifth, shift
        small_row sixth, shift
        endm

; small_shapes - a look at all four shifts
small_shapes macro first, second, third, fourth, fifth, sixth
        small_shape 1, first, second, third, fourth, fifth, sixth
        small_shape 4, first, second, third, fourth, fifth, sixth
        small_shape 16, first, second, third, fourth, fifth, sixth
        small_shape 64, first, second, third, fourth, fifth, sixth
        endm

small_looks:
        small_shapes $00, $00, $00, $00, $00, $00 ; wall
        small_shapes $FC, $FC, $FC, $FC, $FC, $FC ; passage
        small_shapes $00, $00, $30, $30, $00, $00 ; passage with a note: a dot
        small_shapes $84, $00, $00, $00, $00, $84 ; block: the corners
        small_shapes $FC, $84, $84, $84, $84, $FC ; route: a frame
        small_shapes $FC, $FC, $CC, $CC, $FC, $FC ; visited: a hole
        small_shapes $FC, $C4, $BC, $CC, $F4, $8C ; start: S
        small_shapes $FC, $84, $BC, $8C, $BC, $BC ; finish: F
        small_shapes $FC, $CC, $84, $84, $CC, $FC ; cursor: a round hole
        if defined SMALL_DIGITS
        small_shapes $DC, $9C, $DC, $DC, $8C, $FC ; 1
        small_shapes $8C, $EC, $8C, $BC, $8C, $FC ; 2
        small_shapes $8C, $EC, $8C, $EC, $8C, $FC ; 3
        small_shapes $AC, $AC, $8C, $EC, $EC, $FC ; 4
        small_shapes $8C, $BC, $8C, $EC, $8C, $FC ; 5
        small_shapes $8C, $BC, $8C, $AC, $8C, $FC ; 6
        small_shapes $8C, $EC, $DC, $DC, $DC, $FC ; 7
        small_shapes $8C, $AC, $8C, $AC, $8C, $FC ; 8
        endif

small_paint_variables macro
                ds (0 - $) & 255
small_shown:    ds FIELD_SIZE           ; the field as it is on the screen, with marks
        endm

        endif
