; tiling_brick.asm - bricks; each row is shifted by half a brick
;
; Number: 3
; Menu:   "Bricks", "Each row is half a brick along", "Find the way from green to red"
; Size:   12 x 18, tape 5 x 10
; Parity: row
;
; An odd row is shifted to the right.

        if ! defined TILING_BRICK_RULE
TILING_BRICK_RULE equ 1

; as rule_square, first for even rows
rule_brick:
        db 0, -32, 1, 32, 0, 31, -1, -33
        db $82, $28, $04, $E0
        db 0, -31, 1, 33, 0, 32, -1, -32
        db $82, $28, $0E, $40

        endif
