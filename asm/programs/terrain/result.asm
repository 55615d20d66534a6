; result.asm - the end of a map: home, compared with the cheapest tour

        if ! defined TERRAIN_RESULT
TERRAIN_RESULT equ 1

        include "engine/keys/any_key.asm"
        include "engine/sound/sound.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/logo.asm"
        include "programs/terrain/panel.asm"

BOX_TOP:        equ 5                   ; rows, over the map
BOX_ROWS:       equ 12
FULL_POINTS:    equ 100
STARS_2:        equ 90                  ; points for two stars

; game_won - home with all flags
game_won:
        call count_points
        ld hl,score
        ld a,(level)
        or a
        jr z,won_again
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld a,(level_points)
        add a,e
        ld e,a
        jr nc,won_low
        inc d
won_low:
        ld (hl),d
        dec hl
        ld (hl),e
won_again:
        call won_draw
        call sound_rise
        ld a,(level_stars)
        cp 3
        call z,sound_rise
        call keys_release

; won_frame - until it goes on
won_frame:
        halt
        call key_read
        ld hl,won_letters
        call key_act
        ld hl,free_won_letters
        ld b,a
        ld a,(level)
        or a
        ld a,b
        call z,key_act
        call step_keys
        bit 4,a
        jr z,won_frame
won_next:
        ld hl,(map_seed)
        ld (seed),hl
        ld a,(level)
        or a
        jp z,game_map
        inc a
        cp LEVELS + 1
        jp c,game_level
        jp game_end
won_letters:
        db KEY_BREAK
        dw opening_page
        db FRONT_ENTER
        dw won_next
        db 'W'
        dw won_watch
        db 0
free_won_letters:
        db 'R'
        dw map_begins
        db 0

; won_watch - the cheapest tour, then the result again
won_watch:
        ld hl,tour_demo
        call attract_run
        jr won_again

; won_draw - the result
won_draw:
        proc
        local star, dark, praised, free
        call box_draw
        ld hl,home_logo
        ld de,256 * (BOX_TOP + 1) + 7
        ld c,$44
        call draw_logo
        ld a,(level_stars)
        ld b,a
        ld de,256 * (BOX_TOP + 5) + 9
        ld a,3
star:
        push af
        ld c,$46
        dec b
        jp p,dark
        ld c,$01
dark:
        ld hl,unit_shapes + SHAPE_STAR
        call draw_shape
        inc e
        inc e
        pop af
        dec a
        jr nz,star
        ld hl,paid_text
        call draw_text
        ld a,(paid)
        ld de,256 * (BOX_TOP + 7) + 15
        ld b,3
        call panel_number
        ld a,(cheapest)
        ld de,256 * (BOX_TOP + 8) + 15
        ld b,3
        call panel_number
        ld hl,praise_best_text
        ld a,(level_stars)
        cp 3
        jr z,praised
        ld hl,praise_good_text
        cp 2
        jr z,praised
        ld hl,praise_text
praised:
        call draw_text
        ld a,(level)
        or a
        jr z,free
        ld hl,score_text
        call message
        ld a,(level_points)
        call box_number
        ld hl,total_text
        call draw_text
        ld hl,(score)
        ink INK_VALUE
        xor a
        call draw_plain
        ld hl,won_keys
        jp draw_keys
free:
        ld hl,blank_text
        call draw_text
        ld hl,free_won_keys
        jp draw_keys
        endp

; box_draw - an empty place over the map for the result, and no keys
box_draw:
        proc
        local row, cell
        ld d,BOX_TOP
row:
        ld e,1
cell:
        ld a,' '
        ld c,$07
        call draw_char
        inc e
        ld a,e
        cp MAP_COLUMNS - 1
        jr nz,cell
        inc d
        ld a,d
        cp BOX_TOP + BOX_ROWS
        jr nz,row
        ld hl,no_keys_text
        jp draw_text
        endp

; box_number - A, bright, where a text has ended
box_number:
        ld l,a
        ld h,0
        ink INK_VALUE
        xor a
        jp draw_plain

; count_points - paid, level_points = 100 * cheapest / paid, level_stars
count_points:
        proc
        local multiply, divide, stars
        ld a,(points)
        ld c,a
        ld a,(budget)
        sub c
        ld (paid),a
        ld b,a
        ld a,(cheapest)
        ld e,a
        ld d,0
        ld h,d
        ld l,d
        ld c,FULL_POINTS
multiply:
        add hl,de
        dec c
        jr nz,multiply
        ld e,b
        ld a,255
divide:
        inc a
        or a
        sbc hl,de
        jr nc,divide
        ld (level_points),a
        ld c,3
        cp FULL_POINTS
        jr z,stars
        dec c
        cp STARS_2
        jr nc,stars
        dec c
stars:
        ld a,c
        ld (level_stars),a
        ret
        endp

home_logo:
        db "HOME", TEXT_END
paid_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, BOX_TOP + 7, 5, "You paid", TEXT_AT, BOX_TOP + 8, 5, "Cheapest", TEXT_END
praise_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, BOX_TOP + 10, 2, "It could be cheaper", TEXT_END
free_won_keys:
        db 21, 0, "R", 2, "the same map again", TEXT_END
won_keys:
        db 23, 0, "ENTER", 6, "next", TEXT_END
        db 23, 11, "W", 13, "watch", TEXT_END
        db 23, 22, "BREAK", 28, "back", TEXT_END
        db KEYS_END
no_keys_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 17, PANEL, "        ", TEXT_AT, 18, PANEL, "        "
        db TEXT_AT, 19, PANEL, "        "
        db TEXT_AT, 23, 0, "                                ", TEXT_END

result_variables macro
paid:           ds 1
level_points:   ds 1                    ; what the level has won
level_stars:    ds 1
rest:           ds 2                    ; what the rest of the tour costs
        endm

        endif
