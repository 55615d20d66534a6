; walk_keys.asm - the keys to walk with, and the page on which the player chooses them

        if ! defined ENGINE_WALK_KEYS
ENGINE_WALK_KEYS equ 1

        include "engine/pages/own_keys.asm"
        include "engine/walk/walk_record.asm"

        public keys_page, keys_use

; keys_page - choose keys; back to the title
keys_page:
        ink INK_TEXT
        ld hl,walk_key_sets
        call own_keys
        ld hl,(direction_keys)
        ld (keys_in_use),hl
        jp walk_leave

; keys_use - take the directions from the keys chosen last
; In:    -
; Out:   -
; Keeps: AF, BC, DE, IX, IY
; Uses:  HL
; Writes: direction_keys
keys_use:
        ld hl,(keys_in_use)
        ld (direction_keys),hl
        ret

walk_ways:
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db $BF, 1, KEY_FIRE
        db 0
walk_key_sets:
        dw walk_ways, sinclair_1_keys, sinclair_2_keys, cursor_keys, walk_own, walk_taken
walk_taken:                             ; letters that the game has itself
        db "NTWLHV", 0
keys_in_use:                            ; in the image: they stay when the program is begun again
        dw walk_ways
walk_own:
        ds REDEFINE_SIZE

        endif
