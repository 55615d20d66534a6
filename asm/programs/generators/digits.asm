; digits.asm - the keys of an entry's parameters: 1 and 2, or letters where the player moves by 1 or 2

        if ! defined GENERATORS_DIGITS
GENERATORS_DIGITS equ 1

        include "engine/keys/keys.asm"

DIGIT_ROW:      equ $F7                 ; the keys 1 to 5
DIGIT_KEYS:     equ 3                   ; of them 1 and 2
DIGIT_LETTER:   equ 'C' - '1'           ; no page lets the player choose C and D as directions

; digits_taken - is 1 or 2 a direction, or fire?
; In:    direction_keys
; Out:   A = DIGIT_LETTER, or 0 if they are not
; Uses:  F, HL
digits_taken:
        proc
        local each
        ld hl,(direction_keys)
each:
        ld a,(hl)                       ; half-row
        or a
        ret z
        inc hl
        cp DIGIT_ROW
        ld a,(hl)
        inc hl
        inc hl
        jr nz,each
        and DIGIT_KEYS
        jr z,each
        ld a,DIGIT_LETTER
        ret
        endp

; digit_named - the key of a parameter
; In:    B = '1' or '2'
; Out:   A = the same, or its letter
; Uses:  F, HL
digit_named:
        call digits_taken
        add a,b
        ret

; digit_free - the parameter that a key is for
; In:    A = key
; Out:   A = '1' or '2', or another value
; Uses:  F, B, HL
digit_free:
        ld b,a
        call digits_taken
        sub b
        neg
        ret

        endif
