; game_panel.asm - ten stones: what stands beside the board and below it

        if ! defined WAVE_GAME_PANEL
WAVE_GAME_PANEL equ 1

        include "engine/text/key_caps.asm"
        include "engine/text/number.asm"
        include "programs/wave/board.asm"
        include "programs/wave/hints.asm"

FULL_POINTS:    equ 100

; game_praise - what the points mean
; In:    HL = points
game_praise:
        ld a,l
        cp FULL_POINTS
        jr z,praise_known
        jr nc,praise_more
        sub 90
        ld hl,praise_90_text
        jr nc,praise
        add a,20
        ld hl,praise_70_text
        jr c,praise
        ld hl,praise_less_text
        jr praise
praise_known:
        ld hl,praise_known_text
        jr praise
praise_more:
        ld hl,praise_more_text
praise:
        jp draw_text

; game_page - the page of a level
game_page:
        ink INK_TEXT
        call clear_screen
        call board_draw
        ld hl,game_text
        call draw_text
        ld hl,game_keys
        call draw_keys

; game_values - what the panel shows
game_values:
        proc
        local entered
        ld a,(level)
        inc a
        ld de,0 * 256 + 30
        ld b,1
        call game_value
        ld a,(stones_left)
        ld de,2 * 256 + 30
        ld b,2
        call game_value
        ld a,(waves_left)
        or a
        ld hl,enter_wave_text
        jr nz,entered
        ld hl,enter_next_text
entered:
        call draw_text
        ld a,(waves_left)
        ld de,3 * 256 + 30
        ld b,2
        call game_value
        ld a,(way_steps)
        ld de,5 * 256 + 29
        call game_three
        ld a,(level_best)
        ld de,6 * 256 + 29
        call game_three
        ld a,(level_points)
        ld de,8 * 256 + 29
        call game_three
        ld hl,(score)
        ld de,9 * 256 + 29
        ld b,3
        jr game_digits
        endp
game_three:
        ld b,3
game_value:                             ; A in B digits at D, E
        ld l,a
        ld h,0
game_digits:
        ink INK_VALUE
        xor a
        jp draw_digits

; game_number - HL, bright, in a message
game_number:
        ink INK_VALUE
        xor a
        jp draw_plain

; game_message - a text on row 23, cleared before
; In:    HL = text
; Out:   D, E = row, column after it
game_message:
        push hl
        ld hl,game_blank_text
        call draw_text
        pop hl
        jp draw_text

game_text:
        db TEXT_COLOUR, $45, TEXT_AT, 0, 24, "LEVEL"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 2, 24, "Stones", TEXT_AT, 3, 24, "Waves"
        db TEXT_AT, 5, 24, "Way", TEXT_AT, 6, 24, "Best"
        db TEXT_AT, 8, 24, "Won", TEXT_AT, 9, 24, "Total"
        db TEXT_END
game_keys:
        db 12, 24, "SPACE", 26, TEXT_AT, 13, 26, "stone", TEXT_END
        db 15, 24, "ENTER", 26, TEXT_END
        db 18, 24, "N", 26, "next", TEXT_END
        db 20, 24, "BREAK", 26, TEXT_AT, 21, 26, "leave", TEXT_END
        db KEYS_END
enter_wave_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 16, 26, "wave", TEXT_END
enter_next_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 16, 26, "next", TEXT_END
game_blank_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 0, "                                "
        db TEXT_AT, 23, 0, TEXT_END

        endif
