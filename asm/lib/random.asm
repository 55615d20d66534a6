; random.asm - 16-bit random numbers, one cycle through all 65,536 states
;
;   1. low  = low xor (high rotated right twice)
;   2. high = high + (low rotated right once) + low + $5C, with two carries:
;      bit 0 of low goes in with $5C, the carry of "+ low" goes in with high
;   3. the state is the number; its high byte is the better half
;
; Found for this project by a search through short chains of rotations and sums;
; an exclusive or and a sum are both invertible, so the step is a permutation.
; Needs the word rng_seed, declared elsewhere; any value is a legal seed, 0 too.
; Step: 43 T, 11 bytes; xorshift 7,9,8 takes 56 T and must not be 0.
;
; First states:  seed $0000: 5C00 5B17 59C1 1897
;                seed $0001: DE01 4CB6 20A5 00AD
;                seed $1234: 77B0 F76D 2C90 F19B
;
; Measured over all 65,536 states; chi-square per degree of freedom, random = 1:
;   period 65,536; high byte: nibble pairs at lags 1-8 at most 1.14, triples of
;   three bits at most 0.98 (xorshift 7,9,8: 133.75); low byte: 1.44 and 2.56;
;   eight successive values of one bit, the worst: 2.32 (bit 6)
;   pairs of bounded draws, n = 2..31: at most 2.69 (n = 2); triples, n = 2..16: 1.39
;   bits that differ after a one-bit change of the seed, outputs 1 to 4:
;   27, 46, 50, 50 %; seeds s and s+1: 33, 47, 51, 50 %. So after a new seed
;   drop two outputs if games with neighbouring seeds must not look alike.

        if ! defined LIB_RANDOM
LIB_RANDOM equ 1

        public rng_next, rng_below

        if defined RANDOM_ROM
        include "lib/random_rom.asm"
        else

; rng_step - one step on a register pair, a macro: rng_step h, l
; In:    hi, lo = the two halves of BC, DE or HL: the state
; Out:   hi, lo = the new state; A = hi
; Keeps: all but AF and the pair
; Uses:  AF, hi, lo
; Size:  11 bytes   Time: 43 T
rng_step macro hi, lo
        ld a,hi
        rrca
        rrca
        xor lo
        ld lo,a                         ; low ^= high rotated by two
        rrca                            ; carry = bit 0 of low
        adc a,$5C
        add a,lo
        adc a,hi
        ld hi,a                         ; high += the mixed low byte
        endm

; rng_jump - a jump that just reaches across the steps in between: rng_jump z, done
; In:    when, where = condition and label
; Keeps: all
; Size:  2 bytes   Time: 7 or 12 T; with the longer step of random_rom 3 bytes and 10 T
rng_jump macro when, where
        jr when,where
        endm

        endif

; rng_next - the next random number
; In:    (rng_seed) = state
; Out:   HL = (rng_seed) = the new state; A = H
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: rng_seed
; Size:  18 bytes   Time: 85 T
rng_next:
        proc
        ld hl,(rng_seed)
        rng_step h, l
        ld (rng_seed),hl
        ret
        endp
rng_next_end:

; rng_below - a random number below n: the high byte times n, over 256
; In:    E = n, 1 to 255; (rng_seed) = state
; Out:   A = 0 to n - 1; (rng_seed) = the new state; H = 0; L = its low byte; carry set
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: rng_seed
; Size:  22 bytes   Time: 355 to 363 T (363 less one for each bit set in the high byte)
; Note:  each value comes up for the floor or the ceiling of 256/n of the 256 high bytes: its share differs from 1/n by less
;        than 1/256, and is exact for powers of two
rng_below:
        proc
        local bits, even, odd
        call rng_next
        xor a
        scf
        rr h                            ; a marker goes in, bit 0 comes out
bits:
        jr nc,even
        add a,e
even:
        rra                             ; halve the sum for every bit of the high byte
        srl h
        jr nc,odd
        add a,e
odd:
        rra
        srl h
        jr nz,bits                      ; until the marker comes out
        ret
        endp
rng_below_end:

        endif
