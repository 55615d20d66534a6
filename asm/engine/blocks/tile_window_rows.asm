; tile_window_rows.asm - lines for a ring of a window of tiles (engine/blocks/tile_window.asm)

        if ! defined ENGINE_TILE_WINDOW_ROWS
ENGINE_TILE_WINDOW_ROWS equ 1

        include "engine/blocks/tile_window_across.asm"
        include "engine/blocks/tile_window_shift.asm"

; tile_window_rows - tiles into some lines of a ring
; In:    IX = ring; C = first line in the window, E = lines
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, BC', DE', HL'
; Writes: TILE_WINDOW_MEMORY, its variables, operands
tile_window_rows:
        proc
        local all, pixels, bands, colours
        ; a few lines that the plain ring has already?
        bit 0,(ix + RING_HALF)
        jr z,all
        ld a,e
        cp 9
        jr nc,all
        ld a,(tile_window_plain + RING_NEW)
        or a
        jr nz,all
        ld hl,(tile_window_plain + RING_Y)
        ld a,l
        cp (ix + RING_Y)
        jr nz,all
        ld a,h
        cp (ix + RING_Y + 1)
        jr nz,all
        push de
        ld hl,(tile_window_plain + RING_X)
        ld e,(ix + RING_X)
        ld d,(ix + RING_X + 1)
        or a
        sbc hl,de
        pop de
        ld a,h
        or a
        jr nz,all
        ld a,l
        cp 2
        jp c,tile_window_shift
all:
        push bc
        ld a,e
        ld (tile_window_left),a
        ld hl,0
        ld a,(ix + RING_PART)
        or a
        jr z,pixels
        ld hl,(tile_window_width)       ; a line of colours
        ld h,0
        add hl,hl
pixels:
        call tile_window_count
        ld a,(tile_window_mask)
        ld (tile_window_and + 1),a      ; operands
        ld a,(ix + RING_TILE)
        ld (tile_window_below + 1),a
        pop bc
        ld b,0
        call tile_window_begin
        ld a,(tile_window_line)
bands:                                  ; as far as a row of tiles goes, and the ring; A = line in the tile
        ld c,a
        ld l,(ix + RING_PART)
        ld h,(ix + RING_PART + 1)
        ld e,a
        ld d,0
        add hl,de
        ld (tile_window_source + 1),hl
        ld a,(ix + RING_PART)
        or a
        ld b,1
        jr nz,colours                   ; line by line
        ld a,(ix + RING_TILE)
        sub c
        ld b,a
        ld hl,tile_window_ring_line
        ld a,(ix + RING_LINES)
        sub (hl)
        cp b
        jr nc,$ + 3
        ld b,a
        ld a,(tile_window_left)
        cp b
        jr nc,$ + 3
        ld b,a
colours:
        ld a,(tile_window_left)
        sub b
        ld (tile_window_left),a
        ld hl,tile_window_ring_line
        ld a,b
        add a,(hl)
        ld (hl),a
        ld a,b
        ld (tile_window_lines_now + 1),a
        add a,c
        push af
        ld a,(ix + RING_PART)
        or a
        ld hl,tile_window_columns
        jr z,$ + 5
        ld hl,tile_window_row_of_colours
        call tile_window_jump
        ld a,(tile_window_ring_line)
        cp (ix + RING_LINES)
        call z,tile_window_round
        pop bc
        ld a,(tile_window_left)
        or a
        ret z
        ld a,b
        cp (ix + RING_TILE)
        jr nz,bands
        ld hl,(tile_window_at)
        ld de,(tile_window_stride)
        ld d,0
        add hl,de
        ld (tile_window_at),hl
        xor a
        jr bands
        endp
tile_window_jump:
        jp (hl)

tile_window_rows_variables macro
tile_window_left: ds 1                  ; lines to fill
        endm

        endif
