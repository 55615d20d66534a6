; draw_square.asm - the drawing of `square`: cells of p x p pixels, each with an attribute of its own where p is a multiple of 8
;
; Paper: p 1
; Text:  2 down, 4 right
; |+---+|+000+|
; ||   ||6 m 2|
; |+---+|+444+|

        if ! defined DRAW_SQUARE
DRAW_SQUARE equ 1

draw_square:
        dw polygon_kind
        db $05
        db POLYGON_SQUARES
        db LEN_NONE + LEN_P, LEN_NONE + LEN_P, LEN_NONE
        db LEN_NONE + LEN_P, LEN_NONE + LEN_P, LEN_NONE
        db 16,0,0, 8,0,0, 7,0,0, 6,0,0, 5,0,0, 0
        db LEN_NONE, LEN_NONE
        db 1, LEN_NONE, LEN_NONE + LEN_P
        db 4, LEN_NONE + LEN_P, LEN_NONE
        db 16, LEN_NONE, LEN_NONE - LEN_P
        db 64, LEN_NONE - LEN_P, LEN_NONE
        db 0

        endif
