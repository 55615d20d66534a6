; tiling_hexagon.asm - hexagons, in columns
;
; Number: 2
; Menu:   "Hexagons", "Six ways from each cell", "Two keys at once for a slope"
; Size:   15 x 10, tape 9 x 8
; Parity: column
;
; The tiling of Z13; an odd column is half a cell lower.

        if ! defined TILING_HEXAGON_RULE
TILING_HEXAGON_RULE equ 1

; as rule_square, first for even columns
rule_hexagon:
        db -32, -31, 0, 1, 32, -1, 0, -33
        db $83, $10, $0A, $A0
        db -32, 1, 0, 33, 32, 31, 0, -1
        db $01, $38, $0A, $A0

        endif
