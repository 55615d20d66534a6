; bet_event.asm - coins counted after a race; large letters

        if ! defined SOLVERS_BET_EVENT
SOLVERS_BET_EVENT equ 1

; bet_purse - count the coins up or down to what they are now, beside what became of the bet; a key held hurries it
; In:    HL = coins before the race; coins
; Uses:  AF, BC, DE, HL
bet_purse:
        proc
        local count, some
count:
        push hl
        ld hl,ATTRIBUTES + STAKED_ROW * 32
        ld c,(hl)                       ; of that bar
        ld hl,now_text
        call draw_text
        pop hl
        push hl
        ld b,5
        call draw_digits
        pop de
        ld hl,(coins)
        or a
        sbc hl,de
        ret z
        rr h                            ; an eighth of the difference, whose sign is in carry
        rr l
        sra h
        rr l
        sra h
        rr l
        ld a,h
        or l
        jr nz,some
        inc l
some:
        add hl,de
        ld bc,2 * 256 + 40
        call sound_tone
        push hl
        call key_any
        pop hl
        jr nz,count
        halt
        jr count
        endp

; draw_letters - a text in large letters
; In:    HL = text; D, E = row, column; C = colour
; Uses:  AF, B, E, HL
draw_letters:
        ld a,(hl)
        or a
        ret z
        inc hl
        push hl
        call draw_large
        pop hl
        jr draw_letters

        endif
