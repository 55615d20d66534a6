; game.asm - the page of a map: the cursor, the keys, and what they do

        if ! defined TERRAIN_GAME
TERRAIN_GAME equ 1

        include "engine/keys/any_key.asm"
        include "engine/pages/front.asm"
        include "engine/pages/number_input.asm"
        include "programs/terrain/level.asm"
        include "programs/terrain/move_way.asm"
        include "programs/terrain/stand.asm"
        include "programs/terrain/result.asm"
        include "programs/terrain/lost.asm"

HELP_COST:      equ 3
BUZZ:           equ 30 * 256 + 250      ; for sound_tone

; game_stand - the unit stands somewhere: is it the end? What can it reach now?
game_stand:
        proc
        local shown
        ld a,(spare)
        ld (spare_before),a
        call stand
        jp c,game_lost
        jp z,game_won
        call stand_draw
        ld de,(here)
        call find_node
        add a,a
        ld e,a
        ld d,0
        ld hl,place_texts
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld a,(taken)
        cp ALL_FLAGS
        jr nz,shown
        ld de,last_text
shown:
        push de
        ex de,hl
        call message
        pop hl
        ld de,look_text
        or a
        sbc hl,de
        call z,game_detour

; game_frame - one fiftieth of a second
game_frame:
        halt
        call key_read
        ld hl,game_letters
        call key_act
        ld hl,free_letters
        ld b,a
        ld a,(level)
        or a
        ld a,b
        call z,key_act
        call step_keys
        jr z,game_frame
        bit 4,a
        jr nz,game_go
        ld de,(cursor)
        keys_move
        call on_map
        jr c,game_frame
        call move_way
        jr game_frame
        endp

game_letters:
        db KEY_BREAK
        dw opening_page
        db FRONT_ENTER
        dw game_go
        db 'U'
        dw game_change
        db 'W'
        dw game_help
        db 'R'
        dw game_again
        db 0
free_letters:
        db 'N'
        dw free_next
        db 'T'
        dw free_type
        db 0

; game_go - go to the cursor
game_go:
        ld a,(way_steps)
        or a
        ld hl,stay_text
        jr z,game_no
        inc a
        ld hl,far_text
        jr z,game_no
        call walk_way
        jp c,opening_page
        call keys_seen                  ; keys pressed on the way do not count
        jp game_stand

; game_detour - say how much has been wasted by the way to here, if anything
; Uses:  AF, BC, DE, HL
game_detour:
        ld a,(spare_before)
        ld hl,spare
        sub (hl)
        ret c
        ret z
        push af
        ld hl,detour_text
        call message
        pop af
        ld l,a
        ld h,0
        xor a
        call draw_plain
        ld hl,detour_end_text
        jp draw_text

; game_no - say that it cannot be done
; In:    HL = text
game_no:
        call message
        ld bc,BUZZ
        call sound_tone
        jp game_frame

; game_change - the next unit that can stand here, at a post
game_change:
        proc
        local each, known
        ld de,(here)
        call find_node
        cp POSTS
        ld hl,post_text
        jr nc,game_no
each:
        ld a,(unit)
        inc a
        cp UNITS
        jr c,known
        xor a
known:
        ld (unit),a
        call use_unit
        ld de,(here)
        call place_cost
        or a
        jp m,each
        ld bc,2 * 256 + 90
        call sound_tone
        jp game_stand
        endp

; game_help - the cheapest way on, for HELP_COST points
game_help:
        ld a,(unit)
        ld hl,next_unit
        cp (hl)
        ld hl,on_unit_text
        jr nz,game_no
        ld a,(spare)
        sub HELP_COST
        ld hl,on_none_text
        jr c,game_no
        ld (spare),a
        ld hl,points
        ld a,(hl)
        sub HELP_COST
        ld (hl),a
        call stand_draw
        call show_next
        ld hl,on_text
        call message
        jp game_frame

; show_next - the cursor to the next place of the cheapest tour, and the way there
show_next:
        call hide_way
        ld a,(next_node)
        call node_place
        ld (cursor),de
        jp show_way

; game_again - the same map from its beginning; in a level it costs a try
game_again:
        ld a,(level)
        or a
        jr z,map_begins
        ld a,(tries)
        dec a
        ld hl,last_try_text
        jp z,game_no
        ld (tries),a                    ; fall through into map_begins

; map_begins - the same map again
map_begins:
        call map_again
        call map_page
map_plays:
        call game_keys
        jp game_stand

; free_next, free_type - another map; that of a number
free_next:
        ld hl,(map_seed)
        jr free_map
free_type:
        call seed_type
        jr nc,free_map
        ld hl,no_seed_text
        call draw_text
        jp game_frame
free_map:
        ld (seed),hl
        jp game_map

no_seed_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 22, 0, "                                ", TEXT_END
place_texts:
        dw home_text, inn_text, harbour_text, inn_text, look_text, look_text, look_text, look_text

        endif
