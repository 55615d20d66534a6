; list_take.asm - a list of words from which random ones are taken
;
; 1. The list is a stack: it ends below LIST_END, its last word is at SP, PUSH adds one. An interrupt pushes
;    below it, where nothing is stored.
; 2. Draw an odd offset from -2n to -1 (n words): the high byte of a new state, with as many top bits set as
;    n allows; draw again while it is below -2n. Every word has the same chance.
; 3. Exchange that word and the last one, and take it off. No word below SP is ever read.
;
; The set bits, in the operand of `few`, follow n: they are dropped when n has outgrown them, and one more
; is set when a rejected draw shows that the offset would still fit.
; With more than 128 words two more bits are drawn; from L + H rather than L they depend least on the draw before
; (pairs of draws: chi-square 2.3 per degree of freedom at most). LIST_MIX goes into those draws: otherwise
; a seed whose first draw is rejected would use the list in the same order as the next seed.

        if ! defined LIB_LIST_TAKE
LIB_LIST_TAKE equ 1

        include "lib/random.asm"

LIST_END:       equ work + $400
LIST_FEW:       equ 1                   ; the operand of few at the start: n is not known

; list_draw_many - HL = the address of a random word in a list of more than 128
; In:    HL = -2n; the others as list_take, for which this draws
list_draw_many macro pages, mix
        local draw
        ex de,hl                        ; DE = -2n
        ld a,d
        and $FE
        ld (pages + 1),a
draw:
        rng_step b, c
        add a,c
        rlca
        rlca
pages:
        or $FC
        ld h,a
        ld a,b
mix:
        xor 0
        and $FE
        ld l,a
        sbc hl,de
        jr c,draw
        add hl,sp
        endm

; list_exchange - DE = the word at HL, taken off the list: the last word takes its place
list_exchange macro
        ld e,(hl)
        inc l
        ld d,(hl)
        ex de,hl
        ex (sp),hl
        ex de,hl
        ld (hl),d
        dec l
        ld (hl),e
        pop de
        endm

; list_take - take a random word from the list: a macro for routines with the four labels that it names
; In:    SP = list; BC = random state; few + 1 = LIST_FEW at the first take; mix + 1 = any byte
; Out:   DE = the word, taken off the list; BC = the new state
;        when the list is empty: jumps to the label `empty`
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its own operands at few and pages
; Size:  106 bytes   Time: 240 T at least
list_take macro few, mix, pages, empty
        local many, more, draw, refused, taken
        ld hl,0 - LIST_END
        add hl,sp                       ; -2n
        jp c,empty
        inc h
        jr nz,many
        inc l                           ; -2n + 1, odd as the set bits are
        ld a,(few + 1)
more:
        dec a
        cp l
        jr c,draw
        add a,a                         ; n has outgrown the set bits
        inc a
        ld (few + 1),a
        jr more
refused:
        ld a,(few + 1)
        scf
        rra                             ; one more bit set
        cp l
        jr nc,draw                      ; n is too great for that
        or 1
        ld (few + 1),a
draw:
        rng_step b, c
few:
        or LIST_FEW
        cp l
        jr c,refused
        ld l,a
        dec l
        ld h,high (LIST_END - 1)
        jr taken
many:
        dec h
        list_draw_many pages, mix
taken:
        list_exchange
        endm

        endif
