; show.asm - the map on the screen: tiles, reach, units and flags
;
; A place out of reach has its tile in colour on black, a place in reach in black or white on that colour.

        if ! defined TERRAIN_SHOW
TERRAIN_SHOW equ 1

        include "engine/text/text.asm"
        include "engine/text/number.asm"
        include "programs/terrain/make_map.asm"
        include "lib/distance_reach.asm"

WAY_INK:        equ $78                 ; black on bright white
CURSOR_INK:     equ $5F                 ; bright white on bright magenta
UNIT_INK:       equ $47
RESTING_INK:    equ $07
FLAG_INK:       equ $42
TITLE_ROW:      equ 6
TITLE_ROWS:     equ 7

; find_reach - find the places that the unit in use can reach with its points
find_reach:
        call unit_place
        ld a,(points)
        jp distance_reach

; draw_map - draw tiles, then their colours
; In:    B = rows; map_top = the screen's row of row 0
draw_map:
        proc
        local row, column
        ld a,b
        ld (shown_rows),a
        ld hl,field
        ld a,(map_top)
        ld d,a
row:
        ld e,0
column:
        push hl
        ld l,(hl)
        call draw_tile
        pop hl
        inc hl
        inc e
        bit 5,e
        jr z,column
        inc d
        djnz row
        endp                            ; fall through

; draw_colours - colour all places by their tiles and reach_map, then draw units and flags
draw_colours:
        proc
        local place, dim, unit_next, flag_next, taken
        ld a,(map_top)
        ld d,a
        ld e,0
        call attribute_address
        ex de,hl
        ld hl,field
        ld a,(shown_rows)
        ld c,a
place:                                  ; HL = a place of the field, DE = its attribute, C = rows left
        push bc
        ld a,h
        add a,REACH_PAGES
        ld b,a
        ld c,l
        ld a,(bc)
        or a
        ld a,(hl)
        jr z,dim
        add a,TILES
dim:
        ld c,a
        ld b,0
        push hl
        ld hl,tile_inks
        add hl,bc
        ld a,(hl)
        ld (de),a
        pop hl
        pop bc
        inc hl
        inc de
        ld a,e
        and MAP_COLUMNS - 1
        jr nz,place
        dec c
        jr nz,place
        ld hl,flag_places
        ld b,FLAG_COUNT
flag_next:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld a,d
        inc a
        jr z,taken
        push hl
        ld hl,unit_shapes + 8 * UNITS
        ld c,FLAG_INK
        call draw_on_map
        pop hl
taken:
        djnz flag_next
        ld hl,unit_places + 2 * UNITS
        ld b,UNITS
unit_next:                              ; the last first
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        push hl
        ld c,RESTING_INK
        ld a,b
        dec a
        add a,a
        add a,a
        add a,a
        ld l,a
        ld h,0
        push de
        ld de,unit_shapes
        add hl,de
        pop de
        call draw_on_map
        pop hl
        djnz unit_next
        endp                            ; fall through

; draw_unit - draw the unit in use
draw_unit:
        call unit_place
        ld a,(unit)
        add a,a
        add a,a
        add a,a
        ld c,a
        ld b,0
        ld hl,unit_shapes
        add hl,bc
        ld c,UNIT_INK

; draw_on_map - draw a shape on a place of the map, if it is shown
; In:    HL = shape; D, E = row, column; C = attribute
; Keeps: BC, DE
draw_on_map:
        push de
        call screen_row
        call c,draw_shape
        pop de
        ret

; screen_row - D := the screen's row of row D of the map; carry set: it is shown; keeps BC, E, HL
screen_row:
        push hl
        ld hl,shown_rows
        ld a,d
        cp (hl)
        inc hl
        ld a,(hl)                       ; map_top
        pop hl
        push af
        add a,d
        ld d,a
        pop af
        ret

; draw_tile - draw a tile in its colour out of reach
; In:    L = tile; D, E = the screen's row, column
; Keeps: B, DE
draw_tile:
        ld h,0
        push bc
        push de
        ld de,tile_inks
        push hl
        add hl,de
        ld c,(hl)
        pop hl
        add hl,hl
        add hl,hl
        add hl,hl
        ld de,tile_shapes
        add hl,de
        pop de
        call draw_shape
        pop bc
        ret

; draw_ground - draw the tile of a place of the map again
; In:    D, E = row, column
draw_ground:
        push de
        call field_address
        ld l,(hl)
        call screen_row
        call draw_tile
        pop de
        ret

; uncolour - give a place of the map its own colour again
; In:    D, E = row, column
; Keeps: DE
uncolour:
        proc
        local dim, each, next
        push de
        call unit_place
        ex de,hl
        pop de
        or a
        sbc hl,de
        ld c,UNIT_INK
        jr z,mark
        call find_flag
        ld c,FLAG_INK
        jr z,mark
        ld b,UNITS
        ld c,RESTING_INK
        ld hl,unit_places
each:
        ld a,(hl)
        inc hl
        cp e
        jr nz,next
        ld a,(hl)
        cp d
        jr z,mark
next:
        inc hl
        djnz each
        call field_address
        ld c,(hl)
        ld a,h
        add a,REACH_PAGES
        ld h,a
        ld a,(hl)
        or a
        ld a,c
        jr z,dim
        add a,TILES
dim:
        ld c,a
        ld b,0
        ld hl,tile_inks
        add hl,bc
        ld c,(hl)
        endp                            ; fall through

; mark - colour a place of the map
; In:    D, E = row, column; C = attribute
; Keeps: BC, DE
mark:
        push de
        call screen_row
        call attribute_address
        ld (hl),c
        pop de
        ret

tile_inks:                              ; out of reach, then in reach
        db $04, $06, $04, $05, $03, $01, $07, $06, 0
        db $60, $70, $20, $68, $58, $4F, $38, $70, 0
tile_shapes:
        incbin "programs/terrain/tiles.shapes"
unit_shapes:
        incbin "programs/terrain/units.shapes"

        endif
