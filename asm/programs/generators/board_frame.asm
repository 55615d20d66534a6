; board_frame.asm - the frame of a maze on the board: the outermost pixels of the cells in which its outer walls are, in the colour of its floor
;
; A cell that has another colour has no frame, so the frame has one colour, and a gap beside a trail or a shape.

        if ! defined GENERATORS_BOARD_FRAME
GENERATORS_BOARD_FRAME equ 1

; frame_cell - draw the frame in a cell, or take it away
; In:    A = 255: draw, 0: take away; D, E = row and column of the cell on the board; HL = its address on the screen
; Keeps: C, DE, IX, IY
; Uses:  AF, B, HL
; Writes: the screen
frame_cell:
        proc
        local sides, line, frame_done
        push bc
        ld c,a
        push hl
        ld a,d
        or a
        jr nz,$ + 3
        ld (hl),c
        ld a,(board_last + 1)
        cp d
        jr nz,sides
        ld a,h
        or 7
        ld h,a
        ld (hl),c
sides:
        pop hl
        ld a,(board_last)
        cp e
        ld b,$FE
        jr z,line
        ld b,$7F
        inc e
        dec e
        jr nz,frame_done
line:
        ld a,(hl)
        xor c
        and b
        xor c
        ld (hl),a
        inc h
        ld a,h
        and 7
        jr nz,line
frame_done:
        pop bc
        ret
        endp

        endif
