; tiling_rectangle.asm - rectangles around a centre
;
; Number: 7
; Menu:   "Rectangle", "Frames: find the way inside", "5678 as you see it; X in, W out"
; Size:   20 x 5
; Round:  columns
;
; The rings of `circle`, drawn as nested rectangles (Z6).

        if ! defined TILING_RECTANGLE_RULE
TILING_RECTANGLE_RULE equ 1

        include "tiling/tiling_square.asm"

rule_rectangle: equ rule_square

        endif
