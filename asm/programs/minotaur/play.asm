; play.asm - the game: pictures, and what happens between them
;
; A picture takes one frame, or two when too much is to be seen for one; the game goes on by as many fiftieths of a second, so nobody
; becomes slower.
;   one frame:  moves, the upper part behind the beam, HALT, the lower part ahead of it
;   two frames: moves, HALT, thoughts until the beam has left the upper part, the upper part and at once the lower one

        if ! defined MINOTAUR_PLAY
MINOTAUR_PLAY equ 1

        include "programs/minotaur/near.asm"

        public play_level, play_whole, play_rest, play_rests, play_frame

ROOM_IN_FRAME:  equ 7                  ; what a picture can have more in one frame: see scene_cost


; play_level - play the level that is there until it is won or a life is lost
; Out:   carry set: a life is lost
; Uses:  all
play_level:
        call hero_begin
        call beasts_home
        call think_begin
        call goals_mark
        call near_look

; play_again - the same when the screen has been used for something else
play_again:
        call window_colours
        call aim
        ld a,1
        ld (pace),a
        call scene_make
        call blocks_upper
        call scene_draw
        halt
        call blocks_lower
        call play_lower

; play_frame - a picture: what moves, then its two parts
play_frame:
        proc
        local tick, two, calm, more, ahead
        ld a,(pace)
        ld b,a
tick:
        push bc
        call play_tick
        pop bc
        ld a,(hero_event)
        cp EVENT_DEATH
        scf
        ret z
        djnz tick
        or a
        call nz,play_event
        ccf
        ret nc                          ; the level is won
        call demo_check
        call key_read
        ld hl,play_letters
        call key_act
        call light_turn
        xor a
        ld (blocks_made),a
        call aim
        ld a,(scene_count)
        push af
        call scene_make
        pop bc                          ; B = sprites of the picture that is there
        call scene_cost
        ld hl,pace
        cp ROOM_IN_FRAME
        jr nc,two
        dec (hl)
        jr nz,calm                      ; 2: the beam may not have left the upper part yet
        inc (hl)
        ld b,1
        call think
        call play_upper
        ld a,2
        call ahead
        call effect_tick
play_rest:
        halt
        call blocks_lower
        call play_lower
        jp play_frame
calm:
        call play_second
        jr play_rest
two:
        dec (hl)
        ld (hl),2
        jr nz,more
        ; 1: the picture before is seen for two frames now, so there is a move more
        call play_tick
        call aim
        call scene_make
more:
        call play_second
        call blocks_lower               ; a frame begins while it is drawn, and interrupts are off
        rst $38                         ; so here is its interrupt
        call play_lower
        jp play_frame
ahead:
        ld hl,hero_way
        ld c,(hl)
        jp blocks_ahead
        endp

; play_second - the upper part in the second frame of a picture
; Uses:  AF, BC, DE, HL, IX
play_second:
        call effect_tick
play_rests:
        halt
        xor a
        ld (blocks_made),a
        ld a,6
        ld hl,hero_way
        ld c,(hl)
        call blocks_ahead
        ld a,(blocks_made)              ; 13 for each row
        ld b,a
        add a,a
        add a,b
        add a,a
        add a,a
        add a,b
        call think_waiting
        jp play_upper

; play_lower - what is in the lower part: the beam comes soon
; Uses:  AF, BC, DE, HL, IX
play_lower:
        call hero_draw
        call scene_draw
        call dots_draw
        call hero_colours
play_whole:
        ret

; play_upper - the upper part, and a number of the panel
; Uses:  AF, BC, DE, HL, IX
play_upper:
        call blocks_upper
        call scene_draw
        call dots_draw
        ld a,(panel_stale)
        or a
        jp nz,panel_turn
        ret

; scene_draw - the sprites in the part drawn last
; Uses:  AF, BC, DE, HL, IX
scene_draw:
        ld ix,scene
        ld a,(scene_count)
        ld b,a
        ld a,(level_now + LEVEL_INK)
        jp blocks_scene

; scene_cost - how much will the next picture take, besides what each one does?
; In:    B = sprites of the picture that is there
; Out:   A = in units of 500 T
; Uses:  AF, BC, HL
scene_cost:
        ld a,(scene_count)
        cp b
        jr nc,$ + 3
        ld a,b
        ld (scene_most),a
        ld hl,hero_walks
        ld a,(hero_way)
        and (hl)                        ; across: two rows to make
        add a,a
        add a,a
        ld b,a
        ld a,(busy)
        add a,b
        ld b,a
        xor a
        ld (busy),a
        ld a,(blocks_made)
        ld c,a
        add a,a
        add a,a
        add a,c
        add a,b
        ld b,a
        ld a,(level_now + LEVEL_BEASTS)
        add a,a
        add a,b
        ld b,a
        ld a,(effect_frames)
        or a
        ld a,b
        jr z,$ + 4
        add a,EFFECT_SLICE / 500 + 2
        ld b,a
        ld a,(thread_wanted)            ; a thread is laid sooner in two frames
        add a,a
        add a,a
        add a,a
        add a,a
        add a,b
        ld b,a
        ld a,(panel_stale)
        add a,a
        add a,a
        add a,a
        add a,b
        ld b,a
        ld a,(near_dot_count)
        add a,b
        ld b,a
        ld a,(scene_most)
        add a,a
        add a,a
        add a,a
        add a,a
        add a,b
        ret

play_letters:
        db KEY_BREAK
        dw minotaur_front
        db 'H'
        dw play_pause
        db 'M'
        dw map_page
        db 0

play_variables macro
light_row:      ds 1                    ; the row of the window in which the light was looked at last
busy:           ds 1                    ; what the moves have taken more than usual, as in scene_cost
scene_most:     ds 1
pace:           ds 1                    ; frames of the picture
        endm

        endif
