; kept_keys.asm - the keys that the player has chosen: they stay when the program is begun again
;
; The usual ones are Q A O P and 5 6 7 8, and SPACE is fire, or the first key of the half-row KEPT_FIRE if the program sets that before the
; first include.

        if ! defined ENGINE_KEPT_KEYS
ENGINE_KEPT_KEYS equ 1

        include "engine/pages/own_keys.asm"

        public keys_use, keys_choose

        if ! defined KEPT_FIRE
KEPT_FIRE:      equ $7F                 ; SPACE
        endif

; keys_use - take the directions from the keys chosen last, after session_enter
; In:    -
; Out:   -
; Keeps: AF, BC, DE, IX, IY
; Uses:  HL
; Writes: direction_keys
keys_use:
        ld hl,(keys_in_use)
        ld (direction_keys),hl
        ret

; keys_choose - let the player choose keys, until BREAK
; In:    HL = letters that the program itself has, up to a 0; the look in use; interrupts on, in IM 1
; Out:   direction_keys; no key is held
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: what own_keys writes, kept_taken, keys_in_use
keys_choose:
        ld (kept_taken),hl
        ld hl,kept_sets
        call own_keys
        ld hl,(direction_keys)
        ld (keys_in_use),hl
        ret

kept_usual:
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db KEPT_FIRE, 1, KEY_FIRE
        db 0
kept_sets:
        dw kept_usual, sinclair_1_keys, sinclair_2_keys, cursor_keys, kept_own
kept_taken:
        dw 0
keys_in_use:                            ; in the image, not in variables: so they stay
        dw kept_usual
kept_own:
        ds REDEFINE_SIZE

        endif
