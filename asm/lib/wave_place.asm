; wave_place.asm - the array of a wave: its layout, and where a cell is in it
;
; Rows of 33 bytes in `work`: the byte of wall right of a row is also the one left of the next. The 32 cells of row 0 begin
; at WAVE_FIRST; a row of wall lies above row 0 and another below row 31. A cell's neighbours are at -34, -33, -32, -1, 1, 32,
; 33 and 34. The 34 bytes before the border are for an interrupt while wave_fill fills the rows by SP.

        if ! defined LIB_WAVE_PLACE
LIB_WAVE_PLACE equ 1

        include "include/field.asm"

WAVE_STRIDE:    equ 33
WAVE_BEFORE:    equ 68                  ; bytes before row 0
WAVE_BELOW:     equ work + WORK_SIZE - FIELD_STRIDE     ; the border below row 31
WAVE_FIRST:     equ work + WAVE_BEFORE  ; row 0, column 0

        public wave_place, wave_ends, wave_ends_free

; wave_place - the address of a cell in the array
; In:    D, E = row, column
; Out:   carry clear: HL = its address; carry set: outside 0..31, HL as it was
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: nothing
; Size:  26 bytes   Time: 121 T; 30 T outside
wave_place:
        ld a,d
        or e
        cp FIELD_STRIDE                 ; a row or column over 31 has a bit that 0..31 do not have
        ccf
        ret c
        ld a,d
        add a,a
        add a,a
        add a,a
        ld l,a                          ; 8 * row, 248 at most
        ld h,0
        add hl,hl
        add hl,hl                       ; 32 * row
        ld a,d
        add a,e
        add a,low WAVE_FIRST            ; row + column + 68, 130 at most; work is on a page boundary
        add a,l
        ld l,a
        ld a,h
        adc a,high WAVE_FIRST
        ld h,a
        ret
wave_place_end:

; wave_ends - the addresses of both ends
; In:    D, E = start row, column; H, L = finish row, column
; Out:   carry clear: HL, DE = the addresses of start and finish; carry set: an end is outside 0..31
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: nothing
; Size:  13 bytes   Time: 338 T; 63 T outside
; Stack: 4 bytes
wave_ends:
        push hl
        call wave_place
        pop de
        ret c
        push hl
        call wave_place
        ex de,hl
        pop hl
        ret
wave_ends_end:

; wave_ends_free - are both ends passable, and are they the same
; In:    HL, DE = the addresses of start and finish; A = the greatest byte that is passable there
; Out:   carry clear: both passable; zero: they are the same; carry set: one is not
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: nothing
; Size:  12 bytes   Time: 18 to 63 T
wave_ends_free:
        cp (hl)
        ret c
        ex de,hl
        cp (hl)
        ex de,hl
        ret c
        ld a,l
        xor e
        ret nz
        ld a,h
        xor d
        ret
wave_ends_free_end:

        if WAVE_BEFORE + FIELD_SIZE / FIELD_STRIDE * WAVE_STRIDE + FIELD_STRIDE - WORK_SIZE
        .error the array must end where work does
        endif

        endif
