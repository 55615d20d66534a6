; own_keys.asm - the way to the page on which the player chooses the keys; the page itself is unpacked with the others

        if ! defined MINOTAUR_OWN_KEYS
MINOTAUR_OWN_KEYS equ 1

; keys_page - choose keys
keys_page:
        call sound_quiet
        ld hl,minotaur_key_sets
        call own_keys
        ld hl,(direction_keys)
        ld (keys_in_use),hl
        jp front_page

minotaur_key_sets:
        dw minotaur_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, my_keys, keys_taken
keys_taken:                             ; the game's own
        db "MH", 0

        endif
