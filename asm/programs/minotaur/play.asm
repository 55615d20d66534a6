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

WINDOW_ROW:     equ 3
WINDOW_COLUMN:  equ 3
HERO_PLACE:     equ 256 * (BLOCKS_EDGE + 24 * HERO_ROW) + BLOCKS_EDGE + 24 * HERO_COLUMN
ROOM_IN_FRAME:  equ 7                  ; what a picture can have more in one frame: see scene_cost

EVENT_KILL:     equ 20
EVENT_DEATH:    equ 21

; play_begin - the pictures and the window's code
; Uses:  AF, BC, DE, HL
play_begin:
        proc
        local beast, thing
        ld hl,window
        call blocks_use
        ld hl,beast_pictures
        ld de,beast_shifted
        ld b,2
beast:
        push bc
        or a
        call blocks_shift
        ld bc,144
        pop bc
        djnz beast
        ld hl,thing_pictures
        ld b,9
thing:
        push bc
        scf
        call blocks_shift
        pop bc
        djnz thing
        ret
        endp

; play_level - play the level that is there until it is won or a life is lost
; Out:   carry set: a life is lost
; Uses:  all
play_level:
        call hero_begin
        call beasts_home
        call think_begin
        call goals_mark
        call near_look
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
        call key_read
        ld hl,play_letters
        call key_act
        call near_turn
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
        ld a,1
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

; play_tick - a fiftieth of a second
play_tick:
        proc
        local none, torch
        call keys_held
        push af
        and KEY_FIRE
        call nz,thread_pull
        pop af
        call hero_step
        call beasts_step
        ld a,(scene_beasts)
        or a
        call nz,hero_meets              ; carry is clear else
        jr nc,none
        ld a,EVENT_DEATH
        ld (hero_event),a
none:
        ld hl,(thread_time)
        ld a,h
        or l
        jr z,torch
        dec hl
        ld (thread_time),hl
        ld a,h
        or l
        jr nz,torch
        ; take it away
        ld hl,(trail_goal)
        ld (think_at),hl
        ld a,7
        ld (think_phase),a
torch:
        ld hl,(torch_time)
        ld a,h
        or l
        ret z
        dec hl
        ld (torch_time),hl
        ret
        endp

; thread_pull - use a ball of thread
thread_pull:
        ld a,(thread_wanted)
        ld hl,thread_time
        or (hl)
        inc hl
        or (hl)
        ret nz
        ld hl,balls
        ld a,(hl)
        or a
        ret z
        dec (hl)
        ld a,1
        ld (thread_wanted),a
        ld (panel_stale),a
        ret

; goals_mark - where the thread leads: to gold, and when there is none left, to the door
; Uses:  AF, BC, DE, HL
goals_mark:
        proc
        local each, next, kind
        ld a,(gold_left)
        or a
        ld c,GOLD
        jr nz,$ + 4
        ld c,DOOR
        ld hl,things
        ld b,THINGS
each:
        ld a,(hl)
        inc hl
        ld d,(hl)
        inc hl
        ld e,(hl)
        inc hl
        inc hl
        or a
        jr z,next
        push hl
        cp c
        call room_at
        ld a,(hl)
        res 4,a                         ; ROOM_GOAL
        jr nz,$ + 4
        set 4,a
        ld (hl),a
        pop hl
next:
        djnz each
        ret
        endp

; play_event - something has happened to the hero
; In:    A = what
; Out:   carry set: the level is won
play_event:
        proc
        local door, sound
        ld b,a
        xor a
        ld (hero_event),a
        ld a,b
        cp DOOR
        jr z,door
        cp EVENT_KILL
        ld a,SOUND_KILL
        jr z,sound
        ld a,b
        cp LEVER
        ld a,SOUND_FOUND
        jr c,sound
        ld a,SOUND_LEVER
sound:
        call effect_number
        call goals_mark
        ld a,1
        ld (panel_stale),a
        call near_begin
        or a
        ret
door:
        ld a,(gold_left)
        or a
        ret nz
        scf
        ret
        endp

; aim - look at the hero
; Uses:  AF, BC, DE, HL
aim:
        proc
        local across, there, left
        call hero_pixels
        ld hl,(hero_x)
        ld de,0 - 24 * HERO_COLUMN
        add hl,de
        ld (window_x),hl
        ld hl,(hero_y)
        ld de,0 - 24 * HERO_ROW
        add hl,de
        ld (window_y),hl
        ld de,(hero_place)
        ld a,d
        sub HERO_ROW
        ld d,a
        ld a,e
        sub HERO_COLUMN
        ld e,a
        ld bc,0
        ld a,(hero_gone)
        or a
        jr z,there
        ld h,a
        ld a,(hero_way)
        rra
        jr c,across
        rra
        ld b,h
        jr c,there                      ; down
        dec d
        ld a,24
        sub h
        ld b,a
        jr there
across:
        rra
        ld c,h
        jr nc,there                     ; right
        dec e
        ld a,24
        sub h
        ld c,a
there:
        jp blocks_aim
        endp

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
        and (hl)                        ; across: rows to make
        add a,a
        add a,a
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

; hero_draw - the hero
; Uses:  AF, BC, DE, HL
hero_draw:
        proc
        local still
        ld a,(hero_way)
        ld e,a
        ld d,0
        ld hl,hero_views
        add hl,de
        ld e,(hl)
        ld a,(hero_gone)
        bit 3,a
        jr z,still
        inc e
still:
        ld hl,hero_pictures
        ld a,e
        or a
        jr z,$ + 9
        ld de,144
        add hl,de
        dec a
        jr nz,$ - 2
        ld bc,HERO_PLACE
        jp blocks_figure
        endp

hero_views:                             ; up, right, down, left: the first of two pictures
        db 2, 4, 0, 6

; hero_colours - his colours
; Uses:  AF, DE, HL
hero_colours:
        ld hl,$4646
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW) + WINDOW_COLUMN + 3 * HERO_COLUMN),hl
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW) + WINDOW_COLUMN + 3 * HERO_COLUMN + 1),hl
        ld hl,$4747
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW + 1) + WINDOW_COLUMN + 3 * HERO_COLUMN),hl
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW + 1) + WINDOW_COLUMN + 3 * HERO_COLUMN + 1),hl
        ld hl,$4646
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW + 2) + WINDOW_COLUMN + 3 * HERO_COLUMN),hl
        ld (ATTRIBUTES + 32 * (WINDOW_ROW + 3 * HERO_ROW + 2) + WINDOW_COLUMN + 3 * HERO_COLUMN + 1),hl
        ret

; window_colours - the colour of the walls
; Uses:  AF, BC, DE, HL
window_colours:
        proc
        local row, cell
        ld hl,ATTRIBUTES + 32 * WINDOW_ROW
        ld de,ATTRIBUTES + 32 * WINDOW_ROW + 1
        ld bc,32 * 21 - 1
        ld (hl),0
        ldir
        ld hl,ATTRIBUTES + 32 * WINDOW_ROW + WINDOW_COLUMN
        ld a,(level_now + LEVEL_INK)
        ld c,21
row:
        ld b,27
cell:
        ld (hl),a
        inc hl
        djnz cell
        ld de,5
        add hl,de
        dec c
        jr nz,row
        ret
        endp

play_letters:
        db KEY_BREAK
        dw play_leave
        db 'H'
        dw play_pause
        db 0

window:
        dw ground
        db GROUND_STRIDE
        dw materials
        db WINDOW_ROW, WINDOW_COLUMN, 14, HERO_ROW, 4
materials:
        incbin "programs/minotaur/labyrinth.shapes"
hero_pictures:
        incbin "programs/minotaur/hero.24x24.sprites"

play_variables macro
busy:           ds 1                    ; what the moves have taken more than usual, as in scene_cost
scene_most:     ds 1
pace:           ds 1                    ; frames of the picture
        endm

        endif
