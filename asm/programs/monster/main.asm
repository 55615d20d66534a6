; main.asm - a game: take all the gems, and get out of the maze before the monsters catch you
;
; Memory:  5F80-7FFF pages, texts and sounds, which are contended; 8000-FF57 the game, stack and buffers
; Screen:  programs/monster/pictures/loading.screen
; Loading: Monster
; Play:    4, Monster: Take all the gems, and get out alive
; Ink:     3
; Pictures: w, 600

        org $5F80

STACK_SIZE:     equ 132 + 300           ; generate_dfs
SESSION_OPENING: equ 1
SESSION_LEAVE:  equ song_end
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
FRAME_WAIT:     equ monster_frame
FRONT_IDLE:     equ 10 * 50             ; ten seconds, then the library plays
FRONT_EAGER:    equ 1                   ; a key counts that is pressed while the title is drawn

        public start, title_screen

; start - the title page; games until BREAK
start:
        call session_enter
        xor a
        ld (attract_on),a
        ld (front_line),a
        call keys_use
        ld hl,effects
        call effects_use
        jp opening_page

        include "engine/keys/session.asm"
        include "programs/monster/front.asm"
        include "programs/monster/best.asm"
        include "programs/monster/own_keys.asm"
        include "programs/monster/panel_shapes.asm"

title_screen:   equ opening_screen      ; for the loading screen

pages_end:
        if pages_end > $8000
        .error the pages are too long for the memory below 8000
        endif
        org $8000                       ; not contended from here on
        include "engine/sound/song.asm"
        include "solve/solve_wave.asm"
        include "engine/sound/effect_table.asm"
        include "programs/monster/play.asm"
        include "programs/monster/demo.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        show_variables
        hunt_variables
        hero_variables
        heart_variables
        level_variables
        demo_variables
        rooms_variables
program_end:

        end start
