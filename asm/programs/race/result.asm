; result.asm - below the ways of a race: how long they are

        if ! defined RACE_RESULT
RACE_RESULT equ 1

        include "engine/text/key_caps.asm"
        include "engine/text/number.asm"
        include "programs/race/hints.asm"

; result_draw - below the maze: the steps of both, the shortest way's, the keys
; Uses:  AF, BC, DE, HL, IX
result_draw:
        proc
        local one, other
        ld hl,result_blank
        call draw_text
        ld hl,ran_text
        ld a,(two_players)
        ld ix,runner_1
        or (ix + RUN_KIND)
        jr nz,one
        ld hl,you_text
one:
        ld c,$46
        ld de,22 * 256 + 0
        call draw_text
        call result_steps
        ld hl,best_text
        call draw_text
        ld hl,(best_steps)
        xor a
        call draw_plain
        ld ix,runner_2
        ld hl,ran_text
        ld a,(two_players)
        ld b,a
        ld a,(runner_1 + RUN_KIND)
        or b
        jr nz,other
        ld hl,rival_text
other:
        ld c,$45
        ld de,22 * 256 + 21
        call draw_text
        call result_steps
        ld a,(attract_on)
        or a
        ld d,23
        jp nz,demo_tell
        ld hl,result_keys
        jp draw_keys
        endp

; result_steps - a runner's steps, and those that he had still to go
; In:    IX = runner; D, E = row, column; C = colour
; Uses:  AF, B, DE, HL
result_steps:
        proc
        local first
        ld l,(ix + RUN_STEPS)
        ld h,(ix + RUN_STEPS + 1)
        xor a
        call draw_plain
        call second_runner
        ld a,1
        jr nz,first
        inc a
first:
        ld hl,race_reached
        cp (hl)
        ret z                           ; he has won
        ld a,(hl)
        dec a
        cp 2
        ret nc                          ; nobody has, or both
        ld a,'+'
        call draw_char
        inc e
        ld hl,(race_lead)
        xor a
        jp draw_plain
        endp

result_keys:
        db 23, 1, "ENTER", 7, "next", TEXT_END
        db 23, 13, "R", 15, "replay", TEXT_END
        db 23, 23, "BREAK", 29, "end", TEXT_END
        db KEYS_END

        endif
