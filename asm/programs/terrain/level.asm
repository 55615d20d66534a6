; level.asm - three flags: eight levels, each a new map; take the flags and come home before the points are spent
;
; The points of a level are the cheapest tour's, and a margin that gets smaller. Level 0 is free play.

        if ! defined TERRAIN_LEVEL
TERRAIN_LEVEL equ 1

        include "engine/keys/any_key.asm"
        include "engine/pages/front.asm"
        include "programs/terrain/make_places.asm"
        include "programs/terrain/panel.asm"
        include "programs/terrain/plan.asm"

LEVELS:         equ 8
TRIES:          equ 3
CHEAPEST_MOST:  equ 169                 ; half as much again is a byte
READY_KNOWN:    equ 1                   ; bits of ready: the tour is known; the player wants to begin
READY_KEY:      equ 2

; game_begin - the first level; free_begin - free play
game_begin:
        ld hl,0
        ld (score),hl
        ld a,TRIES
        ld (tries),a
        ld a,1
        jr game_level
free_begin:
        xor a

; game_level - a level, on the map of `seed`
; In:    A = its number
game_level:
        ld (level),a
game_map:
        ld sp,stack_top                 ; from wherever another map is called for
        call map_begin

; ready_frame - look for the cheapest tour, a part in each turn
ready_frame:
        proc
        local known
        call key_read
        ld hl,ready_letters
        call key_act
        ld a,(ready)
        rra
        jr c,known
        call plan_step
        jr c,ready_frame
        call map_ready
        jr c,game_map
        call ready_draw
        ld hl,ready
        inc (hl)
known:
        ld a,(ready)
        cp READY_KNOWN + READY_KEY
        jp z,map_plays
        halt
        call step_keys
        bit 4,a
        jr z,ready_frame
        endp                            ; fall through into ready_go

; ready_go - begin, as soon as the tour is known
ready_go:
        ld hl,ready
        set 1,(hl)
        jr ready_frame
ready_letters:
        db KEY_BREAK
        dw opening_page
        db FRONT_ENTER
        dw ready_go
        db 0

; ready_draw - what the cheapest tour costs, and the points for this map
ready_draw:
        ld a,(budget)
        ld hl,cheapest
        sub (hl)
        ld (spare),a
        call panel_points
        call panel_spare
        ld hl,tour_text
        call message
        ld a,(cheapest)
        call box_number
        ld hl,begin_text
        jp draw_text

; map_begin - make and draw the map of `seed`
map_begin:
        ld hl,(seed)
        call make_map
        call make_places
        ld hl,(rng_seed)
        ld (map_seed),hl
        call plan_begin
        xor a
        ld (taken),a
        ld (ready),a
        ld hl,reach_map                 ; the whole map is bright
        ld de,reach_map + 1
        ld bc,FIELD_SIZE - 1
        ld (hl),1
        ldir
        call map_page
        call panel_unit
        ld hl,ready_text
        jp message

; map_page - draw the page and the map
map_page:
        call game_page
        jp draw_map

; map_ready - the points for this map
; Out:   carry set: its tour is too long; seed = another one's
map_ready:
        proc
        local more, fits, given
        call plan_here
        ld hl,CHEAPEST_MOST
        or a
        sbc hl,de
        jr nc,fits
        ld hl,(map_seed)
        ld (seed),hl
        ret
fits:
        ld a,e
        ld (cheapest),a
        ld a,(level)
        ld c,a
        ld b,0
        ld hl,margins
        add hl,bc
        ld c,(hl)
        ld b,8
        ld hl,0
more:                                   ; HL = cheapest * margin
        add hl,hl
        rl c
        jr nc,given
        add hl,de
given:
        djnz more
        add hl,hl
        add hl,hl
        add hl,hl
        ld a,h                          ; / 32
        add a,e
        ld (budget),a
        endp                            ; fall through into map_again

; map_again - as at first
; Out:   carry clear
map_again:
        ld a,(budget)
        ld (points),a
        ld hl,(node_places)
        ld (here),hl
        xor a
        ld (taken),a
        ld (unit),a
        ret

margins:                                ; 32nds of the cheapest tour, by level; free play
        db 16, 16, 11, 8, 6, 4, 3, 2, 1

game_variables macro
level:          ds 1
ready:          ds 1
score:          ds 2
tries:          ds 1
budget:         ds 1                    ; the points of this map
points:         ds 1                    ; what is left of them
cheapest:       ds 1                    ; what the cheapest tour costs
spare:          ds 1                    ; points left after the cheapest way on
spare_before:   ds 1                    ; the same, before the unit went here
        endm

        endif
