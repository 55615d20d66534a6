; drawings.asm - made by `build.py build` from the headers in asm/tiling: changes made here are lost
;
; the drawings of all tilings

        if ! defined TILING_DRAWINGS
TILING_DRAWINGS equ 1

tiling_drawings:
        dw draw_square
        dw draw_torus
        dw draw_hexagon
        dw draw_brick
        dw draw_triangle
        dw draw_octagon
        dw draw_circle
        dw draw_rectangle
        dw draw_storeys
        dw draw_upsilon
        dw draw_cylinder
        dw draw_kagome
        dw draw_polar

        include "tiling/draw_square.asm"
        include "tiling/draw_torus.asm"
        include "tiling/draw_hexagon.asm"
        include "tiling/draw_brick.asm"
        include "tiling/draw_triangle.asm"
        include "tiling/draw_octagon.asm"
        include "tiling/draw_circle.asm"
        include "tiling/draw_rectangle.asm"
        include "tiling/draw_storeys.asm"
        include "tiling/draw_upsilon.asm"
        include "tiling/draw_cylinder.asm"
        include "tiling/draw_kagome.asm"
        include "tiling/draw_polar.asm"

        endif
