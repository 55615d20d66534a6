; main.asm - a game: run down a maze without an end, before the fire at the top of the screen gets you
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/endless/pictures/loading.screen
; Loading: Endless
; Play:    5, Endless: Run down a maze without an end, from the fire
; Ink:     5
; Pictures: a, 1149

        org $8000

STACK_SIZE:     equ 132 + 100
SESSION_OPENING: equ 1
SESSION_LEAVE:  equ song_end
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
FRAME_WAIT:     equ endless_frame
FRONT_IDLE:     equ 10 * 50
INSTRUCTIONS_DRAWN: equ help_drawn
INSTRUCTIONS_OWN_FEET: equ 1            ; they turn the figure, too
SCORES:         equ 5

        public start, title_screen

; start - the title page, then games until BREAK
start:
        call session_enter
        xor a
        ld (attract_on),a
        ld (front_line),a
        ld h,a
        ld l,a
        ld (score),hl
        ld hl,(FRAMES)
        ld (seed),hl
        call keys_use
        call effect_stop
        ld hl,endless_effects
        call effects_use
        call hero_build
        call scroll_build
        jp opening_page

        include "engine/keys/session.asm"
        include "programs/endless/front.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        rows_variables
        guide_variables
        dead_ends_variables
        levels_variables
        embers_variables
        hero_variables
        fire_variables
        panel_variables
        play_variables
        demo_variables
        game_variables

        if (game_values_end - game_values) - (first_values_end - first_values)
        .error the game's first values do not fit its variables
        endif

        end start
