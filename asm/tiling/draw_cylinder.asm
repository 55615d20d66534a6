; draw_cylinder.asm - the drawing of `cylinder`: that of `square`, unrolled, with room for a mark on all sides
;
; Paper: p 1
; Text:  as square

        if ! defined DRAW_CYLINDER
DRAW_CYLINDER equ 1

draw_cylinder:
        dw polygon_kind
        db $05
        db POLYGON_ROUND + POLYGON_SQUARES
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
