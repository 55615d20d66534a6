; main.asm - @TITLE@: reach the flag before you are caught
;
; Memory:  8000-FF57 code and variables
; Screen:  title_screen
; Loading: @TITLE@
; Ink:     6

        org $8000

; The stack: 132 bytes, and what the header of the deepest routine states that you call. generate_dfs needs 300.
STACK_SIZE:     equ 132 + 300

        public start, title_screen

start:
        ld hl,title_screen
        call session_begin              ; shows the title, and returns at a key; `seed` is the moment
        call music_setup                ; is there a sound chip?
        call effect_stop
        ld hl,my_effects
        call effects_use
        jp game_begin

        include "engine/keys/session.asm"
        include "engine/sound/effect_table.asm"
        include "programs/@NAME@/play.asm"
        include "programs/@NAME@/moves.asm"
        include "programs/@NAME@/title.asm"

title_text:                             ; what the title says below the name
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 2, "Reach the flag, or be caught"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 18, 2, "QAOP, 5678, joystick: run"
        db TEXT_END

my_effects:                             ; the game's own: copy game.effects.txt into this folder and edit it (docs/SOUNDS.md)
        incbin "engine/sound/game.effects"

image_end:                              ; the tape holds what stands above; below is memory that is only reserved
        include "lib/variables.asm"
        include "engine/variables.asm"
hero:           ds 2                    ; column, row
chaser:         ds 2                    ; the same
wish:           ds 1                    ; the directions held last
turn:           ds 1                    ; turns played, for the chaser's pace
score:          ds 2

        end start
