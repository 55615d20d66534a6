; sprite_box.asm - put a box of the window together, and copy it to the screen

        if ! defined ENGINE_SPRITE_BOX
ENGINE_SPRITE_BOX equ 1

        include "engine/sprites/sprite_draw.asm"

; box_show - show a box as it is now
; In:    D, E = row, column in the window; B, C = rows, columns, 1 to BOX_SIDE; the sprites' list
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF', BC', DE', HL'
; Writes: the box's cells of the screen, its variables
box_show:
        ld (box_at),de
        ld (box_size),bc
        call box_tiles
        call box_sprites
        jp box_copy

; box_tiles - the tiles of the box into the buffer
; Uses:  AF, BC, DE, HL
box_tiles:
        proc
        local row, cell
        ld de,(box_at)
        call tile_at
        ld de,box_buffer + BOX_MARGIN
        ld bc,(box_size)
        exx
        ld hl,box_colours
        exx
row:
        push bc
        push de
        push hl
        ld b,c
cell:
        push bc
        push hl
        call tile_shape
        push de
        ex de,hl
        ld bc,BOX_STRIDE
        rept 7
        ld a,(de)
        ld (hl),a
        inc de
        add hl,bc
        endm
        ld a,(de)
        ld (hl),a
        inc de
        ex de,hl
        ld a,(hl)                       ; its attribute
        exx
        ld (hl),a
        inc hl
        exx
        pop de
        inc de
        pop hl
        inc hl
        pop bc
        djnz cell
        pop hl
        ld a,(tile_stride)
        ld c,a
        add hl,bc                       ; B is 0
        pop de
        ex de,hl
        ld bc,8 * BOX_STRIDE
        add hl,bc
        ex de,hl
        pop bc
        djnz row
        ret
        endp

; box_copy - the buffer to the screen
; Uses:  AF, BC, DE, HL
box_copy:
        proc
        local row, cell
        ld de,(box_at)
        ld a,(tile_row)
        add a,d
        ld d,a
        ld a,(tile_column)
        add a,e
        ld e,a
        exx
        ld hl,box_colours
        exx
        ld hl,box_buffer + BOX_MARGIN
        ld a,(box_size + 1)
        ld b,a
row:
        push bc
        push de
        push hl
        call cell_address
        ex de,hl                        ; DE = the screen
        pop hl
        push hl
        ld a,(box_size)
cell:
        push hl
        push de
        ld bc,BOX_STRIDE
        ex af,af'
        rept 7
        ld a,(hl)
        ld (de),a
        add hl,bc
        inc d
        endm
        ld a,(hl)
        ld (de),a
        ex af,af'
        pop de
        inc e
        pop hl
        inc hl
        dec a
        jr nz,cell
        pop hl
        ld bc,8 * BOX_STRIDE
        add hl,bc
        pop de
        push de
        push hl
        call attribute_address
        push hl
        exx
        pop de
        ld bc,(box_size)
        ld b,0
        ldir
        exx
        pop hl
        pop de
        inc d
        pop bc
        djnz row
        ret
        endp

        endif
