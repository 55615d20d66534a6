; 5_sing.asm - a title with a tune, and a sound for each key
;
; Memory:  8000-FF57 code and variables
; Loading: Sing
;
; The tune plays on the chip of a 128K, and as one voice on the loudspeaker of a 48K. docs/SOUNDS.md says how both files are written.

        org $8000

SESSION_FRAME:  equ song_frame          ; the title waits for a frame by this instead of HALT
SESSION_LEAVE:  equ song_end            ; and BASIC has silence

        public start
start:
        ld hl,title
        call session_begin
        call song_end
        ld c,0
        call clear_screen
        ld hl,effects
        call effects_use
        call effect_stop
        ld hl,keys_text
        call draw_text
turn:
        call music_tick                 ; once a frame: the chip
        call effect_tick                ; and the loudspeaker
        halt
        call key_read
        cp KEY_BREAK
        jp z,session_end
        sub '0'
        cp 6
        jr nc,turn                      ; not 0 to 5
        call effect_number
        jr turn

title:
        ld hl,look
        call look_use
        ld c,0
        call clear_screen
        ld hl,text
        call draw_text
        ld hl,tune
        jp song_begin
text:   db TEXT_AT, 10, 11, TEXT_COLOUR, $45, "LISTEN ...", TEXT_END
keys_text:
        db TEXT_AT, 10, 5, TEXT_COLOUR, $44, "Press 0 to 5, or BREAK", TEXT_END
look:   db $07, $44, $47, $68, $78, $42, 0
tune:
        incbin "engine/sound/lantern.tune"
effects:
        incbin "engine/sound/game.effects"

        include "engine/keys/session.asm"
        include "engine/pages/title.asm"
        include "engine/sound/song.asm"
        include "engine/sound/effect_table.asm"
image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        end start
