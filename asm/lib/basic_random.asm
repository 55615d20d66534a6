; basic_random.asm - the random numbers of BASIC, in integers: the same SEED gives the same numbers as RND
;
; The ROM computes SEED = 75 * (SEED + 1) modulo 65,537, less 1, with floating point, and RND = SEED / 65,536; both are exact.
; Here s = SEED:
;
;   1. 75 * s as a number of 24 bits, high (at most 74) and low: doubling and adding along the bits 1001011.
;   2. 65,536 is -1 modulo 65,537, so 75 * (s + 1) - 1 is low - high + 74. Neither this nor high can make the sum
;      negative, so one addition is left; if it overflows, subtract 65,537.
;
; So a picture that a BASIC listing draws with RND can be drawn again from the SEED that it began with. Generators of
; mazes use lib/random.asm, which is four times as fast.

        if ! defined LIB_BASIC_RANDOM
LIB_BASIC_RANDOM equ 1

        public basic_random, basic_random_below

; basic_random_step - the next SEED of BASIC, a macro
; In:    HL = SEED
; Out:   HL = the new SEED
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Size:  35 bytes   Time: 187 to 199 T
basic_random_step macro
        local new
        ld d,h
        ld e,l
        xor a
        add hl,hl                       ; A, HL = 2 * s
        rla
        add hl,hl
        rla
        add hl,hl
        rla
        add hl,de                       ; 9 * s
        adc a,0
        add hl,hl
        rla
        add hl,hl
        rla
        add hl,de                       ; 37 * s
        adc a,0
        add hl,hl
        rla
        add hl,de                       ; 75 * s
        adc a,0
        cpl
        add a,75                        ; 74 - high
        add a,l
        ld l,a
        jr nc,new
        inc h
        jr nz,new
        dec hl                          ; past 65,535: less 65,537
new:
        endm

; basic_random - the next SEED of BASIC: RND is this number over 65,536
; In:    (rng_seed) = SEED
; Out:   HL = (rng_seed) = the new SEED
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: rng_seed
; Size:  42 bytes   Time: 229 to 241 T
basic_random:
        proc
        ld hl,(rng_seed)
        basic_random_step
        ld (rng_seed),hl
        ret
        endp
basic_random_end:

; basic_random_below - INT (RND * n)
; In:    A = n, 1 to 255; (rng_seed) = SEED
; Out:   A = 0 to n - 1; DE = (rng_seed) = the new SEED
; Keeps: C, IX, IY
; Uses:  AF, B, DE, HL
; Writes: rng_seed
; Size:  25 bytes   Time: 467 to 710 T
basic_random_below:
        proc
        local zero, digit, next
        push af
        call basic_random
        pop af
        ld d,h
        ld e,l
        ld b,9
zero:
        dec b
        add a,a                         ; the bits of n leave A on the left, the highest one first
        jr nc,zero
        jr next
digit:
        add hl,hl                       ; the product comes into A from the right
        rla
        jr nc,next
        add hl,de
        adc a,0
next:
        djnz digit
        ret
        endp
basic_random_below_end:

        endif
