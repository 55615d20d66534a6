; any_key.asm - any key at all, and none
;
; A program that has something to do in each frame, such as music_tick, sets FRAME_WAIT before the first include: a routine that does it and
; waits for the next frame, and keeps BC, DE, IX and IY. The parts that wait for keys call it instead of HALT, so that no note is left hanging.

        if ! defined ENGINE_ANY_KEY
ENGINE_ANY_KEY equ 1

        include "engine/keys/keys.asm"

        public key_any, key_wait, keys_release, step_keys

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

; key_wait - wait until a key is pressed, or fire, or a direction, and then until nothing is held. SPACE does not count if CAPS SHIFT joins it
;            before it is let go, or was there first: that is BREAK
; In:    interrupts on, in IM 1
; Out:   carry set: it was BREAK
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: what keys_release writes
key_wait:
        proc
        local wait, pressed, part, over
        call keys_release
wait:
        frame_wait
        call key_read
        cp KEY_BREAK
        jr z,over
        or a
        jr nz,pressed
        call break_held
        jr nc,part
        call keys_held
        jr z,wait
pressed:
        call break_held
        jr nc,part
        frame_wait
        call key_any
        jr nz,pressed
        jp keys_seen                    ; carry is clear: nothing is held
part:                                   ; of BREAK: no letter is left of it if it is let go too soon
        call key_letter
        jr wait
over:
        call keys_release
        scf
        ret
        endp

; step_keys - as keys_step; but the SPACE of BREAK is no key
; In:    direction_keys
; Out:   A = directions, Z if there are none
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: what keys_step writes
step_keys:
        proc
        local none
        call keys_step
        ret z
        ld l,a
        call break_held
        jr nc,none
        ld a,l
        or a
        ret
none:
        xor a
        ret
        endp

        endif
