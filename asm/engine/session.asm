; session.asm - into a program from BASIC, past its title, and back

        if ! defined ENGINE_SESSION
ENGINE_SESSION equ 1

        include "include/spectrum.asm"
        include "engine/text.asm"
        include "engine/keys.asm"

        public session_begin, session_end

; session_begin - take over from BASIC, show the title and wait for a key
; The program gives title_screen, BORDER_COLOUR and BAR_INK. BREAK or Q go back to BASIC.
; In:    called first of all, so that SP is as BASIC left it
; Out:   SP in the program's own stack; seed = the moment of the key press
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, SP
; Writes: basic_sp, seed, the screen, what keys_start writes
session_begin:
        proc
        local wait, pressed, press_text
        pop hl
        ld (basic_sp),sp
        ld sp,stack_top
        push hl
        ei
        ld a,BORDER_COLOUR
        out (PORT_ULA),a
        call title_screen
        ld hl,press_text
        call draw_text
        call keys_start
wait:
        halt
        call key_break
        jr nc,session_end
        call keys_held
        and KEY_FIRE
        jr nz,pressed
        call key_letter
        jr z,wait
        cp 'Q'
        jr z,session_end
pressed:
        ld hl,(FRAMES)
        ld (seed),hl
        ret
press_text:
        db TEXT_AT, 23, 0, TEXT_COLOUR, BAR_INK, "   Press a key, or Q to leave   ", TEXT_END
        endp

; session_end - back to BASIC, to the statement after USR, once all keys are let go
; In:    basic_sp
; Out:   -
; Keeps: IX
; Uses:  AF, HL, SP, IY, HL'
; Writes: FLAGS
session_end:
        xor a                           ; all half-rows: BASIC would type a key that is still held, or take BREAK
        in a,(PORT_ULA)                 ; for its own, and a 128K would go on to its menu
        or $E0
        inc a
        jr nz,session_end
        ld hl,FLAGS
        res 5,(hl)
        ld sp,(basic_sp)
        ld iy,SYSVARS_IY
        exx
        ld hl,$2758                     ; what BASIC's calculator wants in HL' after USR
        exx
        ei
        ret

        endif
