; tile_map.asm - a window of tiles of any number of kinds, from a map
;
; A byte of the map is the number of a tile; a tile is 8 bytes and an attribute, as the build makes them from NAME.tiles. The map, the tiles and
; the window are a record of the program, which tile_map_use copies:
;   word  the map: the byte of the window's upper left cell
;   byte  bytes from a row of the map to the next
;   word  the tiles
;   bytes the window on the screen: row, column, height, width, in cells

        if ! defined ENGINE_TILE_MAP
ENGINE_TILE_MAP equ 1

        include "engine/text/text.asm"

        public tile_map_use, tile_map_draw, tile_draw

TILE_MAP_SIZE:  equ 9

; tile_map_use - draw this map from now on
; In:    HL = record
; Out:   -
; Keeps: IX, IY
; Uses:  BC, DE, HL
; Writes: tile_map
tile_map_use:
        ld de,tile_map
        ld bc,TILE_MAP_SIZE
        ldir
        ret

; tile_map_draw - draw the whole window
; In:    the map in use
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the window's cells
tile_map_draw:
        proc
        local row, cell
        ld d,0
row:
        ld e,0
cell:
        call tile_draw
        inc e
        ld a,(tile_width)
        cp e
        jr nz,cell
        inc d
        ld a,(tile_height)
        cp d
        jr nz,row
        ret
        endp

; tile_draw - draw a tile
; In:    D, E = row, column in the window
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: a cell of the screen
tile_draw:
        push de
        call tile_at
        call tile_shape
        push hl
        ld bc,8
        add hl,bc
        ld c,(hl)
        ld a,(tile_row)
        add a,d
        ld d,a
        ld a,(tile_column)
        add a,e
        ld e,a
        pop hl
        call draw_shape
        pop de
        ret

; tile_at - the byte of the map for a cell
; In:    D, E = row, column in the window
; Out:   HL = its address
; Keeps: DE
; Uses:  AF, BC, HL
tile_at:
        proc
        local row
        ld hl,(tile_map)
        ld c,e
        ld b,0
        add hl,bc
        ld a,(tile_stride)
        ld c,a
        ld a,d
        or a
        ret z
row:
        add hl,bc
        dec a
        jr nz,row
        ret
        endp

; tile_shape - a tile
; In:    HL = the byte of the map
; Out:   HL = its eight bytes and its attribute
; Keeps: DE
; Uses:  AF, BC, HL
tile_shape:
        ld c,(hl)
        ld b,0
        ld h,b
        ld l,c
        add hl,hl
        add hl,hl
        add hl,hl
        add hl,bc
        ld bc,(tile_shapes)
        add hl,bc
        ret

tile_map_variables macro
tile_map:       ds 2
tile_stride:    ds 1
tile_shapes:    ds 2
tile_row:       ds 1
tile_column:    ds 1
tile_height:    ds 1
tile_width:     ds 1
        endm

        endif
