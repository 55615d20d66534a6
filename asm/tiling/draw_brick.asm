; draw_brick.asm - the drawing of `brick`: bricks of 2q x q pixels, so that all passages are equally wide

        if ! defined DRAW_BRICK
DRAW_BRICK equ 1


draw_brick:
        dw polygon_kind
        db $0E
        db 0
        db LEN_NONE + 2 * LEN_Q, LEN_NONE + 2 * LEN_Q, LEN_NONE + LEN_Q
        db LEN_NONE + LEN_Q, LEN_NONE + LEN_Q, LEN_NONE
        db 1,16,0, 1,12,0, 1,10,0, 1,8,0, 1,7,0, 1,6,0, 1,5,0, 0
        db LEN_NONE, LEN_NONE + LEN_Q
        db 2, LEN_NONE, LEN_NONE + LEN_Q
        db 4, LEN_NONE + LEN_Q, LEN_NONE
        db 8, LEN_NONE, LEN_NONE - LEN_Q
        db 32, LEN_NONE, LEN_NONE - LEN_Q
        db 64, LEN_NONE - LEN_Q, LEN_NONE
        db 128, LEN_NONE, LEN_NONE + LEN_Q
        db 0

        endif
