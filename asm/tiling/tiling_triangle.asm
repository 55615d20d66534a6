; tiling_triangle.asm - triangles, apex up and apex down by turns
;
; Number: 4
; Menu:   "Triangles", "Three ways from each cell", "Find the way from green to red"
; Size:   24 x 10, tape 13 x 7
; Parity: row + column
;
; The apex is up where row + column is even.

        if ! defined TILING_TRIANGLE_RULE
TILING_TRIANGLE_RULE equ 1

; as rule_square, first for those with the apex up
rule_triangle:
        db 0, 0, 1, 0, 32, 0, -1, 0
        db $00, $10, $04, $40
        db -32, 0, 1, 0, 0, 0, -1, 0
        db $01, $00, $04, $40

        endif
