; links_divide.asm - rings that divide: the code is in tiling/divided.asm, for generators, solvers and the drawing
;
; 1. Find the spacings from the size, so that the outermost ring has a cell in each column (links_divide).
; 2. A step writes its offset, by ring and edge, where links_neighbour reads it. A visit does so for all ways of a cell.

        if ! defined LINKS_DIVIDE
LINKS_DIVIDE equ 1

        public links_divide

        if ! defined TILING_DIVIDED
; links_divide - find the spacings
; Family: part
; Source: common knowledge
; In:    tiling_rows, tiling_columns
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing; operands at spacing, first, further, middle, kind and wide
; Size:  300 bytes
; Stack: 2 bytes
links_divide:
        include "tiling/divided.asm"
links_divide_end:
        else
links_divide:   equ divided_spacings    ; the drawing has it
        endif

        endif
