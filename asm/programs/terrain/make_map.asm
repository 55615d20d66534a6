; make_map.asm - the map of a seed: woods, hills, swamps and lakes, a river, a road, the units and the flags
;
; 1. Grass everywhere; below the map a tile that no unit enters.
; 2. Patches: a random walk paints one kind of tile over two columns.
; 3. A river from the top to the bottom. A road from left to right, with bridges.
; 4. Walker and horse begin on the road, the boat on the river. Two flags lie where the walker can get, one where the boat can;
;    none is near. The road is long enough for two, the river for one, so there is a place for each.

        if ! defined TERRAIN_MAKE_MAP
TERRAIN_MAKE_MAP equ 1

        include "include/field.asm"
        include "lib/random.asm"
        include "lib/field_address.asm"
        include "lib/route_step.asm"
        include "lib/distance_cost.asm"

MAP_ROWS:       equ 19
MAP_COLUMNS:    equ FIELD_STRIDE
GRASS:          equ 0
ROAD:           equ 1
FOREST:         equ 2
SWAMP:          equ 3
HILL:           equ 4
WATER:          equ 5
ROCK:           equ 6
BRIDGE:         equ 7
OUTSIDE:        equ 8
TILES:          equ 9
UNITS:          equ 3
FLAG_COUNT:     equ 3
NO_PLACE:       equ 255                 ; the row of a flag that has been taken
FLAG_FAR:       equ 12                  ; the least cost of a way to a flag
FLAG_AFLOAT:    equ 6                   ; the same for the boat

; make_map - make the map of a seed
; In:    HL = seed
make_map:
        proc
        local patches, patch, walk, stays, river, left, flows, road, up, level, runs, none
        ld (rng_seed),hl
        ld hl,field
        ld de,field + 1
        ld bc,MAP_ROWS * FIELD_STRIDE
        ld (hl),GRASS
        ldir
        ld (hl),OUTSIDE
        ld bc,FIELD_SIZE - MAP_ROWS * FIELD_STRIDE - 1
        ldir
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
        ld e,20
        call rng_below
        add a,6
        ld e,a
        ld d,0
flows:
        call paint
        ld a,d
        cp MAP_ROWS / 2
        jr nz,left
        ld (unit_places + 4),de
left:
        push de
        ld e,3
        call rng_below
        pop de
        dec a
        add a,e                         ; one to the left, straight on, one to the right
        and MAP_COLUMNS - 1
        ld e,a
        call paint
        inc d
        ld a,d
        cp MAP_ROWS
        jr nz,flows
        ld e,11
        call rng_below
        add a,4
        ld d,a
        ld e,0
road:
        call pave
        ld a,e
        dec a
        jr nz,up
        ld (unit_places),de
up:
        cp 2
        jr nz,level
        ld (unit_places + 2),de
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
        jr nz,$ + 3
        inc d
        cp MAP_ROWS - 1
        jr nz,$ + 3
        dec d
        call pave
runs:
        inc e
        bit 5,e
        jr z,road
        endp
; the flags
        ld hl,NO_PLACE * 257
        ld (flag_places),hl
        ld (flag_places + 2),hl
        ld (flag_places + 4),hl
        xor a
        call measure_from
        ld a,FLAG_FAR
        call place_flag
        ld (flag_places),de
        ld a,FLAG_FAR
        call place_flag
        ld (flag_places + 2),de
        ld a,UNITS - 1
        call measure_from
        ld a,FLAG_AFLOAT
        call place_flag
        ld (flag_places + 4),de
        ld hl,unit_places
        ld de,first_places
        ld bc,2 * (UNITS + FLAG_COUNT)
        ldir
        xor a
        ld (unit),a
        jp use_unit

; measure_from - the cost of all ways to where a unit is
; In:    A = unit
measure_from:
        ld (unit),a
        call use_unit
        call unit_address
        ld b,1
        jp distance_cost

; place_flag - a place for a flag, looked for from a random one on
; In:    A = the least cost of a way to it; cost_map
; Out:   D, E = row, column
place_flag:
        proc
        local look, next
        ld c,a
        call random_place
look:
        call cost_place
        ld a,(hl)
        inc l
        cp c
        jr c,next
        ld a,(hl)
        or a
        jr nz,next                      ; 256 or more, or no way
        call find_flag
        ret nz
next:
        inc e
        bit 5,e
        jr z,look
        ld e,0
        inc d
        ld a,d
        cp MAP_ROWS
        jr c,look
        ld d,e
        jr look
        endp

; find_flag - is there a flag at a place?
; In:    D, E = row, column
; Out:   Z: yes, HL = the address of its row; NZ: no
; Keeps: BC, DE
find_flag:
        proc
        local each, next, found
        push bc
        ld b,FLAG_COUNT
        ld hl,flag_places
each:
        ld a,(hl)
        inc hl
        cp e
        jr nz,next
        ld a,(hl)
        cp d
        jr z,found
next:
        inc hl
        djnz each
        inc b                           ; NZ
found:
        pop bc
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

; paint - make the place D, E of the map the tile in brush, if it is on the map; pave - make it a road, a bridge over water
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

; use_unit - let tile_properties be those of the unit in use
use_unit:
        ld a,(unit)
        ld c,a
        add a,a
        add a,a
        add a,a
        add a,c                         ; * TILES
        ld c,a
        ld b,0
        ld hl,unit_costs
        add hl,bc
        ld de,tile_properties
        ld bc,TILES
        ldir
        ret

; unit_address - HL = the address of the column and row of the unit in use; unit_place - DE = its row, column
unit_address:
        ld a,(unit)
        add a,a
        ld l,a
        ld h,0
        ld de,unit_places
        add hl,de
        ret
unit_place:
        call unit_address
        ld e,(hl)
        inc hl
        ld d,(hl)
        ret

patch_table:                            ; tile, patches, steps of each
        db FOREST, 9, 26
        db HILL, 7, 16
        db SWAMP, 4, 14
        db WATER, 2, 18
        db ROCK, 6, 6
        db 0
unit_costs:                             ; of grass, road, forest, swamp, hill, water, rock, bridge, outside
        db 2, 1, 3, 5, 4, 128, 128, 1, 128      ; walker
        db 1, 1, 4, 8, 6, 128, 128, 1, 128      ; horse
        db 128, 128, 128, 3, 128, 1, 128, 1, 128 ; boat
        if TILES - 9
        .error use_unit counts 9 tiles
        endif

        endif
