; tiling_upsilon.asm - octagons with squares between them
;
; Number: 9
; Menu:   "Upsilon", "Octagons with squares between", "Slip through the slopes too"
; Size:   13 x 11, tape 11 x 10
; Parity: row + column
;
; The tiling 4.8.8 of Z13: an octagon where row + column is even, a square where it is odd. No passages cross.

        if ! defined TILING_UPSILON_RULE
TILING_UPSILON_RULE equ 1

; as rule_square, first for octagons
rule_upsilon:
        db -32, -31, 1, 33, 32, 31, -1, -33
        db $83, $38, $0E, $E0
        db -32, 0, 1, 0, 32, 0, -1, 0
        db $01, $10, $04, $40

        endif
