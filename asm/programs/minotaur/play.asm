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

ROOM_IN_FRAME:  equ 9                   ; what a picture can have more in one frame: see scene_cost
ROOM_TO_THINK:  equ 5                   ; and still think


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
        local tick, fast, calm, some
        ld a,(FRAMES)
        ld hl,play_shown
        ld b,(hl)
        ld (hl),a
        sub b
        ld hl,play_length
        sub (hl)                        ; frames more than it should have taken: as many moves more
        ld hl,pace
        cp 3
        jr c,some
        xor a
some:
        add a,(hl)
        push af
        call keys_held
        ld (hero_held),a
        pop bc
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
        ld a,(pace)
        dec a
        jr z,fast
        call sound_tick
play_rests:
        halt
        call play_key
        ld hl,play_letters
        call key_act
        call play_make
        jr c,calm
play_two:
        call play_second
        call blocks_lower               ; a frame begins while it is drawn, and interrupts are off
        rst $38                         ; so here is its interrupt
        ld a,2
        ld (play_length),a
        call play_lower
        jp play_frame
calm:
        ld a,1
        ld (pace),a
        call play_second
        ld a,2
        jr play_rest
fast:
        call play_key
        ld hl,play_letters
        call key_act
        call play_make
        jr nc,play_more
        cp ROOM_TO_THINK
        ld b,1
        call c,think
        call play_upper
        ld hl,hero_way
        ld c,(hl)
        ld a,2                          ; across it takes more rows
        bit 0,c
        jr nz,$ + 3
        dec a
        call blocks_ahead
        call sound_tick
        ld a,1
play_rest:
        ld (play_length),a
        halt
        call blocks_lower
        call play_lower
        jp play_frame

; play_more - too much for one frame: the picture before is seen for two, so there is a move more
play_more:
        ld a,2
        ld (pace),a
        call play_tick
        call sound_tick
        halt
        call play_make
        jr play_two
        endp

; play_make - what the next picture shows
; Out:   carry set: it can be done in one frame
; Uses:  AF, BC, DE, HL, IX
play_make:
        xor a
        ld (blocks_made),a
        call aim
        ld a,(scene_count)
        push af
        call scene_make
        pop bc                          ; B = sprites of the picture that is there
        call scene_cost
        cp ROOM_IN_FRAME
        ret

; play_second - rows for later, thoughts, and then the upper part, which the beam has left
; In:    play_make has been called after HALT
; Uses:  AF, BC, DE, HL, IX
play_second:
        ld a,6
        ld hl,hero_way
        ld c,(hl)
        call blocks_ahead
        ld a,(blocks_made)              ; 13 units for each row, and 22
        ld b,a
        add a,a
        add a,b
        add a,a
        add a,a
        add a,b
        add a,22
        ld b,a
        ld a,(near_count)               ; and what play_make has taken: 3 for each thing
        ld c,a
        add a,a
        add a,c
        add a,b
        ld b,a
        ld a,(scene_beasts)
        add a,a
        ld c,a
        ld a,(scene_count)
        add a,c
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

play_variables macro
play_shown:     ds 1                    ; FRAMES when the picture before was complete
play_length:    ds 1                    ; frames that it was to take
light_row:      ds 1                    ; the row of the window in which the light was looked at last
busy:           ds 1                    ; what the moves have taken more than usual, as in scene_cost
pace:           ds 1                    ; frames of the picture
        endm

        endif
