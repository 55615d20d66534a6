; code_text.asm - the code of a level as text

        if ! defined SNAKE_CODE_TEXT
SNAKE_CODE_TEXT equ 1

        include "engine/text/text.asm"

        public code_write

CODE_DIGITS:    equ 5

; code_write - five digits, and the end of a text
; In:    HL = number; DE = where to
; Uses:  AF, BC, DE, HL
code_write:
        proc
        local subtract
        ld bc,10000
        call subtract
        ld bc,1000
        call subtract
        ld bc,100
        call subtract
        ld bc,10
        call subtract
        ld bc,1
        call subtract
        xor a                           ; TEXT_END
        ld (de),a
        ret
subtract:
        ld a,'0' - 1
        inc a
        or a
        sbc hl,bc
        jr nc,$ - 4
        add hl,bc
        ld (de),a
        inc de
        ret
        endp

        endif
