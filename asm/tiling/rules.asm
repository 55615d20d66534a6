; rules.asm - made by `build.py build` from the headers in asm/tiling: changes made here are lost
;
; the rules of all tilings

        if ! defined TILING_RULES
TILING_RULES equ 1

        include "tiling/tiling_square.asm"
        include "tiling/tiling_torus.asm"
        if LINKS_KINDS
        include "tiling/tiling_hexagon.asm"
        endif
        if LINKS_KINDS
        include "tiling/tiling_brick.asm"
        endif
        if LINKS_KINDS
        include "tiling/tiling_triangle.asm"
        endif
        include "tiling/tiling_octagon.asm"
        include "tiling/tiling_circle.asm"
        include "tiling/tiling_rectangle.asm"
        include "tiling/tiling_storeys.asm"
        if LINKS_KINDS
        include "tiling/tiling_upsilon.asm"
        endif

; for each tiling its offsets; the bits that decide the parity, flags
links_tilings:
        dw rule_square
        db 0, 0
        dw rule_torus
        db 0, ROUND_COLUMNS | ROUND_ROWS
        if LINKS_KINDS
        dw rule_hexagon
        db 1, HAS_SLOPES
        else
        ds 4
        endif
        if LINKS_KINDS
        dw rule_brick
        db 32, HAS_SLOPES
        else
        ds 4
        endif
        if LINKS_KINDS
        dw rule_triangle
        db 33, 0
        else
        ds 4
        endif
        dw rule_octagon
        db 0, HAS_COINS | HAS_SLOPES
        dw rule_circle
        db 0, ROUND_COLUMNS
        dw rule_rectangle
        db 0, ROUND_COLUMNS
        dw rule_storeys
        db 0, HAS_FLOORS | HAS_SLOPES
        if LINKS_KINDS
        dw rule_upsilon
        db 33, HAS_SLOPES
        else
        ds 4
        endif

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
        db $FF, $55

        endif
