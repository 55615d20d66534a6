; nape.asm - IT's pictures from behind: those from the front, but for head and shoulders

        if ! defined INSIDE_NAPE
INSIDE_NAPE equ 1

FACE_LINES:     equ 80                  ; of the nearest picture, which has FACE_COLUMNS columns
FACE_COLUMNS:   equ 6
NAPE_FIRST:     equ 16                  ; lines of the picture's two columns in the middle
NAPE_COLUMN:    equ 2

; it_turned - change IT's pictures, if they are not as they should be; what is not in use lies in it_nape
; In:    A = 1: from the front, 0: from behind
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: it_near, it_middle, it_far_picture, it_nape
it_turned:
        proc
        local part, line
        ld hl,it_near + NAPE_COLUMN * FACE_LINES + 24 ; of this byte only the front has bit 0
        xor (hl)
        rra
        ret nc
        push bc
        ld bc,nape_parts
        ld de,it_nape
part:
        ld a,(bc)
        inc bc
        ld l,a
        ld a,(bc)
        inc bc
        ld h,a
        ld a,(bc)
        inc bc
        push bc
        ld b,a
line:
        ld a,(de)
        ld c,(hl)
        ld (hl),a
        ld a,c
        ld (de),a
        inc de
        inc hl
        djnz line
        pop bc
        ld a,e
        cp low it_nape_end
        jr nz,part
        pop bc
        ret
        endp

nape_parts:                             ; where in a picture, and how many lines, as they follow each other in it_nape
        dw it_near + NAPE_COLUMN * FACE_LINES + NAPE_FIRST
        db 24
        dw it_near + (NAPE_COLUMN + 1) * FACE_LINES + NAPE_FIRST
        db 24
        dw it_middle + 40 + 6
        db 24
        dw it_far_picture + 4
        db 12
        dw it_far_picture + 24 + 4
        db 12
it_nape:
        incbin "programs/inside/it_nape.shapes"
it_nape_end:

        endif
