; keys_kept.asm - the keys in use, and all sets: in the image and not unpacked, so they stay when the program is begun again, and mazes do not
; overwrite them

        if ! defined GENERATORS_KEYS_KEPT
GENERATORS_KEYS_KEPT equ 1

        include "engine/keys/keys.asm"
        include "engine/keys/key_sets.asm"

MY_KEYS_SIZE:   equ 13

; keys_use - take the directions from the keys chosen last, after session_enter
; Uses:  HL
keys_use:
        ld hl,(keys_in_use)
        ld (direction_keys),hl
        ret

usual_keys:                             ; as in keys.asm, and SPACE is fire
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
my_keys:
        ds MY_KEYS_SIZE

        endif
