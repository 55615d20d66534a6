; wave_array.asm - the field with a border for a wave, and the places of its two ends
;
; 34 rows of 33 bytes at `work`: the byte of wall right of a row is also the one left of the next, so the row of 32 cells
; after the top border begins at work + 34. The neighbours of a cell are at -34, -33, -32, -1, 1, 32, 33, 34.

        if ! defined LIB_WAVE_ARRAY
LIB_WAVE_ARRAY equ 1

        include "include/field.asm"

WAVE_STRIDE:    equ 33

        public wave_array

; wave_array - fill work from the field, and find the two ends in it
; In:    A = what a passable cell becomes; D, E = start row, column; H, L = finish row, column; field
; Out:   carry clear: HL, DE = the places of start and finish in work, both passable; zero: they are the same; work = A for
;        passable, the complement of A for a wall and the border
;        carry set: an end is a wall or outside 0..31
; Keeps: IX, IY, field
; Uses:  AF, BC, DE, HL
; Writes: work
; Size:  117 bytes
; Time:  44,977 to 44,989 T; 44,806 T for a wall at the start, 44,964 T at the finish; 42 T for an end outside
; Stack: 6 bytes
wave_array:
        proc
        local row, cell, edge, place, walled
        ld c,a
        ld a,d
        or e
        or h
        or l
        cp FIELD_STRIDE                 ; a row or column over 31 has a bit that 0..31 do not have
        ccf
        ret c
        push hl
        push de
        ld hl,field
        ld de,work
        ld b,WAVE_STRIDE + 1            ; the top border and one byte left of row 0
        call edge
row:
        ld b,FIELD_STRIDE / 4
cell:
        rept 3
        ld a,(hl)
        passable_test
        sbc a,a
        xor c
        ld (de),a
        inc l
        inc de
        endm
        ld a,(hl)
        passable_test
        sbc a,a
        xor c
        ld (de),a
        inc hl
        inc de
        djnz cell
        ld a,c
        cpl
        ld (de),a                       ; right of this row and left of the next
        inc de
        ld a,h
        cp FIELD_SIZE / 256 + (high field)
        jr nz,row
        ld b,WAVE_STRIDE
        call edge
        pop de
        call place
        ex (sp),hl                      ; the start's place on the stack
        jr nz,walled
        ex de,hl
        call place
        ex de,hl
walled:
        pop hl
        scf
        ret nz
        ld a,l
        xor e
        ret nz
        ld a,h
        xor d
        ret

; place - HL = the place in work of row D, column E; zero: passable
place:
        ld a,d
        add a,e
        ld l,d
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld e,a
        ld d,0
        add hl,de
        ld de,work + WAVE_STRIDE + 1
        add hl,de
        ld a,(hl)
        cp c
        ret

; edge - B bytes of wall at DE
edge:
        ld a,c
        cpl
        ld (de),a
        inc de
        djnz edge
        ret
        endp
wave_array_end:

        endif
