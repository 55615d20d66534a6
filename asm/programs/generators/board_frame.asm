; board_frame.asm - the frame of a small maze on the board

        if ! defined GENERATORS_BOARD_FRAME
GENERATORS_BOARD_FRAME equ 1

        include "engine/text/text.asm"

FRAME_INK:      equ $07

; board_frame - a line round the maze, on the sides where there is room
; Uses:  AF, BC, DE, HL
board_frame:
        proc
        local across, down, side, over
        ld a,(board_columns)
        call board_extent
        ld b,c                          ; B = cells across
        push bc
        ld a,(board_rows)
        call board_extent
        ld a,c
        pop bc
        ld c,a                          ; C = cells down
        ld a,(board_top)
        or a
        jr z,down
        push bc
        dec a
        ld d,a
        ld l,7                          ; the line of the cell's pixels, beside the maze: the corners meet
        call across
        ld a,(board_top)
        add a,c
        ld d,a
        ld l,0
        call across
        pop bc
down:
        ld a,(board_left)
        or a
        ret z
        push bc
        dec a
        ld e,a
        ld l,$01
        call side
        pop bc
        ld a,(board_left)
        add a,b
        ld e,a
        ld l,$80
side:                                   ; C cells in column E, pixel L
        ld b,c
        ld a,(board_top)
        ld d,a
over:
        push bc
        push hl
        ld c,l
        call attribute_address
        ld (hl),FRAME_INK
        call cell_address
        ld b,8
        ld (hl),c
        inc h
        djnz $ - 2
        pop hl
        pop bc
        inc d
        djnz over
        ret
across:                                 ; B cells in row D, line L
        push bc
        ld a,(board_left)
        ld e,a
        ld c,l
        call attribute_address
        push bc
        push hl
        ld (hl),FRAME_INK
        inc l
        djnz $ - 3
        pop hl
        call cell_address
        pop bc
        ld a,h
        add a,c
        ld h,a
        ld (hl),$FF
        inc l
        djnz $ - 3
        pop bc
        ret
        endp

        endif
