; rules.asm - made by `build.py build` from the headers in asm/tiling: changes made here are lost
;
; the rules of all tilings

        if ! defined TILING_RULES
TILING_RULES equ 1

        include "tiling/tiling_square.asm"
        include "tiling/tiling_torus.asm"
        include "tiling/tiling_hexagon.asm"
        include "tiling/tiling_brick.asm"
        include "tiling/tiling_triangle.asm"
        include "tiling/tiling_octagon.asm"
        include "tiling/tiling_circle.asm"
        include "tiling/tiling_rectangle.asm"
        include "tiling/tiling_storeys.asm"

; for each tiling its offsets; the bits that decide the parity, flags
links_tilings:
        dw rule_square
        db 0, 0
        dw rule_torus
        db 0, ROUND_COLUMNS | ROUND_ROWS
        dw rule_hexagon
        db 1, HAS_SLOPES
        dw rule_brick
        db 32, HAS_SLOPES
        dw rule_triangle
        db 33, 0
        dw rule_octagon
        db 0, HAS_COINS | HAS_SLOPES
        dw rule_circle
        db 0, ROUND_COLUMNS
        dw rule_rectangle
        db 0, ROUND_COLUMNS
        dw rule_storeys
        db 0, HAS_FLOORS | HAS_SLOPES

; for each tiling the sides of a cell of either parity, a bit each
tiling_sides_by_parity:
        db $55, $55
        db $55, $55
        db $BB, $BB
        db $EE, $EE
        db $54, $45
        db $FF, $FF
        db $55, $55
        db $55, $55
        db $55, $55

        endif
