; special_squares.asm - what the page before the first race on squares has: a ring, a bolt, a corner

        if ! defined RACE_SPECIAL_SQUARES
RACE_SPECIAL_SQUARES equ 1

        include "engine/views/mark_shapes.asm"
        include "programs/race/bolts.asm"

RING_ROW:       equ 5                   ; on the page about squares
BOLT_ROW:       equ 7
SHAPE_COLUMN:   equ 2
CORNER_INK:     equ $47

; squares_shapes - on the page about squares, a ring and a bolt
; Uses:  AF, BC, DE, HL
squares_shapes:
        ld de,RING_ROW * 256 + SHAPE_COLUMN
        ld hl,finish_shape
        ld c,FINISH_INK
        call draw_shape
        ld d,BOLT_ROW
        ld hl,bolt_shape
        ld c,BOLT_INK
        jp draw_shape

squares_page:
        dw squares_logo, squares_text
        db 19, 1, $51
        dw square_walls
        db 21, 3, KEY_RIGHT, 0
        db 17, 7, KEY_UP, 0
        db 0
corner_parts:                           ; row, column, colour or that of the walls, pieces
        db 19, 3, 0
        dw square_walls + 2 * 0
        db 19, 3, 0
        dw square_walls + 2 * 4
        db 19, 5, 0
        dw square_walls + 2 * 2
        db 19, 5, 0
        dw square_walls + 2 * 4
        db 17, 5, 0
        dw square_walls + 2 * 2
        db 17, 5, 0
        dw square_walls + 2 * 6
        db 15, 5, 0
        dw square_walls + 2 * 2
        db 15, 5, 0
        dw square_walls + 2 * 6
        db 19, 2, CORNER_INK
        dw corner_line
        db 19, 3, CORNER_INK
        dw corner_line
        db 19, 4, CORNER_INK
        dw corner_line
        db 19, 5, CORNER_INK
        dw square_trail + 2 * 6
        db 19, 5, CORNER_INK
        dw square_trail + 2 * 0
        db 17, 5, CORNER_INK
        dw square_trail + 2 * 4
        db 17, 5, CORNER_INK
        dw square_trail + 2 * 0
        db 15, 5, CORNER_INK
        dw square_trail + 2 * 4
        db 0
corner_line:
        dw corner_level
corner_level:
        db 0, 0, PIECE_TRAIL_LEVEL, PIECES_END
squares_logo:
        db "THE RACE", TEXT_END
squares_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, RING_ROW, 4, "Be first at the red ring!"
        db TEXT_AT, BOLT_ROW, 4, "First at your bolt: twice"
        db TEXT_AT, BOLT_ROW + 1, 4, "your pace for 2 seconds."
        db TEXT_AT, BOLT_ROW + 3, 2, "Before a corner, hold its key"
        db TEXT_AT, BOLT_ROW + 4, 2, "too: you take it.", TEXT_END

        endif
