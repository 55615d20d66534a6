; own_page.asm - your own way: draw a route from cell to cell, and get a maze in which it is the only way
;
; The board is a field with its posts, its outer wall and some rocks. OWN_SEEN in a cell marks it as visited; a step back clears it. The
; route is kept as fill_around reads it: each step twice, as the next cell is two places away. When the maze is there, solve_wave
; finds the way in it without being told. The player walks it, too: the longer it is, the better.

        if ! defined WONDERS_OWN_PAGE
WONDERS_OWN_PAGE equ 1

        include "engine/keys/attract.asm"
        include "engine/keys/session.asm"
        include "engine/text/large_text.asm"
        include "engine/text/number.asm"
        include "generate/fill_around.asm"
        include "lib/field_border.asm"
        include "lib/route_step.asm"
        include "programs/wonders/own_draw.asm"
        include "programs/wonders/own_fire.asm"
        include "programs/wonders/own_rocks.asm"
        include "programs/wonders/own_walk.asm"
        include "solve/solve_wave.asm"

        public own_page, own_turn, own_made

OWN_COLUMNS:    equ 31
OWN_ROWS:       equ 21
OWN_DEMO_PACE:  equ 7                   ; bits of FRAMES that are 0 when a step is drawn in a demonstration
OWN_NEWEST:     equ 80                 ; how many times in 256 the newest cell grows

; own_page - the empty board
own_page:
        proc
        local row, post
        ld hl,OWN_ROWS * 256 + OWN_COLUMNS
        ld (field_width),hl             ; and field_height
        ld hl,field
        ld de,field + 1
        ld (hl),FIELD_PATH
        ld bc,FIELD_STRIDE * OWN_ROWS - 1
        ldir
        ld hl,field
        ld c,OWN_ROWS / 2
row:
        ld b,FIELD_STRIDE / 2
post:
        ld (hl),FIELD_WALL
        inc hl
        inc hl
        djnz post
        ld de,FIELD_STRIDE
        add hl,de
        dec c
        jr nz,row
        ld c,FIELD_WALL
        call field_border
        call own_rocks
        ld a,OWN_SEEN
        ld (field + FIELD_STRIDE + 1),a
        ld hl,0
        ld (route_length),hl
        ld hl,OWN_FIRST
        ld (own_end),hl
        ld hl,own_text
        call own_board
        call own_rocks_draw
        ld hl,own_foot
        call tour_keys
        ld hl,tour_foot_draw
        call draw_key_line
        ld a,TOUR_OWN
        call tour_still
        call tour_bar
        call own_ends
        xor a
        ld (own_told),a
        call own_advise
        ld hl,own_demo_way
        ld (own_next),hl
        call keys_seen
        endp                            ; fall through into own_turn

; own_turn - frame by frame, while the route is drawn
own_turn:
        proc
        local way, step, demonstration
        call attract_frame
        call key_read
        ld hl,own_letters
        call tour_act
        ld a,(attract_on)
        or a
        jr nz,demonstration
        call keys_step
        bit 4,a                         ; KEY_FIRE: ENTER
        jp nz,own_make
        and KEY_UP | KEY_RIGHT | KEY_DOWN | KEY_LEFT
        jr z,own_turn
        ld b,-2                         ; a direction's code
way:
        inc b
        inc b
        rra
        jr nc,way
step:
        call own_step
        call own_advise
        jr own_turn
demonstration:
        ld a,(FRAMES)
        and OWN_DEMO_PACE
        jr nz,own_turn
        ld hl,(own_next)
        ld b,(hl)
        inc hl
        ld (own_next),hl
        bit 7,b
        jr z,step
        jp own_make
        endp
own_demo_way:                           ; codes of steps
        db 2, 2, 2, 2, 4, 4, 4, 6, 6, 4, 4, 2, 2, 2, 2, 2, 0, 0, 0, 0, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 4, 2, 2, 2, 2, 255

own_letters:
        db KEY_BREAK
        dw wonders_list
        db FRONT_ENTER                  ; whatever key is fire
        dw own_make
        db 'N'
        dw own_page
        db 'M'
        dw wonders_list
        db 0

; own_make - the maze, and what can be done with it, if a way is drawn
own_make:
        call own_steps
        jr z,own_none
        ld hl,(seed)
        ld (rng_seed),hl
        ld a,OWN_NEWEST
        ld (growing_newest),a
        ld de,OWN_FIRST
        call fill_around
        ld hl,(rng_seed)
        ld (seed),hl
        ld hl,own_made_text
        call own_board
        ld a,(attract_on)
        or a
        ld hl,own_ring_text
        call z,tour_walk
        ld hl,tour_foot
        call tour_keys
        call own_count
        call own_ends
        call own_begin
        call own_fire_begin
        ld hl,route
        ld (own_next),hl
        call keys_seen                  ; fall through into own_made

; own_made - frame by frame, when the maze is there
own_made:
        call attract_frame
        call key_read
        ld hl,own_made_letters
        call tour_act
        ld hl,(own_next)
        call tour_code
        call tour_steer
        call keys_repeat
        call nz,own_walk
        call own_fire_frame
        jr nc,own_made                  ; fall through into own_burnt

; own_burnt - the fire has him, or the ring: another maze around the same way
own_burnt:
        proc
        local walker, again
        call own_fall
        ld hl,(own_fire_place)
        ld de,(own_end)
        or a
        sbc hl,de
        jr nz,walker
        ld hl,own_beaten_text
        call tour_beaten
        jr again
walker:
        call tour_burnt
again:
        jp own_make
        endp

; own_none - ENTER, and nothing is drawn
own_none:
        xor a
        ld (own_told),a                 ; the advice comes back with a step
        ld hl,own_none_text
        call flag_say
        jp own_turn

own_pause:
        call tour_pause
        jr own_made

own_made_letters:
        db KEY_BREAK
        dw wonders_list
        db 'N'
        dw own_page
        db 'S'
        dw own_way
        db 'H'
        dw own_pause
        db 'M'
        dw wonders_list
        db 0

; own_way - the way that the solver finds
own_way:
        proc
        local each, shown
        call tour_ask
        jp nz,own_made
        ld hl,own_drawn_lines
        call lines_use
        ld de,OWN_FIRST
        ld hl,(own_end)
        call solve_wave
        ld de,OWN_FIRST
        ld bc,(route_length)
        ld hl,route
each:
        ld a,b
        or c
        jr z,shown
        dec bc
        dec bc                          ; the next cell is two places away
        ld a,(hl)
        inc hl
        inc hl
        push hl
        push bc
        call own_lay
        pop bc
        pop hl
        jr each
shown:
        call own_ends
        ld hl,own_only
        call flag_say
        call own_figure
        jp own_made
        endp

own_text:
        db "YOUR WAY", TEXT_END
own_made_text:
        db "THE ONLY WAY", TEXT_END
own_ring_text:
        db "be at the ring before the fire!", TEXT_END
own_beaten_text:
        db "Fire beat you to the ring.", TEXT_END
own_none_text:
        db "Draw first.", TEXT_END
own_only:
        db "This is the only way: no star.", TEXT_END
own_foot:
        db 23, 1, "ENTER", 0
own_make_name:
        db "make", 0
        db 23, 11, "N", 0, "new", 0, KEYS_END

own_variables macro
own_end:        ds 2                    ; column, row of the last cell
own_told:       ds 1                    ; what row 22 says: 1 before the way is begun, 2 then
own_next:       ds 2                    ; address of the code of a demonstration's next step
own_hero:       ds 2                    ; column, row of who walks
        endm

        endif
