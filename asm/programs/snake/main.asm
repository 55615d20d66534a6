; main.asm - a game: a snake eats berries in a maze of closed corridors, before its rival does
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/snake/pictures/loading.screen
; Loading: Snake
; Play:    10, Snake: Eat, grow, bite no snake, and beat the rival
; Ink:     4
; Pictures: w, 500

        org $8000

STACK_SIZE:     equ 132 + 100
SESSION_OPENING: equ 1
SESSION_LEAVE:  equ song_end
FRAME_WAIT:     equ snake_frame
FRONT_IDLE:     equ 10 * 50             ; ten seconds, then the library plays
FRONT_EAGER:    equ 1                   ; a key counts that is pressed while the title is drawn
GAME_SCORE:     equ 1
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
REDEFINE_KEYS:  equ 4                   ; no fire
OVER_TEXT:      equ over_text
OVER_IDLE:      equ 30 * 50             ; then the title, or a name

        public start, title_screen

; start - the title page; games until BREAK
start:
        call session_enter
        xor a
        ld (attract_on),a
        ld (code_kept),a
        ld (front_line),a
        call keys_use
        ld hl,snake_effects
        call effects_use
        jp opening_page

        include "engine/keys/session.asm"
        include "programs/snake/opening.asm"
        include "programs/snake/code_page.asm"
        include "programs/snake/best.asm"
        include "programs/snake/own_keys.asm"
        include "programs/snake/demo.asm"
        include "programs/snake/play.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        levels_variables
        centre_variables
        code_page_variables
        places_variables
        berries_variables
        body_variables
        plans_variables
        skin_variables
        steer_variables
        score_variables
        queues_variables
program_end:

        end start
