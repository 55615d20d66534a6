; sprites.asm - masked sprites at any pixel of a window of tiles, without flicker
;
; Nothing is taken away and drawn again on the screen. For each sprite the cells that it leaves and enters are a box: the box's tiles are put
; together in memory, then all sprites that lie on them, in the order of the list, and each byte is copied to the screen once. So a cell is
; never seen without what belongs there, sprites may overlap, and the map may change under them.
;
; The list is memory of the program, SPRITE_SIZE bytes for each sprite; what is drawn last lies on top:
;   words x, y: pixels from the window's upper left corner, signed: a sprite may be partly or wholly outside
;   word  its picture, a frame of NAME.WxH.sprites
;   byte  width of the picture in bytes, 1 to 3; 0: it is not shown
;   byte  height in lines, 1 to 24
;   byte  attribute of the cells that it covers; 0: those of the tiles
;   bytes row, column, rows, columns of the box where it is drawn: rows = 0 before the first time
;
; Time, in the lowest row of a window of 24, for a sprite that walks by up to 4 pixels, with none other near it, at most:
; 17,452 T for 8 x 8, 29,722 T for 16 x 16, 46,754 T for 24 x 24; a sprite that is not on a box is passed over in 1,107 T.
;
; Pictures are shifted by table: 4,096 bytes at SPRITE_TABLES, a multiple of 256, which a program may set before this include.

        if ! defined ENGINE_SPRITES
ENGINE_SPRITES equ 1

        include "engine/sprites/sprite_box.asm"

        public sprites_setup, sprites_show

; sprites_setup - write the tables; call it once
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: 4,096 bytes at SPRITE_TABLES
sprites_setup:
        proc
        local shift, each, more, done
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

; sprites_show - show all sprites where they are now
; In:    IX = list; B = sprites, 1 to 255; the map in use
; Out:   the boxes in the list
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, AF', BC', DE', HL'
; Writes: the window's cells under the boxes, the list, its variables
sprites_show:
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
        call box_show
        jr next
no_union:                               ; far from the old one: one after the other
        call sprite_box
        push bc
        push de
        ld d,(ix + SPRITE_ROW)
        ld e,(ix + SPRITE_COLUMN)
        ld b,(ix + SPRITE_ROWS)
        ld c,(ix + SPRITE_COLUMNS)
        call box_show
        pop de
        pop bc
new:
        ld a,b
        or a
        call nz,box_show
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
