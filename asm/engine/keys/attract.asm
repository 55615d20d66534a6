; attract.asm - a demonstration that ends at any key: the program plays its own game
;
; The demonstration is a routine of the program: its own game, with moves that it finds by itself. Wherever that waits for a frame it calls
; attract_frame, which in a game is a HALT, and in a demonstration also looks at the keys: a key ends the demonstration from
; there, however deep it is, by giving the stack back as it was.

        if ! defined ENGINE_ATTRACT
ENGINE_ATTRACT equ 1

        include "engine/keys/any_key.asm"

        public attract_run, attract_frame, attract_check

; attract_run - run a demonstration, until it returns or a key is pressed
; In:    HL = the demonstration; interrupts on, in IM 1
; Out:   no key is held; attract_on = 0
; Keeps: what the demonstration keeps, if it returns
; Uses:  what it uses, AF, HL
; Writes: attract_sp, attract_on; operand at call
attract_run:
        proc
        local routine
        ld (attract_sp),sp
        ld (routine + 1),hl
        call keys_release               ; the key that began it does not end it
        ld a,1
        ld (attract_on),a
routine:
        call 0                          ; operand
        endp                            ; fall through into attract_end
attract_end:
        ld sp,(attract_sp)
        xor a
        ld (attract_on),a
        jp keys_release

; attract_frame - wait for a frame; in a demonstration, end it if a key is held
; In:    attract_on; interrupts on
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
attract_frame:
        halt                            ; fall through into attract_check

; attract_check - in a demonstration, end it if a key is held: for long thoughts between two frames
; In, Out, Keeps, Uses, Writes: as attract_frame
; Time:  829 T if no key is held, 28 T in a game
attract_check:
        ld a,(attract_on)
        or a
        ret z
        call key_any
        ret z
        jr attract_end

attract_variables macro
attract_sp:     ds 2
attract_on:     ds 1                    ; 1: a demonstration runs. 0 when the program begins: it sets it
        endm

        endif
