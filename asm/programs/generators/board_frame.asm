; board_frame.asm - the frame of a maze on the board: the outermost pixels of the cells in which its outer walls are, below those but one, in the colour of its floor
;
; It is there beside a maze without way and distances, so no cell takes a piece of it away: see board_frame in board_colours.asm.

        if ! defined GENERATORS_BOARD_FRAME
GENERATORS_BOARD_FRAME equ 1

; frame_cell - draw the frame in a cell, or take it away
; In:    operand at frame_look: 255: draw, 0: take away; D, E = row and column of the cell on the board
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: the screen
frame_cell:
        proc
        local sides, line
        push de
        call cell_attribute
        call cell_address
        pop de
frame_look:
        ld c,0                          ; operand
        ld a,d
        or a
        jr nz,$ + 3
        ld (hl),c
        ld a,h
        or 7
        ld h,a                          ; the sides from below
        ld a,(board_last + 1)
        cp d
        jr nz,sides
        dec h                           ; a line higher: below the largest maze are the caps of the foot
        ld (hl),c
sides:
        ld a,(board_last)
        cp e
        ld b,$FE
        jr z,line
        ld b,$7F
        inc e
        dec e
        ret nz
line:
        ld a,(hl)
        xor c
        and b
        xor c
        ld (hl),a
        dec h
        ld a,h
        inc a
        and 7
        jr nz,line
        ret
        endp

        endif
