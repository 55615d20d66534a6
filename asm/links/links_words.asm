; links_words.asm - fill memory with a word, from its end down

        if ! defined LINKS_WORDS
LINKS_WORDS equ 1

        public links_words

; links_words - fill memory with a word
; Family: part
; Source: common knowledge
; In:    HL = the byte past its end, DE = the word, B = how many times 16 bytes, 0 for 256
; Out:   the memory
; Keeps: DE, HL, IX, IY
; Uses:  AF, B; SP while it fills: an interrupt then pushes into what is below
; Writes: 16 * B bytes below HL; operands at kept_sp (set before use)
; Size:  19 bytes
; Stack: 0 bytes
links_words:
        proc
        local fill, kept_sp
        ld (kept_sp + 1),sp
        ld sp,hl
fill:
        rept 8
        push de
        endm
        djnz fill
kept_sp:
        ld sp,0                         ; operand
        ret
        endp
links_words_end:

        endif
