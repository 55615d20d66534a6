; rules.asm - made by `build.py build` from the headers in asm/tiling: changes made here are lost
;
; the rules of all tilings

        if ! defined TILING_RULES
TILING_RULES equ 1

        if (TILING_ONLY = 255) | (TILING_ONLY = 0)
        include "tiling/tiling_square.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 1)
        include "tiling/tiling_torus.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 2)
        include "tiling/tiling_hexagon.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 3)
        include "tiling/tiling_brick.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 4)
        include "tiling/tiling_triangle.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 5)
        include "tiling/tiling_octagon.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 6)
        include "tiling/tiling_circle.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 7)
        include "tiling/tiling_rectangle.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 8)
        include "tiling/tiling_storeys.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 9)
        include "tiling/tiling_upsilon.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 10)
        include "tiling/tiling_cylinder.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 11)
        include "tiling/tiling_kagome.asm"
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 12)
        include "tiling/tiling_polar.asm"
        endif

; for each tiling its offsets; the bits that decide the parity, flags
links_tilings:
        if (TILING_ONLY = 255) | (TILING_ONLY = 0)
        dw rule_square
        db 0, 0
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 1)
        dw rule_torus
        db 0, ROUND_COLUMNS | ROUND_ROWS | HAS_EDGES
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 2)
        dw rule_hexagon
        db 1, HAS_SLOPES
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 3)
        dw rule_brick
        db 32, HAS_SLOPES
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 4)
        dw rule_triangle
        db 33, 0
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 5)
        dw rule_octagon
        db 0, HAS_COINS | HAS_SLOPES
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 6)
        dw rule_circle
        db 0, ROUND_COLUMNS
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 7)
        dw rule_rectangle
        db 0, ROUND_COLUMNS
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 8)
        dw rule_storeys
        db 0, HAS_FLOORS | HAS_SLOPES
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 9)
        dw rule_upsilon
        db 33, HAS_SLOPES
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 10)
        dw rule_cylinder
        db 0, ROUND_COLUMNS | HAS_EDGES
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 11)
        dw rule_kagome
        db 32, HAS_KINDS | HAS_SLOPES
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 12)
        dw rule_polar
        db 0, HAS_KINDS | HAS_DIVISIONS | HAS_SLOPES
        endif

; for each tiling the sides of a cell of either parity, a bit each; or where the kinds are
tiling_sides_by_parity:
        if (TILING_ONLY = 255) | (TILING_ONLY = 0)
        db $55, $55
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 1)
        db $55, $55
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 2)
        db $BB, $BB
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 3)
        db $EE, $EE
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 4)
        db $54, $45
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 5)
        db $FF, $FF
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 6)
        db $55, $55
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 7)
        db $55, $55
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 8)
        db $55, $55
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 9)
        db $FF, $55
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 10)
        db $55, $55
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 11)
        dw rule_kagome + 2 * RULE_SIZE + 2
        endif
        if (TILING_ONLY = 255) | (TILING_ONLY = 12)
        db $55, $55
        endif

        endif
