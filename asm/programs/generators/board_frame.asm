; board_frame.asm - the frame of a maze on the board

        if ! defined GENERATORS_BOARD_FRAME
GENERATORS_BOARD_FRAME equ 1

; board_frame - a line round the maze: the outermost pixels of its outer walls, in the colours of the cells there
; In:    board_top and what follows it
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
board_frame:
        proc
        local line, across
        ld a,(board_rows)
        call place_corner_pixel
        ld b,a                          ; B, C = pixels down, across
        ld a,(board_columns)
        call place_corner_pixel
        ld c,a
        ld d,0
        call across
        ld d,b
        dec d
        call across
line:
        ld d,b
        dec d
        ld e,0
        call sprite_address
        set 7,(hl)
        ld d,b
        dec d
        ld e,c
        dec e
        call sprite_address
        ld a,c
        and 4                           ; the maze ends in the middle of a cell
        ld a,$01
        jr z,$ + 4
        ld a,$10
        or (hl)
        ld (hl),a
        djnz line
        ret
across:                                 ; line D
        push bc
        ld e,0
        call sprite_address
        ld b,c
        srl b
        srl b
        srl b
        ld (hl),$FF
        inc l
        djnz $ - 3
        bit 2,c
        jr z,$ + 4
        ld (hl),$F0
        pop bc
        ret
        endp

        endif
