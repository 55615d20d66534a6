; tiling_storeys.asm - up to four floors of squares, with stairs
;
; Number: 8
; Menu:   "Storeys", "Up to four floors, with stairs", "/ up E or 7+8, \ down Z or 5+6"
; Size:   9 x 8, tape 5 x 4
; Floors: 4
;
; The floors (G12) are one below the other in `links`; 1 leads a floor up, 5 a floor down.

        if ! defined TILING_STOREYS_RULE
TILING_STOREYS_RULE equ 1

        include "tiling/tiling_square.asm"

rule_storeys: equ rule_square

        endif
