; demo.asm - the library plays a game, until a key is pressed

        if ! defined LINES_DEMO
LINES_DEMO equ 1

        include "programs/lines/think.asm"

        public lines_demo

DEMO_STEP:      equ 4                   ; frames for a step of the cursor
DEMO_LOOK:      equ 20                  ; and to look at what it will do
DEMO_END:       equ 150

; lines_demo - play until the board is full or a key is pressed
; In:    rng_seed
; Out:   the keys held are not new presses
; Uses:  all but IX, IY
lines_demo:
        proc
        local turn
        ld (demo_sp),sp
        call release
        ld a,1
        ld (demo_on),a
        call play_begin
        ld hl,demo_text
        call hint
turn:
        ld hl,demo_key
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
        call frames
        endp                            ; fall through into demo_end

; demo_end - back to who called lines_demo, from wherever it is
demo_end:
        ld sp,(demo_sp)
        xor a
        ld (demo_on),a
        jp keys_seen

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

; demo_key - a key or the stick ends the demonstration
; Keeps: BC, DE
; Uses:  AF, HL
demo_key:
        call any_key
        ret z
        jr demo_end

; any_key - is any key held, or the stick moved?
; Out:   Z: no
; Keeps: BC, DE
; Uses:  AF, HL
any_key:
        xor a
        in a,(PORT_ULA)
        cpl
        and $1F
        ret nz
        jp keys_held

; release - wait until no key is held
release:
        halt
        call any_key
        jr nz,release
        ret

demo_text:      db "The library plays. Press a key.", TEXT_END

demo_variables macro
demo_sp:        ds 2
demo_on:        ds 1
        endm

        endif
