; bet_shown.asm - the page of a bet in a demonstration: the program goes through the runners, bets on one, and bets more

        if ! defined SOLVERS_BET_SHOWN
SOLVERS_BET_SHOWN equ 1

        include "engine/keys/attract.asm"

SHOWN_FRAMES:   equ 25                  ; for a choice
SHOWN_STAKES:   equ 3                   ; steps by which it bets more

; bet_shown - the page of a bet, and a choice; then it stays for some seconds
; In:    coins, race, attract_on
; Out:   bet, staked
; Uses:  AF, BC, DE, HL
bet_shown:
        proc
        local choose, more
        ld hl,0
        ld (staked),hl                  ; the least
        call bet_page
        call shown_pause
        call rng_next
        and LANES - 1
        add a,LANES                     ; all of them, then on to one
        ld b,a
choose:
        push bc
        ld a,(bet)
        inc a
        and LANES - 1
        call bet_choose
        call bet_lanes
        call shown_values
        pop bc
        djnz choose
        ld b,SHOWN_STAKES
more:
        push bc
        call bet_step
        ld hl,(staked)
        add hl,de
        ld (staked),hl
        call shown_values
        pop bc
        djnz more
        call shown_pause
        endp                            ; fall through into shown_pause

; shown_pause - some frames
shown_pause:
        ld b,2 * SHOWN_FRAMES
        jr shown_frames

; shown_values - a click, and what the choice pays, for some frames
shown_values:
        call bet_values
        ld bc,CLICK
        call sound_tone
        ld b,SHOWN_FRAMES
shown_frames:
        push bc
        call attract_frame
        call bet_blink
        pop bc
        djnz shown_frames
        ret

        endif
