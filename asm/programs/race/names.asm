; names.asm - the walkers of the library: their names, what they do, their shapes and speeds

        if ! defined RACE_NAMES
RACE_NAMES equ 1

        include "engine/text/text.asm"

PACE_LEAST:     equ 50                  ; percent of the player's
PACE_MOST:      equ 100
PACE_STEP:      equ 10
PACE_FIRST:     equ 90

; kind_word - a word of a table by kind
; In:    HL = table; A = KIND_PLAYER to KIND_WAVE
; Out:   HL = the word
; Keeps: BC, DE, IX, IY
; Uses:  AF
kind_word:
        proc
        local same
        add a,a
        add a,l
        ld l,a
        jr nc,same
        inc h
same:
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ret
        endp

; pace_speed - the speed of a figure at a pace
; In:    A = percent, PACE_LEAST to PACE_MOST
; Out:   HL = 1/256 pixels a frame
; Keeps: BC, DE, IX, IY
; Uses:  AF
pace_speed:
        proc
        local each
        ld hl,pace_speeds - 2
each:
        inc hl
        inc hl
        sub PACE_STEP
        cp PACE_LEAST
        jr nc,each
        ld a,(hl)
        inc hl
        ld h,(hl)
        ld l,a
        ret
        endp

pace_speeds:                            ; RUN_SPEED * pace / 100
        dw 192, 230, 269, 307, 346, RUN_SPEED, 422, 461 ; the last two in the cup alone

names:
        dw you_name, mouse_name, hand_name, tremaux_name, wave_name
you_name:
        db "You", TEXT_END
mouse_name:
        db "Mouse", TEXT_END
hand_name:
        db "Right hand", TEXT_END
tremaux_name:
        db "Tremaux", TEXT_END
wave_name:
        db "Wave", TEXT_END
player_1_name:
        db "Player 1", TEXT_END
player_2_name:
        db "Player 2", TEXT_END

logos:
        dw two_logo, mouse_logo, hand_logo, tremaux_logo, wave_logo
two_logo:
        db "TWO PLAYERS", TEXT_END
mouse_logo:
        db "MOUSE", TEXT_END
hand_logo:
        db "RIGHT HAND", TEXT_END
tremaux_logo:
        db "TREMAUX", TEXT_END
wave_logo:
        db "WAVE", TEXT_END

abouts:                                 ; two lines, on rows 5 and 7
        dw two_about, mouse_about, hand_about, tremaux_about, wave_about
two_about:
        db TEXT_AT, 5, 2, "Left against right: the same"
        db TEXT_AT, 7, 2, "maze for both, mirrored.", TEXT_END
mouse_about:
        db TEXT_AT, 5, 2, "It guesses at most forks, and"
        db TEXT_AT, 7, 2, "turns back only at dead ends.", TEXT_END
hand_about:
        db TEXT_AT, 5, 2, "It keeps a hand on the wall,"
        db TEXT_AT, 7, 2, "wherever the wall leads.", TEXT_END
tremaux_about:
        db TEXT_AT, 5, 2, "It marks each passage, and"
        db TEXT_AT, 7, 2, "takes none a third time.", TEXT_END
wave_about:
        db TEXT_AT, 5, 2, "It knows the shortest way. Do"
        db TEXT_AT, 7, 2, "not waste a step!", TEXT_END

shapes:
        dw hero_shape, mouse_shape, hand_shape, tremaux_shape, wave_shape
mouse_shape:
        db $C3, $E7, $7E, $5A, $7E, $3C, $18, $3C
hand_shape:
        db $28, $AA, $AA, $AA, $BE, $7F, $3E, $1C
tremaux_shape:
        db $3C, $3C, $FF, $18, $7E, $99, $24, $66
wave_shape:
        db $3C, $42, $99, $A5, $A5, $99, $42, $3C

        endif
