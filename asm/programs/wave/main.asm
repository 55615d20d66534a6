; main.asm - the wave tracer: a wave finds the way between two ends; and a game, to make that way as long as ten stones can
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/wave/pictures/loading.screen
; Loading: The wave
; Play:    1, The wave: Make a long way with ten stones
; Ink:     5
; Pictures: ENTER p p p p SPACE ENTER, 400; free = f t 2 0 0 1 ENTER ENTER, 300; maze = f m t 2 0 0 1 ENTER ENTER, 1500

        org $8000

STACK_SIZE:     equ 132 + 300           ; generate_dfs
SESSION_OPENING: equ 1
SESSION_LEAVE:  equ song_end
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
FRAME_WAIT:     equ song_wait
FRONT_IDLE:     equ 10 * 50
FRONT_EAGER:    equ 1                   ; a key counts that is pressed while the title is drawn

        public start, title_screen

; start - the title page, then whatever is chosen there, until BREAK
start:
        call session_enter
        xor a
        ld (attract_on),a
        ld (front_line),a
        ld h,a
        ld l,a
        ld (wave_limit),hl
        call keys_use
        call free_begin
        jp opening_page

        include "engine/keys/session.asm"
        include "programs/wave/opening.asm"
        include "programs/wave/game.asm"
        include "programs/wave/free.asm"
        include "programs/wave/best.asm"
        include "programs/wave/own_keys.asm"
        include "programs/wave/demo.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        board_variables
        send_variables
        free_variables
        game_variables

        end start
