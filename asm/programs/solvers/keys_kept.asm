; keys_kept.asm - the keys in use: in the image and not unpacked, so they stay when the program is begun again

        if ! defined SOLVERS_KEYS_KEPT
SOLVERS_KEYS_KEPT equ 1

        include "engine/keys/keys.asm"

MY_KEYS_SIZE:   equ 16

; keys_use - take the directions from the keys chosen last
; Uses:  HL
keys_use:
        ld hl,(keys_in_use)
        ld (direction_keys),hl
        ret

solvers_keys:                           ; without the cursor keys: digits are speeds and bets
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db 0
keys_in_use:
        dw solvers_keys
my_keys:
        ds MY_KEYS_SIZE

        endif
