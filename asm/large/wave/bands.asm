; bands.asm - part of solve_wave_large: the place of a cell in the plane, and the operands for its band
;
; Bands 0 to 3 from the top, two bits of a byte each, from the lowest on. Bands 1 and 3 are upside down.

        proc
        local border_cell,not_band,band_mark,band_return,bits_shift,band_found,even_band,plane_row,place_add,place_done
; push_band - put the band A into the queue; a band before it that has no cells is taken out
push_band:
        ld hl,tail_band
        cp (hl)
        ret z
        ld (hl),a
        pop bc
        ld (band_return + 1),bc
        add a,LARGE_BAND
        ld c,a
        ld b,0
        pop hl
        inc h
        dec h
        jr nz,not_band
        ld a,l
        cp LARGE_BAND
        jr nc,band_mark
not_band:
        push hl
band_mark:
        push bc
        ld a,(stride)
        cpl
        ld c,a
        ld b,$FF
band_return:
        jp 0                            ; operand

; set_band - the wave's operands for the band A
set_band:
        ld (band),a
        push de
        push bc
        ld c,a
        call band_bits
        ld a,b
        ld (mask_1 + 1),a
        ld (mask_2 + 1),a
        ld (mask_3 + 1),a
        ld (mask_4 + 1),a
        ld a,d
        pop bc
        pop de
set_marks:                              ; A = second byte of SET for the new label
        ld (mark_1 + 1),a
        ld (mark_2 + 1),a
        ld (mark_3 + 1),a
        ld (mark_4 + 1),a
        ret

; row_above - BC = from a place to the one a row above and a column to the left: -1 - bytes a row
row_above:
        ld a,(stride)
        cpl
        ld c,a
        ld b,$FF
        ret

; band_bits - B = the bits of the band C, D = second byte of SET for its label
band_bits:
        ld a,c
        add a,a
        add a,a
        add a,a
        add a,a
        ld hl,label
        or (hl)
        or $C6
        ld d,a
        ld a,c
        inc a
        ld b,$C0
bits_shift:
        rlc b
        rlc b
        dec a
        jr nz,bits_shift
        ret

; locate - HL = place, B = bits, C = band, D = row in the plane of row D, column E
locate:
rows_here:
        ld b,0                          ; operand
        ld c,0
        ld a,d
band_found:
        cp b
        jr c,even_band
        sub b
        inc c
        jr band_found
even_band:
        bit 0,c
        jr z,plane_row
        cpl
        add a,b
plane_row:
        ld d,a
        call place
        push de
        push hl
        call band_bits
        pop hl
        pop de
        ret

; place - HL = place of row D of the plane, column E
place:
        push de
base_here:
        ld hl,0                         ; operand
        ld a,d
        ld b,a
        ld d,0
        add hl,de
stride_here:
        ld e,0                          ; operand
        or a
        jr z,place_done
place_add:
        add hl,de
        djnz place_add
place_done:
        pop de
        ret

; border_row - give the row at HL the byte A
border_row:
        ld bc,(big_width)
        ld b,c
border_cell:
        ld (hl),a
        inc hl
        djnz border_cell
        ret
        endp
