; demo.asm - the tape plays by itself: the hero follows the guide, the way that each row keeps open for him

        if ! defined ENDLESS_DEMO
ENDLESS_DEMO equ 1

        include "engine/keys/attract.asm"
        include "programs/endless/play.asm"

DEMO_LEVEL:     equ 6                   ; all dangers from the beginning
DEMO_FRAMES:    equ 40 * 50
DEMO_WAITS:     equ EMBER_GLOWS         ; `beat` from which he does not step on an ember

; demo - play for a while: for attract_run
; Uses:  AF, BC, DE, HL
demo:
        ld hl,DEMO_FRAMES
        ld (demo_left),hl
        call seed_now
        ld a,DEMO_LEVEL
        call game_begin
        ld hl,any_key_text
        call draw_text
        jp play_run

; demo_keys - what the hero presses in this frame
; Out:   held
; Uses:  AF, BC, DE, HL
demo_keys:
        proc
        local way, there, right, left, waits
        ld a,(hero_left)
        or a
        ret nz
        ld a,(hero_row)
        and ROWS_KEPT - 1
        add a,low exits
        ld l,a
        ld h,high exits
        ld a,(hero_column)
        add a,a
        inc a
        ld de,(hero_column)             ; E = column, D = row: of the next cell
        ld c,KEY_DOWN
        inc d
        cp (hl)
        jr z,there
        dec d
        ld c,KEY_RIGHT
        inc e
        jr c,there
        ld c,KEY_LEFT
        dec e
        dec e
there:
        ld a,(beat)
        cp DEMO_WAITS
        jr c,way
        ld a,d
        call thing_place
        ld a,e
        add a,a
        add a,1 + EMBER
        cp (hl)
        jr nz,way
        ld c,0
way:
        ld a,c
        ld (held),a
        ret
        endp

demo_variables macro
demo_left:      ds 2                    ; frames that it lasts yet
        endm

        endif
