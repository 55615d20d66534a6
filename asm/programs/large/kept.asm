; kept.asm - what is in the image, so that it stays when the program is begun again: the keys in use, the best scores

        if ! defined LARGE_KEPT
LARGE_KEPT equ 1

usual_keys:                             ; those of keys.asm, and SPACE as fire
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db $7F, 1, KEY_FIRE
        db 0
keys_in_use:
        dw usual_keys
my_keys:                                ; the player's own: REDEFINE_SIZE bytes
        ds 13
scores_large:
        rept SCORES
        db "........", 0, 0
        endm
        db 0                            ; the checksum's place

        endif
