; draw_torus.asm - the drawing of `torus`: that of `square`, with room for a mark on all sides, and for those in its cells
;
; Paper: p 1
; Text:  as square

        if ! defined DRAW_TORUS
DRAW_TORUS equ 1

draw_torus:
        dw polygon_kind
        db $05
        db POLYGON_ROUND + POLYGON_SQUARES
        db LEN_NONE + LEN_P, LEN_NONE + LEN_P, LEN_NONE
        db LEN_NONE + LEN_P, LEN_NONE + LEN_P, LEN_NONE
        db 16,0,0, 8,0,0, 7,0,0, 6,0,0, 0
        db LEN_NONE, LEN_NONE
        db 1, LEN_NONE, LEN_NONE + LEN_P
        db 4, LEN_NONE + LEN_P, LEN_NONE
        db 16, LEN_NONE, LEN_NONE - LEN_P
        db 64, LEN_NONE - LEN_P, LEN_NONE
        db 0

        endif
