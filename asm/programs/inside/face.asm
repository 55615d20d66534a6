; face.asm - IT, twice as large

        if ! defined INSIDE_FACE
INSIDE_FACE equ 1

        include "engine/text/text.asm"
        include "programs/inside/nape.asm"


; face_draw - draw the upper lines of IT's nearest picture, each pixel four
; In:    D, E = row, column of the upper left cell; B = rows of the screen; C = attribute
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
face_draw:
        proc
        local column, row, line, half, each
        push de
        ld a,1
        call it_turned
        pop de
        ld hl,it_near
        ld a,FACE_COLUMNS
column:
        push af
        push bc
        push de
        push hl
row:
        push bc
        push hl
        call attribute_address
        ld (hl),c
        inc l
        ld (hl),c
        call cell_address
        ex (sp),hl                      ; HL = the picture
        ex de,hl
        ex (sp),hl                      ; HL = the screen, DE = the picture; D, E of the cell on the stack
        ld b,4
line:
        ld a,(de)
        inc de
        call half
        inc l
        call half
        dec l
        inc h
        inc h
        djnz line
        ex de,hl
        pop de
        pop bc
        inc d
        djnz row
        pop hl
        ld de,FACE_LINES
        add hl,de
        pop de
        inc e
        inc e
        pop bc
        pop af
        dec a
        jr nz,column
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
        ld (hl),c
        inc h
        ld (hl),c
        dec h
        pop bc
        ret
        endp

        endif
