; sprite_box.asm - put a box of the window together in the pool

        if ! defined ENGINE_SPRITE_BOX
ENGINE_SPRITE_BOX equ 1

        include "engine/sprites/sprite_copy.asm"
        include "engine/sprites/sprite_draw.asm"

; box_build - put a box together as it is now; if the pool is full, what is in it goes to the screen first
; In:    D, E = row, column in the window; B, C = rows, columns, 1 to BOX_SIDE; the sprites' list
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF', BC', DE', HL'
; Writes: the pool, its variables; if it is full, the screen
box_build:
        proc
        local fits
        ld (box_at),de
        ld (box_size),bc
        ld a,(box_rows)
        add a,b
        cp POOL_ROWS + 1
        jr c,fits
        call sprites_copy
        ld de,(box_at)
        ld bc,(box_size)
fits:
        ld a,(box_rows)
        ld h,a
        add a,b
        ld (box_rows),a
        ld a,h
        ld c,h                          ; its number
        call box_address
        ld (box_memory),hl
        ld a,l
        add a,BOX_PLACE
        ld l,a
        ld a,(tile_column)
        add a,e
        ld (hl),a
        inc l
        ld a,(box_size)
        ld (hl),a
        inc l
        ld (hl),b
        inc l
        ld e,d
        ld d,0
        push hl
        ld hl,box_heads
        add hl,de
        ld a,(hl)                       ; the first box of its row so far comes after it
        ld (hl),c
        pop hl
        ld (hl),a
        call box_tiles
        jp box_sprites
        endp

; box_tiles - the tiles of the box into the pool
; Uses:  AF, BC, DE, HL, AF', BC', DE', HL'
box_tiles:
        proc
        local row, cell
        ld de,(box_at)
        call tile_at
        ld de,(box_memory)
        ld a,(box_size + 1)
row:
        push af
        push de
        push hl
        ld a,e
        add a,BOX_COLOURS
        exx
        ld l,a
        exx
        ld a,d
        exx
        ld h,a
        exx
        ld a,e
        add a,BOX_MARGIN
        ld e,a
        ld a,(box_size)
cell:
        push hl
        ex af,af'
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
        ld a,(de)                       ; its attribute
        exx
        ld (hl),a
        inc l
        exx
        pop de
        inc e
        pop hl
        inc hl
        ex af,af'
        dec a
        jr nz,cell
        pop hl
        ld a,(tile_stride)
        ld c,a
        add hl,bc                       ; B is 0
        pop de
        ex de,hl
        ld c,BOX_ROW
        add hl,bc
        ex de,hl
        pop af
        dec a
        jr nz,row
        ret
        endp

        endif
