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
        call game_stones
        ld a,(waves_left)
        or a
        ld hl,enter_wave_text
        jr nz,entered
        ld hl,known_keys
        call draw_keys
        ld hl,enter_next_text
entered:
        call draw_text
        ld a,(waves_left)
        ld de,5 * 256 + 30
        ld b,2
        call game_value
        ld a,(way_steps)
        ld de,6 * 256 + 29
        call game_three
        ld a,(level_best)
        ld de,7 * 256 + 29
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

; game_stones - the stones that are left, in two rows
; Uses:  AF, BC, DE, HL
game_stones:
        proc
        local each, none, drawn, beside
        xor a
        ld (field_top),a
        ld de,2 * 256 + 24
        ld a,(stones_left)
        ld b,STONES
each:
        push af
        or a
        jr z,none
        call stone_draw
        jr drawn
none:
        ink INK_TEXT
        ld a,' '
        call draw_char
drawn:
        pop af
        sub 1
        adc a,0                         ; none stays none
        inc e
        ld l,a
        ld a,b
        cp STONES / 2 + 1
        jr nz,beside
        ld de,3 * 256 + 24
beside:
        ld a,l
        djnz each
        ret
        endp

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
        db TEXT_AT, 5, 24, "Waves", TEXT_AT, 6, 24, "Way", TEXT_AT, 7, 24, "Best"
        db TEXT_AT, 8, 24, "Won", TEXT_AT, 9, 24, "Total"
        db TEXT_END
game_keys:
        db 11, 24, "SPACE", 26, TEXT_AT, 12, 26, "stone", TEXT_END
        db 14, 24, "ENTER", 26, TEXT_END
        db 17, 24, "N", 26, "next", TEXT_END
        db 20, 24, "BREAK", 26, TEXT_AT, 21, 26, "leave", TEXT_END
        db KEYS_END
known_keys:
        db 18, 24, "W", 26, "best", TEXT_END
        db KEYS_END
enter_wave_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 15, 26, "wave", TEXT_END
enter_next_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 15, 26, "next", TEXT_END
game_blank_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 0, "                                "
        db TEXT_AT, 23, 0, TEXT_END

        endif
