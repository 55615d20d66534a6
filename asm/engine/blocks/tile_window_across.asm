; tile_window_across.asm - lines of a ring (engine/blocks/tile_window.asm) from one row of tiles, column by column

        if ! defined ENGINE_TILE_WINDOW_ACROSS
ENGINE_TILE_WINDOW_ACROSS equ 1

        include "engine/blocks/tile_window_bytes.asm"

; tile_window_columns - some lines of pixels, all from one row of tiles
; In:    as tile_window_rows leaves its variables and operands
; Out:   tile_window_byte is that of the lines below
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', HL'
tile_window_columns:
        proc
        local column, plain, plain_odd, half, half_odd, next, tile, tile_width, back, width
        push ix
        push iy
        ld hl,(tile_window_width - 1)   ; H
        ld a,h
        ld (width + 1),a                ; operands
        ld a,(tile_window_lines_now + 1)
        ld b,a
        call tile_window_product
        push hl
        bit 0,(ix + RING_HALF)
        jr z,$ + 3
        add hl,hl
        ld de,(tile_window_width)
        ld d,0
        add hl,de
        add hl,de
        add hl,de
        add hl,de
        add hl,de
        ld de,(tile_window_took)        ; time: the lines, and five units for each column
        add hl,de
        ld de,12
        add hl,de
        ld (tile_window_took),hl
        pop de
        ld hl,1
        or a
        sbc hl,de
        ; two lines at a time, but one first if their number is odd
        ld a,half - plain
        ld c,half_odd - half
        bit 0,(ix + RING_HALF)
        jr nz,$ + 5
        xor a
        ld c,plain_odd - plain
        srl b
        jr nc,$ + 4
        add a,c
        inc b
        ld (plain - 1),a
        ld a,b
        ld (tile_window_lines_now + 1),a
        ld (back + 1),hl                ; from the end of a column to the next one
        ld a,(tile_window_block_width)
        ld (tile_width + 2),a
        ld hl,(tile_window_byte)
        push hl
        add hl,de
        ld (tile_window_byte),hl
        exx
        pop hl
        ld a,(tile_window_width)
        ld c,a
        ld b,0
        exx
        ld ixl,a                        ; columns left
        call tile_window_left_column
column:                                 ; HL = its lines, DE = those of its right neighbour
        dec ixh
        jr z,tile
        ld a,l
tile_window_below:
        add a,0                         ; operand
        ld e,a
        ld a,h
        adc a,0
        ld d,a
tile_window_lines_now:
        ld b,0                          ; operand
        push de
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
        jr next
half:                                   ; 4 pixels further on
        ld a,(de)
        inc de
        exx
        ld (hl),a
        exx
        ld a,(hl)
        inc hl
        exx
        rrd                             ; its right half, and the left half of the neighbour
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
        rrd                             ; its right half, and the left half of the neighbour
        add hl,bc
        exx
        djnz half
next:
        exx
back:
        ld bc,0                         ; operand
        add hl,bc
width:
        ld bc,0                         ; operand
        exx
        pop hl                          ; its right neighbour is the next one
        dec ixl
        jr nz,column
        pop iy
        pop ix
        ret
tile:                                   ; the neighbour is in the next tile
        push hl
        inc iy
        call tile_window_find
        ex de,hl
        pop hl
tile_width:
        ld ixh,0                        ; operand
        jr tile_window_lines_now
        endp

; tile_window_row_of_colours - one line of colours
; In:    as tile_window_rows leaves its variables and operands
; Out:   tile_window_byte is that of the line below
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
tile_window_row_of_colours:
        proc
        local colour, done
        push ix
        push iy
        call tile_window_left_column
        ld a,(tile_window_below + 1)
        ld c,a
        ld b,0
        ld a,(tile_window_width)
        ld ixl,a
        ld de,(tile_window_byte)
colour:
        ld a,(hl)
        ld (de),a
        inc de
        dec ixl
        jr z,done
        add hl,bc
        dec ixh
        jr nz,colour
        push de
        inc iy
        call tile_window_find
        pop de
        ld a,(tile_window_block_width)
        ld ixh,a
        jr colour
done:
        ld (tile_window_byte),de
        pop iy
        pop ix
        ret
        endp

; tile_window_left_column - where the window's left column is in its tile
; Out:   IY = the map's byte, IXH = columns left in the tile, HL = the lines
; Uses:  AF, B, DE
tile_window_left_column:
        proc
        local right, found
        ld iy,(tile_window_at)
        call tile_window_find
        ld a,(tile_window_below + 1)
        ld e,a
        ld d,0
        ld a,(tile_window_column_in)
        ld b,a
        ld a,(tile_window_block_width)
        sub b
        ld ixh,a
        inc b
        jr found
right:
        add hl,de
found:
        djnz right
        ret
        endp

; tile_window_find - the lines of a tile's first column
; In:    IY = the map's byte
; Out:   HL
; Uses:  A, DE
tile_window_find:
        ld a,(iy + 0)
tile_window_and:
        and 0                           ; operand
        add a,a
        ld l,a
        ld h,high TILE_WINDOW_MEMORY
        ld e,(hl)
        inc l
        ld d,(hl)
tile_window_source:
        ld hl,0                         ; operand
        add hl,de
        ret

        endif
