; thicken.asm - walls of two pixels: each character cell by itself, so that no line comes to a cell where none was

        if ! defined TILINGS_THICKEN
TILINGS_THICKEN equ 1

; walls_thicken - a pixel more to the right of each pixel and below it, at the cell's right and lower edge to the left and above
; In:    a maze drawn, nothing in its cells; marks: where lines are, and the arrows, which stay as they are
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
walls_thicken:
        proc
        local row, cell, across, inner, down, next
        ld d,BOARD_ROWS
row:
        ld e,BOARD_COLUMNS - 1
cell:
        call attribute_address
        call ground_of
        ld a,(hl)
        and $C0
        cp $80
        jr nz,next
        call cell_address
        ld b,8
across:
        ld a,(hl)
        ld c,a
        srl a
        jr nc,inner
        or 2
inner:
        or c
        ld (hl),a
        inc h
        djnz across
        dec h
        ld c,a                          ; the last line
        ld b,7
down:
        dec h
        ld a,(hl)
        inc h
        or (hl)
        ld (hl),a
        dec h
        djnz down
        ld a,h
        or 6
        ld h,a
        ld a,(hl)
        or c
        ld (hl),a
next:
        dec e
        jp p,cell
        dec d
        jr nz,row
        ret
        endp

        endif
