; tiling_torus.asm - squares; each edge leads to the opposite one
;
; Number: 1
; Menu:   "Torus", "Each edge leads to the opposite", "Cross an edge to the far side"
; Size:   14 x 10, tape 18 x 16, gallery 24 x 18
; Round:  rows, columns

        if ! defined TILING_TORUS_RULE
TILING_TORUS_RULE equ 1

        include "tiling/tiling_square.asm"

rule_torus: equ rule_square

        endif
