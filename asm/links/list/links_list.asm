; links_list.asm - lists of words with SP in them: draw random words, begin and end a generator that has such a list
;
; 1. The list is a stack: it ends below links_list_end, its last word is at SP, PUSH adds one. What a CALL or an interrupt pushes
;    goes below it, where nothing is stored.
; 2. To draw, take the bits of a new random number that are set in links_few, as an offset. Draw again while it is past the list.
;    So every word has the same chance.
;
; Invariant: links_few is a power of 2, less 2. It is doubled before a draw when the list has outgrown it; it is halved
; after a draw that fails, if the list still fits. The high byte of the random number, its better half, decides the low bits.
; links_mix, a byte of the first state, is mixed into them: otherwise a seed whose first draw fails would use the list in
; the same order as the next seed.

        if ! defined LINKS_LIST_INCLUDED
LINKS_LIST_INCLUDED equ 1

        include "lib/random.asm"
        include "links/links_begin.asm"

; links_draw: carry clear: HL = the address of a random word of the list; carry set: the list is empty. Keeps IX, IY.
links_draw:
        proc
        local fits, keep, draw, refused
        ld hl,3 - links_list_end
        add hl,sp
        ret c
        ex de,hl                        ; DE = 1 - bytes of the list
        ld bc,(links_few)
fits:
        ld h,b
        ld l,c
        inc hl
        add hl,de
        jr c,draw
        sbc hl,de
        add hl,hl                       ; twice as many
keep:
        ld b,h
        ld c,l
        ld (links_few),bc
        jr fits
draw:
        ld hl,(rng_seed)
        rng_step h, l
        ld (rng_seed),hl
        ld a,(links_mix)
        xor h
        and c
        ld h,a
        ld a,l
        and b
        ld l,h
        ld h,a
        add hl,de
        jr c,refused
        ld de,links_list_end - 1
        add hl,de
        or a
        ret
refused:
        ld h,b
        ld l,c
        srl h
        rr l                            ; half as many, and 1
        add hl,de
        jr nc,draw                      ; too few for the list
        sbc hl,de                       ; with the carry: less 1
        jr keep
        endp
links_draw_end:

; links_list_begin: the board of a generator that has a list (links_begin), then SP goes into the list, which is empty.
; IX and SP are kept for links_list_done. If links_begin refuses, it returns to the generator's caller, carry set.
links_list_begin:
        call links_begin
        pop hl
        ret c
        push ix
        ld (links_kept),sp
        ld sp,links_list_end
        ld de,0
        ld (links_few),de
        ld de,links_roots
        ld (links_next),de
        ld a,(rng_seed + 1)
        ld (links_mix),a
        jp (hl)
links_list_begin_end:

; links_list_root: HL = the next of links_roots, in links_ways; after the last one the generator ends. Keeps BC, IX.
links_list_root:
        ld hl,(links_next)
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld (links_next),hl
        ex de,hl
        ld a,h
        or a
        ret nz

; links_list_done: a jump here ends a generator that began with links_list_begin.
links_list_done:
        ld sp,(links_kept)
        pop ix
        jp links_outside
links_list_done_end:

        endif
