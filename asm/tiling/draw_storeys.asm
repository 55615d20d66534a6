; draw_storeys.asm - the drawing of `storeys`: floors of squares side by side; / leads up, \ leads down (G12)
;
; Paper: p 1
; Text:  as square

        if ! defined DRAW_STOREYS
DRAW_STOREYS equ 1

draw_storeys:
        dw polygon_kind
        db $A7                          ; stairs too; 7 is never open, so a cell with nothing but stairs is drawn
        db POLYGON_FLOORS + POLYGON_SQUARES
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
