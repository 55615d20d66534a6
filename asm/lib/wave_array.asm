; wave_array.asm - the array of a wave with one byte for all free cells and one for all walls
;
; For a solver whose labels must differ from walls, or that has more than two kinds of cells to tell apart.
;
; Two cells a PUSH, from the last one to the first: 4 T a cell less than storing them one by one, and half a row is written
; out: that saves 6 T a cell. FREE and WALL differ in bit 7 alone, so one OR makes both.
; With A = a label from $80 to $FE, `cp (hl)` overflows for WAVE_FREE, but not for another label or for WAVE_WALL.

        if ! defined LIB_WAVE_ARRAY
LIB_WAVE_ARRAY equ 1

        include "lib/wave_place.asm"

        public wave_array, wave_fill

WAVE_FREE:      equ 127
WAVE_WALL:      equ 255

; wave_array - fill the array from the field, and find the two ends in it
; In:    D, E = start row, column; H, L = finish row, column; field
; Out:   carry clear: HL, DE = the places of start and finish in work, both passable; zero: they are the same; work as wave_fill
;        makes it
;        carry set: an end is a wall or outside 0..31
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP as wave_fill
; Writes: work; operands in wave_fill (set before use)
; Size:  16 bytes, and 147 of wave_fill
; Time:  28,768 to 28,780 T; 28,735 T for a wall at the start, 28,755 T at the finish; 107 T for a start outside,
;        274 T for a finish
; Stack: 8 bytes
wave_array:
        call wave_ends
        ret c
        push hl
        push de
        call wave_fill
        pop de
        pop hl
        ld a,WAVE_FREE
        jp wave_ends_free
wave_array_end:

wave_two macro pair                     ; two cells, from HL down; pair: L, or HL where a page may end
        ld a,(hl)
        passable_bit
        or c
        ld d,a
        dec l
        ld a,(hl)
        passable_bit
        or c
        ld e,a
        dec pair
        push de
        endm

; wave_fill - fill the array from the field
; In:    field
; Out:   work: WAVE_FREE for a passable cell, WAVE_WALL for another one and the border
; Keeps: IX, IY, AF', BC', DE', HL', field
; Uses:  AF, BC, DE, HL; SP: an interrupt then pushes into work
; Writes: work; operands at kept_sp (set before use)
; Size:  147 bytes   Time: 28,282 T
; Stack: 0 bytes
wave_fill:
        proc
        local half, top, kept_sp
        ld (kept_sp + 1),sp
        ld sp,work + WORK_SIZE
        ld bc,WAVE_WALL * 256 + WAVE_FREE
        ld d,b
        ld e,b
        rept FIELD_STRIDE / 2           ; the border below
        push de
        endm
        push bc                         ; right of row 31
        inc sp
        ld hl,field + FIELD_SIZE - 1
half:                                   ; half a row
        rept FIELD_STRIDE / 4 - 1
        wave_two l
        endm
        wave_two hl
        bit 4,l
        jp z,half
        push bc                         ; left of this row and right of the one above
        inc sp
        ld a,h
        cp (high field) - 1
        jp nz,half
kept_sp:
        ld sp,0                         ; operand
        ld hl,WAVE_FIRST - WAVE_STRIDE - 1
        ld a,b
        ld b,FIELD_STRIDE / 8
top:                                    ; the border above
        rept 8
        ld (hl),a
        inc l
        endm
        djnz top
        ld (hl),a
        ret
        endp
wave_fill_end:

        endif
