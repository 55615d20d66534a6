; sprites.asm - masked sprites at any pixel of a window of tiles, without flicker
;
; Nothing is taken away and drawn again on the screen. For each sprite the cells that it leaves and enters are a box, of which sprites_build
; puts tiles and sprites together in memory; sprites may overlap, and the map may change under them. sprites_copy then writes each byte to
; the screen once, from the top down. Called when a frame begins, as after frames_wait, it stays ahead of the beam, so that pictures are
; whole: four sprites of 16 x 16 can be anywhere, six one below the other. A game's turn is this:
;   move, sprites_build, frames_wait, sprites_copy
;
; The list is memory of the program, SPRITE_SIZE bytes for each sprite; what is drawn last lies on top:
;   words x, y: pixels from the window's upper left corner, signed: a sprite may be partly or wholly outside
;   word  its picture, a frame of NAME.WxH.sprites
;   byte  width of the picture in bytes, 1 to 3; 0: it is not shown
;   byte  height in lines, 1 to 24
;   byte  attribute of the cells that it covers; 0: those of the tiles
;   bytes row, column, rows, columns of the box where it is drawn: rows = 0 before the first time
;
; Time, in the lowest row of a window of 24, for a sprite that walks by up to 4 pixels, with none other near it:
; 8 x 8: at most 12,953 T to build and 4,185 T to copy; 16 x 16: at most 21,165 T to build and 5,597 T to copy; 24 x 24: at most
; 32,784 T to build and 7,304 T to copy; a sprite that is not on a box is passed over in 610 T.
;
; Pictures are shifted by table: 4,096 bytes at SPRITE_TABLES, a multiple of 256, which a program may set before this include. After them
; comes the pool, 128 bytes for each row of a box: POOL_ROWS, 24 if the program does not set another number, of at least 5. When it is
; full, what is in it goes to the screen at once.

        if ! defined ENGINE_SPRITES
ENGINE_SPRITES equ 1

        include "engine/sprites/sprite_box.asm"

        public sprites_setup, sprites_build, sprites_show

; sprites_setup - write the tables, and empty the pool; call it once
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: 4,096 bytes at SPRITE_TABLES, its variables
sprites_setup:
        proc
        local shift, each, more, done, none
        ld hl,box_rows
        ld (hl),0
        ld b,24
none:
        inc hl                          ; box_heads
        ld (hl),BOX_NONE
        djnz none
        ld de,SPRITE_TABLES
        ld c,0                          ; pixels to the right
shift:
        ld l,0                          ; the byte
each:
        ld h,l
        ld b,c
        inc b
        xor a                           ; H, A = the byte, shifted into the next one
        jr done
more:
        srl h
        rra
done:
        djnz more
        ex de,hl
        ld (hl),d                       ; what stays in its byte
        inc h
        ld (hl),a                       ; what goes into the next one
        dec h
        inc l
        ex de,hl
        ld l,e
        inc e
        dec e
        jr nz,each
        inc d
        inc d
        inc c
        bit 3,c
        jr z,shift
        ret
        endp

; sprites_show - show all sprites where they are now: sprites_build and sprites_copy
; In:    IX = list; B = sprites, 1 to 255; the map in use
; Out:   the boxes in the list
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF', BC', DE', HL'
; Writes: the window's cells under the boxes, the list, the pool, its variables
sprites_show:
        call sprites_build
        jp sprites_copy

; sprites_build - put together in memory what sprites_copy will show: all sprites where they are now
; In:    IX = list; B = sprites, 1 to 255; the map in use; the pool empty, as sprites_setup and sprites_copy leave it
; Out:   the boxes in the list
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF', BC', DE', HL'
; Writes: the list, the pool, its variables; if the pool is full, the screen as sprites_copy
sprites_build:
        proc
        local each, no_union, new, next
        ld (sprites_list),ix
        ld a,b
        ld (sprites_count),a
        push ix
each:
        push bc
        call sprite_box                 ; D, E = row, column, B, C = rows, columns of its new box
        ld a,(ix + SPRITE_ROWS)
        or a
        jr z,new
        ld a,b
        or a
        jr z,no_union
        call box_union
        jr c,no_union
        call box_build
        jr next
no_union:                               ; far from the old one: one after the other
        call sprite_box
        push bc
        push de
        ld d,(ix + SPRITE_ROW)
        ld e,(ix + SPRITE_COLUMN)
        ld b,(ix + SPRITE_ROWS)
        ld c,(ix + SPRITE_COLUMNS)
        call box_build
        pop de
        pop bc
new:
        ld a,b
        or a
        call nz,box_build
next:
        call sprite_box
        ld (ix + SPRITE_ROW),d
        ld (ix + SPRITE_COLUMN),e
        ld (ix + SPRITE_ROWS),b
        ld (ix + SPRITE_COLUMNS),c
        ld de,SPRITE_SIZE
        add ix,de
        pop bc
        djnz each
        pop ix
        ret
        endp

; box_union - one box for the old and the new one
; In:    IX = sprite; D, E, B, C = new box
; Out:   carry clear: D, E, B, C = both; carry set: too large for one
; Uses:  AF, HL
box_union:
        ld a,d
        ld h,(ix + SPRITE_ROW)
        ld l,(ix + SPRITE_ROWS)
        call span_union
        ret c
        ld d,h
        ld b,l
        ld h,(ix + SPRITE_COLUMN)
        ld l,(ix + SPRITE_COLUMNS)
        push bc
        ld b,c
        ld a,e
        call span_union
        pop bc
        ld e,h
        ld c,l
        ret

; span_union - one span for two
; In:    H, L = first, count; A, B = first, count of the other
; Out:   H, L = both; carry set: longer than BOX_SIDE
; Keeps: BC, DE
; Uses:  AF
span_union:
        proc
        local first, ended
        push de
        ld e,a                          ; E = first of the other, then D = the greater end
        add a,b
        ld d,a
        ld a,h
        add a,l
        cp d
        jr c,ended
        ld d,a
ended:
        ld a,e
        cp h
        jr nc,first
        ld h,a
first:
        ld a,d
        sub h
        ld l,a
        pop de
        cp BOX_SIDE + 1
        ccf
        ret
        endp

        endif
