; automaton_rule.asm - one generation of a cellular automaton, two rows of eight cells at a time
;
; 1. lib/automaton.asm has the cells and, for each, how many are alive of it and its neighbours left and right: 0 to 3.
; 2. The sum of three such numbers, one below the other: T = low bit b + 2 * U. U = p + k + 2 * q; b and k are the sum and the
;    carry of the three low bits, p and q those of the high bits.
; 3. U = 1: p xor k, without q. U is 1 or 2: (p or k) xor q. U = 3: p xor k, with q.
; 4. A cell lives if T = 3; or if it is alive and 2 <= T <= 5; or if it is alive, T = 6 and 5 neighbours are allowed.

        if ! defined LIB_AUTOMATON_RULE
LIB_AUTOMATON_RULE equ 1

        include "lib/automaton.asm"

; automaton_add - add three numbers of one bit, for two rows: C and D are in both sums
; In:    HL = the first of four rows of a plane
; Out:   B, C = sum and carry of rows 1 to 3; D, E = of rows 2 to 4; HL = the fourth
; Time:  115 T
automaton_add macro
        ld b,(hl)
        inc l
        ld a,(hl)
        inc l
        ld c,(hl)
        inc l
        ld d,a
        and c
        ld e,a                          ; both of the middle ones
        ld a,d
        xor c
        ld d,a                          ; one of them
        and b
        or e
        ld c,a
        ld a,d
        xor b
        ld b,a
        ld a,d
        and (hl)
        or e
        ld e,a
        ld a,d
        xor (hl)
        ld d,a
        endm

; automaton_live - the next state of eight cells: automaton_live b, c, 4
; In:    sum, carry = b, c or d, e: b, k; the other pair: p, q; HL = the cells; IXL = mask; most as below
; Time:  90 T for 4, 122 T for 5
automaton_live macro sum, carry, most
        ld a,carry
        exx
        xor sum
        ld l,a                          ; U is 1 or 3
        or sum
        xor carry
        ld sum,a                        ; U is 1 or 2
        if most - 4
        ld a,l
        and carry
        exx
        or sum
        xor sum                         ; U = 3, b = 0: T = 6
        exx
        or sum
        ld sum,a
        endif
        ld a,carry
        cpl
        and l                           ; U = 1
        exx
        and sum
        ld carry,a                       ; T = 3
        exx
        ld a,sum
        exx
        and (hl)
        or carry
        and ixl                         ; undocumented, but works on every Z80
        ld (hl),a
        endm

; automaton_generate - the body of a generator, all but its last label: automaton_generate 4
; In:    most = 4 or 5: a living cell with more living neighbours dies
automaton_generate macro most
        local generation, strip, pair, shown
        call automaton_start
        ret c
        push ix
        exx
        push bc
        push de
        push hl
        exx
        ld a,(automaton_generations)
        or a
        jp z,shown
generation:
        push af
        call automaton_sums
        ld h,high work
strip:                                  ; byte j of all rows, two rows at a time
        ld l,AUTOMATON_INNER
        ld a,(hl)
        ld ixl,a
        ld a,(field_height)
        srl a                           ; pairs of rows: one row too many
        ld ixh,a
        ld l,SUM_LOW
        ld a,h
        exx
        ld h,a
        exx
pair:
        ld a,l
        add a,SUM_HIGH - SUM_LOW
        exx
        ld l,a
        automaton_add
        exx
        automaton_add
        res 6,l
        dec l
        automaton_live d, e, most
        dec l
        automaton_live b, c, most
        inc l
        set 6,l
        dec ixh
        jp nz,pair
        res 6,l
        ld (hl),0                       ; the border below is dead
        inc h
        ld a,h
        cp (high work) + 4
        jp nz,strip
        pop af
        dec a
        jp nz,generation
shown:
        call automaton_show
        exx
        pop hl
        pop de
        pop bc
        exx
        pop ix
        or a
        ret
        endm

        endif
