; key_any.asm - is any key held; wait until none is
;
; A program that has something to do in each frame, such as music_tick, sets FRAME_WAIT before the first include: a routine that does it and
; waits for the next frame, and keeps BC, DE, IX and IY. The parts that wait for keys call it instead of HALT, so that no note is left hanging.

        if ! defined ENGINE_KEY_ANY
ENGINE_KEY_ANY equ 1

        include "engine/keys/keys.asm"

        public key_any, keys_release

; frame_wait - wait for the next frame
; In:    interrupts on
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL with FRAME_WAIT
frame_wait macro
        if defined FRAME_WAIT
        call FRAME_WAIT
        else
        halt
        endif
        endm

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
        frame_wait
        call key_any
        jr nz,keys_release
        jp keys_seen

        endif
