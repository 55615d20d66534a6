; opening_glint.asm - a light that runs along the route on the title page, column by column

        if ! defined GENERATORS_OPENING_GLINT
GENERATORS_OPENING_GLINT equ 1

        include "engine/text/text.asm"

GLINT_INK:      equ $46                 ; bright yellow
GLINT_ROWS:     equ 7                   ; of the picture
GLINT_PAUSE:    equ 64                  ; the column after which it begins again: no picture is there

; glint_frame - every fourth frame move it by a column
; In:    tune_wait
; Uses:  AF, BC, DE, HL
glint_frame:
        proc
        local column, row, other
        ld a,(tune_wait)
        and 3
        ret nz
        ld hl,glint_column
        ld e,(hl)
        ld bc,GLINT_INK * 256 + TRAIL_INK
        call column
        inc e
        ld a,e
        cp GLINT_PAUSE
        jr nz,$ + 4
        ld e,PICTURE_LEFT
        ld (hl),e
        ld bc,TRAIL_INK * 256 + GLINT_INK
column:                                 ; E: what is there in colour B gets colour C
        bit 5,e
        ret nz
        push hl
        ld d,PICTURE_TOP
row:
        call attribute_address
        ld a,(hl)
        cp b
        jr nz,other
        ld (hl),c
other:
        inc d
        ld a,d
        cp PICTURE_TOP + GLINT_ROWS
        jr nz,row
        pop hl
        ret
        endp

glint_column:
        db PICTURE_LEFT

        endif
