; main.asm - mazes that few have walked in: a page for each
;
; Memory:  6700-FF57 code and variables
; Screen:  programs/wonders/pictures/loading.screen
; Loading: Wonders
; Play:    16, Wonders: Five mazes that few have walked
; Ink:     5
; Pictures: flag = ENTER f p a o q, 250; boundless = ENTER b z z z z z s s, 130; over = ENTER w z z z z z s s, 130;
;           labyrinth = ENTER l z z z z n z z z z s s, 400;
;           own = ENTER y p p p a a p p q p p p p a a a a o o a a p p p a p p p ENTER z z z s s, 60

        org $6700

STACK_SIZE:     equ 132 + 300           ; generate_dfs

DRAW_LEFT:      equ 0                   ; of the maze with bridges: the lower half of row 1 to the upper half of row 21
DRAW_TOP:       equ 8
DRAW_WIDTH:     equ 256
DRAW_HEIGHT:    equ 160
WEAVE_HALF:     equ 1                   ; the middle of a cell is a character
LINKS_MASKS:    equ 0
LINKS_OVER:     equ 1                   ; each page makes its maze anew
WAVE_LIMIT:     equ 0
OVER_ROOM:      equ 76                 ; bytes that may still be filled: links begin where bit 11 of an address is clear
TILING_ONLY:    equ 0                   ; squares

SESSION_OPENING: equ 1
SESSION_LEAVE:  equ song_end
FRONT_IDLE:     equ 10 * 50             ; frames until the tape plays by itself
FRONT_EAGER:    equ 1
KEPT_FIRE:      equ $BF                 ; ENTER
REDEFINE_SAYS:  equ 1                   ; a key that is taken is refused with a word
REDEFINE_USE:   equ keys_owner          ; and what it is for
KEYS_SHOWN:     equ keys_shown
LABYRINTH_AT:   equ labyrinth_at
OWN_KEYS_TEXT:  equ keys_own_text
WAYS_ALONE:     equ 1
WAYS_CAP:       equ 21 * 256 + 15
REDEFINE_KEYS:  equ 4                   ; no fire

        public start

; start - the title until BREAK
start:
        call session_enter
        call keys_use
        ld hl,narrow_font
        call font_use
        xor a
        ld (attract_on),a
        jp opening_page

        include "engine/views/marks_across.asm" ; first what waits for keys: memory below 8000 is contended
        include "engine/keys/session.asm"
        include "engine/pages/kept_keys.asm"
        include "engine/pages/opening.asm"
        include "engine/sound/song_wait.asm"
        include "programs/wonders/tour_end.asm"
        include "programs/wonders/opening.asm"
        include "programs/wonders/list.asm"
        include "programs/wonders/keys_shown.asm"

narrow_font:
        dw narrow_letters
        db NARROW_WIDTH
narrow_letters:
        incbin "engine/text/narrow.font"

image_end:
        include "engine/variables.asm"
        tour_variables
        opening_variables
        list_variables
        flag_variables
        boundless_variables
        over_variables
        labyrinth_variables
        fire_variables
        own_variables
        own_fire_variables
                ds OVER_ROOM            ; so the links lie behind a way across the bridges
        include "lib/variables.asm"
        if (links < route) | (links - route < OVER_COLUMNS * OVER_ROWS)
        .error a way across the bridges would overwrite the maze
        endif

        end start
