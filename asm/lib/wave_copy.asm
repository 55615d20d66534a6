; wave_copy.asm - the array of a wave, its bytes those of the field, and the places of its two ends
;
; For a solver that only needs to know whether a cell is passable. LDI copies the bytes, so they cannot be changed
; on the way: with A = PASSABLE_MOST `cp (hl)` sets carry for a wall, and for whatever a solver writes there from $80 on.
; If the marks of a solver must differ from walls, it takes wave_array instead.

        if ! defined LIB_WAVE_COPY
LIB_WAVE_COPY equ 1

        include "lib/wave_place.asm"

        public wave_copy

; wave_copy - copy the field into the array, and find the two ends in it
; In:    D, E = start row, column; H, L = finish row, column; field
; Out:   carry clear: HL, DE = the places of start and finish in work, both passable; zero: they are the same; work
;        carry set: an end is a wall or outside 0..31
; Keeps: IX, IY, field
; Uses:  AF, BC, DE, HL
; Writes: work (1,121 bytes from 35)
; Size:  135 bytes
; Time:  18,409 to 18,421 T; 18,376 T for a wall at the start, 18,396 T at the finish; 107 T for a start outside,
;        274 T for a finish
; Stack: 6 bytes
wave_copy:
        proc
        local edge, row, cell
        call wave_ends
        ret c
        push hl
        push de
        ld a,FIELD_WALL
        ld hl,WAVE_FIRST - WAVE_STRIDE
        ld de,WAVE_BELOW
        ld b,FIELD_STRIDE / 8
edge:                                   ; above and below the rows
        rept 8
        ld (hl),a
        inc l
        ld (de),a
        inc e
        endm
        djnz edge
        ld (hl),a                       ; left of row 0
        inc l
        ex de,hl                        ; DE = WAVE_FIRST
        ld hl,field
        if PASSABLE_TABLE               ; the copy holds properties, in 39,345 T more
row:
        ld b,FIELD_STRIDE / 4
cell:
        rept 3
        ld a,(hl)
        passable_property
        ld (de),a
        inc l
        inc de
        endm
        ld a,(hl)
        passable_property
        ld (de),a
        inc hl
        inc de
        djnz cell
        ld a,FIELD_WALL
        ld (de),a
        inc de
        ld a,h
        cp FIELD_SIZE / 256 + (high field)
        jr nz,row
        else
        ld bc,FIELD_SIZE
row:
        rept FIELD_STRIDE
        ldi
        endm
        ld (de),a                       ; right of this row and left of the next
        inc de
        jp pe,row
        endif
        pop de
        pop hl
        ld a,PASSABLE_MOST
        jp wave_ends_free
        endp
wave_copy_end:

        endif
