; hands.asm - whose keys move whom
;
; Two players: the first one has his keys, the second one his and the Kempston joystick. One player has all of them. The usual keys are on four
; half-rows, Q A O P on other ones than 5 6 7 8 and on other lines of the matrix, too: so no key of one player can hide or feign one of the other.

        if ! defined RACE_HANDS
RACE_HANDS equ 1

        include "engine/keys/keys.asm"

; hands - the directions that the player of a runner holds in this frame
; In:    IX = runner; two_players
; Out:   A
; Keeps: IX, IY
; Uses:  F, BC, DE, HL
hands:
        proc
        local both, second, first
        ld a,(two_players)
        or a
        jp z,keys_held
        ld hl,(direction_keys)
        push hl
        call second_runner
        jr z,second
        ld hl,(keys_1)
        ld (direction_keys),hl
        ld a,(kempston)
        push af
        xor a
        ld (kempston),a
        call keys_held
        ld c,a
        pop af
        ld (kempston),a
        jr first
second:
        ld hl,(keys_2)
        ld (direction_keys),hl
        call keys_held
        ld c,a
first:
        pop hl
        ld (direction_keys),hl
        ld a,c
        ret
        endp

        endif
