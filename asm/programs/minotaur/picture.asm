; picture.asm - the parts of each picture

        if ! defined MINOTAUR_PICTURE
MINOTAUR_PICTURE equ 1

; play_make - what the next picture shows
; Out:   carry set: it can be done in one frame
; Uses:  AF, BC, DE, HL, IX
play_make:
        xor a
        ld (blocks_made),a
        call aim
        call scene_make
        call dots_make
        call scene_costs
        call scene_cost
        cp ROOM_IN_FRAME
        ret

; play_second - rows for later, thoughts, and then the upper part, which the beam has left
; In:    play_make has been called after HALT
; Uses:  AF, BC, DE, HL, IX
play_second:
        ld a,(blocks_next)
        push af
        ld a,6
        ld hl,hero_way
        ld c,(hl)
        call blocks_ahead
        pop bc
        ; what has been done since HALT takes at least so many THINK_UNIT: 10 for each row made, 2.5 if it is looked at, 5 for each sprite, 2
        ; more from the third one on, 5 more for a Minotaur, 0.5 for a dot
        ld a,(blocks_next)
        sub b
        jr nc,$ + 3
        add a,b                         ; blocks_ahead has begun anew
        ld c,a
        ld a,(near_dot_count)
        add a,c
        srl a
        add a,c
        add a,c
        ld hl,near_count
        add a,(hl)
        ld b,a
        ld a,(blocks_made)
        add a,a
        ld hl,scene_count
        add a,(hl)
        ld hl,scene_beasts
        add a,(hl)
        ld c,a
        add a,a
        add a,a
        add a,c
        add a,b
        add a,20
        ld b,a
        ld a,(scene_count)
        sub 2
        jr nc,$ + 3
        xor a
        add a,a
        add a,b
        call think_waiting
        jp play_upper

; play_lower - what is in the lower part: the beam comes soon, so the hero's line is first; he is over those that he touches
; Uses:  AF, BC, DE, HL, IX
play_lower:
        call scene_plain
        ld hl,256 * BESIDE + BESIDE - 24
        call play_band
        ld hl,scene_moved
        ld a,(hl)
        or a
        call nz,hero_colours
        call hero_draw
        ld hl,256 * (BESIDE + 24) + BESIDE
        call play_band
        ld hl,256 * 192 + BESIDE + 24
        call play_band
        xor a
        ld (scene_moved),a
        ld a,(cost_lower)
        ld (cost_now),a
play_whole:
        ret
BESIDE:         equ PLACE_EDGE + 24 * HERO_ROW + 24       ; from here on a sprite is below the hero

; play_upper - the upper part, and a number of the panel
; Uses:  AF, BC, DE, HL, IX
play_upper:
        call blocks_upper
        call scene_plain
        ld hl,(blocks_part_from)
        call play_band
        ld a,(panel_stale)
        or a
        jp nz,panel_turn
        ret

; play_band - the thread, sprites and their colours in some lines of the part drawn last
; In:    L, H = where they begin and end, places in the window
; Uses:  AF, BC, DE, HL
play_band:
        ld (blocks_part_from),hl        ; and blocks_part_to
        call dots_draw
        ld a,(scene_count)
        or a
        ret z
        call scene_colours
        jp figures_in

; play_key - the light; a key that is no direction
; Out:   A = key
; Uses:  AF, BC, DE, HL
play_key:
        call light_turn
        call demo_check
        call key_read
        ret nz
        ld a,$7F                        ; the ROM reads no letter while another key is held
        in a,(PORT_ULA)
        and 4
        ld a,'M'
        ret z
        ld a,$BF
        in a,(PORT_ULA)
        and 16
        ld a,'H'
        ret z
        xor a
        ret

        endif
