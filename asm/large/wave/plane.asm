; plane.asm - part of solve_wave_large: copy the field into the plane
;
; In:    HL = place of row 0; IXH = rows of the plane
; Sixteen columns a round: up to 15 bytes too many are read and written. The end of each row, the next row and the border below
; are written over them.

        proc
        local copy_row,round_two,round_byte,copied,half_wall,no_half
        ld hl,(big_field)
        ld de,(base_here + 1)
copy_row:
rounds:
        ld a,0                          ; operand: (columns + 15) / 16
        if WAVE_LARGE_BYTES
copier:
        jp 0                            ; operand
        endif
copy_two:                               ; two rows: bits 7 and 6
        if WAVE_LARGE_MAZES = 0
        add a,a
        add a,a
        endif
        ld ixl,a
        push hl
columns:
        ld bc,0                         ; operand
        add hl,bc
        ld b,h
        ld c,l
        pop hl
round_two:
        rept 4 - 3 * WAVE_LARGE_MAZES
        if PASSABLE_BELOW = 128
        ld a,(hl)
        passable_test
        ld a,(bc)
        passable_property
        else
        ld a,(bc)
        passable_test
        sbc a,a
        ld (de),a
        ld a,(hl)
        passable_test
        ld a,(de)
        endif
        rra
        and LARGE_BORDER
        ld (de),a
        inc hl
        inc bc
        inc de
        endm
        dec ixl
        jp nz,round_two
        if WAVE_LARGE_BYTES
        jr copied
copy_byte:
        if PASSABLE_TABLE
        add a,a
        ld ixl,a
round_byte:
        rept 8
        ld a,(hl)
        passable_property
        ld (de),a
        inc hl
        inc de
        endm
        dec ixl
        else
round_byte:
        rept 16
        ldi
        endm
        dec a
        endif
        jp nz,round_byte
        endif
copied:
        ex de,hl
        if WAVE_LARGE_MAZES = 0
past:
        ld bc,0                         ; operand: columns - 16 * rounds
        add hl,bc
        endif
        ld (hl),LARGE_BORDER
        inc hl
        ld (hl),LARGE_BORDER
extra:
        nop                             ; or INC HL: from the columns to the stride
        ex de,hl
row_step:
        ld bc,0                         ; operand: from there to the next row, or the next but one
        add hl,bc
        dec ixh
        jp nz,copy_row
        ; a wall below
        ld a,(stride_here + 1)
        ld c,a
        ld b,0
        push de
        ld h,d
        ld l,e
        ld (hl),LARGE_BORDER
        inc de
        dec c
        ldir
        pop hl
        ; half of the last byte is no row of the field
        ld c,a
        if WAVE_LARGE_BYTES
        ld a,(rows_here + 1)
        else
        ld a,1
        endif
        ld de,(big_height)
        and e
        jr z,no_half
        xor a
        sbc hl,bc
        ld a,(columns + 1)
        ld b,a
half_wall:
        set 6,(hl)
        inc hl
        djnz half_wall
no_half:
        endp
