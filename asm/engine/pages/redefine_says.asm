; redefine_says.asm - a part of redefine: a line that says that a key is taken, gone when one is accepted

        if ! defined ENGINE_REDEFINE_SAYS
ENGINE_REDEFINE_SAYS equ 1

        include "engine/text/text.asm"
        include "engine/keys/any_key.asm"

REDEFINE_SAID:  equ 17                  ; the row of the line
REDEFINE_FIRST: equ 3                   ; its first column; the last one is 31

; redefine_say - say that a key is taken
; In:    HL = the key's name, ten letters at most; the look in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
redefine_say:
        push hl
        call redefine_quiet
        pop hl
        inc e                           ; REDEFINE_FIRST
        ink INK_BAD
        call draw_text
        ld hl,redefine_said
        jp draw_text

; redefine_quiet - the line is empty
; In:    the look in use
; Out:   D, E = the line's row, the column before its first one
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
redefine_quiet:
        proc
        local cell
        ld de,256 * REDEFINE_SAID + 31
        ld b,32 - REDEFINE_FIRST
cell:
        ink INK_TEXT
        ld a,' '
        call draw_char
        dec e
        djnz cell
        ret
        endp

; redefine_shift - CAPS SHIFT is no key, as BREAK needs it: has it been pressed alone?
; In:    interrupts on, in IM 1
; Out:   carry set: it has, and nothing is held any more; carry clear and NZ: no, or another key has joined it
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
redefine_shift:
        proc
        local alone
        call alone
        ret nz
        frame_wait
        call key_any
        jr nz,redefine_shift
        scf
        ret
alone:                                  ; Z: it is held alone; carry is clear
        ld a,$FE
        in a,(PORT_ULA)
        cpl
        and $1F
        dec a
        ret nz
        ld a,1                          ; all half-rows but its own
        in a,(PORT_ULA)
        cpl
        and $1F
        ret
        endp

redefine_said:
        db " is taken.", TEXT_END

        endif
