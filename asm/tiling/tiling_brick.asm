; tiling_brick.asm - bricks: the rule of `brick`; an odd row is shifted to the right by half a brick

        if ! defined TILING_BRICK_RULE
TILING_BRICK_RULE equ 1

; as tiling_square, first for even rows
tiling_brick:
        db 0, -32, 1, 32, 0, 31, -1, -33
        db $82, $28, $04, $E0
        db 0, -31, 1, 33, 0, 32, -1, -32
        db $82, $28, $0E, $40

        endif
