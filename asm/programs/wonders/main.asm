; main.asm - mazes that few have walked in: a page for each
;
; Memory:  8000-FF57 code and variables
; Screen:  programs/wonders/pictures/loading.screen
; Loading: Wonders
; Play:    16, Wonders: Five mazes that few have walked in
; Ink:     5
; Pictures: flag = ENTER f, 130; boundless = ENTER b z z z z s, 130; over = ENTER w s, 130; labyrinth = ENTER l z z z z n z z z z s, 400;
;           own = ENTER y p p p a a p p q p p p p a a a a o o a a p p p a p p p ENTER z z z s, 60

        org $8000

STACK_SIZE:     equ 132 + 300           ; generate_dfs

DRAW_LEFT:      equ 0                   ; of the maze with bridges: rows 2 to 21
DRAW_TOP:       equ 16
DRAW_WIDTH:     equ 256
DRAW_HEIGHT:    equ 160
LINKS_MASKS:    equ 0
WAVE_LIMIT:     equ 0
TILING_ONLY:    equ 0                   ; squares

SESSION_OPENING: equ 1
SESSION_LEAVE:  equ song_end
FRONT_IDLE:     equ 10 * 50             ; frames until the tape plays by itself
FRONT_EAGER:    equ 1

        public start

; start - the title until BREAK
start:
        call session_enter
        ld hl,wonders_keys
        ld (direction_keys),hl
        xor a
        ld (attract_on),a
        jp opening_page

        include "programs/wonders/opening.asm"
        include "engine/keys/session.asm"
        include "programs/wonders/list.asm"

image_end:
        include "lib/variables.asm"
        include "engine/variables.asm"
        flag_variables
        boundless_variables
        over_variables
        labyrinth_variables
        own_variables

        end start
