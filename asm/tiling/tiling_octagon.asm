; tiling_octagon.asm - octagons: the rule of `octagon` (Z14); of two diagonals that cross, links_begin closes one

        if ! defined TILING_OCTAGON_RULE
TILING_OCTAGON_RULE equ 1

; as tiling_square
tiling_octagon:
        db -32, -31, 1, 33, 32, 31, -1, -33
        db $83, $38, $0E, $E0

        endif
