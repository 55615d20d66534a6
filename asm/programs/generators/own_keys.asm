; own_keys.asm - the page on which the player chooses the keys

        if ! defined GENERATORS_OWN_KEYS
GENERATORS_OWN_KEYS equ 1

        include "engine/pages/own_keys.asm"
        include "engine/pages/way_names.asm"
        include "programs/generators/keys_kept.asm"
        include "programs/generators/walk_par.asm"

        if MY_KEYS_SIZE - REDEFINE_SIZE
        .error my_keys must have the size of redefine.asm
        endif

; keys_page - choose keys, and have their letters where pages name them; back to the title page
keys_page:
        proc
        local each
        ld hl,generators_key_sets
        call own_keys
        ld hl,(direction_keys)
        ld (keys_in_use),hl
        ld hl,ways_listed
        ld de,walk_ways
each:
        ld a,(hl)
        or a
        jp z,opening_again
        inc hl
        push hl
        push de
        call way_letter
        pop de
        ldi
        pop hl
        jr each
        endp

; keys_drawn - the player's own keys beside their number, once there are some
; Uses:  AF, BC, DE, HL
keys_drawn:
        ld a,(my_keys)
        or a
        ret z
        ld hl,(direction_keys)
        push hl
        ld hl,my_keys
        ld (direction_keys),hl
        ld hl,ways_listed
        ld de,256 * (KEY_SETS_ROW + 2 * KEY_SETS - 2) + 23
        call ways_names
        pop hl
        ld (direction_keys),hl
        ret

ways_listed:
        db KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, 0
generators_key_sets:
        dw usual_keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, my_keys, keys_taken
keys_taken:                             ; those of the pages, and ENTER, which is 3
        db "NRDETHCSMWLBK", 3, 0
keys_own_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 3, "YOUR KEYS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 3, "Press a key for each. Taken:"
        db TEXT_AT, 5, 3, "B C D E H K L M N R S T W"
        db TEXT_AT, 19, 3, "SYMB SHIFT can be a key."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 3, "BREAK", TEXT_INK, INK_TEXT, TEXT_AT, 23, 9, "back", TEXT_END

        endif
