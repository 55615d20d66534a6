; main.asm - the depth-first maze: long winding ways between hedges, and a walk through them
;
; Memory:  8000-FF57 code and variables
; Screen:  title_screen
; Loading: Depth first
; Ink:     4

        org $8000

BORDER_COLOUR:  equ 0
WALL_COLOUR:    equ $04                 ; green on black
PATH_COLOUR:    equ $07
TEXT_INK:       equ $07
TITLE_COLUMN:   equ 5
TITLE_SEED:     equ 1985                ; the year of the article
BAR_INK:        equ $60                 ; black on bright green

        public start

start:
        jp walk_start

        include "engine/walk.asm"
        include "generate/generate_dfs.asm"
        include "generate/generate_dfs_small.asm"
        include "solve/solve_wave_cpir.asm"
        include "lib/route_step.asm"

; walk_generate - the fast generator or the small one
walk_generate:
        ld a,(variant)
        or a
        jp z,generate_dfs
        jp generate_dfs_small

; walk_ready - open a door at the top of the left wall and at the bottom of the right one
walk_ready:
        ld hl,field_height
        ld a,(hl)
        sub 2
        ld (exit),a
        ld d,a
        dec hl                          ; field_width
        ld e,(hl)
        dec e
        call field_address
        ld (hl),FIELD_PATH
        ld a,1
        ld (entrance),a
        ld hl,field + FIELD_STRIDE
        ld (hl),FIELD_PATH
        ret

; walk_bar - the title bar, with the routine that made the maze
walk_bar:
        ld hl,bar_name
        ld a,(variant)
        or a
        jp z,draw_text
        ld hl,bar_small
        jp draw_text

; walk_key - V changes to the other generator and builds the same seed's maze anew
walk_key:
        cp 'V'
        ret nz
        ld hl,variant
        ld a,(hl)
        xor 1
        ld (hl),a
        pop hl
        jp walk_new

title_name:
        db "DEPTH FIRST", TEXT_END
bar_name:
        db TEXT_AT, 0, 0, TEXT_COLOUR, BAR_INK, "DEPTH                           ", TEXT_END
bar_small:
        db TEXT_AT, 0, 0, TEXT_COLOUR, BAR_INK, "SMALL                           ", TEXT_END
title_text:
        db TEXT_COLOUR, $07
        db TEXT_AT, 4, 1, "Long winding ways, in 1/75 s"
        db TEXT_COLOUR, $46
        db TEXT_AT, 16, 2, "Walk from the door on the left"
        db TEXT_AT, 17, 2, "to the one on the right."
        db TEXT_COLOUR, $07
        db TEXT_AT, 18, 2, "Q A O P, 5 6 7 8, joystick"
        db TEXT_AT, 19, 2, "N  a new maze  T  type a seed"
        db TEXT_AT, 20, 2, "W  show the way"
        db TEXT_AT, 21, 2, "V  fast or small routine"
        db TEXT_AT, 22, 2, "BREAK  back to BASIC"
        db TEXT_COLOUR, BAR_INK
        db TEXT_AT, 23, 0, "            Loading             "
        db TEXT_END

wall_shape:     db $24, $92, $49, $25, $92, $48, $25, $92
path_shape:     db 0, 0, 0, 0, 0, 0, 0, 0

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
