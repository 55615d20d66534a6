; frame.asm - the double line round the board

        if ! defined LINES_FRAME
LINES_FRAME equ 1

        include "programs/lines/show.asm"

        public draw_frame

FRAME_INK:      equ $05

; draw_frame - the double line round the board
; Uses:  AF, BC, DE, HL
draw_frame:
        proc
        local across, down, sides
        ld c,FRAME_INK
        ld de,256 * (BOARD_ROW - 1) + BOARD_COLUMN - 1
        ld hl,frame_shapes
        call across
        ld de,256 * (BOARD_ROW + 2 * SIDE) + BOARD_COLUMN - 1
        call across
        ld d,BOARD_ROW
sides:
        push hl
        ld e,BOARD_COLUMN - 1
        call frame_shape
        ld e,BOARD_COLUMN + 2 * SIDE
        call frame_shape
        pop hl
        inc d
        ld a,d
        cp BOARD_ROW + 2 * SIDE
        jr nz,sides
        ret
across:                                 ; corner, line, corner
        call frame_shape
        inc e
        ld b,2 * SIDE
down:
        push hl
        call frame_shape
        pop hl
        inc e
        djnz down
        push bc
        ld bc,8
        add hl,bc
        pop bc
        endp                            ; fall through into frame_shape

; frame_shape - draw a shape of the frame
; In:    HL = shape; D, E = row, column of the screen; C = attribute
; Out:   HL = the next shape
; Keeps: BC, DE
; Uses:  AF, HL
frame_shape:
        push hl
        call draw_shape
        pop hl
        push bc
        ld bc,8
        add hl,bc
        pop bc
        ret

frame_shapes:
        db 0, 0, 0, $1F, $10, $17, $14, $14
        db 0, 0, 0, $FF, 0, $FF, 0, 0
        db 0, 0, 0, $F8, $08, $E8, $28, $28
        db $14, $14, $17, $10, $1F, 0, 0, 0
        db 0, 0, $FF, 0, $FF, 0, 0, 0
        db $28, $28, $E8, $08, $F8, 0, 0, 0
        db $14, $14, $14, $14, $14, $14, $14, $14
        db $28, $28, $28, $28, $28, $28, $28, $28

        endif
