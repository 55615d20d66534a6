; help_ground.asm - what the grounds cost, with their pictures: the second page of the instructions

        if ! defined TERRAIN_HELP_GROUND
TERRAIN_HELP_GROUND equ 1

        include "engine/pages/instructions.asm"
        include "programs/terrain/show.asm"

GROUND_ROW:     equ 6                   ; of the first ground
GROUND_NAME:    equ 4                   ; columns: the name; the first unit
GROUND_UNIT:    equ 15
GROUND_APART:   equ 6
PLACES_ROW:     equ 16

; ground_drawn - the pictures, if this is their page
; Uses:  AF, BC, DE, HL
ground_drawn:
        proc
        local grounds, units, cost, costs
        ld hl,(instructions_page)
        ld de,ground_place
        or a
        sbc hl,de
        ret nz
        ld d,GROUND_ROW
        ld l,GRASS
grounds:
        ld e,2
        push hl
        call draw_tile
        pop hl
        inc d
        inc l
        ld a,l
        cp OUTSIDE
        jr nz,grounds
        ld hl,place_shapes
        ld de,PLACES_ROW * 256 + 2
costs:                                  ; pictures of places: shape, colour
        ld c,(hl)
        inc hl
        ld b,0
        push hl
        ld hl,unit_shapes
        add hl,bc
        ex (sp),hl
        ld c,(hl)
        inc hl
        ex (sp),hl
        call draw_shape
        pop hl
        inc d
        ld a,d
        cp PLACES_ROW + 4
        jr nz,costs
        xor a
        ld e,GROUND_UNIT
units:                                  ; A = unit
        push af
        ld d,GROUND_ROW - 2
        push af
        call unit_shape
        ld c,UNIT_INK
        call draw_shape
        pop af
        push de
        call unit_use
        pop de
        ld hl,tile_properties
        ld d,GROUND_ROW
cost:
        ld a,(hl)
        ld c,$47
        add a,'0'
        jp p,ground_cost
        ld a,'-'
        ld c,$07
ground_cost:
        push hl
        call draw_char
        pop hl
        inc l
        inc d
        ld a,d
        cp GROUND_ROW + OUTSIDE
        jr nz,cost
        ld a,e
        add a,GROUND_APART
        ld e,a
        pop af
        inc a
        cp UNITS
        jr nz,units
        ret
        endp

place_shapes:
        db SHAPE_HOUSE, HOME_INK, SHAPE_HOUSE, POST_INK, SHAPE_ANCHOR, POST_INK, SHAPE_FLAG, FLAG_INK
ground_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 2, "THE GROUND"
        db TEXT_INK, INK_TEXT, TEXT_AT, 1, 14, "each step costs"
        db TEXT_AT, 3, 13, "walker", TEXT_AT, 3, 20, "horse", TEXT_AT, 3, 26, "boat"
        db TEXT_AT, 6, GROUND_NAME, "grass", TEXT_AT, 7, GROUND_NAME, "road", TEXT_AT, 8, GROUND_NAME, "wood"
        db TEXT_AT, 9, GROUND_NAME, "swamp", TEXT_AT, 10, GROUND_NAME, "hill", TEXT_AT, 11, GROUND_NAME, "water"
        db TEXT_AT, 12, GROUND_NAME, "rock", TEXT_AT, 13, GROUND_NAME, "bridge"
        db TEXT_AT, 16, GROUND_NAME, "home: walker, horse"
        db TEXT_AT, 17, GROUND_NAME, "two inns: walker, horse"
        db TEXT_AT, 18, GROUND_NAME, "the harbour: the boat, too"
        db TEXT_AT, 19, GROUND_NAME, "one of three flags", TEXT_END

        endif
