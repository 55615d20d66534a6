; tiling_octagon.asm - octagons with passages in eight directions
;
; Number: 5
; Menu:   "Octagons", "Eight ways, through corners too", "Slip through the corners too"
; Size:   12 x 9, tape 7 x 6
;
; The directions of Z14. Of two diagonals that cross, links_begin closes one.

        if ! defined TILING_OCTAGON_RULE
TILING_OCTAGON_RULE equ 1

; as rule_square
rule_octagon:
        db -32, -31, 1, 33, 32, 31, -1, -33
        db $83, $38, $0E, $E0

        endif
