; make_map.asm - the map of a seed: woods, hills, swamps and lakes, a river, a road, the units and the flags
;
; 1. Grass everywhere; below the map a tile that no unit enters.
; 2. Patches: a random walk paints one kind of tile over two columns.
; 3. A river from the top to the bottom. A road from left to right, with bridges.
; 4. Walker and horse begin on the road, the boat on the river. Two flags lie where the walker can get, one where the boat can;
;    none is near. The road is long enough for two, the river for one, so there is a place for each.

        if ! defined TERRAIN_MAKE_MAP
TERRAIN_MAKE_MAP equ 1

        include "programs/terrain/units.asm"
        include "include/field.asm"
        include "lib/random.asm"
        include "lib/field_address.asm"
        include "lib/route_step.asm"
        include "lib/distance_cost.asm"

MAP_ROWS:       equ 19
MAP_COLUMNS:    equ FIELD_STRIDE
RIVER_LEFT:     equ 4                   ; its first column: walker and horse begin left of it
FLAG_FAR:       equ 12                  ; the least cost of a way to a flag
FLAG_AFLOAT:    equ 6                   ; the same for the boat

; make_map - make the map of a seed
; In:    HL = seed
make_map:
        proc
        local patches, patch, walk, stays, river, left, flows, straight, road, up, level, runs, none, upper, lower
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
        call find_any                   ; a flag under a unit would not be seen
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

patch_table:                            ; tile, patches, steps of each
        db FOREST, 9, 26
        db HILL, 7, 16
        db SWAMP, 4, 14
        db WATER, 2, 18
        db ROCK, 6, 6
        db 0

        endif
