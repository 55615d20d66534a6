; main.asm - a map of terrain: three flags to bring home for few points, on foot, on horseback and by boat
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/terrain/pictures/loading.screen
; Loading: Terrain
; Play:    6, Terrain: Fetch 3 flags: few points win
; Ink:     4
; Pictures: ENTER ENTER, 200; ready = ENTER, 160

PASSABLE_TABLE: equ 1
STACK_SIZE:     equ 200
SESSION_OPENING: equ 1
SESSION_LEAVE:  equ song_end
INSTRUCTIONS_DRAWN: equ ground_drawn
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
FRAME_WAIT:     equ song_wait
FRONT_IDLE:     equ 10 * 50
FRONT_EAGER:    equ 1                   ; a key counts that is pressed while the title is drawn

        org $8000

        public start, title_screen, game_frame, game_letters

; start - the title page, then whatever is chosen there, until BREAK
start:
        call session_enter
        xor a
        ld (attract_on),a
        ld (front_line),a
        call keys_use
        jp opening_page

        include "engine/keys/session.asm"
        include "programs/terrain/opening.asm"
        include "programs/terrain/game.asm"
        include "programs/terrain/final.asm"
        include "programs/terrain/best.asm"
        include "programs/terrain/own_keys.asm"
        include "programs/terrain/demo.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        map_variables
        plan_variables
        ways_variables
        game_variables
        result_variables

        end start
