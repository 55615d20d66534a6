; generate_automaton_mazectric.asm - the cellular automaton B3/S1234, grown from a patch
;
; lib/automaton.asm and automaton_rule.asm have the algorithm and its invariants; this file has the rule.
; 1. Start patch: a random bit decides for each cell of the middle half, down and across, whether it is alive:
;    rows height / 4 to height - 1 - height / 4, columns likewise; 17 x 17 cells in 31 x 31. All others are dead.
; 2. automaton_generations times, all cells at once: a dead cell with 3 living neighbours out of 8 is born; a living
;    one with 1 to 4 stays alive; all others are dead. The border and everything outside it stay dead.
; 3. Living cells become passages, dead ones walls, so the border is wall. The largest connected part of the living
;    cells has about a quarter of them, and so has that of the dead cells.
;
; After about 32 generations a maze of 31 x 31 is full; few cells change after 48.

        if ! defined GENERATE_AUTOMATON_MAZECTRIC
GENERATE_AUTOMATON_MAZECTRIC equ 1

        include "lib/automaton_rule.asm"

        public generate_automaton_mazectric

; generate_automaton_mazectric - grow a pattern by the rule B3/S1234
; Family: generator
; Menu:  250, "Maze/ctric", "A dense cave of long, straight", "walls and many loops"
; Parameter: automaton_generations, 0 to 255, default 32, "Steps": generations after the start patch
; Source: G11
; In:    rng_seed, field_width, field_height, automaton_generations (0: the start patch alone)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: passages all over; the automaton's pattern, not connected; long straight passages, many of them separate
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL
; Writes: field, rng_seed, work (1,024 bytes); operands in automaton_sums
; Size:  251 bytes   Time: 1,047,752 T mean, 1,248,431 T at most (31x31); 780,962 T mean, 937,597 T at most (31x23)
; Bound: under 10,845,000 T whatever automaton_generations (31x31)
; Growth: only changed rows are counted
; Stack: 6 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
; Note:  a generation, if all changes in it and the one before, 42,265 T (31x31), 30,657 T (31x23); if nothing does, 1,520 T (31x31)
generate_automaton_mazectric:
        automaton_generate 4
generate_automaton_mazectric_end:

        endif
