; play.asm - the page: a cursor, the unit in use and its ways, the flags

        if ! defined TERRAIN_PLAY
TERRAIN_PLAY equ 1

        include "programs/terrain/show.asm"
        include "engine/keys.asm"
        include "engine/number.asm"
        include "engine/number_input.asm"
        include "engine/session.asm"
        include "engine/sound.asm"
        include "engine/title.asm"

POINTS_MOST:    equ 30
WAY_MOST:       equ POINTS_MOST         ; each step costs 1 or more
NO_BEST:        equ 0
STEP_FRAMES:    equ 4                   ; of a unit that walks

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

; show_way - the way to the cursor, and what it costs
show_way:
        call draw_colours
        call find_way
        call draw_way
        call draw_numbers

; map_frame - one fiftieth of a second
map_frame:
        proc
        local right, down, left, moved
        halt
        call key_read
        ld hl,map_letters
        call key_act
        call keys_step
        jr z,map_frame
        bit 4,a
        jp nz,go
        ld de,(cursor)
        rra
        jr nc,right
        dec d
right:
        rra
        jr nc,down
        inc e
down:
        rra
        jr nc,left
        inc d
left:
        rra
        jr nc,moved
        dec e
moved:
        call on_map
        jr c,map_frame
        ld (cursor),de
        jp show_way
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

; go - walk to the cursor, if it is in reach; pay for it, take the flags on the way
go:
        proc
        local walk, wait, no_flag, paid_in, over, better
        ld a,(way_steps)
        ld b,a
        dec a
        cp WAY_MOST
        jp nc,map_frame                 ; 0 steps, or out of reach
        push bc
        call way_cost
        ld hl,(paid)
        ld c,a
        ld b,0
        add hl,bc
        jr nc,paid_in
        ld hl,65535
paid_in:
        ld (paid),hl
        pop bc
        ld l,b
        ld h,0
        add hl,hl
        ld de,way
        add hl,de                       ; where the unit is
walk:                                   ; B = steps left
        push bc
        push hl
        call unit_place
        call draw_ground
        pop hl
        dec hl
        ld d,(hl)
        dec hl
        ld e,(hl)
        push hl
        push de
        call unit_address
        pop de
        ld (hl),e
        inc hl
        ld (hl),d
        push de
        call draw_unit
        ld bc,3 * 256 + 60
        call sound_tone
        pop de
        call find_flag
        jr nz,no_flag
        ld (hl),NO_PLACE
        ld hl,flags_left
        dec (hl)
        call sound_rise
no_flag:
        ld b,STEP_FRAMES
wait:
        halt
        call key_break
        jp nc,session_end
        djnz wait
        pop hl
        pop bc
        djnz walk
        ld a,(flags_left)
        or a
        jr nz,over
        ld hl,(best)
        ld de,(paid)
        ld a,h
        or l
        jr z,better
        sbc hl,de
        jr c,over
better:
        ld (best),de
over:
        call key_letter                 ; ignore what was typed on the way
        jp show_unit
        endp

; show_flag - the cheapest way to a flag, however far, and what it costs
show_flag:
        proc
        local each, none
        call draw_colours
        ld hl,flag_places
        ld b,FLAG_COUNT
        call distance_cost
        ld hl,no_flag_text
        jr c,none
        call unit_place
        call cost_place
        ld c,(hl)
        inc l
        ld a,(hl)
        ld b,a
        inc a
        ld hl,no_flag_text
        jr z,none
        push bc
        ld hl,flag_text
        call draw_text
        pop hl
        xor a
        ld b,3
        ld de,22 * 256 + 29
        call draw_digits
        call unit_place
each:
        call cost_step
        jr c,marked                     ; at the flag
        ld c,WAY_INK
        call mark
        jr each
none:
        call draw_text
        endp
marked:
        call draw_unit
        call find_reach                 ; distance_cost has written there
        jp map_frame

; find_way - the places from the cursor back to the unit, each the neighbour with the most points left
; Out:   way; way_steps: 0 at the unit, 255 out of reach
find_way:
        proc
        local each, side, off, reached, store
        ld de,(cursor)
        call points_left
        ld c,255
        jr z,store
        ld hl,way
each:                                   ; DE = a place, HL = where it goes, C = steps - 1
        ld (hl),e
        inc hl
        ld (hl),d
        inc hl
        inc c
        push hl
        call points_left
        ld b,a
        ld a,(points)
        inc a
        cp b
        jr z,reached
        push bc
        ld c,0
side:                                   ; B = the most points left beside it, C = a step's code
        push de
        ld a,c
        call route_step
        call on_map
        jr c,off
        call points_left
        cp b
        jr c,off
        jr z,off
        ld b,a
        ld (next_place),de
off:
        pop de
        inc c
        inc c
        bit 3,c
        jr z,side
        pop bc
        ld de,(next_place)
        pop hl
        jr each
reached:
        pop hl
store:
        ld a,c
        ld (way_steps),a
        ret
        endp

; points_left - A = reach_map at row D, column E, 0 and Z out of reach; keeps BC, DE
points_left:
        call field_address
        ld a,h
        add a,REACH_PAGES
        ld h,a
        ld a,(hl)
        or a
        ret

; way_cost - A = what the way to the cursor costs; keeps C
way_cost:
        ld de,(cursor)
        call points_left
        ld b,a
        ld a,(points)
        inc a
        sub b
        ret

; draw_way - colour the way to the cursor, and the cursor
draw_way:
        proc
        local each, alone
        ld a,(way_steps)
        ld b,a
        dec a
        dec a
        cp WAY_MOST - 1
        jr nc,alone                     ; no place between, or out of reach
        dec b
        ld hl,way + 2
each:
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        ld c,WAY_INK
        call mark
        pop hl
        djnz each
alone:
        ld de,(cursor)
        ld c,CURSOR_INK
        jp mark
        endp

; draw_numbers - what has been paid, the best, the unit and its points, and what the way costs
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
        call draw_two
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
