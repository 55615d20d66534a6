; own_keys.asm - the page on which the player chooses the keys

        if ! defined LINES_OWN_KEYS
LINES_OWN_KEYS equ 1

        include "engine/pages/own_keys.asm"

; keys_page - choose keys; back to the front page
keys_page:
        ld hl,lines_key_sets
        call own_keys
        ld hl,(direction_keys)
        ld (keys_in_use),hl
        jp front_page

; keys_use - take the directions from the keys chosen last
; Uses:  HL
keys_use:
        ld hl,(keys_in_use)
        ld (direction_keys),hl
        ret

lines_key_sets:
        dw lines_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, my_keys, keys_taken
keys_taken:                             ; the game's own
        db "ULNH", 0
keys_in_use:                            ; in the image: they stay when the program is begun again
        dw lines_keys
my_keys:
        ds REDEFINE_SIZE

        endif
