; tiling_cylinder.asm - squares; the left edge leads to the right one
;
; Number: 10
; Menu:   "Cylinder", "Its left edge is its right edge", "Cross an edge to the far side"
; Size:   14 x 10, tape 18 x 16, gallery 24 x 18
; Round:  columns

        if ! defined TILING_CYLINDER_RULE
TILING_CYLINDER_RULE equ 1

        include "tiling/tiling_square.asm"

rule_cylinder: equ rule_square

        endif
