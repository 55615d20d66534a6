; tile_window_copy.asm - a window of tiles (engine/blocks/tile_window.asm) copied to the screen

        if ! defined ENGINE_TILE_WINDOW_COPY
ENGINE_TILE_WINDOW_COPY equ 1

        include "engine/blocks/tile_window_code.asm"
        include "include/spectrum.asm"

; tile_window_copy - copy the window to the screen
; In:    the place aimed at
; Out:   interrupts enabled: while it copies they are not
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF', BC', DE', HL'
; Writes: the window, TILE_WINDOW_MEMORY, its variables
tile_window_copy:
        proc
        local begin, next, split, some, back, colours, first_colours, same_ring, pixels_right, colours_right, same_third
        push ix
        push iy
        ld ix,(tile_window_shown)
        call begin
        ld (tile_window_pixel_code + 1),hl
        ld (tile_window_pixels_left),a
        ld l,(ix + RING_BYTES)
        ld h,(ix + RING_BYTES + 1)
        ld (tile_window_size),hl
        ld ix,tile_window_colours
        call begin
        ld (tile_window_colour_code + 1),hl
        ld (tile_window_colours_left),a
        ; the screen
        ld a,(tile_window_width)
        ld hl,tile_window_left_end
        sub (hl)
        ld (pixels_right + 1),a         ; operands
        ld (colours_right + 1),a
        ld a,(tile_window_row)
        ld d,a
        rrca
        rrca
        rrca
        ld e,a
        and $E0
        add a,(hl)
        ld hl,tile_window_column
        add a,(hl)
        ld ixl,a
        ld a,d
        and $18
        or high SCREEN
        ld (tile_window_high),a
        ld a,e
        and 3
        or high ATTRIBUTES
        ld (tile_window_colours_high),a
        ld a,(tile_window_height)
        ld (tile_window_rows_left),a
        ld hl,-2
        di
        add hl,sp
        ld (tile_window_kept),hl
next:
        ; eight lines of pixels; the ring may end among them
        ld a,(tile_window_high)
        ld ixh,a
pixels_right:
        ld a,0                          ; operand
        add a,ixl
        ld iyl,a
        ld a,ixh
        adc a,0
        ld iyh,a
        ld hl,tile_window_pixels_left
        ld a,(hl)
        sub 8
        jr c,split
        ld (hl),a
        call tile_window_pixel_code
colours:
        ld a,(tile_window_colours_high)
        ld ixh,a
colours_right:
        ld a,0                          ; operand
        add a,ixl
        ld iyl,a
        ld a,ixh
        adc a,0
        ld iyh,a
        call tile_window_colour_code
        ld hl,tile_window_colours_left
        dec (hl)
        jr z,first_colours
same_ring:
        ; the next row of characters
        ld a,ixl
        add a,32
        ld ixl,a
        jr nc,same_third
        ld hl,tile_window_colours_high
        inc (hl)
        ld a,(tile_window_high)
        add a,8
        ld (tile_window_high),a
same_third:
        ld hl,tile_window_rows_left
        dec (hl)
        jp nz,next
        ei
        pop iy
        pop ix
        ret
split:
        ld b,(hl)
        ld de,(tile_window_plain + RING_LINES)
        add a,e
        ld (hl),a
        ld a,b
        call some
        ld hl,(tile_window_pixel_code + 1)
        ld de,(tile_window_size)
        or a
        sbc hl,de
        ld (tile_window_pixel_code + 1),hl
        ld hl,tile_window_pixels_left
        ld a,(tile_window_plain + RING_LINES)
        sub (hl)
        call some
        jr colours
first_colours:
        ld a,(tile_window_height)
        ld (hl),a
        ld hl,(tile_window_colour_code + 1)
        ld de,(tile_window_colours + RING_BYTES)
        or a
        sbc hl,de
        ld (tile_window_colour_code + 1),hl
        jr same_ring
some:                                   ; copy A lines, 0 to 8
        or a
        ret z
        ld b,a
        ld hl,(tile_window_line_end)
        ld de,(tile_window_line_size)
back:
        or a
        sbc hl,de
        djnz back
        push hl
        inc hl
        ld de,(tile_window_pixel_code + 1)
        ld (hl),e
        inc hl
        ld (hl),d
        ret                             ; to the code, whose RET leads on
begin:                                  ; IX = ring: HL = the window's first byte, A = lines until the ring ends
        ld l,(ix + RING_FROM)
        ld h,(ix + RING_FROM + 1)
        push hl
        ld e,(ix + RING_BYTES)
        ld d,(ix + RING_BYTES + 1)
        ex de,hl
        add hl,de                       ; after the last line there is the first again
        ex de,hl
        ld bc,(tile_window_width)
        ld b,0
        ldir
        ld c,(ix + RING_LINE)
        call tile_window_lines
        ld e,(ix + RING_BYTE)
        ld d,0
        add hl,de
        pop de
        add hl,de
        ld a,(ix + RING_LINES)
        sub (ix + RING_LINE)
        ret
        endp

tile_window_copy_variables macro
tile_window_pixels_left: ds 1           ; lines until the ring ends
tile_window_colours_left: ds 1
tile_window_rows_left: ds 1
tile_window_size: ds 2                  ; bytes of the ring
tile_window_high: ds 1                  ; of the screen's addresses
tile_window_colours_high: ds 1
        endm

        endif
