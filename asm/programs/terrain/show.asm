; show.asm - the map on the screen: tiles, reach, posts, flags, the unit and the cursor
;
; A place out of reach has its tile in colour on black, a place in reach in black or white on that colour.

        if ! defined TERRAIN_SHOW
TERRAIN_SHOW equ 1

        include "engine/text/text.asm"
        include "programs/terrain/units.asm"
        include "programs/terrain/make_map.asm"
        include "lib/distance_reach.asm"

WAY_INK:        equ $78                 ; black on bright white
CURSOR_INK:     equ $5F                 ; bright white on bright magenta
UNIT_INK:       equ $46
FLAG_INK:       equ $42
HOME_INK:       equ $44
POST_INK:       equ $45
SHAPE_HOUSE:    equ 8 * UNITS           ; in unit_shapes
SHAPE_ANCHOR:   equ SHAPE_HOUSE + 8
SHAPE_FLAG:     equ SHAPE_ANCHOR + 8
SHAPE_STAR:     equ SHAPE_FLAG + 8

; find_reach - find the places that the unit in use can reach with the points left
find_reach:
        ld de,(here)
        ld a,(points)
        jp distance_reach

; draw_map - draw all places of the map; colour_map - colour them by their reach
draw_map:
        proc
        local places, row, column, job, node
        ld hl,draw_shape
        jr places
colour_map:
        ld hl,mark
places:
        ld (job + 1),hl
        ld d,0
row:
        ld e,0
column:
        call ground_shape
job:
        call 0                          ; operand
        inc e
        ld a,e
        cp MAP_COLUMNS
        jr nz,column
        inc d
        ld a,d
        cp MAP_ROWS
        jr nz,row
        ld a,HERE
node:
        push af
        call node_place
        call draw_place
        pop af
        dec a
        jp p,node
        ret
        endp

; draw_place - draw a place of the map: its tile, or what stands there
; In:    D, E = row, column
; Keeps: BC, DE
draw_place:
        push bc
        call place_shape
        call draw_shape
        pop bc
        ret

; uncolour - give a place of the map its own colour again
; In:    D, E = row, column
; Keeps: DE
uncolour:
        call place_shape                ; fall through into mark

; mark - colour a place of the map
; In:    D, E = row, column; C = attribute
; Keeps: BC, DE
mark:
        call attribute_address
        ld (hl),c
        ret

; place_shape - the shape and the colour of a place of the map
; In:    D, E = row, column
; Out:   HL = shape; C = attribute
; Keeps: DE
place_shape:
        proc
        local ground, dim, post
        ld hl,(here)
        or a
        sbc hl,de
        ld a,(unit)
        ld c,UNIT_INK
        jr z,unit_shape
        call find_node
        cp NODES
        jr z,ground
        cp POSTS
        jr c,post
        call node_bit
        ld hl,taken
        and (hl)
        jr nz,ground
        ld hl,unit_shapes + SHAPE_FLAG
        ld c,FLAG_INK
        ret
post:
        ld hl,unit_shapes + SHAPE_HOUSE
        ld c,HOME_INK
        or a
        ret z
        ld c,POST_INK
        cp HARBOUR
        ret nz
        ld hl,unit_shapes + SHAPE_ANCHOR
        ret
ground:
ground_shape:                           ; the same without what stands there
        call field_address
        ld b,(hl)
        ld a,h
        add a,REACH_PAGES
        ld h,a
        ld a,(hl)
        or a
        ld a,b
        jr z,dim
        add a,TILES
dim:
        ld c,a
        ld l,b
        ld b,0
        push de
        ex de,hl
        ld hl,tile_inks
        add hl,bc
        ld c,(hl)
        ld l,e
        call tile_shape
        pop de
        ret
        endp

; unit_shape - HL = the shape of unit A; tile_shape - of tile L
; Keeps: BC; unit_shape: DE
unit_shape:
        push de
        add a,a
        add a,a
        add a,a
        ld l,a
        ld h,0
        ld de,unit_shapes
        add hl,de
        pop de
        ret
tile_shape:
        ld h,0
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,tile_shapes
        add hl,de
        ret

; draw_tile - draw a tile anywhere on the screen, in its colour in reach
; In:    L = tile; D, E = the screen's row, column
; Keeps: B, DE
draw_tile:
        push bc
        push de
        ld h,0
        ld de,tile_inks + TILES
        push hl
        add hl,de
        ld c,(hl)
        pop hl
        call tile_shape
        pop de
        call draw_shape
        pop bc
        ret

tile_inks:                              ; out of reach, then in reach
        db $04, $06, $04, $05, $03, $01, $07, $06, 0
        db $20, $30, $44, $28, $18, $4D, $38, $70, 0
tile_shapes:
        incbin "programs/terrain/tiles.shapes"
unit_shapes:
        incbin "programs/terrain/units.shapes"

        endif
