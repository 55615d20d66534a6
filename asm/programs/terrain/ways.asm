; ways.asm - the way to the cursor: found, coloured, walked and paid for

        if ! defined TERRAIN_WAYS
TERRAIN_WAYS equ 1

        include "engine/keys/attract.asm"
        include "engine/sound/sound.asm"
        include "programs/terrain/show.asm"
        include "programs/terrain/panel.asm"

POINTS_MOST:    equ 254
WAY_MOST:       equ POINTS_MOST         ; each step costs 1 or more
STEP_FRAMES:    equ 3                   ; of a unit that walks

; walk_way - walk to the cursor; pay for it, take the flags on the way
; In:    way, way_steps: 1 or more
; Out:   carry set: BREAK was held
walk_way:
        proc
        local walk, wait, no_flag
        ld a,(way_steps)
        ld l,a
        ld h,0
        add hl,hl
        ld de,way
        add hl,de                       ; where the unit is
        ld b,a
walk:                                   ; B = steps left
        push bc
        ld de,(here)
        dec hl
        ld b,(hl)
        dec hl
        ld c,(hl)
        push hl
        ld (here),bc
        call draw_place                 ; the place that it leaves
        ld de,(here)
        call draw_place
        call place_cost
        ld b,a
        ld a,(points)
        sub b
        ld (points),a
        call walk_sound
        ld de,(here)
        call find_node
        call node_bit
        ld hl,taken
        ld c,(hl)
        or c
        ld (hl),a
        cp c
        jr z,no_flag
        call panel_flags
        call sound_rise
no_flag:
        call panel_points
        ld b,STEP_FRAMES
wait:
        call attract_frame
        call key_break
        pop hl
        pop de
        ccf
        ret c
        push de
        push hl
        djnz wait
        pop hl
        pop bc
        djnz walk
        or a
        ret
        endp

; walk_sound - a step, the deeper the more it costs; a horse has two hooves
; In:    B = its cost
; Uses:  AF, BC
walk_sound:
        ld a,b
        add a,a
        add a,a
        add a,a
        add a,b
        add a,40
        ld c,a
        ld b,3
        ld a,(unit)
        dec a
        jp nz,sound_tone
        ld b,2
        call sound_tone
        ld a,c
        add a,25
        ld c,a
        ld b,2
        jp sound_tone

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

; show_way - find the way to the cursor, and colour it
show_way:
        call find_way
        call draw_way
        jp panel_way

; hide_way - remove the way to the cursor, and the cursor, from the map
hide_way:
        proc
        local each
        ld de,(cursor)
        call uncolour
        ld a,(way_steps)
        ld b,a
        dec a
        cp WAY_MOST
        ret nc                          ; no way, or out of reach
        ld hl,way
each:
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

ways_variables macro
cursor:         ds 2                    ; column, row
way:            ds 2 * (WAY_MOST + 1)   ; column, row of places, from the cursor back to the unit
old_way:        ds 2 * (WAY_MOST + 1)   ; the same of the way before the cursor moved
way_steps:      ds 1
next_place:     ds 2
        endm

        endif
