; points.asm - points and lives: a life more at each POINTS_LIFE points, up to POINTS_LIVES; what has changed is due on the panel
;
; Set before the first include: POINTS_LIFE, POINTS_LIVES, and POINTS_SOUND, the number of an effect; POINTS_TOLD, if the
; program has something to say of a life more: a byte that is not 0 then.

        if ! defined ENGINE_POINTS
ENGINE_POINTS equ 1

        include "engine/pages/due.asm"
        include "engine/sound/effect_table.asm"

        public points_begin, score_add

        if ! defined POINTS_LIFE
POINTS_LIFE:    equ 2000
POINTS_LIVES:   equ 5
POINTS_SOUND:   equ 0
        endif
DUE_SCORE:      equ 0                   ; bits of panel_due
DUE_LIVES:      equ 1

; points_begin - no points yet
; In:    A = lives
; Uses:  HL
points_begin:
        ld (lives_left),a
        ld hl,0
        ld (score),hl
        ld hl,POINTS_LIFE
        ld (score_life),hl
        ret

; score_add - points; at each POINTS_LIFE one more life
; In:    DE = points, not more than POINTS_LIFE
; Keeps: BC
; Uses:  AF, DE, HL
score_add:
        proc
        local most, later
        ld hl,panel_due
        set DUE_SCORE,(hl)
        ld hl,(score)
        add hl,de
        jr nc,most
        ld hl,65535
most:
        ld (score),hl
        ld de,(score_life)
        or a
        sbc hl,de
        ret c
        ld hl,POINTS_LIFE
        add hl,de
        jr nc,later
        ld hl,65535
later:
        ld (score_life),hl
        ld hl,lives_left
        ld a,(hl)
        cp POINTS_LIVES
        ret nc
        inc (hl)
        ld hl,panel_due
        set DUE_LIVES,(hl)
        if defined POINTS_TOLD
        inc a                           ; not 0
        ld (POINTS_TOLD),a
        endif
        push bc
        ld a,POINTS_SOUND
        call effect_number
        pop bc
        ret
        endp

points_variables macro
score:          ds 2
score_life:     ds 2                    ; the score of the next life
lives_left:     ds 1
        endm

        endif
