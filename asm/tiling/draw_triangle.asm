; draw_triangle.asm - the drawing of `triangle`: base 2q, height r
;
; Paper: q 0.85, r 1.472243186434
; Text:  3 down, 3 right
; |      |      |
; |  /\  |  62  |
; | /  \ | 6m 2 |
; |/____\|644442|
;
; | ____ | 0000 |
; |\    /|6    2|
; | \  / | 6m 2 |
; |  \/  |  62  |
;
; r = 2q - 1: then a slope goes a pixel aside in every two rows, and the six lines that meet have only one pixel in common.

        if ! defined DRAW_TRIANGLE
DRAW_TRIANGLE equ 1

draw_triangle:
        dw polygon_kind
        db $15
        db POLYGON_PARITY + POLYGON_APEX
        db LEN_NONE + 2 * LEN_Q, LEN_NONE + LEN_Q, LEN_NONE
        db LEN_NONE + LEN_R, LEN_NONE + LEN_R, LEN_NONE
        db 1,16,31, 1,12,23, 1,10,19, 1,8,15, 1,7,13, 1,6,11, 1,5,9, 0
        db LEN_NONE, LEN_NONE + LEN_Q   ; apex up
        db 4, LEN_NONE + LEN_R, LEN_NONE + LEN_Q
        db 16, LEN_NONE, LEN_NONE - 2 * LEN_Q
        db 64, LEN_NONE - LEN_R, LEN_NONE + LEN_Q
        db 0
        db LEN_NONE, LEN_NONE           ; apex down
        db 1, LEN_NONE, LEN_NONE + 2 * LEN_Q
        db 4, LEN_NONE + LEN_R, LEN_NONE - LEN_Q
        db 64, LEN_NONE - LEN_R, LEN_NONE - LEN_Q
        db 0

        endif
