; main.asm - @TITLE@: a maze, and its way out
;
; Memory:  8000-FF57 code and variables
; Screen:  title_screen
; Loading: @TITLE@
; Ink:     5

        org $8000

; The stack: 132 bytes, and what the header of the deepest routine states that you call. generate_dfs needs 300.
STACK_SIZE:     equ 132 + 300

        public start, title_screen

start:
        ld hl,title_screen
        call session_begin              ; shows the title, and returns at a key; `seed` is the moment
        jp page_new

        include "engine/keys/session.asm"
        include "programs/@NAME@/page.asm"
        include "programs/@NAME@/title.asm"

title_text:                             ; what the title says below the name
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 4, 5, "A maze, and its way out"
        db TEXT_INK, INK_KEY
        db TEXT_AT, 18, 2, "N  another maze"
        db TEXT_AT, 20, 2, "W  the way out"
        db TEXT_END

image_end:                              ; the tape holds what stands above; below is memory that is only reserved
        include "lib/variables.asm"
        include "engine/variables.asm"
; Go on here with variables of your own: `steps: ds 1`. They are not 0 when the program begins: set them.

        end start
