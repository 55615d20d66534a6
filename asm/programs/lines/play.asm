; play.asm - the page of the game: the cursor, a ball chosen, its way, its roll, and what follows

        if ! defined LINES_PLAY
LINES_PLAY equ 1

        include "engine/keys/session.asm"
        include "engine/sound/sound.asm"
        include "lib/route_step.asm"
        include "programs/lines/rules.asm"
        include "programs/lines/ways.asm"
        include "programs/lines/show.asm"
        include "programs/lines/panel.asm"
        include "programs/lines/demo.asm"

        public lines_play, play_turn, play_over

BOUNCE_FRAMES:  equ 3                   ; frames for each place of a bouncing ball
COME_FRAMES:    equ 3                   ; and for each picture of one that comes
GO_FRAMES:      equ 5                   ; or goes
LONG_WAY:       equ 10                  ; steps; from there on a ball rolls twice as fast

; lines_play - play a game: `colours` is set on the title page
lines_play:
        ld hl,lines_keys
        ld (direction_keys),hl

; play_new - begin a game
play_new:
        call play_begin
        ld hl,choose_text
        call hint
        call keys_seen

; play_turn - a frame: a key, or the ball bounces
play_turn:
        halt
        call key_read
        ld hl,play_letters
        call key_act
        call keys_step
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
        db $EF, 1, KEY_FIRE
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
        ld a,(game_colours)
        call game_new
        call draw_page
        call draw_squares
        jp draw_panel

; play_fire - the key to take a ball and to send it
play_fire:
        call break_held                 ; the SPACE of BREAK takes nothing
        jp nc,play_turn
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

; play_over - the board is full
play_over:
        call score_best
        call draw_panel
        ld hl,over_text
        call hint
        call sound_rise
        call keys_seen
over_wait:
        halt
        call key_read
        ld hl,over_letters
        call key_act
        call keys_step
        and KEY_FIRE
        jp z,over_wait
        jp play_new
over_letters:
        db KEY_BREAK
        dw lines_front
        db 'N'
        dw play_new
        db 0

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
        ld a,(demo_on)
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

; choose - the ball at the cursor is chosen
; In:    D, E
choose:
        push de
        call let_go
        pop de
        ld (chosen),de
        ld hl,0
        ld (bounce),hl
        xor a
        ld (bounce_step),a
        inc a
        ld (bounce_wait),a
        call draw_square
        call take_sound
        ld hl,place_text
        call hint
        jp lights_draw

; let_go - no ball is chosen any more
let_go:
        ld de,(chosen)
        ld hl,NO_PLACE
        ld (chosen),hl
        ld a,d
        inc a
        ret z
        call draw_square
        call way_hide
        jp lights_hide

; bounce_ball - the chosen ball bounces
bounce_ball:
        proc
        local heights
        ld de,(chosen)
        ld a,d
        inc a
        ret z
        ld hl,bounce_wait
        dec (hl)
        ret nz
        ld (hl),BOUNCE_FRAMES
        inc hl                          ; bounce_step
        ld a,(hl)
        inc a
        and 7
        ld (hl),a
        ld hl,heights
        add a,l
        ld l,a
        ld a,0
        adc a,h
        ld h,a
        ld a,(hl)
        ld l,a
        add a,a
        sbc a,a
        ld h,a
        ld (bounce),hl
        jp draw_square
heights:                                ; up is towards the next row of the picture
        db 0, PICTURE_ROW, PICTURE_ROW, PICTURE_ROW, 0, 256 - PICTURE_ROW, 256 - PICTURE_ROW, 0
        endp

; way_show - dots from the chosen ball to the cursor, if there is a way, and a line that says so
way_show:
        proc
        local next, none, free
        ld a,(chosen + 1)
        inc a
        ret z
        call way_hide
        ld de,(cursor)
        call board_address
        jr z,free
        ld hl,place_text                ; on a ball: another one can be chosen
        jp hint
free:
        ex de,hl
        ld de,(chosen)
        call ball_way
        jr c,none
        ld de,(chosen)
        ld hl,route
next:
        dec c                           ; a way has at most 80 steps
        jr z,way_free
        ld a,(hl)
        inc hl
        push hl
        push bc
        call route_step
        call mark_address
        set 0,(hl)
        call draw_square
        pop bc
        pop hl
        jr next
none:
        ld hl,no_way_text
        jp hint_ball
        endp
way_free:
        ld hl,way_text
        jp hint_ball

; way_hide - no dots
way_hide:
        ld a,MARK_WAY                   ; fall through into marks_hide

; marks_hide - take a mark away wherever it is, and draw these squares
; In:    A = the mark
marks_hide:
        proc
        local row, place, same
        ld c,a
        ld hl,marks
        ld d,0
row:
        ld e,0
place:
        ld a,(hl)
        and c
        jr z,same
        xor (hl)
        ld (hl),a
        push hl
        push bc
        call draw_square
        pop bc
        pop hl
same:
        inc hl
        inc e
        ld a,e
        cp SIDE
        jr nz,place
        inc d
        ld a,d
        cp SIDE
        jr nz,row
        ret
        endp

; lights_draw - light the places that the chosen ball can reach, if the lights are on
lights_draw:
        proc
        local row, place, next
        call lights_hide
        ld a,(lights_on)
        or a
        ret z
        ld de,(chosen)
        call ball_reach
        ld d,0
row:
        ld e,0
place:
        push de
        call map_step
        pop de
        jr c,next                       ; no way, or the ball itself
        call mark_address
        set 1,(hl)
        call draw_square
next:
        inc e
        ld a,e
        cp SIDE
        jr nz,place
        inc d
        ld a,d
        cp SIDE
        jr nz,row
        ret
        endp
lights_hide:
        ld a,MARK_REACHED
        jr marks_hide

; marks_clear - no marks
marks_clear:
        ld hl,marks
        ld de,marks + 1
        ld bc,PLACES - 1
        ld (hl),b
        ldir
        ret

; send_ball - roll the chosen ball to the cursor, and show what follows
; Out:   carry set: there is no way; Z: the game is over
send_ball:
        proc
        local step
        ld de,(chosen)
        ld hl,(cursor)
        call ball_way
        ret c
        push bc
        ld de,(chosen)
        push de
        call board_address
        ld (rolling),a
        call let_go
        pop de
        pop bc
        push de
        ld hl,route
step:
        push bc
        push hl
        ld a,(hl)
        call roll_step
        pop hl
        inc hl
        pop bc
        dec c
        jr nz,step
        ld hl,(score)
        ld (score_before),hl
        ld hl,(cursor)
        pop de
        call game_move
        push af
        ld de,(cursor)
        call draw_square
        call show_events
        call score_best
        call draw_panel
        ld hl,(score_before)
        call tell_line
        pop af
        scf
        ccf
        ret
        endp

; roll_step - the ball rolls to the next square
; In:    A = the step's code; D, E = where it is; rolling = its number; C = steps left
; Out:   D, E = where it is then
roll_step:
        proc
        local short
        push bc
        push af
        push de
        ld a,PICTURE_EMPTY
        ld c,SQUARE_INK
        call draw_ball_at
        pop de
        pop af
        call route_step
        ld a,(rolling)
        call ball_ink
        ld c,a
        ld a,(rolling)
        call draw_ball_at
        call roll_sound
        pop bc
        call one_frame
        ld a,c
        cp LONG_WAY
        ret nc
        jp one_frame
        endp

; show_events - balls come and go, as the rules have noted
show_events:
        proc
        local next, gone
        ld hl,events
next:
        ld de,(events_end)
        or a
        sbc hl,de
        add hl,de
        ret z
        inc hl
        ld a,(hl)
        dec hl
        or a
        jr z,gone
        call event_come
        jr next
gone:
        call events_go
        jr next
        endp

; event_come - a ball grows in its place
; In:    HL = the event
; Out:   HL = the next one
event_come:
        proc
        local grow
        ld a,(hl)
        inc hl
        call place_row
        ld a,(hl)
        inc hl
        push hl
        ld b,a
        call ball_ink
        ld c,a
        ld a,PICTURE_SMALL
        call grow
        ld a,PICTURE_MIDDLE
        call grow
        ld a,b
        call grow
        call come_sound
        pop hl
        ret
grow:
        push bc
        call draw_ball_at
        ld b,COME_FRAMES
        call frames
        pop bc
        ret
        endp

; events_go - all balls that go at once burst
; In:    HL = the first of them
; Out:   HL = the next event
events_go:
        proc
        local pictures, each, next, done
        ld (go_first),hl
        ld bc,go_pictures
pictures:
        ld a,(bc)
        inc bc
        or a
        ret z
        push bc
        ld b,a
        ld hl,(go_first)
each:
        ld de,(events_end)
        or a
        sbc hl,de
        add hl,de
        jr z,done
        inc hl
        ld a,(hl)
        dec hl
        or a
        jr nz,done
        ld a,(hl)
        inc hl
        inc hl
        push hl
        call place_row
        ld a,b
        push bc
        call go_picture
        pop bc
        pop hl
        jr each
done:
        push hl
        call go_sound
        ld b,GO_FRAMES
        call frames
        pop hl
        pop bc
        jr pictures
        endp
go_pictures:
        db PICTURE_BURST, PICTURE_MIDDLE, PICTURE_BURST, PICTURE_SMALL, PICTURE_EMPTY, 0

; go_picture - a picture in a square, in the colour that is there; an empty square has its own
; In:    A = the picture; D, E = row, column
go_picture:
        proc
        local ours
        ld c,SQUARE_INK
        cp PICTURE_EMPTY
        jp z,draw_square
        push af
        push de
        ld a,d
        add a,a
        add a,BOARD_ROW
        ld d,a
        ld a,e
        add a,a
        add a,BOARD_COLUMN
        ld e,a
        call attribute_address
        ld c,(hl)
        pop de
        pop af
        jp draw_ball_at
        endp

; place_row - row and column of a place
; In:    A = the place
; Out:   D, E = row, column
; Keeps: BC, HL
; Uses:  AF, DE
place_row:
        proc
        local more
        ld d,$FF
        sub BOARD_FIRST
more:
        inc d
        sub BOARD_STRIDE
        jr nc,more
        add a,BOARD_STRIDE
        ld e,a
        ret
        endp

; frames - wait
; In:    B = frames
frames:
        call one_frame
        djnz frames
        ret

; one_frame - wait for a frame; a key ends a demonstration
; Keeps: BC, DE
; Uses:  AF, HL
one_frame:
        halt
        ld a,(demo_on)
        or a
        ret z
        jp demo_key

; score_best - a better score is the best one
score_best:
        ld a,(demo_on)
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

; sounds, each short
move_sound:
        ld bc,2 * 256 + 60
        jp sound_tone
take_sound:
        ld bc,8 * 256 + 60
        jp sound_tone
roll_sound:
        ld bc,1 * 256 + 120
        jp sound_tone
come_sound:
        ld bc,4 * 256 + 90
        jp sound_tone
go_sound:
        ld bc,16 * 256 + 40
        jp sound_tone
refuse_sound:
        ld bc,12 * 256 + 250
        jp sound_tone

play_variables macro
best:           ds 2
game_colours:   ds 1                    ; 5 or 7
lights_on:      ds 1
bounce_wait:    ds 1
bounce_step:    ds 1
rolling:        ds 1
go_first:       ds 2
reach_goal:     ds 2
score_before:   ds 2
        endm

        endif
