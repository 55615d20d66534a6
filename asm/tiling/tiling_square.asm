; tiling_square.asm - squares with thin walls
;
; Number: 0
; Menu:   "Squares", "Four ways from each cell", "Find the way from green to red"
; Size:   14 x 10, tape 20 x 18, gallery 27 x 19

        if ! defined TILING_SQUARE_RULE
TILING_SQUARE_RULE equ 1

; the offset of the neighbour in each direction, 0: none; directions that lead out of the first row, the last row,
; the last column, the first column
rule_square:
        db -32, 0, 1, 0, 32, 0, -1, 0
        db $01, $10, $04, $40

        endif
