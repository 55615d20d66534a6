; session.asm - enter a program from BASIC, show its title, and return to BASIC
;
; It owns the stack. A program with a routine that needs more stack sets STACK_SIZE before the first include: 132
; bytes for the pages and the ROM's interrupt, plus the stack that the header of its deepest routine states.
;
; A program that begins with a page of its own, such as opening.asm's, sets SESSION_OPENING before the first include, and calls session_enter.
; A program whose title sings sets SESSION_FRAME before the first include, a routine that waits for a frame instead of HALT, and SESSION_LEAVE,
; one that ends the song before BASIC has the machine back.

        if ! defined ENGINE_SESSION
ENGINE_SESSION equ 1

        include "include/spectrum.asm"
        include "engine/text/text.asm"
        include "engine/keys/keys.asm"

        if defined SESSION_OPENING
        public session_enter, session_end
        else
        public session_begin, session_end
        endif

        if ! defined STACK_SIZE
STACK_SIZE:     equ 200
        endif

        if defined SESSION_OPENING
; session_enter - take over from BASIC
; In:    call it first, while SP is still BASIC's
; Out:   SP in the program's own stack; interrupts on
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL, SP
; Writes: basic_sp, what keys_start writes
session_enter:
        pop hl
        ld (basic_sp),sp
        ld sp,stack_top
        push hl
        ei
        jp keys_start

        else
; session_begin - take over from BASIC, show the title and wait for a key; BREAK returns to BASIC
; In:    HL = routine that sets the look and draws the title, except row 23; call session_begin first, while SP is still
;        BASIC's
; Out:   SP in the program's own stack; seed = the moment of the key press
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, SP
; Writes: basic_sp, seed, the screen, what keys_start writes
session_begin:
        proc
        local title, wait, pressed, press_text
        pop de
        ld (basic_sp),sp
        ld sp,stack_top
        push de
        ei
        call title
        ld hl,press_text
        call draw_text
        call keys_start
wait:
        if defined SESSION_FRAME
        call SESSION_FRAME
        else
        halt
        endif
        call key_read
        ld hl,session_letters
        call key_act
        or a
        jr nz,pressed
        call keys_held
        call keys_begun                 ; fire still held on the next page is not a new press
        and KEY_FIRE
        jr z,wait
pressed:
        ld hl,(FRAMES)
        ld (seed),hl
        ret
title:
        jp (hl)
session_letters:
        db KEY_BREAK
        dw session_end
        db 0
press_text:
        db TEXT_AT, 23, 0, TEXT_INK, INK_BAR, "          Press a key           ", TEXT_END
        endp

        endif

; session_end - return to BASIC, to the statement after USR, once all keys are released
; In:    basic_sp
; Out:   -
; Keeps: IX
; Uses:  AF, HL, SP, IY, HL'
; Writes: FLAGS
session_end:
        if defined SESSION_LEAVE
        call SESSION_LEAVE
        endif
session_released:
        xor a                           ; all half-rows: BASIC would read a key still held, or act on BREAK, and
        in a,(PORT_ULA)                 ; a 128K would go to its menu
        or $E0
        inc a
        jr nz,session_released
        ld hl,FLAGS
        res 5,(hl)
        ld sp,(basic_sp)
        ld iy,SYSVARS_IY
        exx
        ld hl,$2758                     ; the value that BASIC's calculator needs in HL' after USR
        exx
        ei
        ret

session_variables macro
                ds STACK_SIZE
stack_top:
basic_sp:       ds 2                    ; BASIC's stack pointer, for the way back
seed:           ds 2                    ; the seed of the maze on the screen
        endm

        endif
