; own_keys.asm - the page on which the player chooses among sets of keys, or each key
;
; The sets are a table of the program, as choose_keys has it; its last one is REDEFINE_SIZE bytes of the program, for the player's own.
; A word more: the letters that the game itself has. What is in the image stays when the program is begun again.

        if ! defined ENGINE_OWN_KEYS
ENGINE_OWN_KEYS equ 1

        include "engine/pages/choose_keys.asm"
        include "engine/pages/redefine.asm"
        include "engine/text/large_text.asm"

        public own_keys

; A program may set OWN_KEYS_CHECK before the first include: a routine that is called with a set in HL before it is used, and keeps HL;
; or OWN_KEYS_TEXT, a text in place of own_keys_text, and OWN_KEYS_CAPS, a list for draw_keys besides.

; own_keys - let the player choose keys, until BREAK
; In:    HL = table: the program's usual keys, sinclair_1_keys, sinclair_2_keys, cursor_keys, the player's own; then the letters that are
;        taken, up to a 0; the look in use; direction_keys; interrupts on, in IM 1
; Out:   direction_keys; no key is held
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen, the player's own keys, direction_keys, its variables, what choose_keys and redefine write
own_keys:
        proc
        local own, use
        ld (own_keys_sets),hl
        call choose_keys
        ret c
        jr z,own
use:
        if defined OWN_KEYS_CHECK
        call OWN_KEYS_CHECK
        endif
        ld (direction_keys),hl
        ld hl,(own_keys_sets)
        jr own_keys
own:
        ink INK_TEXT
        call clear_screen
        if defined OWN_KEYS_TEXT
        ld hl,OWN_KEYS_TEXT
        else
        ld hl,own_keys_text
        endif
        call draw_text
        if defined OWN_KEYS_CAPS
        ld hl,OWN_KEYS_CAPS
        call draw_keys
        endif
        ld hl,(own_keys_sets)
        ld de,2 * KEY_SETS - 2
        add hl,de
        ld c,(hl)
        inc hl
        ld b,(hl)
        inc hl
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld h,b
        ld l,c
        push hl
        ld bc,256 * 7 + 8
        call redefine
        pop hl
        jr nc,use
        ld hl,(own_keys_sets)
        jr own_keys
        endp

        if ! defined OWN_KEYS_TEXT
own_keys_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 3, "YOUR KEYS"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 3, "Press a key for each."
        db TEXT_AT, 19, 3, "SYMB SHIFT is a key too."
        db TEXT_INK, INK_KEY, TEXT_AT, 23, 3, "BREAK", TEXT_INK, INK_TEXT, TEXT_AT, 23, 9, "back", TEXT_END
        endif

own_keys_variables macro
own_keys_sets:  ds 2
        endm

        endif
