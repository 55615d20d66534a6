; generate_figures_wide.asm - closed corridors one to three cells wide in the form of figures
;
; lib/figures.asm has the algorithm and the figures.

        if ! defined GENERATE_FIGURES_WIDE
GENERATE_FIGURES_WIDE equ 1

        include "lib/field_cells.asm"
        include "lib/figures.asm"

        public generate_figures_wide

; generate_figures_wide - closed corridors one to three cells wide in the form of figures
; Family: generator
; Menu:  216, "Figures, /wide", "Wide halls in shapes of", "letters, crosses and stairs"
; Parameter: figures_wide_count, 1 to 255, default 8, "Halls": number of overlapping figures
; Parameter: figures_width, 1 to 3, default 2, "Wide": width of a corridor in cells
; Source: Z12b
; In:    rng_seed, field_width, field_height, figures_wide_count (0: 1), figures_width (0: 1, above 3: 3)
; Out:   field, rng_seed; carry clear
; Refuses: illegal size
; Promise: connected, no dead end, corridors figures_width wide; every cell is in an open square of that width; where
;        no figure lies, everything is wall
; Keeps: IX, IY, AF', BC', DE', HL'
; Uses:  AF, BC, DE, HL; SP while it fills the field: an interrupt then pushes into field or guard
; Writes: field, rng_seed, work (22 bytes); operands in field_fill (set before use)
; Size:  26 bytes   Time: 109,859 T mean, 126,742 T at most (31x31); 106,652 T mean, 127,091 T at most (31x23)
; Bound: under 5,000,000 T whatever the parameters (31x31)
; Growth: a fixed number of figures
; Stack: 10 bytes
; Repeats: none of the 65,536 mazes come up twice (31x31)
generate_figures_wide:
        proc
        local legal

        call field_cells                ; B = cells down, C = cells across
        ret c
        ld a,(figures_width)
        cp 1
        adc a,0                         ; 0 is 1
        cp 4
        jr c,legal
        ld a,3
legal:
        ld e,a
        ld d,0                          ; a mixture
        ld a,(figures_wide_count)
        jp figures_chain
        endp
generate_figures_wide_end:

        endif
