; random_rom.asm - random numbers with the ROM as a table, instead of rng_step of lib/random.asm (Z18)
;
; A program that writes `RANDOM_ROM equ 1` before its first include gets this step; nothing else changes.
;
;   1. low  = (low rotated left) xor high
;   2. high = (high + low + the byte at RANDOM_PAGE * 256 + low) xor RANDOM_STIR
;
; The ROM's bytes alone would repeat after 16,384 numbers, and are uneven: chi-square 173.9
; per degree of freedom (random = 1), since 1,242 of them are $FF. Here they only stir a state. Both steps can be undone, so
; together they are a permutation, whatever the table holds. A search found this page and this constant, which make it one
; cycle of all 65,536 states. The page has the same bytes in the ROM of the 48K and in ROM 1 of the 128K and the +2, which
; is paged in while BASIC runs a program.
; Step: 61 T, 15 bytes; lib/random.asm takes 43 T and 11 bytes, and its numbers are more even. The ROM makes other mazes,
; not better ones.
;
; First states:  seed $0000: 1F00 2A1F 7E14 D756
;                seed $0001: F002 C7F4 0F2E 0553
;                seed $1234: 4F7A 70BB 6F07 3A61
;
; Measured over all 65,536 states; chi-square per degree of freedom, random = 1 (in brackets: lib/random.asm):
;   high byte: nibble pairs at lags 1-8 at most 7.17 (1.14), triples of three bits 2.37 (0.98); low byte: 21.15 (1.44)
;   and 22.52 (2.56); eight successive values of one bit, the worst: 6.61 (2.32)
;   pairs of bounded draws, n = 2..31: at most 7.17 (2.69)
;   bits that differ after a one-bit change of the seed, outputs 1 to 4: 31, 49, 50, 50 %; seeds s and s+1: 37, 50, 50, 50 %
;
; All promises of the generators hold with it too: generators and changes were tested for all 65,536 seeds; the automata,
; division_four, the figures, remove_walls and unicursal for 1,024. Wilson and Aldous-Broder end for every seed, and make the 192 mazes of 3 x 3 cells equally often (chi-square
; 1.07 and 1.19). Times rise by 18 T a step; sizes by 4 bytes a step.

        if defined RANDOM_ROM
        if ! defined LIB_RANDOM_ROM
LIB_RANDOM_ROM equ 1

RANDOM_PAGE:    equ $1E                 ; of the ROM
RANDOM_STIR:    equ $16

; rng_step - one step on a register pair, a macro: rng_step h, l
; In:    hi, lo = the two halves of BC, DE or HL: the state
; Out:   hi, lo = the new state; A = hi
; Keeps: all but AF and the pair
; Uses:  AF, hi, lo
; Writes: the operand at table, in each use
; Size:  15 bytes   Time: 61 T
rng_step macro hi, lo
        local table
        ld a,lo
        rlca
        xor hi
        ld lo,a
        ld (table + 1),a
table:
        ld a,(256 * RANDOM_PAGE)
        add a,lo
        add a,hi
        xor RANDOM_STIR
        ld hi,a
        endm

; rng_jump - a jump across the steps in between: rng_jump z, done
; In:    when, where = condition and label
; Keeps: all
; Size:  3 bytes   Time: 10 T
rng_jump macro when, where
        jp when,where
        endm

        endif
        endif
