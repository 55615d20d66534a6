; walk_keys.asm - the page on which the player chooses the keys to walk with

        if ! defined ENGINE_WALK_KEYS
ENGINE_WALK_KEYS equ 1

        include "engine/pages/kept_keys.asm"
        include "engine/walk/walk_record.asm"

        public keys_page

; keys_page - choose keys; back to the title
keys_page:
        ink INK_TEXT
        ld hl,walk_taken
        call keys_choose
        jp walk_leave

walk_taken:                             ; letters that the game has itself
        db "NTWLHV", 0

        endif
