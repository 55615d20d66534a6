; tiling_rectangle.asm - rectangles around a centre
;
; Number: 7
; Menu:   "Rectangle", "Frames: find the way inside", "A D round, W out, X in; or 5678"
; Size:   20 x 5
; Round:  columns
;
; The rings of `circle`, drawn as nested rectangles (Z6).

        if ! defined TILING_RECTANGLE_RULE
TILING_RECTANGLE_RULE equ 1

        include "tiling/tiling_square.asm"

rule_rectangle: equ rule_square

        endif
