; keys_shown.asm - parts of the page of a player's keys: the sets, and what a key that is taken is for

        if ! defined RACE_KEYS_SHOWN
RACE_KEYS_SHOWN equ 1

        include "engine/pages/redefine.asm"
        include "engine/text/text.asm"

; keys_shown - the page of a player's sets
; Uses:  AF, BC, DE, HL
keys_shown:
        ld hl,shown_text
        call draw_text
        ld hl,usual_1_text
        ld a,(keys_own)
        cp low keys_1
        jp z,draw_text
        ld hl,usual_2_text
        jp draw_text

; stick_said - what is said about a joystick that is there: it is the right player's
; In:    HL = the usual text
; Out:   HL = text
; Uses:  AF
stick_said:
        ld a,(keys_own)
        cp low keys_1
        ret nz
        ld hl,left_stick_text
        ret

; keys_owner - what a key that is taken is for
; In:    H, L = key, as D, E for redefine_letter; D, E = row, column after "X is taken."; C = colour
; Uses:  AF, BC, DE, HL
keys_owner:
        proc
        local each, own, say
        push de
        push bc
        ex de,hl
        call redefine_letter
        pop bc
        pop de
        ld hl,owner_hold
        cp 'H'
        jr z,say
        ld hl,owner_break
        cp 4                            ; CAPS SHIFT
        jr z,say
        cp 2                            ; SYMBOL SHIFT: the row is full
        ret z
        ld b,a
        ld hl,taken_letters
each:
        ld a,(hl)
        inc hl
        or a
        jr z,own
        cp b
        jr nz,each
        ld hl,owner_other
        jr say
own:
        ld hl,owner_own
say:
        jp draw_text
        endp

shown_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 3, "KEYS OF PLAYER "
shown_number:
        db "1"
        db TEXT_INK, INK_KEY, TEXT_AT, 5, 4, "1", TEXT_AT, 7, 4, "2", TEXT_AT, 9, 4, "3"
        db TEXT_AT, 11, 4, "4", TEXT_AT, 13, 4, "5", TEXT_AT, 22, 3, "BREAK"
        db TEXT_INK, INK_TEXT, TEXT_AT, 5, 6, "Usual keys"
        db TEXT_AT, 7, 6, "Sinclair 1   6 7 8 9 0"
        db TEXT_AT, 9, 6, "Sinclair 2   1 2 3 4 5"
        db TEXT_AT, 11, 6, "Cursor keys  5 6 7 8 0"
        db TEXT_AT, 13, 6, "Keys of your own"
        db TEXT_AT, 22, 9, "back", TEXT_END
usual_1_text:
        db TEXT_AT, 5, 19, "Q A O P", TEXT_END
usual_2_text:
        db TEXT_AT, 5, 19, "7 6 5 8", TEXT_END
own_text:
        db TEXT_COLOUR, $45, TEXT_AT, 2, 3, "KEYS OF PLAYER "
own_number:
        db "1"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 3, "Press a key for each."
        db TEXT_AT, 19, 3, "You may use SYMBOL SHIFT."
        db TEXT_INK, INK_KEY, TEXT_AT, 22, 3, "BREAK", TEXT_INK, INK_TEXT, TEXT_AT, 22, 9, "back", TEXT_END
owner_hold:
        db " To hold the race.", TEXT_END
owner_break:
        db " By BREAK", TEXT_END
owner_own:
        db " For another way.", TEXT_END
owner_other:
        db " By player "
owner_number:
        db "2.", TEXT_END
        endif
