; moves.asm - what moves: a ball rolls, others come and go; and the sounds

        if ! defined LINES_MOVES
LINES_MOVES equ 1

        include "engine/sound/effect_table.asm"
        include "engine/keys/attract.asm"
        include "programs/lines/ways.asm"
        include "programs/lines/show.asm"
        include "programs/lines/roll.asm"

        public send_ball

COME_FRAMES:    equ 3                   ; frames for each picture of a ball that comes
GO_FRAMES:      equ 5                   ; or goes
LONG_WAY:       equ 10                  ; steps; from there on a ball rolls twice as fast

; send_ball - roll the chosen ball to the cursor, and show what follows
; Out:   carry set: there is no way; Z: the game is over
send_ball:
        proc
        local speed, step
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
        ld a,c
        cp LONG_WAY
        ld a,ROLL_SLOW
        jr c,speed
        ld a,ROLL_FAST
speed:
        ld (roll_speed),a
        push de
        ld hl,route
step:
        push bc
        push hl
        ld a,(hl)
        call roll_step
        call roll_sound
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
        call keys_held
        call keys_begun                 ; a key held now is not a new press; one that was let go meanwhile is forgotten
        pop af                          ; carry is clear
        ret
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
        call go_sound
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
        call lines_frame
        djnz frames
        ret

; the sounds, by their numbers in game.effects.txt
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
roll_sound:
come_sound:
        xor a
        jr sound_number
move_sound:
        ld a,1
        jr sound_number
take_sound:
        ld a,2
        jr sound_number
refuse_sound:
        ld a,3
        jr sound_number
go_sound:
        ld a,4
        jr sound_number
over_sound:
        ld a,5
sound_number:
        push bc
        push de
        push hl
        call effect_number
        pop hl
        pop de
        pop bc
        ret

; lines_frame - play on, then wait for a frame; in a demonstration a key ends it
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
lines_frame:
        push bc
        push de
        call music_tick
        call effect_tick
        pop de
        pop bc
        jp attract_frame

lines_effects:
        incbin "engine/sound/game.effects"

moves_variables macro
go_first:       ds 2
score_before:   ds 2
        endm

        endif
