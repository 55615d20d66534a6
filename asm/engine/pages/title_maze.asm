; title_maze.asm - a maze on a title page

        if ! defined ENGINE_TITLE_MAZE
ENGINE_TITLE_MAZE equ 1

        include "include/field.asm"
        include "include/spectrum.asm"

        public title_maze

TITLE_TOP:      equ 6

; title_maze - paint the walls of a low maze as attributes, from screen row TITLE_TOP on
; In:    field, 31 columns; C = rows; D, E = attribute of a wall: E + 8 * (D AND the rows left)
; Out:   -
; Keeps: D, E, IX, IY
; Uses:  AF, BC, HL
; Writes: attributes
title_maze:
        proc
        local row, cell, passage
        push ix
        ld ix,field
        ld hl,ATTRIBUTES + 32 * TITLE_TOP
row:
        ld b,31
cell:
        xor a
        bit 7,(ix)
        jr z,passage
        ld a,c
        and d
        add a,a
        add a,a
        add a,a
        or e
passage:
        ld (hl),a
        inc ix
        inc hl
        djnz cell
        inc ix
        inc hl
        dec c
        jr nz,row
        pop ix
        ret
        endp

        endif
