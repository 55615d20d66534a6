; links_words.asm - fill memory with a word, from its end down

        if ! defined LINKS_WORDS
LINKS_WORDS equ 1

        public links_words

; links_words - fill memory with a word
; Family: part
; Source: common knowledge
; In:    HL = the byte past its end, an even address in links_ways or links_distances; DE = the word; B = how many times 16
;        bytes
; Out:   links_ways or links_distances, filled from 16 * B bytes below HL on
; Keeps: A, C, DE, HL, IX, IY
; Uses:  F, B; SP while it fills: an interrupt then pushes into links_steps, links_ways, links_gap or links_distances
; Writes: links_ways, links_distances; operands at kept_sp (set before use)
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
