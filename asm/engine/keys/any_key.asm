; any_key.asm - any key at all, and none

        if ! defined ENGINE_ANY_KEY
ENGINE_ANY_KEY equ 1

        include "engine/keys/keys.asm"

        public key_any, keys_release

; key_any - is a key held, CAPS SHIFT and SYMBOL SHIFT too, or the stick moved?
; In:    -
; Out:   Z: no
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
key_any:
        xor a                           ; all half-rows
        in a,(PORT_ULA)
        cpl
        and $1F
        ret nz
        jp keys_held

; keys_release - wait until nothing is held, and forget what was pressed before
; In:    interrupts on, in IM 1
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: what keys_seen writes
keys_release:
        halt
        call key_any
        jr nz,keys_release
        jp keys_seen

        endif
