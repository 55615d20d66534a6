; tiling_kagome.asm - hexagons with triangles between them
;
; Number: 11
; Menu:   "Kagome", "Hexagons with triangles between", "Two keys at once for a slope"
; Size:   18 x 8, tape 15 x 6
; Parity: row
; Kinds:  3
;
; The tiling 3.6.3.6 of Z13. A triangle with its apex down, one below it with its apex up, a hexagon beside both follow each
; other; an even row begins with the second triangle, an odd one half a hexagon further to the right with the first one.

        if ! defined TILING_KAGOME_RULE
TILING_KAGOME_RULE equ 1

; as rule_square, first for even rows
rule_kagome:
        db -32, 1, 0, 2, 31, -1, 0, -2
        db $01, $10, $0A, $B0
        db -31, 1, 0, 2, 32, -1, 0, -2
        db $01, $10, $0B, $A0
; the same for the last column but one and the second one; the directions of each kind in turn, 0; first for even rows
        db $08, $80, $92, $BB, $29, 0, 0, 0, 0, 0, 0, 0
        db $08, $80, $29, $92, $BB, 0

        endif
