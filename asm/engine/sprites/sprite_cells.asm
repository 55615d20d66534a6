; sprite_cells.asm - which cells of the window a sprite covers, and which of them lie in a box

        if ! defined ENGINE_SPRITE_CELLS
ENGINE_SPRITE_CELLS equ 1

        include "engine/sprites/tile_map.asm"

SPRITE_X:       equ 0
SPRITE_Y:       equ 2
SPRITE_PICTURE: equ 4
SPRITE_WIDTH:   equ 6
SPRITE_HEIGHT:  equ 7
SPRITE_COLOUR:  equ 8
SPRITE_ROW:     equ 9
SPRITE_COLUMN:  equ 10
SPRITE_ROWS:    equ 11
SPRITE_COLUMNS: equ 12
SPRITE_SIZE:    equ 13

; sprite_box - the cells that a sprite covers
; In:    IX = sprite; the window
; Out:   D, E = row, column; B, C = rows, columns; B = 0: none
; Uses:  AF, HL
sprite_box:
        proc
        local none
        ld b,(ix + SPRITE_WIDTH)
        ld a,b
        or a
        ret z
        add a,a
        add a,a
        add a,a
        ld b,a
        ld l,(ix + SPRITE_X)
        ld h,(ix + SPRITE_X + 1)
        ld a,(tile_width)
        ld c,a
        ld a,b
        call box_axis
        jr c,none
        push de
        ld a,(tile_height)
        ld c,a
        ld a,(ix + SPRITE_HEIGHT)
        ld l,(ix + SPRITE_Y)
        ld h,(ix + SPRITE_Y + 1)
        call box_axis
        pop bc                          ; B, C = column, columns
        jr c,none
        ld a,e
        ld e,b
        ld b,a
        ret
none:
        ld b,0
        ret
        endp

; box_axis - the cells from a pixel on
; In:    HL = first pixel, signed; A = pixels; C = cells of the window
; Out:   D, E = first cell, cells; carry set: none
; Uses:  AF, B, HL
box_axis:
        proc
        local same, last, from, cell
        push hl
        dec a
        add a,l
        ld l,a
        jr nc,same
        inc h
same:
        call cell
        pop hl
        bit 7,a
        scf
        ret nz                          ; ends before the window
        cp c
        jr c,last
        ld a,c
        dec a
last:
        ld e,a                          ; the last cell
        call cell
        bit 7,a
        jr z,from
        xor a
from:
        ld d,a
        cp c
        ccf
        ret c                           ; begins behind it
        ld a,e
        sub d
        inc a
        ld e,a
        ret
cell:
        ld a,l
        sra h
        rra
        sra h
        rra
        sra h
        rra
        ret
        endp

; box_overlap - the cells that two boxes have in common
; In:    D, E, B, C = a box of the window
; Out:   carry clear: D, E, B, C = what of it is in the box, D, E from the box's corner; carry set: nothing
; Uses:  AF, HL
box_overlap:
        ld a,(box_at + 1)
        ld h,a
        ld a,(box_size + 1)
        ld l,a
        ld a,d
        call span_overlap
        ret c
        ld d,h
        ld b,l
        push bc
        ld a,(box_at)
        ld h,a
        ld a,(box_size)
        ld l,a
        ld b,c
        ld a,e
        call span_overlap
        pop bc
        ret c
        ld e,h
        ld c,l
        ret

; span_overlap - what two spans have in common
; In:    H, L = first, count; A, B = first, count of the other
; Out:   H, L = first of it, from the first span's beginning; count; carry set: nothing
; Keeps: BC, DE
; Uses:  AF
span_overlap:
        proc
        local inside, ends, none
        push de
        sub h                           ; from the beginning of the first
        ld e,a
        add a,b
        ld d,a                          ; the end; both signed
        bit 7,e
        jr z,inside
        ld e,0
inside:
        ld a,d
        dec a
        bit 7,a
        jr nz,none                      ; it ends before
        ld a,l
        cp d
        jr nc,ends
        ld d,l
ends:
        ld a,d
        sub e
        jr c,none
        jr z,none
        ld h,e
        ld l,a
        pop de
        or a
        ret
none:
        pop de
        scf
        ret
        endp

sprite_cells_variables macro
box_at:         ds 2                    ; column, row in the window
box_size:       ds 2                    ; columns, rows
        endm

        endif
