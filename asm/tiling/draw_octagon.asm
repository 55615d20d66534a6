; draw_octagon.asm - the drawing of `octagon`: p is a level or upright side; between four octagons is a diamond, q its slopes
;
; Paper: p 0.538477631085, q 0.380761184457
; Text:  3 down, 6 right
; |  ___  |  000  |
; | /   \ | 7   1 |
; ||     ||6  m  2|
; | \___/ | 54443 |

        if ! defined DRAW_OCTAGON
DRAW_OCTAGON equ 1

draw_octagon:
        dw polygon_kind
        db $AF                          ; a slope belongs to one octagon only
        db 0
        db LEN_NONE + LEN_P + 2 * LEN_Q, LEN_NONE + LEN_P + 2 * LEN_Q, LEN_NONE
        db LEN_NONE + LEN_P + 2 * LEN_Q, LEN_NONE + LEN_P + 2 * LEN_Q, LEN_NONE
        db 10,7,0, 6,5,0, 6,3,0, 4,3,0, 4,2,0, 0
        db LEN_NONE, LEN_NONE + LEN_Q
        db 1, LEN_NONE, LEN_NONE + LEN_P
        db 2, LEN_NONE + LEN_Q, LEN_NONE + LEN_Q
        db 4, LEN_NONE + LEN_P, LEN_NONE
        db 8, LEN_NONE + LEN_Q, LEN_NONE - LEN_Q
        db 16, LEN_NONE, LEN_NONE - LEN_P
        db 32, LEN_NONE - LEN_Q, LEN_NONE - LEN_Q
        db 64, LEN_NONE - LEN_P, LEN_NONE
        db 128, LEN_NONE - LEN_Q, LEN_NONE + LEN_Q
        db 0

        endif
