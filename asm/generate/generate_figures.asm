; generate_figures.asm - closed corridors in the form of figures: no dead end
;
; lib/figures.asm has the algorithm and the figures.

        if ! defined GENERATE_FIGURES
GENERATE_FIGURES equ 1

        include "lib/field_cells.asm"
        include "lib/figures.asm"

        public generate_figures

; generate_figures - closed corridors in the form of figures: no dead end
; Family: generator
; Menu:  215, "Figures", "Halls that overlap. 0 all, 1 L,", "2 T, 3 U, 4 crosses, 5 stairs"
; Parameter: figures_count, 1 to 255, default 14, "Halls": number of overlapping figures
; Parameter: figures_kind, 0 to 5, default 0, "Kind": 0 a mixture, 1 L, 2 T, 3 U, 4 cross, 5 stairs
; Source: Z12b
; In:    rng_seed, field_width, field_height, figures_count (0: 1), figures_kind (above 5: 0)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected, no dead end; many loops; where no figure lies, everything is wall
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (22 bytes); operands in field_fill (set before use)
; Size:  16 bytes   Time: 153,278 T mean, 176,399 T at most (31x31); 146,259 T mean, 166,379 T at most (31x23)
; Bound: under 4,000,000 T whatever the parameters (31x31)
; Growth: a fixed number of figures
; Stack: 10 bytes
; Repeats: 1 of the 65,536 mazes comes up twice (31x31)
generate_figures:
        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,(figures_kind)
        ld d,a
        ld e,1
        ld a,(figures_count)
        jp figures_chain
generate_figures_end:

        endif
