; links_pick.asm - one of several directions, each equally likely
;
; The mask is ANDed with random bytes until one bit is left; if none is left, the draw does not count. The bytes are sums of the
; generator's states: the states alone are too uneven for a uniform choice of spanning trees.

        if ! defined LINKS_PICK
LINKS_PICK equ 1

        include "include/links.asm"
        include "lib/random.asm"

        public links_pick

; links_pick - choose one bit of a mask
; Family: part
; Source: common knowledge
; In:    A = mask, not 0; rng_seed, links_sum
; Out:   A = C = one of its bits
; Keeps: DE, HL, IX, IY
; Uses:  AF, BC
; Writes: rng_seed, links_sum
; Size:  42 bytes
; Stack: 2 bytes
links_pick:
        proc
        local draw
        ld c,a
        dec a
        and c
        ld a,c
        ret z                           ; there is one only
        push hl
        ld hl,(rng_seed)
draw:
        rng_step h, l
        ld a,(links_sum)
        add a,h
        ld (links_sum),a
        and c
        jr z,draw
        ld b,a
        dec a
        and b
        ld c,b
        jr nz,draw
        ld (rng_seed),hl
        ld a,c
        pop hl
        ret
        endp
links_pick_end:

        endif
