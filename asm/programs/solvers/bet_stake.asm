; bet_stake.asm - the coins at stake: what may be bet, and by what a key changes it

        if ! defined SOLVERS_BET_STAKE
SOLVERS_BET_STAKE equ 1

; bet_change - more or fewer coins at stake; no fewer than the least; a key held makes the step twice as large, and again
; In:    A = KEY_RIGHT for more, or not
bet_change:
        proc
        local less, larger, stepped
        and KEY_RIGHT
        push af
        call bet_step
        ld hl,bet_held
        ld a,(repeat_wait)
        sub KEY_FIRST_WAIT
        jr nz,$ + 3
        ld (hl),a                       ; not held yet
        inc (hl)
        ld a,(hl)
larger:
        sub BET_HELD
        jr c,stepped
        sla e
        rl d
        jr larger
stepped:
        pop af
        ld hl,(staked)
        jr z,less
        add hl,de
        jr nc,bet_set
        ld hl,65535
        jr bet_set
less:
        or a
        sbc hl,de
        jr nc,bet_set
        ld hl,0                         ; no further than the least
bet_set:
        ld de,(staked)
        ld (staked),hl
        jp bet_staked
        endp

; bet_step - what the stake changes by: the least that may be bet, if that is less than half of the coins
; Out:   DE
; Uses:  AF, B, HL
bet_step:
        ld a,(race)
        ld b,a
        ld hl,0
        ld de,LEAST_STAKE
        add hl,de
        djnz $ - 1
        ex de,hl
        ret

; bet_limits - the least and the most that may be bet: up to half of the coins, up to all in the last race; if the least is half of the coins or
;              more, from half of them to all, so that there is a choice; the stake is made one of what is between
; Out:   HL = the most; DE = the least; staked
; Uses:  AF, BC
bet_limits:
        proc
        local poor, found
        call bet_step
        ex de,hl                        ; HL = the least
        ld de,(coins)
        call coins_half
        or a
        sbc hl,bc
        add hl,bc
        jr nc,poor
        ld a,(race)
        cp RACES
        jr z,found
        ld d,b
        ld e,c
        jr found
poor:
        ld h,b
        ld l,c
found:
        push de                         ; the most
        ex de,hl                        ; DE = the least
        pop bc
        push bc
        ld hl,(staked)
        call coins_lesser
        or a
        sbc hl,de
        add hl,de
        jr nc,$ + 4
        ld h,d                          ; no fewer than the least
        ld l,e
        ld (staked),hl
        pop hl
        ret
        endp

        endif
