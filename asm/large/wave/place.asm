; place.asm - part of solve_wave_large: where a cell is in the plane

; locate - HL = place of row D, column E, C = its bits; zero: it is passable
locate:
        if WAVE_LARGE_BYTES
        ld c,$FF
rows_here:
        ld a,0                          ; operand: 1 if there are two rows in a byte
        or a
        jr z,row_found
        endif
        srl d
        ld c,$AA
        jr nc,row_found
        ld c,$55
row_found:
        ld b,d
        ld d,0
base_here:
        ld hl,0                         ; operand: place of row 0, column 0
        add hl,de
stride_here:
        ld e,0                          ; operand
        call multiply
        if WAVE_LARGE_BYTES
        ld a,c
        inc a
        jr z,whole
        endif
        ld a,(hl)
        and c
        ret
        if WAVE_LARGE_BYTES
whole:
        ld a,PASSABLE_MOST
        cp (hl)
        sbc a,a
        ret
        endif

; multiply - HL = HL + B * DE; B = 0, A is kept
multiply:
        srl b
        jr nc,even_factor
        add hl,de
even_factor:
        sla e
        rl d
        inc b
        djnz multiply
        ret

; clear - clear the bits C at HL
clear:
        ld a,c
        cpl
        and (hl)
        ld (hl),a
        ret
