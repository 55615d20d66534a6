; units.asm - the tiles, their costs for each unit, and the places on a map

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
UNITS:          equ 3                   ; 0 walker, 1 horse, 2 boat
BOAT:           equ 2

HOME:           equ 0                   ; the places, in node_places
INN:            equ 1
HARBOUR:        equ 2
HUT:            equ 3                   ; another inn, off the road
POSTS:          equ 4                   ; where the unit may be changed
FLAG_COUNT:     equ 3
NODES:          equ POSTS + FLAG_COUNT
HERE:           equ NODES               ; in node_places after them: where the unit is
ALL_FLAGS:      equ 7                   ; a set of flags has a bit for each

; use_unit - fill tile_properties with the costs of the unit in use; unit_use - of unit A
; Uses:  AF, BC, DE, HL
use_unit:
        ld a,(unit)
unit_use:
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

; place_cost - A = what the place D, E costs the unit whose costs are in tile_properties; bit 7: impassable
; Keeps: BC, DE
; Uses:  AF, HL
place_cost:
        call field_address
        ld l,(hl)
        ld h,high tile_properties
        ld a,(hl)
        ret

; find_node - which of the places is at D, E?
; Out:   A = its number, NODES if none
; Keeps: BC, DE
; Uses:  AF, HL
find_node:
        proc
        local each, next, other
        push bc
        ld hl,node_places
        ld bc,NODES * 256
each:
        ld a,(hl)
        inc hl
        cp e
        jr nz,other
        ld a,(hl)
        cp d
        jr z,next
other:
        inc hl
        inc c
        djnz each
next:
        ld a,c
        pop bc
        ret
        endp

; node_place - D, E = row, column of place A
; Keeps: BC
; Uses:  AF, HL
node_place:
        add a,a
        ld e,a
        ld d,0
        ld hl,node_places
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ret

; node_bit - A = the flag that is at place A, as a bit; 0 for a post
; Keeps: BC, DE
; Uses:  AF, HL
node_bit:
        ld l,a
        ld h,0
        push de
        ld de,node_bits
        add hl,de
        pop de
        ld a,(hl)
        ret
node_bits:
        db 0, 0, 0, 0, 1, 2, 4, 0

unit_costs:                             ; of grass, road, wood, swamp, hill, water, rock, bridge, outside
        db 3, 2, 3, 4, 3, 128, 128, 2, 128      ; walker
        db 2, 1, 8, 9, 9, 128, 128, 1, 128      ; horse
        db 128, 128, 128, 3, 128, 1, 128, 1, 128 ; boat
        if TILES - 9
        .error unit_use counts 9 tiles
        endif

        endif
