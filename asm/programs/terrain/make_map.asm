; make_map.asm - the map of a seed: woods, hills, swamps and lakes, a river, a road
;
; 1. Grass everywhere; around the map a tile that no unit enters.
; 2. Patches: a random walk paints one kind of tile over two columns.
; 3. A river from the top to the bottom. A road from left to right, with bridges. Both go from side to side only, so
;    they cross in a bridge.

        if ! defined TERRAIN_MAKE_MAP
TERRAIN_MAKE_MAP equ 1

        include "programs/terrain/units.asm"
        include "include/field.asm"
        include "lib/random.asm"
        include "lib/field_address.asm"
        include "lib/route_step.asm"

MAP_ROWS:       equ 20
MAP_COLUMNS:    equ 23
RIVER_LEFT:     equ 4                   ; its first column: home is left of it
HOME_COLUMN:    equ 1

; make_map - make the map of a seed
; In:    HL = seed
; Out:   field; river_place; node_places: home
make_map:
        proc
        local patches, patch, walk, stays, river, left, flows, straight
        local road, level, runs, none, upper, lower, plain, grass
        ld (rng_seed),hl
        ld hl,field
        ld de,field + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),OUTSIDE
        ldir
        ld d,MAP_ROWS - 1
plain:
        ld e,0
        call field_address
        ld b,MAP_COLUMNS
grass:
        ld (hl),GRASS
        inc hl
        djnz grass
        dec d
        jp p,plain
        ld hl,patch_table
patches:                                ; HL = a kind of patch
        ld a,(hl)
        or a
        jr z,river
        ld (brush),a
        inc hl
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        push hl
patch:                                  ; B = patches left, C = steps of each
        push bc
        call random_place
        ld b,c
walk:
        call paint
        inc e
        call paint
        dec e
        push de
        push de
        ld e,4
        call rng_below
        pop de
        add a,a
        call route_step
        call on_map
        pop hl
        jr c,stays
        push de
        pop hl
stays:
        ex de,hl
        djnz walk
        pop bc
        djnz patch
        pop hl
        jr patches
river:
        ld a,WATER
        ld (brush),a
        ld e,10
        call rng_below
        add a,8
        ld e,a
        ld d,0
flows:
        call paint
        ld a,d
        cp MAP_ROWS / 2
        jr nz,left
        ld (river_place),de
left:
        push de
        ld e,3
        call rng_below
        pop de
        dec a
        add a,e                         ; one to the left, straight on, one to the right
        ld c,a
        sub RIVER_LEFT
        cp MAP_COLUMNS - RIVER_LEFT
        jr nc,straight
        ld e,c
        call paint
straight:
        inc d
        ld a,d
        cp MAP_ROWS
        jr nz,flows
        ld e,12
        call rng_below
        add a,5
        ld d,a
        ld e,0
road:
        call pave
        ld a,e
        cp HOME_COLUMN
        jr nz,level
        ld (node_places),de
level:
        push de
        ld e,4
        call rng_below
        pop de
        sub 1
        jr c,none                       ; one row up
        jr nz,runs
        inc d
        inc d
none:
        dec d
        ld a,d
        or a
        jr nz,upper
        inc d
upper:
        cp MAP_ROWS - 1
        jr nz,lower
        dec d
lower:
        call pave
runs:
        inc e
        ld a,e
        cp MAP_COLUMNS
        jr c,road
        ret
        endp

; random_place - D, E = a place on the map; keeps BC
random_place:
        ld e,MAP_ROWS
        call rng_below
        ld d,a
        ld e,MAP_COLUMNS
        call rng_below
        ld e,a
        ret

; on_map - carry set: D, E is not on the map
on_map:
        ld a,e
        cp MAP_COLUMNS
        ccf
        ret c
        ld a,d
        cp MAP_ROWS
        ccf
        ret

; paint - make the place D, E of the map the tile in brush, if it is on the map; pave - make it a road, a bridge over
; water
paint:
        call on_map
        ret c
        call field_address
        ld a,(brush)
        ld (hl),a
        ret
pave:
        proc
        local dry
        call field_address
        ld a,(hl)
        cp WATER
        ld a,BRIDGE
        jr z,dry
        cp (hl)
        ret z
        ld a,ROAD
dry:
        ld (hl),a
        ret
        endp

patch_table:                            ; tile, patches, steps of each
        db FOREST, 8, 26
        db HILL, 7, 16
        db SWAMP, 4, 14
        db WATER, 2, 14
        db ROCK, 5, 6
        db 0

map_variables macro
node_places:    ds 2 * (NODES + 1)      ; column, row of each place; the last one is where the unit is
here:           equ node_places + 2 * HERE
place_from:     ds 2                    ; where the search for a place began
river_place:    ds 2                    ; on the river
map_seed:       ds 2                    ; the generator's state after the map: the seed of the next one
brush:          ds 1                    ; the tile that paint paints
unit:           ds 1                    ; the unit in use: 0 walker, 1 horse, 2 boat
taken:          ds 1                    ; the flags that have been taken, a bit each
        endm

        endif
