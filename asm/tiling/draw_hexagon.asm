; draw_hexagon.asm - the drawing of `hexagon`: p is the level side, a slope is q wide and r high
;
; Paper: p 0.577350269190, q 0.288675134595, r 0.5
; Text:  4 down, 5 right, odd columns 2 down
; |  ___  |  000  |
; | /   \ | 7   1 |
; |/     \|7  m  1|
; |\     /|5     3|
; | \___/ | 54443 |
;
; 8, 8, 8 is the tiling of Z13: each side is in a character cell of its own. The others are almost regular.

        if ! defined DRAW_HEXAGON
DRAW_HEXAGON equ 1

draw_hexagon:
        dw polygon_kind
        db $0B
        db POLYGON_ABOVE
        db LEN_NONE + LEN_P + 2 * LEN_Q, LEN_NONE + LEN_P + LEN_Q, LEN_NONE
        db LEN_NONE + 2 * LEN_R, LEN_NONE + 2 * LEN_R, LEN_NONE + LEN_R
        db 20,8,16, 14,6,12, 8,8,8, 10,4,8, 8,3,6, 6,3,5, 6,2,4, 0
        db LEN_NONE, LEN_NONE + LEN_Q
        db 1, LEN_NONE, LEN_NONE + LEN_P
        db 2, LEN_NONE + LEN_R, LEN_NONE + LEN_Q
        db 8, LEN_NONE + LEN_R, LEN_NONE - LEN_Q
        db 16, LEN_NONE, LEN_NONE - LEN_P
        db 32, LEN_NONE - LEN_R, LEN_NONE - LEN_Q
        db 128, LEN_NONE - LEN_R, LEN_NONE + LEN_Q
        db 0

        endif
