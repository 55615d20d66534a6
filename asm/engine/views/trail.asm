; trail.asm - a trail on the floor of the field: a bit for each side on which it leaves a place

        if ! defined ENGINE_TRAIL
ENGINE_TRAIL equ 1

        include "engine/keys/keys.asm"
        include "lib/field_address.asm"

        public trail_lay

TRAIL_BITS:     equ KEY_UP | KEY_RIGHT | KEY_DOWN | KEY_LEFT

; trail_lay - lay the trail from a place to the one beside it; whoever calls it draws them when it is time
; In:    A = KEY_UP, KEY_RIGHT, KEY_DOWN or KEY_LEFT; D, E = field row, column; both places are floor
; Out:   D, E = the place beside it
; Keeps: IX, IY
; Uses:  AF, C, DE, HL
; Writes: field
trail_lay:
        proc
        local right, down, left, moved, mark
        ld c,a
        call mark
        ld a,c
        keys_move
        ld a,c
        rlca
        rlca
        ld c,a
        rrca                            ; the way back: two bits on, of four
        rrca
        rrca
        rrca
        or c
        and TRAIL_BITS
        ld c,a
mark:
        call field_address
        ld a,(hl)
        or c
        ld (hl),a
        ret
        endp

        endif
