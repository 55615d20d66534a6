; play.asm - the page: a cursor, the unit in use and its ways, the flags

        if ! defined TERRAIN_PLAY
TERRAIN_PLAY equ 1

        include "programs/terrain/ways.asm"
        include "programs/terrain/show.asm"
        include "engine/keys/keys.asm"
        include "engine/text/number.asm"
        include "engine/pages/number_input.asm"
        include "engine/keys/session.asm"
        include "engine/sound/sound.asm"
        include "engine/pages/title.asm"

NO_BEST:        equ 0
; another_map, typed_map, map_again - the map of the next seed; of a typed one; the same one from its beginning
another_map:
        ld hl,(map_seed)
        ld (seed),hl
        jr new_map
typed_map:
        call seed_type
        jp c,show_page
        ld (seed),hl

; new_map - make and show the map of `seed`
new_map:
        ld hl,(seed)
        call make_map
        ld hl,(rng_seed)
        ld (map_seed),hl
        ld hl,NO_BEST
        ld (best),hl
map_again:
        ld hl,first_places
        ld de,unit_places
        ld bc,2 * (UNITS + FLAG_COUNT)
        ldir
        ld hl,0
        ld (paid),hl
        ld a,FLAG_COUNT
        ld (flags_left),a
        xor a
        ld (unit),a

; show_page - draw the whole page, with the cursor at the unit in use
show_page:
        ink INK_TEXT
        call clear_screen
        ld hl,bar_text
        call draw_text
        ld hl,(seed)
        ld e,27
        call draw_bar_number
        ld a,1
        ld (map_top),a
        ld b,MAP_ROWS
        call draw_map

; show_unit - the unit in use: its costs, its reach, the cursor at its place
show_unit:
        call use_unit
        call draw_costs
        call unit_place
        ld (cursor),de

; show_reach - the reach of the unit in use, and the way to the cursor
show_reach:
        call find_reach
        call draw_colours
        xor a
        ld (flag_shown),a
        call draw_numbers

; show_way - the way to the cursor, and its cost
show_way:
        call find_way
        call draw_way
        call draw_message

; map_frame - one fiftieth of a second
map_frame:
        proc
        halt
        call key_read
        ld hl,map_letters
        call key_act
        call keys_step
        jr z,map_frame
        bit 4,a
        jp nz,go
        ld de,(cursor)
        keys_move
        call on_map
        jr c,map_frame
        push de
        call hide_way
        pop de
        ld (cursor),de
        jr show_way
        endp

map_letters:
        db KEY_BREAK
        dw session_end
        db 'N'
        dw another_map
        db 'R'
        dw map_again
        db 'T'
        dw typed_map
        db 'U'
        dw next_unit
        db 'M'
        dw more_points
        db 'L'
        dw less_points
        db 'W'
        dw show_flag
        db 13
        dw go
        db 0

; next_unit - use the next unit
next_unit:
        proc
        local known
        ld a,(unit)
        inc a
        cp UNITS
        jr c,known
        xor a
known:
        ld (unit),a
        jp show_unit
        endp

; more_points, less_points - change the points, 1 to POINTS_MOST
more_points:
        ld a,(points)
        inc a
        jr set_points
less_points:
        ld a,(points)
        dec a
set_points:
        jp z,map_frame
        cp POINTS_MOST + 1
        jp nc,map_frame
        ld (points),a
        jp show_reach

; draw_numbers - the points paid, the best, the unit and its points
draw_numbers:
        ld hl,(paid)
        ld e,5
        call draw_bar_number
        ld hl,(best)
        ld e,16
        ld a,h
        or l
        call nz,draw_bar_number
        ld a,(unit)
        add a,a
        add a,a
        add a,a
        ld c,a
        ld b,0
        ld hl,unit_names
        add hl,bc
        push hl
        ink INK_VALUE
        pop hl
        ld de,22 * 256
        call draw_text
        ld hl,points_text
        call draw_text
        ld a,(points)
        ld e,15
        jr draw_two

; draw_message - the cost of the way
draw_message:
        ld hl,over_text
        ld a,(flags_left)
        or a
        jp z,draw_text
        ld hl,far_text
        ld a,(way_steps)
        inc a
        jp z,draw_text
        ld hl,way_text
        call draw_text
        call way_cost
        ld e,30
draw_two:
        ld l,a
        ld h,0
        ink INK_VALUE
        xor a
        ld d,22
        ld b,2
        jp draw_digits
draw_bar_number:
        ink INK_BAR
        xor a
        ld d,a
        ld b,5
        jp draw_digits

; draw_costs - the cost of each tile for the unit in use, in two rows
draw_costs:
        proc
        local each, cost, named
        ld hl,cost_names
        ld de,20 * 256
        ld b,0                          ; tile
each:
        push hl
        ld l,b
        call draw_tile
        inc e
        pop hl
        ink INK_TEXT
        call draw_text
        push hl
        ink INK_VALUE
        ld h,high tile_properties
        ld l,b
        ld a,(hl)
        add a,'0'
        jp p,cost
        ld a,'-'                        ; impassable
cost:
        call draw_char
        pop hl
        inc e
        bit 5,e
        jr z,named
        ld e,0
        inc d
named:
        inc b
        bit 3,b
        jr z,each
        ret
        endp

cost_names:
        db "grass ", TEXT_END, "road  ", TEXT_END, "forest", TEXT_END, "swamp ", TEXT_END
        db "hill  ", TEXT_END, "water ", TEXT_END, "rock  ", TEXT_END, "bridge", TEXT_END
unit_names:     db "walker ", TEXT_END, "horse  ", TEXT_END, "boat   ", TEXT_END
bar_text:       db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, "Paid       Best       Seed      "
                db TEXT_AT, 23, 0, "ENTER go U unit L M points W way", TEXT_END
points_text:    db TEXT_AT, 22, 8, TEXT_INK, INK_TEXT, "Points     ", TEXT_END
way_text:       db TEXT_AT, 22, 19, TEXT_INK, INK_TEXT, "Way costs    ", TEXT_END
far_text:       db TEXT_AT, 22, 19, TEXT_INK, INK_BAD, "Out of reach ", TEXT_END
flag_text:      db TEXT_AT, 22, 19, TEXT_INK, INK_TEXT, "Flag costs", TEXT_INK, INK_VALUE, TEXT_END
no_flag_text:   db TEXT_AT, 22, 19, TEXT_INK, INK_BAD, "No way there ", TEXT_END
over_text:      db TEXT_AT, 22, 19, TEXT_INK, INK_CHOICE, "N new R again", TEXT_END

        endif
