; main.asm - a game: put five balls of a colour in a row
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/lines/pictures/loading.screen
; Loading: Lines
; Play:    7, Lines: Five balls of a colour in a row
; Ink:     5
; Pictures: ENTER w, 2400

        org $8000

STACK_SIZE:     equ 132 + 60
SESSION_FRAME:  equ song_frame
SESSION_LEAVE:  equ song_end
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
FRAME_WAIT:     equ lines_frame
FRONT_WAYS_FIRST: equ 1                 ; the bar is moved by the directions, whatever letters they are

        public start, title_screen

; start - the title, then games until BREAK
start:
        ld hl,title_sings
        call session_begin
        xor a
        ld (attract_on),a
        ld (front_line),a
        ld (lights_on),a
        call keys_use
        call effect_stop
        ld hl,lines_effects
        call effects_use
        jp front_page

        include "engine/keys/session.asm"
        include "engine/sound/song.asm"
        include "programs/lines/play.asm"
        include "programs/lines/front.asm"
        include "programs/lines/pages.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        rules_variables
        show_variables
        play_variables
        chosen_variables
        hints_variables
        moves_variables
        roll_variables
        think_variables
        worth_variables
program_end:

        end start
