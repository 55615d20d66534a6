; units.asm - the tiles, their costs for each unit, and the places of units and flags

        if ! defined TERRAIN_UNITS
TERRAIN_UNITS equ 1

        include "include/field.asm"

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

; use_unit - fill tile_properties with the costs of the unit in use
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

; find_any - is there a unit or a flag at a place? find_flag - is there a flag?
; In:    D, E = row, column
; Out:   Z: yes, HL = the address of its row; NZ: no
; Keeps: BC, DE
find_any:
        proc
        local each, next, found
        push bc
        ld b,UNITS + FLAG_COUNT
        ld hl,unit_places               ; flag_places follows it
        jr each
find_flag:
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

unit_costs:                             ; of grass, road, forest, swamp, hill, water, rock, bridge, outside
        db 2, 1, 3, 5, 4, 128, 128, 1, 128      ; walker
        db 1, 1, 4, 8, 6, 128, 128, 1, 128      ; horse
        db 128, 128, 128, 3, 128, 1, 128, 1, 128 ; boat
        if TILES - 9
        .error use_unit counts 9 tiles
        endif

        endif
