; links_words.asm - fill memory with a word, from its end down

        if ! defined LINKS_WORDS
LINKS_WORDS equ 1

        include "include/links.asm"

        public links_clear, links_words

; links_clear - no passages
; In:    nothing; links_zero: HL = the byte past the end of links or links_ways
; Out:   links all 0, or links_ways; B = 0
; Keeps: A, C, IX, IY
; Uses:  F, B, DE, HL; SP while it clears: an interrupt then pushes into links_guard or links
; Writes: links; operands in links_words (set before use)
; Size:  8 bytes   Time: 7,364 T
links_clear:
        ld hl,links + LINKS_SIZE
links_zero:
        ld de,0
        ld b,LINKS_SIZE / 8
links_clear_end:

; links_words - fill memory with a word
; Family: part
; Source: common knowledge
; In:    HL = the byte past its end, an even address in links_ways or links_distances; DE = the word; B = how many times 8
;        bytes, 0 for 256
; Out:   links_ways or links_distances, filled from 8 * B bytes below HL on; B = 0
; Keeps: A, C, DE, HL, IX, IY
; Uses:  F, B; SP while it fills: an interrupt then pushes into links_steps, links_ways, links_gap or links_distances
; Writes: links_ways, links_distances; operands at kept_sp (set before use)
; Size:  15 bytes
; Stack: 0 bytes
links_words:
        proc
        local fill, kept_sp
        ld (kept_sp + 1),sp
        ld sp,hl
fill:
        rept 4
        push de
        endm
        djnz fill
kept_sp:
        ld sp,0                         ; operand
        ret
        endp
links_words_end:

        endif
