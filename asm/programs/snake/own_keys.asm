; own_keys.asm - the page on which the player chooses the keys

        if ! defined SNAKE_OWN_KEYS
SNAKE_OWN_KEYS equ 1

        include "engine/pages/kept_keys.asm"

; keys_page - choose keys; back to the title page
keys_page:
        ld hl,keys_taken
        call keys_choose
        jp opening_again

keys_taken:                             ; the game's own
        db "H", 0

        endif
