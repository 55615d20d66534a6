; play.asm - the page of the game: the cursor, a ball chosen, its way, its roll, and what follows

        if ! defined LINES_PLAY
LINES_PLAY equ 1

        include "engine/keys/session.asm"
        include "programs/lines/rules.asm"
        include "programs/lines/ways.asm"
        include "programs/lines/show.asm"
        include "programs/lines/panel.asm"
        include "programs/lines/hints.asm"
        include "programs/lines/chosen.asm"
        include "programs/lines/moves.asm"
        include "programs/lines/demo.asm"
        include "engine/keys/pause.asm"
        include "engine/pages/game_over.asm"

        public lines_play, play_turn, play_over

; lines_play, play_new - a game with game_colours
lines_play:
play_new:
        call play_begin
        ld hl,choose_text
        call hint
        call keys_seen

; play_turn - a frame: a key, or the ball bounces
play_turn:
        call lines_frame
        call key_read
        ld hl,play_letters
        call key_act
        call step_keys
        jr z,play_idle
        bit 4,a                         ; KEY_FIRE
        jr nz,play_fire
        call cursor_move
        jr play_turn
play_idle:
        call bounce_ball
        jr play_turn

play_letters:
        db KEY_BREAK
        dw lines_front
        db 'U'
        dw play_undo
        db 'N'
        dw play_new
        db 'L'
        dw play_lights
        db 'H'
        dw play_pause
        db 0

lines_keys:
        db $FB, 1, KEY_UP
        db $FD, 1, KEY_DOWN
        db $DF, 1, KEY_RIGHT
        db $DF, 2, KEY_LEFT
        db $EF, 8, KEY_UP
        db $EF, 16, KEY_DOWN
        db $EF, 4, KEY_RIGHT
        db $F7, 16, KEY_LEFT
        db $7F, 1, KEY_FIRE
        db $BF, 1, KEY_FIRE
        db 0

; play_begin - a new game, and its page
; In:    game_colours, rng_seed
; Uses:  AF, BC, DE, HL
play_begin:
        call ways_begin
        ld hl,4 * 256 + 4
        ld (cursor),hl
        call marks_clear
        ld hl,NO_PLACE
        ld (chosen),hl
        call best_table
        ld bc,SCORE_NAME
        add hl,bc
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ld (best),hl
        ld a,(game_colours)
        call game_new
        call draw_page
        call draw_squares
        jp draw_panel

; play_fire - the key to take a ball and to send it
play_fire:
        ld de,(cursor)
        call board_address
        jp z,fire_place
        ld hl,(chosen)                  ; on a ball
        or a
        sbc hl,de
        jp z,fire_drop
        call choose
        jp play_turn
fire_drop:
        call let_go
        ld hl,choose_text
        call hint
        jp play_turn
fire_place:
        ld a,(chosen + 1)
        inc a
        jp z,fire_none
        call send_ball
        jp c,fire_none
        jp z,play_over
        jp play_turn
fire_none:
        call refuse_sound
        jp play_turn

; play_undo - take the last move back
play_undo:
        call let_go
        call game_undo
        jp c,fire_none
        call draw_squares
        call draw_panel
        ld hl,undone_text
        call hint
        jp play_turn

; play_pause - wait for a key
play_pause:
        ld d,0
        ld hl,pause_text
        call pause
        jp c,lines_front
        jp play_turn

; play_over - the board is full
play_over:
        ld hl,over_text
        call hint
        call over_sound
        call best_table
        ld b,h
        ld c,l
        ld de,(score)
        ld hl,game_end
        call game_over
        jp c,best_page
        jp lines_front

game_end:
        db BOARD_COLUMN, BOARD_ROW + 9, $47
        dw best_ask
        db BEST_COLUMN + 3, BEST_FIRST

; play_lights - show all places that the chosen ball can reach, or no longer
play_lights:
        ld a,(chosen + 1)
        inc a
        jr z,fire_none
        ld hl,lights_on
        ld a,(hl)
        xor 1
        ld (hl),a
        call lights_draw
        jp play_turn

; cursor_move - move the cursor
; In:    A = directions
cursor_move:
        proc
        ld de,(cursor)
        push de
        keys_move
        ld a,d
        call around
        ld d,a
        ld a,e
        call around
        ld e,a
        ld (cursor),de
        pop de
        call draw_square                ; where it was
        ld de,(cursor)
        call draw_square
        ld a,(attract_on)
        or a
        call z,move_sound
        jp way_show
        endp

; around - a row or column beyond an edge is at the opposite one
around:
        cp SIDE
        ret c
        add a,a                         ; carry: -1
        ld a,SIDE - 1
        ret c
        xor a
        ret

; score_best - a better score is the best one
score_best:
        ld a,(attract_on)
        or a
        ret nz                          ; a player's score only
        ld hl,(score)
        ld de,(best)
        or a
        sbc hl,de
        ret c
        add hl,de
        ld (best),hl
        ret

play_variables macro
best:           ds 2
game_colours:   ds 1                    ; 5 or 7
        endm

        endif
