; demo.asm - the library plays: the longest way known on each level

        if ! defined WAVE_DEMO
WAVE_DEMO equ 1

        include "engine/keys/attract.asm"
        include "programs/wave/game.asm"

DEMO_LOOK:      equ 50                  ; frames
DEMO_STONE:     equ 16
DEMO_END:       equ 200

; wave_demo - show all levels: for attract_run
; Uses:  AF, BC, DE, HL
wave_demo:
        proc
        local each, stone
        xor a
        ld (level_points),a
        ld (way_steps),a
        ld (waves_left),a
        ld h,a
        ld l,a
        ld (score),hl
each:
        ld (level),a
        call level_use
        call game_page
        ld hl,demo_text
        call game_message
        ld b,DEMO_LOOK
        call demo_frames
        ld b,STONES
stone:
        push bc
        call level_stone
        call game_values
        ld bc,CLICK
        call sound_tone
        ld b,DEMO_STONE
        call demo_frames
        pop bc
        djnz stone
        call send_wave
        call key_letter
        jp nz,attract_end               ; a key has been pressed and let go meanwhile
        ld a,(route_length)
        ld (way_steps),a
        call game_values
        ld b,DEMO_END
        call demo_frames
        ld a,(level)
        inc a
        cp LEVELS
        jr nz,each
        ret
        endp

; demo_frames - B frames, until a key is pressed
demo_frames:
        push bc
        call attract_frame
        pop bc
        djnz demo_frames
        ret

demo_text:
        db "The library plays. Press a key.", TEXT_END

        endif
