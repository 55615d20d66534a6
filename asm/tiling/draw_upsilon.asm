; draw_upsilon.asm - the drawing of `upsilon`: p is a level or upright side, q how far a slope goes, both ways
;
; Paper: p 0.585786437627, q 0.414213562373
; Text:  3 down, 6 right
; |   ___   |   000   |
; | /     \ | 7     1 |
; ||       ||6   m   2|
; ||       ||6       2|
; | \ ___ / | 5 444 3 |
;
; |         |         |
; |   ___   |   000   |
; |  |   |  |  6 m 2  |
; |  |___|  |  64442  |

        if ! defined DRAW_UPSILON
DRAW_UPSILON equ 1

draw_upsilon:
        dw polygon_kind
        db $0F
        db POLYGON_PARITY
        db LEN_NONE + LEN_P + 2 * LEN_Q, LEN_NONE + LEN_P + LEN_Q, LEN_NONE
        db LEN_NONE + LEN_P + 2 * LEN_Q, LEN_NONE + LEN_P + LEN_Q, LEN_NONE
        db 12,8,0, 9,7,0, 8,6,0, 8,5,0, 6,4,0, 4,3,0, 4,2,0, 0
        db LEN_NONE, LEN_NONE + LEN_Q   ; octagon
        db 1, LEN_NONE, LEN_NONE + LEN_P
        db 2, LEN_NONE + LEN_Q, LEN_NONE + LEN_Q
        db 4, LEN_NONE + LEN_P, LEN_NONE
        db 8, LEN_NONE + LEN_Q, LEN_NONE - LEN_Q
        db 16, LEN_NONE, LEN_NONE - LEN_P
        db 32, LEN_NONE - LEN_Q, LEN_NONE - LEN_Q
        db 64, LEN_NONE - LEN_P, LEN_NONE
        db 128, LEN_NONE - LEN_Q, LEN_NONE + LEN_Q
        db 0
        db LEN_NONE + LEN_Q, LEN_NONE + LEN_Q ; square
        db 1, LEN_NONE, LEN_NONE + LEN_P
        db 4, LEN_NONE + LEN_P, LEN_NONE
        db 16, LEN_NONE, LEN_NONE - LEN_P
        db 64, LEN_NONE - LEN_P, LEN_NONE
        db 0

        endif
