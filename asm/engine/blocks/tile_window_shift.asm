; tile_window_shift.asm - lines of pixels 4 pixels further on, made of those that are ready
; (engine/blocks/tile_window.asm)
;
; The half ring follows the plain one down. Its lines are those of the plain one, shifted, and a byte that the plain
; one has not: that of the column left of it, or of the one right of it.

        if ! defined ENGINE_TILE_WINDOW_SHIFT
ENGINE_TILE_WINDOW_SHIFT equ 1

        include "engine/blocks/tile_window_bytes.asm"

; tile_window_shift - lines of the plain ring into the half one
; In:    IX = tile_window_half; C = first line in the window, E = lines, 1 to 8; the plain ring has these lines, and
;        begins with the same byte or the one after it
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: TILE_WINDOW_MEMORY, its variables
tile_window_shift:
        proc
        local beside, pointer, column, add_column, byte, lines, line, right, shift, half, same_ring, next
        ld a,e
        ld (tile_window_shift_lines),a
        ld a,(tile_window_plain + RING_X)
        sub (ix + RING_X)
        ld (tile_window_shift_left),a   ; 1: the byte is left of it
        push bc
        ld b,0
        jr nz,beside
        ld a,(tile_window_width)
        ld b,a
beside:
        call tile_window_begin
        ; the bytes of this column
        ld de,tile_window_shift_bytes
        ld a,(tile_window_shift_lines)
        ld b,a
pointer:
        push de
        ld hl,(tile_window_at)
        ld a,(tile_window_mask)
        and (hl)
        add a,a
        ld l,a
        ld h,high TILE_WINDOW_MEMORY
        ld a,(hl)
        inc l
        ld h,(hl)
        ld l,a
        ld d,0
        ld e,(ix + RING_TILE)
        ld a,(tile_window_column_in)
        inc a
        jr add_column
column:
        add hl,de
add_column:
        dec a
        jr nz,column
        ld a,(tile_window_line)
        ld e,a
        add hl,de
        pop de
byte:
        ld a,(hl)
        ld (de),a
        inc hl
        inc de
        dec b
        jr z,lines
        ld a,(tile_window_line)
        inc a
        ld (tile_window_line),a
        cp (ix + RING_TILE)
        jr nz,byte
        xor a                           ; on in the tile below
        ld (tile_window_line),a
        ld hl,(tile_window_stride)
        ld h,a
        ld a,b
        ld bc,(tile_window_at)
        add hl,bc
        ld b,a
        ld (tile_window_at),hl
        jr pointer
lines:
        pop bc
        ; the lines of the plain ring, and those of this one
        push bc
        push ix
        ld ix,tile_window_plain
        ld b,0
        call tile_window_begin
        pop ix
        pop bc
        ld hl,(tile_window_byte)
        push hl
        ld a,(tile_window_ring_line)
        neg
        add a,(ix + RING_LINES)
        push af                         ; lines until it ends
        ld b,0
        call tile_window_begin
        pop af
        pop hl
        ld b,a
        ld de,tile_window_shift_bytes
line:                                   ; HL = the plain line, B = lines until that ring ends, DE = the byte beside it
        push bc
        push hl
        ld a,(de)
        inc de
        push de
        ld de,(tile_window_byte)
        ld bc,(tile_window_width)
        ld b,0
        ex af,af'
        ld a,(tile_window_shift_left)
        or a
        jr z,right
        ex af,af'
        ld (de),a
        inc de
        dec c
        ldir
        ld a,(hl)
        ex af,af'
        jr shift
right:
        ldir
shift:
        ld (tile_window_byte),de
        ex de,hl
        ex af,af'
        rrca
        rrca
        rrca
        rrca
        ld bc,(tile_window_width - 1)   ; B
half:
        dec hl
        rld
        djnz half
        pop de
        ld hl,tile_window_ring_line
        inc (hl)
        ld a,(hl)
        cp (ix + RING_LINES)
        jr nz,same_ring
        push de
        call tile_window_round
        pop de
same_ring:
        pop hl
        ld bc,(tile_window_width)
        ld b,0
        add hl,bc
        pop bc
        djnz next
        push de
        ld de,(tile_window_plain + RING_BYTES)
        or a
        sbc hl,de
        pop de
        ld b,(ix + RING_LINES)
next:
        ld a,(tile_window_shift_lines)
        dec a
        ld (tile_window_shift_lines),a
        jr nz,line
        ret
        endp

tile_window_shift_variables macro
tile_window_shift_lines: ds 1
tile_window_shift_left: ds 1
tile_window_shift_bytes: ds 8
        endm

        endif
