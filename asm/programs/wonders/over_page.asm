; over_page.asm - over and under: a maze of squares whose passages cross on bridges, walked by keys
;
; The walker glides from cell to cell; on a bridge or below it he goes on in his direction, as the passage does. The middle of the cell in
; which he is has his colour, but not below a bridge, where he cannot be seen. The cells of a way that is shown have its colour until he
; has passed them: the drawing of the walker then takes its dots away.

        if ! defined WONDERS_OVER_PAGE
WONDERS_OVER_PAGE equ 1

        include "engine/keys/attract.asm"
        include "engine/keys/session.asm"
        include "engine/text/large_text.asm"
        include "links/links_generate_weave_dfs.asm"
        include "links/links_weave_step.asm"
        include "programs/wonders/over_show.asm"
        include "programs/wonders/tour_end.asm"

        public over_page, over_turn

OVER_COLUMNS:   equ 15
OVER_ROWS:      equ 10
OVER_FEWEST:    equ 2                   ; bridges that the shortest way crosses, or leads under
OVER_GLIDES:    equ 16 / WEAVE_PIXELS   ; from cell to cell

; over_page - a maze, the walker at its entrance
over_page:
        call key_letter                 ; what led here
        ld hl,(seed)
        ld (rng_seed),hl
        xor a                           ; squares
        ld (tiling),a
        ld hl,OVER_COLUMNS * 256 + OVER_ROWS
        ld (tiling_rows),hl             ; and tiling_columns
        ld a,(tour_stars + TOUR_OVER)
        ld e,a
        ld d,0
        ld hl,over_asks
        add hl,de
        add hl,de
        ld a,(hl)
        ld (weave_chance),a
        inc hl
        ld a,(hl)
        ld (over_least),a
over_maze:
        call links_generate_weave_dfs
        ld de,(links_entrance)
        ld hl,(links_exit)
        call links_solve_weave
        ld a,(over_least)
        ld hl,route_length
        cp (hl)
        jr nc,over_maze                 ; its way is too short
        ld b,(hl)                       ; fewer than 256 steps
        ld de,(links_entrance)
        ld c,OVER_FEWEST - 1
        ld hl,route
over_count:
        ld a,(hl)
        inc hl
        push hl
        call route_step
        call over_crossing
        pop hl
        jr z,$ + 3
        dec c
        djnz over_count
        bit 7,c
        jr z,over_maze                  ; it crosses too few bridges
        ld hl,(rng_seed)
        ld (seed),hl                    ; the next maze
        ld a,OVER_BAR
        ld (look_inks + INK_BAR),a
        ld c,OVER_INK
        call clear_screen
        ld hl,over_text
        call tour_head
        ld a,TOUR_OVER
        call tour_begin
        call tour_bar
        ld hl,over_walk_text
        call tour_walk
        ld hl,ATTRIBUTES + 22 * 32 + 15 ; the word bridges
        ld bc,6 * 256 + (OVER_BRIDGE | $40)
        ld (hl),c
        inc l
        djnz $ - 2
        ld hl,tour_foot
        call tour_keys
        call weave_draw
        call over_bridges
        ld hl,finish_shape              ; it stays there, as nothing but the hero is drawn in a cell
        ld (weave_shape),hl
        ld de,(links_exit)
        call over_plain
        call weave_begin
        ld hl,hero_shape
        ld (weave_shape),hl
        ld de,(links_entrance)
        ld (over_hero),de
        call weave_begin
        ld c,HERO_INK
        call over_lit
        ld hl,route
        ld (over_next),hl
        ld a,(attract_on)
        neg
        ld (over_told),a                ; nothing is told in a demonstration
        call tour_demo
        ld de,(over_hero)
        ld hl,(links_exit)
        call nz,links_solve_weave
        call tour_break                 ; all that takes half a second
        call keys_seen                  ; fall through into over_turn

; over_turn - frame by frame
over_turn:
        proc
        local way, next
        call attract_frame
        call tour_frame
        call key_read
        ld hl,over_letters
        call tour_act
        ld hl,(over_next)
        call tour_code
        call tour_steer
        ld hl,tour_fresh
        or (hl)                         ; a tap during the step before counts
        ld (hl),0
        call tour_both                  ; B = a direction's code, or 8 more
way:
        srl c
        jr nc,next
        push bc
        ld a,b
        and 6
        ld b,a
        ld de,(over_hero)
        call links_weave_step
        pop bc
        jr nc,over_step
next:
        inc b
        inc b
        bit 4,b
        jr z,way
        jr over_turn
        endp

; over_way - show the way from the walker to the exit
over_way:
        call tour_ask
        jr nz,over_turn
        call over_route
        ld hl,tour_none_text
        call tour_head
        jr over_turn

over_pause:
        call tour_pause
        jr over_turn

over_letters:
        db KEY_BREAK
        dw wonders_list
        db 'N'
        dw over_page
        db 'S'
        dw over_way
        db 'H'
        dw over_pause
        db 'M'
        dw wonders_list
        db 0

; over_step - a step, and on a bridge or below it the next ones too
; In:    B = its code, or 8 more
over_step:
        proc
        local walk, seen, glide
        ld a,b
        and 6
        ld (tour_heading),a
walk:
        ld de,(over_hero)
        push de
        ld a,(tour_heading)
        ld b,a                          ; that of the step before, too: he goes straight on
        call links_weave_step
        pop bc
        jr c,over_turn                  ; a wall
        ld (over_hero),de
        ld hl,(over_next)
        inc hl
        ld (over_next),hl
        push bc
        call tour_go
        call tour_tick
        pop hl
        push hl
        ld c,HERO_INK
        call over_between
        call over_crossing
        jr z,seen
        ld hl,tour_heading
        xor (hl)
        and 2                           ; NZ: he goes under the bridge
        call over_say
seen:
        call z,over_lit
        ld b,OVER_GLIDES
glide:
        push bc
        ld a,b
        and 3
        call z,hero_walks
        call attract_frame
        call tour_frame
        call keys_held
        call tour_steer
        ld a,(tour_heading)
        call weave_glide
        pop bc
        djnz glide
        pop de
        ld hl,(over_hero)
        ld c,OVER_INK
        call over_between
        call over_planks                ; the walker's drawing has taken them away
        call over_plain
        call over_dot
        ld de,(over_hero)
        call links_cell
        res 3,h                         ; from links_ways to links
        ld a,(hl)
        and WEAVE_BITS
        jr nz,walk
        ld hl,(links_exit)
        ld de,(over_hero)
        sbc hl,de                       ; carry is clear
        jp nz,over_turn
over_end:
        ld hl,over_text                 ; what wins a star is told below
        call tour_clear
        ld hl,(clock)
        ld a,TOUR_OVER
        call tour_end
        jp over_page
        endp

; over_say - whether he goes over a bridge or under it, the first time in a maze
; In:    Z: over it
; Keeps: AF, BC, DE
; Uses:  HL
over_say:
        proc
        local under, say
        push af
        push bc
        push de
        ld hl,over_told
        jr nz,under
        bit 0,(hl)
        set 0,(hl)
        ld hl,over_over_text
        jr say
under:
        bit 1,(hl)
        set 1,(hl)
        ld hl,over_under_text
say:
        call z,flag_say
        pop de
        pop bc
        pop af
        ret
        endp

over_asks:                              ; by the stars that are won: how many times in 256 a passage crosses another one where
                                        ; it can; the way has more steps than
        db 160, 0, 208, 42, 255, 54, 255, 54
over_text:
        db "BRIDGES", TEXT_END
over_over_text: db "You go over the bridge.", TEXT_END
over_under_text: db "You go under the bridge.", TEXT_END
over_walk_text:
        db "to the ring. Bridges: straight on.", TEXT_END

over_variables macro
over_next:      ds 2                    ; address in route of the next step of a demonstration
over_hero:      ds 2                    ; column, row
over_told:      ds 1                    ; bit 0: what is over has been told; bit 1: what is under
over_least:     ds 1                    ; the way has more steps
        endm

        endif
