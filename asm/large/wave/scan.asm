; scan.asm - part of solve_wave_large: look for the cells of a level in the plane
;
; The cells of a level have its label and its colour of a chessboard: the colour of the finish at even levels. Each cell found is
; expanded by the loop, which comes back at the entry `found` (scan_next). IX = the level of new cells.

        proc
        local scan_band,scan_more,scan_even,scan_colour,scan_row,scan_cell,scan_pattern,scan_mask,scan_none,scan_found
        local room_return
scan:
        ld sp,LARGE_QUEUE_END
        ld hl,LARGE_FOUND
        ld (found),hl
        xor a
        ld (dropped),a
scan_band:                              ; A = the band
        push af
        call set_band
        pop af
        call push_band
        ld a,(mask_1 + 1)
        ld (scan_mask + 1),a
        ld a,(band)
        ld b,a
        ; row of the band's row 0 in the field
        ld hl,rows
        xor a
        inc b
        dec b
        jr z,scan_even
scan_more:
        add a,(hl)
        djnz scan_more
scan_even:
        ld c,a
        ld a,(band)
        rra
        ld a,c
        jr nc,scan_colour
        add a,(hl)
        dec a
scan_colour:
        ld c,a
        ld a,(colour)
        xor c
        ld c,a
        ; levels 0, 1 have the label 1, 2 and 3 the label 2
        push ix
        pop hl
        dec hl
        ld a,l
        xor c
        ld c,a                          ; bit 0: 0 if row 0, column 0 may be of the level
        ld a,l
        rrca
        rrca
        sbc a,a
        xor $55
        ld (scan_pattern + 1),a
        ld hl,LARGE_TOP_LEFT
        ld a,(rows)
        ld d,a
scan_row:
        ld a,(big_width)
        ld b,a
scan_cell:
        ld a,(hl)
scan_pattern:
        xor 0                           ; operand
scan_mask:
        and 0                           ; operand
        jr nz,scan_none
        bit 0,c
        jp z,scan_found
scan_none:
        inc c
        inc hl
        djnz scan_cell
        inc hl
        ld a,(stride)
        add a,c
        ld c,a
        dec d
        jr nz,scan_row
        ld a,(band)
        inc a
        ld hl,bands
        cp (hl)
        jp nz,scan_band
        ; all bands
        call row_above
        ld de,LARGE_QUEUE_END
        jp level_masked

scan_found:
        ld (scan_place),hl
        ld (scan_count),bc
        ld a,d
        ld (scan_rows),a
        call has_room
        call row_above
        ld de,found + 2
        jp first_bits
scan_next:
        ld hl,(scan_place)
        ld bc,(scan_count)
        ld a,(scan_rows)
        ld d,a
        jr scan_none

; has_room - restart the queue if it is nearly full: its cells must then be looked for
has_room:
        pop bc
        ld (room_return + 1),bc
        ld b,h
        ld c,l
        ld hl,-(LARGE_QUEUE_START + 96) ; five words more, the stack, an interrupt
        add hl,sp
        ld h,b
        ld l,c
        jr c,room_return
        ld sp,LARGE_QUEUE_END
        ld a,1
        ld (dropped),a
room_return:
        jp 0                            ; operand
        endp
