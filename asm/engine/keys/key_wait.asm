; key_wait.asm - wait for any key; directions that are pressed: these alone if the program sets STEP_KEYS_ALONE before the first include

        if ! defined ENGINE_KEY_WAIT
ENGINE_KEY_WAIT equ 1

        include "engine/keys/key_any.asm"

        public step_keys

        if ! defined STEP_KEYS_ALONE
        public key_wait

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

        endif

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
