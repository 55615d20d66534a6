; draw_brick.asm - the drawing of `brick`: bricks q high and 2r wide; r = q, so that all passages are equally wide
;
; Paper: q 1, r 0.8
; Text:  2 down, 6 right, odd rows 3 right
; |+--+--+|+77+11+|
; ||     ||6  m  2|
; |+--+--+|+55+33+|

        if ! defined DRAW_BRICK
DRAW_BRICK equ 1

draw_brick:
        dw polygon_kind
        db $0E
        db 0
        db LEN_NONE + 2 * LEN_R, LEN_NONE + 2 * LEN_R, LEN_NONE + LEN_R
        db LEN_NONE + LEN_Q, LEN_NONE + LEN_Q, LEN_NONE
        db 1,16,16, 1,12,12, 1,10,10, 1,8,8, 1,7,7, 1,6,6, 1,5,5, 0
        db LEN_NONE, LEN_NONE + LEN_R
        db 2, LEN_NONE, LEN_NONE + LEN_R
        db 4, LEN_NONE + LEN_Q, LEN_NONE
        db 8, LEN_NONE, LEN_NONE - LEN_R
        db 32, LEN_NONE, LEN_NONE - LEN_R
        db 64, LEN_NONE - LEN_Q, LEN_NONE
        db 128, LEN_NONE, LEN_NONE + LEN_R
        db 0

        endif
