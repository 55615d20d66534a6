; draw_kagome.asm - the drawing of `kagome`: triangles 2q wide and r high; p is a third of r
;
; Paper: p 0.346410161514, q 0.6, r 1.039230484541
; Text:  6 down, 10 right, odd rows 5 right
; | ____ | 0000 |
; |\    /|5    3|
; | \  / | 5m 3 |
; |  \/  |  53  |
;
; |      |      |
; |      |      |
; |      |      |
; |      |      |
; |  /\  |  71  |
; | /  \ | 7m 1 |
; |/____\|744441|
;
; |      ____   |      0000   |
; |     /    \  |     7    1  |
; |    /      \ |    7      1 |
; |   /        \|   7    m   1|
; |   \        /|   5        3|
; |    \      / |    5      3 |
; |     \____/  |     544443  |
;
; r is near q times the root of 3: then the slopes of all cells go as far down for each pixel aside.

        if ! defined DRAW_KAGOME
DRAW_KAGOME equ 1

draw_kagome:
        dw polygon_kind
        db $0B
        db POLYGON_KINDS
        db LEN_NONE + 3 * LEN_Q, LEN_NONE + 4 * LEN_Q, LEN_NONE + 2 * LEN_Q
        db LEN_NONE + 2 * LEN_R, LEN_NONE + 2 * LEN_R, LEN_NONE
        db 6,10,18, 5,9,16, 5,8,14, 4,7,12, 3,6,11, 3,5,9, 2,4,7, 0
        db 3
        db LEN_NONE + LEN_P, LEN_NONE + LEN_Q ; apex down
        db LEN_NONE, LEN_NONE
        db 1, LEN_NONE, LEN_NONE + 2 * LEN_Q
        db 8, LEN_NONE + LEN_R, LEN_NONE - LEN_Q
        db 32, LEN_NONE - LEN_R, LEN_NONE - LEN_Q
        db 0
        db LEN_NONE + 2 * LEN_R - LEN_P, LEN_NONE + LEN_Q ; apex up
        db LEN_NONE + LEN_R, LEN_NONE + LEN_Q
        db 2, LEN_NONE + LEN_R, LEN_NONE + LEN_Q
        db 16, LEN_NONE, LEN_NONE - 2 * LEN_Q
        db 128, LEN_NONE - LEN_R, LEN_NONE + LEN_Q
        db 0
        db LEN_NONE + LEN_R, LEN_NONE + 3 * LEN_Q ; hexagon
        db LEN_NONE, LEN_NONE + 2 * LEN_Q
        db 1, LEN_NONE, LEN_NONE + 2 * LEN_Q
        db 2, LEN_NONE + LEN_R, LEN_NONE + LEN_Q
        db 8, LEN_NONE + LEN_R, LEN_NONE - LEN_Q
        db 16, LEN_NONE, LEN_NONE - 2 * LEN_Q
        db 32, LEN_NONE - LEN_R, LEN_NONE - LEN_Q
        db 128, LEN_NONE - LEN_R, LEN_NONE + LEN_Q
        db 0

        endif
