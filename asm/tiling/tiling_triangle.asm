; tiling_triangle.asm - triangles: the rule of `triangle`; the apex is up where row + column is even

        if ! defined TILING_TRIANGLE_RULE
TILING_TRIANGLE_RULE equ 1

; as tiling_square, first for those with the apex up
tiling_triangle:
        db 0, 0, 1, 0, 32, 0, -1, 0
        db $00, $10, $04, $40
        db -32, 0, 1, 0, 0, 0, -1, 0
        db $01, $00, $04, $40

        endif
