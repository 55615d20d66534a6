; board_page.asm - a maze: made, watched, drawn; then a walk in it
;
; The maze has columns 0 to 24 and rows 1 to 22; the panel right of it has the rose, the steps and the keys.

        if ! defined TILINGS_BOARD_PAGE
TILINGS_BOARD_PAGE equ 1

PANEL:          equ 26                  ; its first column
STEPS_ROW:      equ 11                  ; of the number, the word above
FEWEST_ROW:     equ 13
FOOT:           equ 23

; next_tiling - T: the same generator on the next tiling for which it makes mazes
next_tiling:
        proc
        local first, refused
refused:
        ld a,(tiling)
        inc a
        cp TILINGS
        jr c,first
        xor a
first:
        ld (tiling),a
        call fit_size
        call make_told
        jr c,refused
        jr board_page
        endp

; next_seed - N: the maze of the seed that the last one ended with
next_seed:
        ld hl,(after_seed)
        ld (seed),hl
        call make_told
        jr board_page

; make_page - the maze of the choices
make_page:
        ld hl,making_packed
        ld de,making_unpacked
        call unzx0
        call fit_size
        call make_told
        jp c,menu_refuse

; board_page - show the maze in `links`, and walk in it
board_page:
        ld hl,(rng_seed)
        ld (after_seed),hl
        ink INK_TEXT
        call clear_screen
        call board_bar
        call make_shown
        call board_begin
        call board_panel
        ld hl,(fewest)
        ld d,FEWEST_ROW
        call panel_number
        call board_steps
        call board_hint

; board_frame - one fiftieth of a second
board_frame:
        halt
        call board_walk
        call c,board_out
        call key_read
        ld hl,board_letters
        call key_act
        jr board_frame

board_letters:
        db KEY_BREAK
        dw menu_page
        db 'S'
        dw board_way
        db 'H'
        dw board_heat
        db 'N'
        dw next_seed
        db 'T'
        dw next_tiling
        db 'M'
        dw menu_page
        db 0

; board_out - the exit: say whether a shorter way was there
; In:    steps, fewest, helped
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the screen
board_out:
        proc
        local told, rise
        call steps_spare
        push hl
        ld hl,out_helped_text
        jr c,told
        ld hl,out_shortest_text
        jr z,told
        ld hl,out_text
told:
        push af
        ld c,OUT_INK
        ld de,FOOT * 256
        call draw_line
        pop af
        pop hl
        jr c,rise
        jr z,rise
        ld de,FOOT * 256 + OUT_NUMBER
        call draw_plain
rise:
        jp sound_rise
        endp

; steps_spare - the steps that were too many
; In:    steps, fewest, helped
; Out:   carry set: the way was shown; else HL = steps, Z: none
; Keeps: BC, IX, IY
; Uses:  AF, DE, HL
; Writes: nothing
steps_spare:
        ld a,(helped)
        cp 1
        ccf
        ret c
        ld hl,(steps)
        ld de,(fewest)
        sbc hl,de                       ; never less; carry was clear
        ret

        endif
