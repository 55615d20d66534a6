; key_sets.asm - tables for direction_keys, beside usual_keys of keys.asm: sticks that press keys, and the cursor keys with 0

        if ! defined ENGINE_KEY_SETS
ENGINE_KEY_SETS equ 1

        include "engine/keys/keys.asm"

sinclair_1_keys:                        ; 6 7 8 9 0: left, right, down, up, fire
        db $EF, 16, KEY_LEFT
        db $EF, 8, KEY_RIGHT
        db $EF, 4, KEY_DOWN
        db $EF, 2, KEY_UP
        db $EF, 1, KEY_FIRE
        db 0
sinclair_2_keys:                        ; 1 2 3 4 5
        db $F7, 1, KEY_LEFT
        db $F7, 2, KEY_RIGHT
        db $F7, 4, KEY_DOWN
        db $F7, 8, KEY_UP
        db $F7, 16, KEY_FIRE
        db 0
cursor_keys:                            ; 5 6 7 8 0: left, down, up, right, fire
        db $F7, 16, KEY_LEFT
        db $EF, 16, KEY_DOWN
        db $EF, 8, KEY_UP
        db $EF, 4, KEY_RIGHT
        db $EF, 1, KEY_FIRE
        db 0

        endif
