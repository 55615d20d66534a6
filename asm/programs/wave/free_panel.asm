; free_panel.asm - free waves: what stands beside the board and below it

        if ! defined WAVE_FREE_PANEL
WAVE_FREE_PANEL equ 1

        include "engine/text/key_caps.asm"
        include "engine/text/number.asm"
        include "programs/wave/board.asm"

TENTH:          equ 26                  ; of 256: 10 % of stones
MILLISECOND:    equ 3500                ; T-states

; free_values - what the panel shows beside its keys: no steps and no time yet
free_values:
        proc
        local any, tenth
        ld hl,free_values_text
        call draw_text
        ink INK_VALUE
        ld hl,(seed)
        xor a
        ld b,5
        ld de,3 * 256 + 27
        call draw_digits
        ld a,(maze_kind)
        or a
        ld hl,free_stones_text
        call nz,draw_text
        ink INK_VALUE
        ld a,(free_density)
        ld l,255                        ; tenths: 26, 52, 78, 104
tenth:
        inc l
        sub TENTH
        jr nc,tenth
        ld a,l
        add a,'0'
        ld de,17 * 256 + 26
        call draw_char
        inc e
        ld hl,free_percent_text
        call draw_text
        ld a,(wave_limit)
        or a
        jr z,any
        ld l,a
        ld h,0
        ld de,19 * 256 + 26
        ink INK_VALUE
        xor a
        jp draw_plain
any:
        ld hl,free_any_text
        jp draw_text
        endp

; free_milliseconds - the time of the last wave
; Out:   HL = timed in milliseconds, rounded up
; Keeps: DE
; Uses:  AF, BC
free_milliseconds:
        proc
        local each
        push de
        ld hl,(timed)
        ld a,(timed + 2)
        ld de,0
        ld bc,MILLISECOND
each:
        inc de
        or a
        sbc hl,bc
        sbc a,0
        jr nc,each
        ex de,hl
        pop de
        ret
        endp

; free_message - a text on row 23, cleared before
; In:    HL = text
free_message:
        push hl
        ld hl,free_blank_text
        call draw_text
        pop hl
        jp draw_text
free_legend:
        ld hl,free_legend_text
        jr free_message

free_text:
        db TEXT_COLOUR, $45, TEXT_AT, 0, 24, "WAVE"
        db TEXT_INK, INK_TEXT, TEXT_AT, 3, 24, "No"
        db TEXT_END
free_values_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 2, 24, "Way     "
        db TEXT_AT, 16, 26, "maze  ", TEXT_AT, 19, 26, "      ", TEXT_END
free_stones_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 16, 26, "stones", TEXT_END
free_percent_text:
        db "0 %", TEXT_END
free_any_text:
        db TEXT_INK, INK_VALUE, TEXT_AT, 19, 26, "any", TEXT_END
free_keys:
        db 6, 24, "S", 26, "start", TEXT_END
        db 7, 24, "F", 26, "finish", TEXT_END
        db 9, 24, "SPACE", 26, TEXT_AT, 10, 26, "stone", TEXT_END
        db 12, 24, "ENTER", 26, TEXT_AT, 13, 26, "send", TEXT_END
        db 15, 24, "N", 26, "new", TEXT_END
        db 16, 24, "M", 26, TEXT_END
        db 17, 24, "D", 26, TEXT_END
        db 18, 24, "T", 26, "type", TEXT_END
        db 19, 24, "L", 26, TEXT_END
        db 21, 24, "BREAK", 26, TEXT_AT, 22, 26, "leave", TEXT_END
        db KEYS_END
free_blank_text:
        db TEXT_INK, INK_TEXT, TEXT_AT, 23, 0, "                                "
        db TEXT_AT, 23, 0, TEXT_END
free_legend_text:
        db "Near F ", TEXT_COLOUR, $20, " ", TEXT_COLOUR, $08, " ", TEXT_COLOUR, $18, " ", TEXT_COLOUR, $10, " "
        db TEXT_INK, INK_TEXT, " 16 steps away", TEXT_END
free_spread_text:
        db "The wave spreads. Any key skips.", TEXT_END
free_way_text:
        db "Shortest way: ", TEXT_END
free_steps_text:
        db TEXT_INK, INK_TEXT, " steps, ", TEXT_END
free_ms_text:
        db TEXT_INK, INK_TEXT, " ms", TEXT_END
free_none_text:
        db TEXT_INK, INK_BAD, "No way: F is shut off from S", TEXT_END
free_beyond_text:
        db TEXT_INK, INK_BAD, "No way within the limit of steps", TEXT_END

        endif
