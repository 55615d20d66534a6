; bet_leave.asm - whether to leave the races, asked on the page of a bet, in a race and between two

        if ! defined SOLVERS_BET_LEAVE
SOLVERS_BET_LEAVE equ 1

; bet_break - BREAK on the page of a bet: leave, if that is meant
bet_break:
        ld hl,race
        dec (hl)                        ; it has not been run
        ld c,0
        call clear_screen               ; the clock waits for an answer, so nothing of the maze is seen
        ld hl,leave_page
        call draw_text
        ld hl,(coins)
        call bet_number
        ld de,256 * 5 + 2
        ld c,$40 + LANE_INK
leaving:                                ; all runners
        call draw_runner
        inc c
        ld a,e
        add a,8
        ld e,a
        bit 5,e
        jr z,leaving
        call bet_leave
        ld hl,race
        inc (hl)
        jp bet_again

; bet_leave - ask in the last row whether to leave the races; if so, what they have come to
; Uses:  AF, BC, DE, HL
bet_leave:
        proc
        local wait, stays
        ld hl,leave_text
        call draw_text
        ld hl,leave_keys
        call draw_keys
        call keys_release
wait:
        halt
        call key_read
        cp 'Y'
        jp z,bet_end
        cp 'N'
        jr z,stays
        cp KEY_BREAK
        jr nz,wait
stays:
        jp keys_release
        endp

        endif
