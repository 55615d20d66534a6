; links_go.asm - a step to a neighbour, and the way back

        if ! defined LINKS_GO
LINKS_GO equ 1

        include "include/links.asm"
        if LINKS_DIVIDES
        include "links/links_divide.asm"
        endif

        public links_go

; links_go - step to a neighbour, for code that must be short rather than fast
; Family: part
; Source: common knowledge
; In:    HL = a cell in links or links_ways, C = mask of a direction that it has there
; Out:   HL = the neighbour's address; A = B = mask of the way back
; Keeps: C, DE, IX, IY
; Uses:  AF, B, HL
; Writes: links_steps; operands at step
; Size:  25 bytes   Time: 98 T, or 101 T for a cell of parity 1
; Stack: 8 bytes
links_go:
        proc
        local step
step:
        links_neighbour
        ld a,c
        rlca
        rlca
        rlca
        rlca
        ld b,a
        ret
        endp
links_go_end:

        endif
