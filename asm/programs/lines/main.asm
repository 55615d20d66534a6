; main.asm - a game: put five balls of a colour in a row
;
; Memory:  8000-FDFC code and variables
; Screen:  title_screen
; Loading: Lines
; Ink:     5

        org $8000

STACK_SIZE:     equ 132 + 60

        public start, title_screen

; start - the title, then games until BREAK
start:
        ld hl,title_screen
        call session_begin
        ld hl,(seed)
        ld (rng_seed),hl
        jp lines_play

        include "engine/keys/session.asm"
        include "programs/lines/play.asm"
        include "programs/lines/pages.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        rules_variables
        show_variables
        play_variables

        end start
