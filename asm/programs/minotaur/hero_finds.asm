; hero_finds.asm - what the hero finds in a place

        if ! defined MINOTAUR_HERO_FINDS
MINOTAUR_HERO_FINDS equ 1

; hero_finds - what lies here?
; In:    D, E = place
; Out:   hero_event = what has happened: a kind of thing, or 0
; Uses:  AF, BC, DE, HL, IX
hero_finds:
        proc
        local sword, ball, torch, pull, back, gold, more
        call ground_at
        bit 1,(hl)                      ; GROUND_THING
        ret z
        call thing_at
        ret z
        ld (hero_event),a
        cp GOLD
        jr z,gold
        cp SWORD
        jr z,sword
        cp BALL
        jr z,ball
        cp TORCH
        jr z,torch
        cp DOOR
        ret z
        ; a lever: one without a second gate stays pulled
        cp LEVER
        jr z,pull
        ld a,(level_now + LEVEL_PAIRS)
        or a
        jr nz,back
        ld (hero_event),a
        ret
back:
        ld a,(hl)
pull:
        xor 3                           ; LEVER or LEVER_PULLED
        ld (hl),a
        inc hl
        inc hl
        inc hl
        ld a,(hl)
        jp lever_pull
gold:
        call thing_take
        ld hl,gold_left
        dec (hl)
        ld de,GOLD_POINTS
        jp score_add
sword:
        call thing_take
        ld hl,swords
        jr more
ball:
        call thing_take
        ld hl,balls
more:
        ld a,(hl)
        cp 9
        ret nc
        inc (hl)
        ret
torch:
        call thing_take
        ld hl,TORCH_TIME
        ld (torch_time),hl
        ret
        endp

        endif
