; demo.asm - the library plays a game

        if ! defined LINES_DEMO
LINES_DEMO equ 1

        include "engine/keys/attract.asm"
        include "programs/lines/think.asm"

        public lines_demo

DEMO_STEP:      equ 4                   ; frames for a step of the cursor
DEMO_LOOK:      equ 20                  ; and to look at what it will do
DEMO_END:       equ 150

; lines_demo - play until the board is full: for attract_run
; In:    rng_seed, game_colours
; Uses:  AF, BC, DE, HL
lines_demo:
        proc
        local turn
        call play_begin
turn:
        ld hl,attract_check
        call think
        ld de,(think_from)
        call demo_cursor
        call choose
        ld b,DEMO_LOOK
        call frames
        ld de,(think_to)
        call demo_cursor
        ld b,DEMO_LOOK
        call frames
        call send_ball
        jr nz,turn
        ld b,DEMO_END
        jp frames
        endp

; demo_cursor - move the cursor step by step
; In:    D, E = row, column where to
; Out:   D, E
demo_cursor:
        proc
        local step, across
        push de
        ld a,(cursor + 1)
        sub d
        ld c,KEY_UP
        jr z,across
        jr nc,step
        ld c,KEY_DOWN
        jr step
across:
        ld a,(cursor)
        sub e
        pop de
        ret z
        push de
        ld c,KEY_LEFT
        jr nc,step
        ld c,KEY_RIGHT
step:
        ld a,c
        call cursor_move
        ld b,DEMO_STEP
        call frames
        pop de
        jr demo_cursor
        endp

        endif
