; make_places.asm - home, two inns, the harbour and three flags on the map of a seed
;
; 1. Home is on the road, in column 1.
; 2. The harbour is on a bridge of the river. River and road cross, so there is one.
; 3. An inn is on the road, another one on grass, far from home.
; 4. One flag lies in a wood, one on grass, far from home by foot; one on the water, far from the harbour by boat.
; None is very far, so that a tour is not too long. If there is no such ground it is any, however far: the road is
; long enough for four, the river for one.

        if ! defined TERRAIN_MAKE_PLACES
TERRAIN_MAKE_PLACES equ 1

        include "programs/terrain/units.asm"
        include "programs/terrain/make_map.asm"
        include "lib/distance_cost.asm"

FAR:            equ 12                  ; the least cost of a way to what is far by foot
FAR_AFLOAT:     equ 6                   ; the same by boat
FAR_MOST:       equ 46                  ; more than the cost of a way to what is not very far

; make_places - find the places; the unit stands at home
; In:    a map; river_place; node_places: home
make_places:
        proc
        local clear
        ld hl,node_places + 2 * INN
        ld b,2 * (NODES - INN)
clear:
        ld (hl),$FF                     ; nowhere
        inc hl
        djnz clear
        ld a,BOAT
        ld hl,river_place
        call measure_to
        ld bc,0 * 256 + BRIDGE
        ld a,HARBOUR
        call make_place
        ld a,BOAT
        ld hl,node_places + 2 * HARBOUR
        call measure_to
        ld bc,FAR_AFLOAT * 256 + WATER
        ld a,NODES - 1
        call make_place
        xor a
        ld hl,node_places
        call measure_to
        ld bc,FAR * 256 + ROAD
        ld a,INN
        call make_place
        ld bc,FAR * 256 + GRASS
        ld a,HUT
        call make_place
        ld bc,FAR * 256 + FOREST
        ld a,POSTS
        call make_place
        ld bc,FAR * 256 + GRASS
        ld a,POSTS + 1
        call make_place
        ld hl,(node_places)
        ld (node_places + 2 * HERE),hl
        xor a
        ld (unit),a
        jp use_unit
        endp

; measure_to - the cost of all ways of a unit to a place
; In:    A = unit; HL = address of the place
measure_to:
        push hl
        call unit_use
        pop hl
        ld b,1
        jp distance_cost

; make_place - find a spot for a place, from a random one on: on its ground, or else on any
; In:    A = place; B = the least cost of the way from it; C = ground; cost_map
; Uses:  AF, BC, DE, HL
make_place:
        proc
        local look, any, near, next, round, found
        push af
        call random_place
        ld (place_from),de
look:
        call field_address
        ld a,c
        cp OUTSIDE
        jr z,any
        cp (hl)
        jr nz,next
any:
        call cost_place
        ld a,(hl)
        inc l
        cp b
        jr c,next
        cp FAR_MOST
        jr c,near
        ld a,c
        cp OUTSIDE
        jr nz,next
near:
        ld a,(hl)
        or a
        jr nz,next                      ; 256 or more, or no way
        call find_node
        cp NODES
        jr z,found
next:
        inc e
        ld a,e
        cp MAP_COLUMNS
        jr c,round
        ld e,0
        inc d
        ld a,d
        cp MAP_ROWS
        jr c,round
        ld d,e
round:
        ld hl,(place_from)
        or a
        sbc hl,de
        jr nz,look
        ld c,OUTSIDE                    ; any ground, then
        jr look
found:
        pop af
        add a,a
        ld c,a
        ld b,0
        ld hl,node_places
        add hl,bc
        ld (hl),e
        inc hl
        ld (hl),d
        ret
        endp

        endif
