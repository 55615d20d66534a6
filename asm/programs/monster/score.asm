; score.asm - points and lives

        if ! defined MONSTER_SCORE
MONSTER_SCORE equ 1

        include "programs/monster/panel.asm"

        public game_begin, score_add

LIVES:          equ 3
FLARES:         equ 2
GEM_POINTS:     equ 50
LEVEL_POINTS:   equ 200
LIFE_POINTS:    equ 5000                ; a life more at each of these

; game_begin - no points yet, and all lives
; Uses:  AF, HL
game_begin:
        ld hl,0
        ld (score),hl
        ld hl,LIFE_POINTS
        ld (next_life),hl
        ld a,LIVES
        ld (lives),a
        ld a,FLARES
        ld (flares),a
        ld a,1
        ld (level),a
        ret

; score_add - points, and a life for many of them
; In:    DE = points
; Uses:  AF, BC, DE, HL
score_add:
        proc
        local less, more
        ld hl,(score)
        add hl,de
        jr nc,less
        ld hl,65535
less:
        ld (score),hl
        ld de,(next_life)
        or a
        sbc hl,de
        ld hl,panel_due
        set DUE_SCORE,(hl)
        ret c
        set DUE_LIVES,(hl)
        ld hl,LIFE_POINTS
        add hl,de
        jr nc,more
        ld hl,65535
more:
        ld (next_life),hl
        ld a,LIFE_SOUND
        call effect_number
        ld hl,lives
        ld a,(hl)
        cp LIVES_SHOWN
        ret nc
        inc (hl)
        ret
        endp

score_variables macro
score:          ds 2
next_life:      ds 2                    ; the score of the next life
lives:          ds 1
        endm

        endif
