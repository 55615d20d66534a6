; own_keys.asm - the page on which the player chooses the keys

        if ! defined SOLVERS_OWN_KEYS
SOLVERS_OWN_KEYS equ 1

        include "engine/pages/own_keys.asm"
        include "programs/solvers/keys_kept.asm"

        if MY_KEYS_SIZE - REDEFINE_SIZE
        .error my_keys must have the size of redefine.asm
        endif

; keys_page - choose keys; back to the title page
keys_page:
        ld hl,solvers_key_sets
        call own_keys
        ld hl,(direction_keys)
        ld (keys_in_use),hl
        jp opening_again

solvers_key_sets:
        dw solvers_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, my_keys, keys_taken
keys_taken:                             ; those of the pages
        db "SFNGVREZXWDKTLCB", 0

        endif
