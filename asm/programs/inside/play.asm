; play.asm - the game: pictures, and what happens between them
;
; A picture takes two frames or three, as its walls need. What moves goes on by as many fiftieths of a second, so nobody becomes slower.

        if ! defined INSIDE_PLAY
INSIDE_PLAY equ 1

        include "programs/inside/pace.asm"
        include "programs/inside/view.asm"
        include "programs/inside/it.asm"
        include "programs/inside/walls.asm"
        include "programs/inside/rooms.asm"
        include "programs/inside/think.asm"

        public play_level, play_frame

TICKS_MOST:     equ 5                   ; a picture that took longer makes nobody jump

; play_level - play the level that is there until the player is out or caught
; Out:   carry set: caught
; Uses:  all
play_level:
        call screen_draw

; play_on - the same after a pause
play_on:
        call pace_begin

; play_frame - a picture, and what happens in its time
play_frame:
        proc
        local tick, few, enough, panel, thinks
        call view_walls
        call pace_wait
play_walls:                             ; the last picture is complete, and of the next one nothing has been drawn
        call view_make
        call sound_tick
        ld a,(pace_took)
        ld hl,pace_ready                ; from now on nothing is drawn into it
        ld (hl),1
        cp TICKS_MOST
        jr c,few
        ld a,TICKS_MOST
few:
        ld (play_ticks),a
        call time_turn
        call play_key
        ld hl,play_letters
        or a
        call nz,key_act
play_go:
        call play_held
        ld b,a
        call fire_turn
        ld a,(play_ticks)
        ld c,a
        ld a,b
        ld b,c
        call walk
        call room_turn
        ccf
        ret nc                          ; out
        ld a,(play_ticks)
        ld b,a
        call thread_turn
        ld a,(play_ticks)
        ld b,a
tick:
        push bc
        call it_tick
        pop bc
        djnz tick
        call it_catches
        ret c
        ld a,(play_ticks)
        cp 3
        push af
        call c,message_turn             ; later, if time is short
        pop af
        ld hl,play_count                ; in turn, to save time: the panel in every other picture
        inc (hl)
        ld a,(hl)
        jr c,enough
        rrca                            ; if time is short in every fourth one, and those who spin are not thought about meanwhile
        and (hl)
        rra
        jr c,panel
        call view_spins
        jp nc,play_frame
        jr thinks
enough:
        rra
        jr nc,thinks
panel:
        call panel_turn
        jp play_frame
thinks:
        call think
        jp play_frame
        endp

; play_key - a letter for play_letters; while the library plays any key ends it
; Out:   A
; Uses:  AF, B, HL
play_key:
        proc
        local port, held
        ld a,(demo_on)
        or a
        jp nz,demo_check                ; A = 0 if nothing is held
        call key_read
        cp KEY_BREAK
        ret z
        ld hl,play_ports                ; the ROM reads no letter while another key is held
        ld b,PLAY_KEYS
port:
        ld a,(hl)
        inc hl
        in a,(PORT_ULA)
        and (hl)
        inc hl
        ld a,(hl)
        inc hl
        jr z,held
        djnz port
        xor a
held:
        ld hl,play_letter
        cp (hl)
        ld (hl),a
        ret nz
        xor a                           ; it was held before
        ret
        endp

PLAY_KEYS:      equ 5
play_ports:                             ; half-row, bit, letter. M first: with Q and SPACE held, some keyboards show E with it
        db $7F, 4, 'M', $BF, 16, 'H', $FB, 16, 'T', $FB, 4, 'E', $FE, 2, 'Z'

; play_held - the directions held, or those that the library would hold
; Out:   A
; Uses:  AF, BC, DE, HL
play_held:
        ld a,(demo_on)
        or a
        jp nz,demo_held
        call break_held                 ; the SPACE of BREAK is no fire
        jp c,keys_held
        xor a
        ret

play_letters:
        db KEY_BREAK
        dw inside_front
        db 'M'
        dw map_page
        db 'H'
        dw play_pause
        db 'T'
        dw play_thread
        db 'E'
        dw play_up
        db 'Z'
        dw play_down
        db 0

; play_thread, play_up, play_down - what letters do
play_thread:
        call thread_use
        jp play_go
play_up:
        ld c,STAIRS_UP
        jr play_stairs
play_down:
        ld c,STAIRS_DOWN
play_stairs:
        call climb
        ld hl,text_no_stairs
        call c,message_say
        jp play_go

play_variables macro
play_letter:    ds 1                    ; the letter that was held when they were looked at last
play_count:     ds 1                    ; pictures
play_ticks:     ds 1                    ; fiftieths of a second that it took
fire_alone:     ds 1                    ; 0: nothing is held, 1: fire, and nothing else since then, 2: something else
        endm

        endif
