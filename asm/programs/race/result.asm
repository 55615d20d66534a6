; result.asm - below the ways of a race: who has won, and by how much

        if ! defined RACE_RESULT
RACE_RESULT equ 1

        include "engine/text/key_caps.asm"
        include "programs/race/hints.asm"

; result_draw - below the maze: who has won by how many steps, the keys
; Uses:  AF, BC, DE, HL, IX
result_draw:
        proc
        local alone, draw
        ld hl,result_blank
        call draw_text
        ld d,22
        ld c,$47
        ld a,(race_reached)
        ld hl,nobody_text
        ld e,11
        or a
        jr z,alone
        ld hl,heat_text
        cp 3
        jr z,alone
        call winner
        call runner_ink
        call runner_name
        ld e,0
        call draw_text
        ld hl,won_text
        call draw_text
        call lead_draw
        ld hl,(race_points)
        ld a,h
        or l
        jr z,draw
        push hl
        ld hl,comma_text
        call draw_text
        pop hl
        xor a
        call draw_plain
        ld hl,points_text
alone:
        call draw_text
draw:
        ld a,(attract_on)
        or a
        ld d,23
        jp nz,demo_tell
        ld hl,result_keys
        jp draw_keys
        endp

result_keys:
        db 23, 0, "ENTER", 6, "next", TEXT_END
        db 23, 12, "R", 14, "replay", TEXT_END
        db 23, 21, "BREAK", 27, "leave", TEXT_END
        db KEYS_END

        endif
