; tiling_polar.asm - rings around a centre that divide as they grow
;
; Number: 12
; Menu:   "Polar", "Rings that divide as they grow", "A D, W E out, Z X in; or 5678"
; Size:   20 x 6, tape 32 x 8, gallery 32 x 8
; Round:  dividing columns
;
; The grid of a theta maze whose cells keep about the same size. divided.asm states which cells a ring has.

        if ! defined TILING_POLAR_RULE
TILING_POLAR_RULE equ 1

        include "tiling/tiling_square.asm"

rule_polar: equ rule_square             ; the ways of a cell are those that its place has

        endif
