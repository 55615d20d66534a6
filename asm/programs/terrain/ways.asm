; ways.asm - the way to the cursor and the way to a flag: found, coloured, walked and paid for

        if ! defined TERRAIN_WAYS
TERRAIN_WAYS equ 1

        include "programs/terrain/show.asm"
        include "engine/keys/keys.asm"
        include "engine/keys/session.asm"
        include "engine/sound/sound.asm"

POINTS_MOST:    equ 30
WAY_MOST:       equ POINTS_MOST         ; each step costs 1 or more
STEP_FRAMES:    equ 4                   ; of a unit that walks

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
        call keys_seen                  ; ignore keys typed on the way
        jp show_unit
        endp

; show_flag - the cheapest way to a flag, however far, and its cost
show_flag:
        proc
        local each, none
        call draw_colours
        ld a,1
        ld (flag_shown),a
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

; way_cost - A = the cost of the way to the cursor; keeps C
way_cost:
        ld de,(cursor)
        call points_left
        ld b,a
        ld a,(points)
        inc a
        sub b
        ret

; hide_way - remove the way to the cursor or to a flag, and the cursor, from the map
hide_way:
        proc
        local each, alone
        ld hl,flag_shown
        ld a,(hl)
        ld (hl),0
        or a
        jp nz,draw_colours
        ld a,(way_steps)
        ld b,a
        dec a
        cp WAY_MOST
        jr nc,alone
        ld hl,way
each:                                   ; the cursor's place too
        ld e,(hl)
        inc hl
        ld d,(hl)
        inc hl
        push hl
        push bc
        call uncolour
        pop bc
        pop hl
        djnz each
        ret
alone:
        ld de,(cursor)
        jp uncolour
        endp

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

        endif
