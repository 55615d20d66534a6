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

ROOM_IN_FRAME:  equ 60                  ; what a picture can have more in one frame: see scene_cost
ROOM_TO_THINK:  equ 46                  ; and still think

; play_frame - a picture: what moves, then its two parts
play_frame:
        proc
        local tick, fast, later, calm, some
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
        ld b,a
        inc b
        ld c,a
        ld a,(demo_on)                  ; 1: a key ends it, so it costs nothing
        dec a
        and 32
        ld d,a
        ld a,(FLAGS)                    ; bit 5: the ROM's interrupt has found a new key, which takes 600 T more
        and d
        rrca
        rrca
        rrca
        jr $ + 4
        add a,COST_TICK
        djnz $ - 2
        ld (busy),a
        ld a,c
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
        jp z,fast
        call sound_tick
play_rests:
        halt
        call play_key
        or a
        ld hl,play_letters
        call nz,key_act
        call play_make
        jr c,calm
play_two:
        ld a,(FRAMES)
        push af
        call play_second
        call blocks_lower
        ld a,2
        ld (play_length),a
        call play_lower
        pop bc
        ld a,(FRAMES)                   ; a frame has begun meanwhile: if interrupts were off then, here is its interrupt
        cp b
        jp nz,play_frame
        rst $38
        jp play_frame
calm:
        ld a,1
        ld (pace),a
        call play_second
        ld a,2
        jr play_rest
fast:
        ld a,(FRAMES)
        and 1
        jr nz,later                     ; often enough
        ld hl,busy
        ld a,(hl)
        add a,COST_KEY
        ld (hl),a
        call play_key
        or a
        ld hl,play_letters
        call nz,key_act
later:
        call play_make
        jp nc,play_more
        ld c,a
        ld a,(hero_way)
        and 1
        inc a                           ; across it takes more rows
        ld b,a
        call rows_ahead
        add a,c
        cp ROOM_IN_FRAME
        push bc
        push af
        cp ROOM_TO_THINK
        ld b,1
        call c,think
        call play_upper
        pop af
        pop bc
        ld a,(hero_way)
        ld c,a
        ld a,b
        call c,blocks_ahead             ; if there is room: what is not made ahead is made later
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
play_more_rests:
        halt
        call sound_tick
        call play_make
        jp play_two
        endp

        include "programs/minotaur/picture.asm"

play_variables macro
play_shown:     ds 1                    ; FRAMES when the picture before was complete
play_length:    ds 1                    ; frames that it was to take
light_torch:    ds 1                    ; 1: a torch burns
light_left:     ds 1                    ; rows of the window whose light is still to be changed
light_row:      ds 1                    ; the row of the window in which the light was looked at last
busy:           ds 1                    ; what the moves have taken more than usual, as in scene_cost
pace:           ds 1                    ; frames of the picture
        endm

        endif
