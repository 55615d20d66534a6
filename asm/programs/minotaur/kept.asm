; kept.asm - what is in the image, so that it stays when the program is begun again

        if ! defined MINOTAUR_KEPT
MINOTAUR_KEPT equ 1

BEST_BYTES:     equ 10                  ; a name, its points
BEST_SCORES:    equ 8                   ; as many as engine/pages/scores.asm has, which is unpacked with the pages

keys_in_use:
        dw minotaur_keys
strip_made:                             ; 1: the pictures have been shifted, and there is a labyrinth
        db 0

minotaur_keys:                          ; SPACE, and
        db $7F, 1, KEY_FIRE
usual_keys:                             ; as in keys.asm, for the title too: there SPACE is part of BREAK
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db 0

kept_variables macro                    ; these stay, too: above BASIC, made once by best_begin
my_keys:        ds 16                   ; the player's own
best_table:     ds BEST_SCORES * BEST_BYTES + 1
        endm

        endif
