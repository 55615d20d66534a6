; field_border.asm - fill the outer wall of the maze with one byte

        if ! defined LIB_FIELD_BORDER
LIB_FIELD_BORDER equ 1

        public field_border

; field_border - give every byte of the outer wall the same value
; In:    C = the byte; field_width, field_height (legal)
; Out:   field; HL = field
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: field
; Size:  42 bytes   Time: 3,251 T (31x31)
field_border:
        proc
        local side, level, pair

        ld hl,field
        ld de,1
        call side                       ; right along the top
        ld e,FIELD_STRIDE
        call side                       ; down
        ld de,-1
        call side                       ; left along the bottom
        ld e,-FIELD_STRIDE & 255        ; up
side:
        ld a,(field_width)
        bit 0,e                         ; a horizontal step is odd
        jr nz,level
        ld a,(field_height)
level:
        srl a                           ; pairs of bytes: all but one of an odd number
        ld b,a
pair:
        ld (hl),c
        add hl,de
        ld (hl),c
        add hl,de
        djnz pair
        ret
        endp
field_border_end:

        endif
