; draw_ten_print.asm - a screen full of random diagonals: the picture of "10 PRINT" (G10)
;
;   1. Take a random bit: a line down to the right, or up to the right, from corner to corner of the character.
;   2. Repeat for all 768 characters, eight bits from each random number.
;
; It looks like a maze, but has closed loops, and passages cut off from each other.

        if ! defined DRAW_TEN_PRINT
DRAW_TEN_PRINT equ 1

        include "include/spectrum.asm"
        include "lib/random.asm"

        public draw_ten_print

; draw_ten_print - fill the screen with random diagonals
; Family: picture
; Source: G10
; In:    rng_seed
; Out:   the screen; colours are kept; rng_seed = the state after the last draw
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: the screen, rng_seed
; Size:  103 bytes   Time: 134,880 T at most
; Stack: 0 bytes
draw_ten_print:
        proc
        local next, choose, rising, third
        ld de,(rng_seed)
        ld hl,SCREEN
        ld b,h
        ld c,$80                        ; no bits left: only the mark that ends them
next:
        sla c
        jr nz,choose
        rng_step d, e
        scf                             ; the mark
        rla
        ld c,a
choose:
        ld a,$80
        jr c,rising
        rept 7
        ld (hl),a
        rrca
        inc h
        endm
        ld (hl),a
        ld h,b
        inc l
        jp nz,next
        jr third
rising:
        rlca
        rept 7
        ld (hl),a
        rlca
        inc h
        endm
        ld (hl),a
        ld h,b
        inc l
        jp nz,next
third:
        ld a,b
        add a,8
        ld b,a
        ld h,a
        cp high ATTRIBUTES
        jr nz,next
        ld (rng_seed),de
        ret
        endp
draw_ten_print_end:

        endif
