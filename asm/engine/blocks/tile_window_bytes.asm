; tile_window_bytes.asm - the memory of a window of tiles (engine/blocks/tile_window.asm): three rings
;
; A ring has all lines of the window, each after the one above. One step right is one byte further in it: each line has
; lost its first byte, and the next line's is its last and gets new contents. A line down is a width further. After the
; ring's last line comes the first. One ring has the pixels (plain), one has them 4 pixels further on (half), one has
; the colours. Each has a place of its own: the ring that is not shown may be a column behind.

        if ! defined ENGINE_TILE_WINDOW_BYTES
ENGINE_TILE_WINDOW_BYTES equ 1

        if ! defined TILE_WINDOW_MEMORY
TILE_WINDOW_MEMORY: equ $C800
        endif

TILE_WINDOW_RECORD: equ 13

RING_X:         equ 0                   ; a word: the map's character that is the window's first one
RING_Y:         equ 2                   ; a word: the map's line
RING_LINE:      equ 4                   ; where it is: line of the ring
RING_BYTE:      equ 5                   ; and byte in it
RING_LINES:     equ 6
RING_TILE:      equ 7                   ; lines of a tile
RING_FROM:      equ 8                   ; a word: its memory
RING_BYTES:     equ 10                  ; a word: bytes until it ends; there is room for a line after them
RING_PART:      equ 12                  ; a word: where in a tile its bytes are, column by column
RING_HALF:      equ 14                  ; 1: 4 pixels further on
RING_NEW:       equ 15                  ; 1: it has to be filled anew
RING_SIZE:      equ 16

; tile_window_begin - where a part of a ring begins: the map, the tile, the ring
; In:    IX = ring; B, C = byte, line of the window
; Out:   tile_window_at and the variables after it
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables
tile_window_begin:
        proc
        local same_line, over, fits
        push bc
        push bc
        ; the row of tiles, and the line in it
        ld l,(ix + RING_Y)
        ld h,(ix + RING_Y + 1)
        ld e,c
        ld d,0
        add hl,de
        ld c,(ix + RING_TILE)
        call tile_window_divide
        ld a,h
        ld (tile_window_line),a
        ld h,l
        ld a,(tile_window_stride)
        call tile_window_product
        ld de,(tile_window_map)
        add hl,de
        pop bc
        push hl
        ; the column of tiles
        ld l,(ix + RING_X)
        ld h,(ix + RING_X + 1)
        ld e,b
        ld d,0
        add hl,de
        ld a,(tile_window_block_width)
        ld c,a
        call tile_window_divide
        ld a,h
        ld (tile_window_column_in),a
        ld h,0
        pop de
        add hl,de
        ld (tile_window_at),hl
        ; line and byte of the ring
        pop bc
        ld d,(ix + RING_LINE)
        ld a,(tile_window_width)
        ld e,a
        ld a,b
        add a,(ix + RING_BYTE)
        cp e
        jr c,same_line
        sub e
        inc d
same_line:
        ld b,a
        ld a,c
        add a,d
        jr c,over
        cp (ix + RING_LINES)
        jr c,fits
over:
        sub (ix + RING_LINES)
fits:
        ld (tile_window_ring_line),a
        ld e,b
        ld d,0
        ld l,(ix + RING_FROM)
        ld h,(ix + RING_FROM + 1)
        add hl,de
        ld (tile_window_ring_byte),hl
        ex de,hl
        ld c,a
        call tile_window_lines
        add hl,de
        ld (tile_window_byte),hl
        ret
        endp

; tile_window_round - the end of a ring is filled: continue with its first line
; In:    IX = ring
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the bytes of the first line that were filled after the end
tile_window_round:
        xor a
        ld (tile_window_ring_line),a
        ld e,(ix + RING_FROM)
        ld d,(ix + RING_FROM + 1)
        ld b,a
        ld c,(ix + RING_BYTE)
        ld l,(ix + RING_BYTES)
        ld h,(ix + RING_BYTES + 1)
        add hl,de
        cp c
        jr z,$ + 4
        ldir
        ld (tile_window_byte),de
        ret

; tile_window_divide - L, H = HL / C, and the rest
; Keeps: C, DE, IX, IY
; Uses:  AF, B
tile_window_divide:
        proc
        local bit_of, less
        ld b,8
bit_of:
        add hl,hl
        ld a,h
        cp c
        jr c,less
        sub c
        ld h,a
        inc l
less:
        djnz bit_of
        ret
        endp

; tile_window_lines - HL = C lines of a ring; tile_window_product - HL = H * A
; Keeps: BC, DE, IX, IY
; Uses:  AF
tile_window_lines:
        proc
        local bit_of, none, done
        ld h,c
        ld a,(tile_window_width)
tile_window_product:
        push de
        ld e,h
        ld d,0
        ld h,d
        ld l,d
bit_of:
        srl a
        jr nc,none
        add hl,de                       ; keeps Z
none:
        jr z,done
        sla e
        rl d
        jr bit_of
done:
        pop de
        ret
        endp

; tile_window_count - add to the time counted
; In:    HL = units, without those for the work before the first line
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
tile_window_count:
        ld de,65
        add hl,de
        ld de,(tile_window_took)
        add hl,de
        ld (tile_window_took),hl
        ret

tile_window_bytes_variables macro
tile_window_map: ds 2                   ; the record
tile_window_stride: ds 1
tile_window_mask: ds 1
tile_window_tiles: ds 2
tile_window_kinds: ds 1
tile_window_block_width: ds 1
tile_window_block_height: ds 1
tile_window_row: ds 1
tile_window_column: ds 1
tile_window_height: ds 1
tile_window_width: ds 1
tile_window_plain: ds RING_SIZE         ; the rings
tile_window_half: ds RING_SIZE
tile_window_colours: ds RING_SIZE
tile_window_shown: ds 2                 ; the ring of the picture
tile_window_hidden: ds 2                ; and the one that waits
tile_window_took: ds 2                  ; TILE_WINDOW_UNITs, at least
tile_window_at: ds 2                    ; where a part begins: in the map
tile_window_line: ds 1                  ; in the tile
tile_window_column_in: ds 1
tile_window_ring_line: ds 1             ; in the ring: line, address, that of this byte in its first line
tile_window_byte: ds 2
tile_window_ring_byte: ds 2
        endm

        endif
