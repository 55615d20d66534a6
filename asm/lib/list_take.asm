; list_take.asm - a list of words from which random ones are taken
;
; 1. The list is a stack: it ends below LIST_END, its last word is at SP, PUSH adds one. An interrupt pushes
;    below it, where nothing is kept.
; 2. Draw an odd offset from -2n to -1 (n words): the high byte of a new state, its top bits set as far as
;    n allows, and again while it is below -2n. Every word has the same chance.
; 3. Exchange that word and the last one, and take it off. No word is ever read below SP.
;
; The set bits, in the operand of `few`, follow n: they are dropped when n has outgrown them, and one more
; is set when a refused draw shows that n would have room without it.
; With more than 128 words two more bits are drawn; with L + H rather than L they depend least on the draw before
; (pairs of draws: chi-square 2.3 per degree of freedom at most). LIST_MIX goes into those draws: without
; it a seed whose first draw is refused would make the same of a list as the seed after it.

        if ! defined LIB_LIST_TAKE
LIB_LIST_TAKE equ 1

        include "lib/random.asm"

LIST_END:       equ work + $400
LIST_FEW:       equ 1                   ; the operand of few at the start: nothing known about n

; list_take - take a random word from the list, to be inlined; the routine names four labels for it
; In:    SP = list; BC = random state; few + 1 = LIST_FEW at the first take; mix + 1 = any byte
; Out:   DE = the word, taken off the list; BC = the new state
;        the list is empty: on at the label `empty`
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its own operands at few and pages
; Size:  106 bytes   Time: 240 T at least, 290 T mean (generate_prim_edges)
list_take macro few, mix, pages, empty
        local many, more, draw, draw_many, refused, taken
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
        jr nc,draw                      ; n is too big for that
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
        ex de,hl                        ; DE = -2n
        ld a,d
        and $FE
        ld (pages + 1),a
draw_many:
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
        jr c,draw_many
        add hl,sp
taken:
        ld e,(hl)
        inc l
        ld d,(hl)
        ex de,hl
        ex (sp),hl                      ; the last word, against the one that was drawn
        ex de,hl
        ld (hl),d
        dec l
        ld (hl),e
        pop de
        endm

        endif
