; choose.asm - the page on which the player chooses whom to race against, and how fast that one is

        if ! defined RACE_CHOOSE
RACE_CHOOSE equ 1

        include "engine/pages/front.asm"
        include "engine/text/key_caps.asm"
        include "engine/text/number.asm"
        include "programs/race/match.asm"

CHOOSE_FIRST:   equ 4                   ; the row of the first line
CHOOSE_LINES:   equ 6

; choose_page - the page, in silence
choose_page:
        ld sp,stack_top
        ld a,(choose_line)
        ld (front_line),a
        ld hl,choose_list
        jp front

choose_list:
        dw choose_draw_page
        db 5, CHOOSE_FIRST, 24, CHOOSE_LINES ; beside the caps, which keep their colours
        dw choose_letters, opening_watch, choose_frame
choose_letters:
        db KEY_BREAK
        dw opening_page
        db 'C'
        dw choose_cup
        db 'M'
        dw choose_mouse
        db 'R'
        dw choose_hand
        db 'T'
        dw choose_tremaux
        db 'W'
        dw choose_wave
        db 'D'
        dw choose_two
        db 'P'
        dw choose_pace
        db 'S'
        dw choose_special
        db 0

; choose_frame - a frame; there is much to read, so three of four do not count for the demonstration
choose_frame:
        halt
        ld a,(FRAMES)
        and 3
        ret z
        ld hl,(front_idle)
        inc hl
        ld (front_idle),hl
        ret

choose_draw_page:
        ink INK_TEXT
        call clear_screen
        ld hl,choose_text
        call draw_text
        ld hl,choose_keys_list
        call draw_keys
        ld a,(pace)
        ld l,a
        ld h,0
        ld de,16 * 256 + 24
        ink INK_VALUE
        xor a
        ld b,3
        call draw_digits
        ld hl,choose_percent
        call draw_text
        ld hl,choose_no
        ld a,(specials)
        or a
        jp z,draw_text
        ld hl,choose_yes
        jp draw_text
choose_yes:
        db TEXT_INK, INK_VALUE, TEXT_AT, 18, 24, "yes", TEXT_END
choose_no:
        db TEXT_INK, INK_VALUE, TEXT_AT, 18, 24, " no", TEXT_END
choose_percent:
        db TEXT_INK, INK_TEXT, " %", TEXT_END

choose_cup:
        call opening_leave
        xor a
        call choose_keep
        jp cup_begin
choose_mouse:
        ld a,KIND_MOUSE
        jr choose_rival
choose_hand:
        ld a,KIND_HAND
        jr choose_rival
choose_tremaux:
        ld a,KIND_TREMAUX
        jr choose_rival
choose_wave:
        ld a,KIND_WAVE
choose_rival:
        ld (rival),a
        call choose_keep
        call opening_leave
        ld hl,0
        ld (cup),hl                     ; and cup_at
        ld a,(pace)
        ld (rival_pace),a
        jp match_begin
choose_two:
        call opening_leave
        ld a,CHOOSE_LINES - 1
        call choose_keep
        jp two_begin
choose_keep:
        ld (choose_line),a
        ret

; choose_pace - the next pace
choose_pace:
        proc
        local fits
        ld a,(front_line)
        ld (choose_line),a
        ld a,(pace)
        sub PACE_STEP                   ; easier at first
        cp PACE_LEAST
        jr nc,fits
        ld a,PACE_MOST
fits:
        ld (pace),a
        jp choose_page
        endp

; choose_special - with special rounds, or without
choose_special:
        ld a,(front_line)
        ld (choose_line),a
        ld hl,specials
        ld a,(hl)
        xor 1
        ld (hl),a
        jp choose_page

choose_text:
        db TEXT_COLOUR, $45, TEXT_AT, 1, 4, "WHO RACES AGAINST YOU?"
        db TEXT_INK, INK_TEXT
        db TEXT_AT, 20, 4, "The cup ignores P and S."
        db TEXT_INK, INK_BAR, TEXT_AT, 23, 0, "   ENTER start     BREAK back   ", TEXT_END
choose_keys_list:
        db 4, 4, "C", 6, "Cup: all four in turn", TEXT_END
        db 6, 4, "M", 6, "Mouse guesses at forks", TEXT_END
        db 8, 4, "R", 6, "Right hand on the wall", TEXT_END
        db 10, 4, "T", 6, "Tremaux marks its way", TEXT_END
        db 12, 4, "W", 6, "Wave knows the way", TEXT_END
        db 14, 4, "D", 6, "Duel: two players", TEXT_END
        db 16, 4, "P", 6, "Pace of the rival", TEXT_END
        db 18, 4, "S", 6, "Storeys, hexagons", TEXT_END
        db KEYS_END

choose_variables macro
special_told:   ds 1                    ; bits 0 to 2: the page about hexagons, storeys, squares has been shown
pace:           ds 1                    ; of a rival in a single match, percent of the player's
choose_line:    ds 1                    ; the line chosen last
keys_own:       ds 2                    ; where the address of a player's keys is
keys_other:     ds 2                    ; and of the other one's
        endm

        endif
