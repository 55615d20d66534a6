; demo.asm - the library plays: its snake looks for berries as the rival does

        if ! defined SNAKE_DEMO
SNAKE_DEMO equ 1

        include "programs/snake/play.asm"

        public snake_demo

DEMO_LEVELS:    equ 4

; snake_demo - levels until a life is lost on one: for attract_run
; Uses:  AF, BC, DE, HL, IX
snake_demo:
        proc
        local each, bitten
        call game_begin
        ld hl,demo_level
        ld a,(hl)
        ld (level),a
        inc a
        and DEMO_LEVELS - 1
        ld (hl),a
each:
        call level_enter
        call level_try
        jr c,bitten
        call level_clear
        jr each
bitten:
        call level_bitten
        ld b,CLEAR_FRAMES
        jp play_rest
        endp

demo_level:
        db 1                            ; the second one first: it has a rival; each demonstration begins at another one

        endif
