; effect_table.asm - effects by number: on the chip if there is one and the effect has a form for it, else on the loudspeaker
;
; A table is made by the build from NAME.effects.txt: docs/SOUNDS.md. Call music_setup and effect_stop once, then once a frame music_tick
; and effect_tick.

        if ! defined ENGINE_EFFECT_TABLE
ENGINE_EFFECT_TABLE equ 1

        include "engine/sound/effects.asm"
        include "engine/sound/music.asm"

        public effects_use, effect_number

; effects_use - take effects from this table from now on
; In:    HL = table
; Out:   -
; Keeps: AF, BC, DE, HL, IX, IY
; Uses:  nothing
; Writes: effect_table
; Size:  4 bytes   Time: 26 T
effects_use:
        ld (effect_table),hl
        ret

; effect_number - play an effect
; In:    A = its number, 0 for the first; the table in use
; Out:   carry set: refused, because one of higher priority plays or the table does not have the number
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the variables of effects.asm, music.asm
; Size:  45 bytes   Time: 482 T at most
effect_number:
        proc
        local speaker
        ld hl,(effect_table)
        cp (hl)
        ccf
        ret c
        ld c,a
        ld b,0
        inc hl
        add hl,bc
        add hl,bc
        add hl,bc
        add hl,bc
        ld e,(hl)                       ; DE = on the loudspeaker, BC = on the chip, from the table's beginning; 0: it has none
        inc hl
        ld d,(hl)
        inc hl
        ld c,(hl)
        inc hl
        ld b,(hl)
        ld hl,(effect_table)
        ld a,b
        or c
        jr z,speaker
        ld a,(ay_here)
        or a
        jr z,speaker
        add hl,bc
        jp music_effect
speaker:
        ld a,d
        or e
        ret z
        add hl,de
        jp effect_play
        endp

effect_table_variables macro
effect_table:   ds 2
        endm

        endif
