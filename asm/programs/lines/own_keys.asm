; own_keys.asm - the page on which the player chooses the keys

        if ! defined LINES_OWN_KEYS
LINES_OWN_KEYS equ 1

        include "engine/pages/choose_keys.asm"
        include "engine/pages/redefine.asm"
        include "engine/pages/title.asm"

        public keys_page, keys_use

; keys_page - choose among sets of keys, or ask for keys of the player's own; BREAK leads back to the front page
keys_page:
        proc
        local own, use
        ld hl,lines_key_sets
        call choose_keys
        jp c,front_page
        jr z,own
use:
        ld (keys_in_use),hl
        call keys_use
        jr keys_page
own:
        ink INK_TEXT
        call clear_screen
        ld hl,keys_text
        call draw_text
        ld hl,my_keys
        ld de,keys_taken
        ld bc,256 * 7 + 8
        call redefine
        jr c,keys_page
        ld hl,my_keys
        jr use
        endp

; keys_use - take the directions from the keys chosen last
; Uses:  HL
keys_use:
        ld hl,(keys_in_use)
        ld (direction_keys),hl
        ret

keys_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 3, "YOUR KEYS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 3, "Press a key for each."
        db TEXT_AT, 19, 3, "SYMB SHIFT is a key too."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 3, "BREAK", TEXT_INK, INK_TEXT, TEXT_AT, 23, 9, "back", TEXT_END
keys_taken:                             ; the game's own
        db "ULNH", 0
lines_key_sets:
        dw lines_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, my_keys
keys_in_use:                            ; in the image: they stay when the program is begun again
        dw lines_keys
my_keys:
        ds REDEFINE_SIZE

        endif
