; plane.asm - part of solve_wave_large: copy the field into the plane, two bits a cell
;
; In:    C = the bits that another band has in a byte, 0 with one band; the plane is all walls
; A loop takes four cells a round; a row whose length is no multiple of four begins 1 to 3 cells later.

        proc
        local cells_fit,band_rows,cells,cells_entry,entry,entry_size,row_step,one_cells,one_cells_entry,one_cell,one_size
        local next_band
        ld a,(big_width)
        ld b,a
        add a,3
        rra
        srl a
        ld (cells + 1),a
        ld a,b
        neg
        and 3
        ld e,a                          ; cells to leave out
        ld b,a
        inc b
        ld a,-entry_size & 255
cells_fit:
        add a,entry_size
        djnz cells_fit
        ld (cells_entry + 1),a
        sub e
        sub e                           ; a cell is two bytes shorter there
        ld (one_cells_entry + 1),a
        ld hl,1
        ld (row_step + 1),hl
        ld hl,LARGE_TOP_LEFT
        ld de,(big_field)
        ld a,(big_height)
        ld ixh,a
band_rows:
        ld a,(rows)
        ld ixl,a
        inc c
        dec c
        jr z,one_cells
cells:
        ld b,0                          ; operand: (columns + 3) / 4
cells_entry:
        jr entry                        ; operand: 0 to 3 cells on
entry:
        rept 4
        ld a,(de)
        passable_test
        sbc a,a
        or c
        and (hl)
        ld (hl),a
        inc hl
        inc de
        endm
        djnz entry
entry_size:     equ ($ - 2 - entry) / 4
        dec ixh
        jr z,converted
        dec ixl
        jr z,next_band
        push bc
row_step:
        ld bc,1                         ; operand: to the next row
        add hl,bc
        pop bc
        jp cells
one_cells:                              ; one band: bytes
        ld a,(cells + 1)
        ld b,a
one_cells_entry:
        jr one_cell                     ; operand: 0 to 3 cells on
one_cell:
        rept 4
        ld a,(de)
        passable_test
        sbc a,a
        ld (hl),a
        inc hl
        inc de
        endm
        djnz one_cell
one_size:       equ ($ - 2 - one_cell) / 4
        inc hl
        dec ixh
        jr nz,one_cells
        jr converted
next_band:                              ; it begins with the same row of the plane, and goes the other way
        push de
        ld a,(big_width)
        ld e,a
        ld d,0
        or a
        sbc hl,de
        push hl
        ld hl,(row_step + 1)            ; 1 or -1 - 2 * columns: the other one
        add hl,de
        add hl,de
        ex de,hl
        ld hl,0
        or a
        sbc hl,de
        ld (row_step + 1),hl
        pop hl
        pop de
        rlc c
        rlc c
        jp band_rows
        if entry_size - one_size - 2
        .error the two loops begin at one operand less 2 for each cell left out
        endif
        endp
