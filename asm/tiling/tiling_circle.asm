; tiling_circle.asm - rings around a centre
;
; Number: 6
; Menu:   "Circle", "Rings: find the way to the hub", "A D round, W out, X in; or 5678"
; Size:   20 x 5
; Round:  columns
;
; A row is a ring, the outermost one row 0; a column is a sector (Z5).

        if ! defined TILING_CIRCLE_RULE
TILING_CIRCLE_RULE equ 1

        include "tiling/tiling_square.asm"

rule_circle: equ rule_square

        endif
