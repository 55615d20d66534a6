; face.asm - IT, twice as large

        if ! defined INSIDE_FACE
INSIDE_FACE equ 1

        include "engine/text/text.asm"

FACE_BYTES:     equ 7                   ; of a line of the picture
FACE_CELLS:     equ 2 * FACE_BYTES

; face_draw - draw the upper lines of IT's nearest picture, each pixel four
; In:    D, E = row, column of the upper left cell; B = rows of the screen; C = attribute
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
face_draw:
        proc
        local row, line, byte, half, each, cell
        ld hl,it_near_front
row:
        push bc
        push de
        push hl
        call attribute_address
        ld b,FACE_CELLS
cell:
        ld (hl),c
        inc l
        djnz cell
        call cell_address
        ex de,hl                        ; DE = the screen
        pop hl                          ; HL = the picture: mask, pixels
        ld b,4
line:
        push bc
        push de
        ld b,FACE_BYTES
byte:
        inc hl
        ld a,(hl)
        inc hl
        call half
        call half
        djnz byte
        pop de
        inc d
        inc d
        pop bc
        djnz line
        pop de
        inc d
        pop bc
        djnz row
        ret
half:                                   ; the next four pixels of A, doubled, in two lines
        push bc
        ld b,4
each:
        add a,a
        push af
        rl c
        pop af
        rl c
        djnz each
        push af
        ld a,c
        ld (de),a
        inc d
        ld (de),a
        dec d
        inc e
        pop af
        pop bc
        ret
        endp

        endif
