; main.asm - the corridor partition: a maze in four milliseconds, and a walk through it
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/corridor/pictures/loading.screen
; Loading: Corridor partition
; Ink:     1
; Pictures: ENTER t 1 9 9 7 ENTER p p p w, 60

        org $8000

        public start, title_screen

start:
        ld hl,title_screen
        jp walk_start

        include "engine/views/walk.asm"
        include "generate/generate_corridor.asm"

; title_screen - the title page
title_screen:
        ld hl,corridor_walk
        jp walk_title

; no_doors - the generator has made an entrance and an exit
no_doors:
        ret

corridor_walk:
        dw corridor_look, corridor_tiles
        dw name_text, 1 * 256 + 8, 1997 ; the year of the article
        dw title_text
        dw generate_corridor, no_doors
        dw bar_name, no_letters
corridor_look:                          ; text, key, value, bar, choice, bad, border
        db $07, $46, $47, $4F, $78, $42, 0
corridor_tiles:
        db $0D, $07                     ; cyan on blue
        db 0, $FB, $FB, $FB, 0, $DF, $DF, $DF
        db 0, 0, 0, 0, 0, 0, 0, 0
no_letters:
        db 0

name_text:
        db "CORRIDOR", TEXT_END
bar_name:
        db TEXT_AT, 0, 0, TEXT_INK, INK_BAR, "CORRIDOR                        ", TEXT_END
title_text:
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 1, "A new maze in 1/250 of a second"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 16, 2, "Enter on the left and find the"
        db TEXT_AT, 17, 2, "way out on the right."
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 18, 2, "QAOP, 5678, joystick: walk"
        db TEXT_AT, 19, 2, "N  new maze"
        db TEXT_AT, 20, 2, "T  type a seed"
        db TEXT_AT, 21, 2, "W  show the way out"
        db TEXT_END

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"

        end start
