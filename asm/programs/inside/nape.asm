; nape.asm - IT's nearest picture from behind: the front, but for its head and shoulders

        if ! defined INSIDE_NAPE
INSIDE_NAPE equ 1

FACE_LINES:     equ 80                  ; of the picture, which has FACE_COLUMNS columns
FACE_COLUMNS:   equ 6
NAPE_FIRST:     equ 16                  ; lines of the picture's two columns in the middle
NAPE_LINES:     equ 24
NAPE_COLUMN:    equ 2

; it_turned - change the nearest picture, if it is not as it should be; what is not in use lies in it_nape
; In:    A = 1: from the front, 0: from behind
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL, AF'
; Writes: it_near, it_nape
it_turned:
        proc
        local column, line
        ld hl,it_near + 2 * (NAPE_COLUMN * FACE_LINES + 24) + 1 ; of this byte only the front has bit 0
        xor (hl)
        rra
        ret nc
        push bc
        ld hl,it_near + 2 * (NAPE_COLUMN * FACE_LINES + NAPE_FIRST) + 1
        ld de,it_nape
        ld c,2
column:
        ld b,NAPE_LINES
line:
        ld a,(de)
        ex af,af'
        ld a,(hl)
        ld (de),a
        ex af,af'
        ld (hl),a
        inc de
        inc hl
        inc hl
        djnz line
        ld a,2 * (FACE_LINES - NAPE_LINES)
        add a,l
        ld l,a
        jr nc,$ + 3
        inc h
        dec c
        jr nz,column
        pop bc
        ret
        endp

it_nape:
        incbin "programs/inside/it_nape.shapes"

        endif
