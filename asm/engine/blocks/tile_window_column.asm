; tile_window_column.asm - a column for a ring of a window of tiles (engine/blocks/tile_window.asm)

        if ! defined ENGINE_TILE_WINDOW_COLUMN
ENGINE_TILE_WINDOW_COLUMN equ 1

        include "engine/blocks/tile_window_bytes.asm"

; tile_window_side - tiles into a column of a ring, all its lines
; In:    IX = ring, B = byte in the window
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', HL'
; Writes: TILE_WINDOW_MEMORY, its variables, operands
tile_window_side:
        proc
        local short, counted, next, offset, pointer, band, mask, own, part, beside, first
        local here, lines, odd, plain, plain_odd, half, half_odd, filled, same, done
        push iy
        ld c,0
        call tile_window_begin
        ; how long it takes at least: a line, twice as long if half, and the work between them; the short lines of
        ; colours have more of that
        ld l,(ix + RING_LINES)
        ld h,0
        ld e,l
        ld d,h
        ld a,(ix + RING_PART)
        or a
        jr nz,short
        srl e
        bit 4,(ix + RING_TILE)          ; 16 lines: more work
        jr nz,$ + 4
        srl e
short:
        add hl,de
        or (ix + RING_HALF)
        jr z,counted
        ld e,(ix + RING_LINES)
        add hl,de
counted:
        call tile_window_count
        ; this column in a tile, and its neighbour
        ld l,(ix + RING_PART)
        ld h,(ix + RING_PART + 1)
        ld (first + 1),hl               ; operands
        ld a,(tile_window_mask)
        ld (mask + 1),a
        ld (beside + 1),a
        ld a,(ix + RING_TILE)
        ld (lines + 1),a
        ld e,a
        ld d,0
        ld a,(tile_window_column_in)
        ld b,a
        inc b
        jr next
offset:
        add hl,de
next:
        djnz offset
        ld (own + 1),hl
        ld hl,tile_window_block_width
        inc a
        cp (hl)
        ld a,here - part
        jr nz,$ + 3
        xor a                           ; it is in the next tile
        bit 0,(ix + RING_HALF)
        jr nz,$ + 4
        ld a,lines - part               ; or it does not matter
        ld (part - 1),a
        ld hl,tile_window_ring_line
        ld a,(ix + RING_LINES)
        sub (hl)
        ld iyl,a                        ; lines until the ring ends
        ld a,(hl)
        ld iyh,a                        ; and the others
        ld a,half - plain
        ld hl,half_odd
        bit 0,(ix + RING_HALF)
        jr nz,$ + 6
        xor a
        ld hl,plain_odd
        ld (plain - 1),a
        ld (odd + 2),hl
        ld a,(tile_window_line)
        ld c,a                          ; line in the tile
        push ix
        ld ix,(tile_window_at)
        ld hl,(tile_window_byte)
pointer:
        push hl
        exx
        pop hl
        ld a,(tile_window_width)
        ld c,a
        ld b,0
        exx
band:
        ld a,(ix + 0)
mask:
        and 0                           ; operand
        add a,a
        ld l,a
        ld h,high TILE_WINDOW_MEMORY
        ld e,(hl)
        inc l
        ld d,(hl)
own:
        ld hl,0                         ; operand
        add hl,de
        ld e,c
        ld d,0
        add hl,de
        jr part                         ; operand
part:
        push hl
        ld a,(ix + 1)
beside:
        and 0                           ; operand
        add a,a
        ld l,a
        ld h,high TILE_WINDOW_MEMORY
        ld e,(hl)
        inc l
        ld d,(hl)
first:
        ld hl,0                         ; operand
        add hl,de
        ld e,c
        ld d,0
        add hl,de
        ex de,hl
        pop hl
        jr lines
here:
        ld a,(lines + 1)
        add a,l
        ld e,a
        ld a,h
        adc a,0
        ld d,a
lines:
        ld a,0                          ; operand
        sub c
        cp iyl
        jr c,$ + 4
        ld a,iyl
        ld b,a
        add a,c
        ld c,a
        ld a,iyl
        sub b
        ld iyl,a
        srl b                           ; two at a time, but one first if the number is odd
        jr c,odd
        jr plain                        ; operand
plain:
        ld a,(hl)
        inc hl
        exx
        ld (hl),a
        add hl,bc
        exx
plain_odd:
        ld a,(hl)
        inc hl
        exx
        ld (hl),a
        add hl,bc
        exx
        djnz plain
        jr filled
half:                                   ; 4 pixels further on, as in tile_window_columns
        ld a,(de)
        inc de
        exx
        ld (hl),a
        exx
        ld a,(hl)
        inc hl
        exx
        rrd
        add hl,bc
        exx
half_odd:
        ld a,(de)
        inc de
        exx
        ld (hl),a
        exx
        ld a,(hl)
        inc hl
        exx
        rrd
        add hl,bc
        exx
        djnz half
        jr filled
odd:
        inc b
        jp 0                            ; operand
filled:
        ld a,(lines + 1)
        cp c
        jr nz,same
        ld c,0
        ld de,(tile_window_stride)
        ld d,c
        add ix,de
same:
        ld a,iyl
        or a
        jp nz,band
        or iyh
        jr z,done
        ld iyl,a                        ; from the ring's first line on
        ld iyh,0
        ld hl,(tile_window_ring_byte)
        jp pointer
done:
        pop ix
        pop iy
        ret
        endp

        endif
