; main.asm - the corridor partition: a maze in four milliseconds, and a walk through it
;
; Memory:  8000-FF57 code and variables
; Screen:  title_screen
; Loading: Corridor partition
; Ink:     1

        org $8000

BORDER_COLOUR:  equ 0
WALL_COLOUR:    equ $0D                 ; cyan on blue
PATH_COLOUR:    equ $07
TEXT_INK:       equ $07
TITLE_COLUMN:   equ 8
TITLE_SEED:     equ 1997                ; the year of the article
BAR_INK:        equ $4F                 ; bright white on blue

        public start

start:
        jp walk_start

        include "engine/walk.asm"
        include "generate/generate_corridor.asm"
        include "solve/solve_wave_cpir.asm"
        include "lib/route_step.asm"

walk_generate:  equ generate_corridor

; nothing to add to the maze, and no keys of its own
walk_ready:
walk_key:
        ret

; walk_bar - the title bar
walk_bar:
        ld hl,bar_name
        jp draw_text

title_name:
        db "CORRIDOR", TEXT_END
bar_name:
        db TEXT_AT, 0, 0, TEXT_COLOUR, BAR_INK, "CORRIDOR                        ", TEXT_END
title_text:
        db TEXT_COLOUR, $07
        db TEXT_AT, 4, 1, "Perfect mazes, built in 1/250 s"
        db TEXT_COLOUR, $46
        db TEXT_AT, 16, 2, "Walk in on the left and out"
        db TEXT_AT, 17, 2, "on the right."
        db TEXT_COLOUR, $07
        db TEXT_AT, 18, 2, "Q A O P, 5 6 7 8, joystick"
        db TEXT_AT, 19, 2, "N  a new maze"
        db TEXT_AT, 20, 2, "T  type a seed"
        db TEXT_AT, 21, 2, "W  show the way"
        db TEXT_AT, 22, 2, "BREAK  back to BASIC"
        db TEXT_COLOUR, BAR_INK
        db TEXT_AT, 23, 0, "            Loading             "
        db TEXT_END

wall_shape:     db 0, $FB, $FB, $FB, 0, $DF, $DF, $DF
path_shape:     db 0, 0, 0, 0, 0, 0, 0, 0

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
