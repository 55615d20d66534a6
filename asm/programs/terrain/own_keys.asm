; own_keys.asm - the page on which the player chooses the keys

        if ! defined TERRAIN_OWN_KEYS
TERRAIN_OWN_KEYS equ 1

        include "engine/pages/own_keys.asm"

; keys_page - choose keys; back to the title page
keys_page:
        ld hl,terrain_key_sets
        call own_keys
        ld hl,(direction_keys)
        ld (keys_in_use),hl
        jp opening_again

; keys_use - take the directions from the keys chosen last
; Uses:  HL
keys_use:
        ld hl,(keys_in_use)
        ld (direction_keys),hl
        ret

terrain_keys:                              ; the usual keys, and SPACE as fire
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
terrain_key_sets:
        dw terrain_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, my_keys, keys_taken
keys_taken:                             ; those of the map
        db "UWRNT", 0
keys_in_use:                            ; in the image: they stay when the program is begun again
        dw terrain_keys
my_keys:
        ds REDEFINE_SIZE

        endif
