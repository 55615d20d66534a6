; kept.asm - what is in the image, so that it stays when the program is begun again

        if ! defined INSIDE_KEPT
INSIDE_KEPT equ 1

BEST_SCORES:    equ 8                   ; as many as engine/pages/scores.asm has, which is unpacked with the pages

keys_in_use:
        dw inside_keys
my_keys:                                ; the player's own
        ds 16
chip_known:                             ; 1: the chip has been looked for
        db 0
best_table:
        rept BEST_SCORES
        db "........", 0, 0
        endm
        db 0                            ; the checksum's place

        include "engine/keys/key_sets.asm" ; which a game reads, too

inside_keys:
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

        endif
