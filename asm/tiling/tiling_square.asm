; tiling_square.asm - squares: the rule of `square`, and of the tilings that are squares of another shape

        if ! defined TILING_SQUARE_RULE
TILING_SQUARE_RULE equ 1

; the offset of the neighbour in each direction, 0: none; directions that lead out of the first row, the last row,
; the last column, the first column
tiling_square:
        db -32, 0, 1, 0, 32, 0, -1, 0
        db $01, $10, $04, $40

        endif
