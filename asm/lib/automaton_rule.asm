; automaton_rule.asm - one generation of a cellular automaton, eight cells at a time
;
; 1. lib/automaton.asm has the cells and, for each, the number of living ones among it and its neighbours left and right: 0 to 3.
; 2. The sum of three such numbers, one below the other: T = low bit b + 2 * U. U = p + k + 2 * q; b and k are the sum and the
;    carry of the three low bits, p and q those of the high bits.
; 3. Let s = p xor k. U is 1 or 2: e = (p or k) xor q. U = 1: s and e. U = 3: s, without e.
; 4. T = 3: s and b and e. So where a living cell stays alive if 2 <= T <= 5, the next state is: e and (alive or (s and b)).
; 5. Where 5 neighbours are allowed, it stays alive if T = 6 too, that is s without b: replace e by e or (s and not b).
; 6. Only rows that are awake are counted.
;
; The four bytes of a row are written out: a loop would take 84 T more a row. Three bytes of a plane are read from the row above
; down in SUM_HIGH, up again in SUM_LOW; from there the cells are one bit of the address away.

        if ! defined LIB_AUTOMATON_RULE
LIB_AUTOMATON_RULE equ 1

        include "lib/automaton.asm"

; automaton_live - the next state of eight cells: automaton_live 4
; In:    HL = the high sums of the row above; most as below
; Out:   HL = the cells; IXL = not 0 if they changed, else as it was
; Time:  194 T for 4, 214 T for 5, if they did not change; else 17 T more
automaton_live macro most
        local same
        ld a,(hl)
        inc l
        ld c,(hl)
        inc l
        xor c
        ld b,a
        xor (hl)
        ld e,a                          ; p
        ld a,(hl)
        xor c
        and b
        xor c                           ; the third if the first two differ, else the second: at least two of three
        ld d,a                          ; q
        res 7,l
        ld a,(hl)
        dec l
        ld c,(hl)
        dec l
        xor c
        ld b,a
        ld a,(hl)
        xor c
        and b
        xor c                           ; k
        xor e
        ld c,a                          ; s
        or e                            ; p or k
        xor d
        ld d,a                          ; e
        ld a,b
        xor (hl)                        ; b
        and c
        if most - 4
        ld e,a
        xor c
        or d
        ld d,a
        ld a,e
        endif
        res 6,l
        or (hl)
        and d
        xor (hl)
        jr z,same
        ld ixl,a                        ; undocumented, but works on every Z80
        xor (hl)
        ld (hl),a
same:
        endm

; automaton_generate - the body of a generator, all but its last label: automaton_generate 4
; In:    most = 4 or 5: a living cell with more living neighbours dies
automaton_generate macro most
        local generation, asleep, again, last, shown
        call automaton_start
        ret c
        push ix
        ld a,(automaton_generations)
        or a
        jr z,shown
generation:
        push af
        call automaton_sums
        ld hl,work + $200 + AWAKE
        jr asleep
last:
        pop af
        dec a
        jr nz,generation
shown:
        call automaton_show
        pop ix
        or a
        ret
asleep:
        xor a
again:
        inc l
        or (hl)
        jr z,again
        dec a
        jr nz,last
        ld (hl),a
        ld ixl,a
        ld h,high work
        set 6,l
        rept 3
        automaton_live most
        inc h
        ld a,l
        or SUM_HIGH - 1
        ld l,a
        endm
        automaton_live most
        set 7,l
        ld a,ixl
        or a
        jr z,$ + 4
        ld (hl),1
        dec h
        jp asleep
        endm

        endif
