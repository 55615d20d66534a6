; walk_sounds.asm - the sounds of a walk, by number, and what sounds in each frame

        if ! defined ENGINE_WALK_SOUNDS
ENGINE_WALK_SOUNDS equ 1

        include "engine/sound/effect_table.asm"

        public walk_sound

WALK_STEP:      equ 0                   ; as in walk.effects.txt
WALK_BEAT:      equ 1
WALK_STAR:      equ 2
WALK_NONE:      equ 3
WALK_LIGHT:     equ 4
WALK_OUT:       equ 5
WALK_CHASE:     equ 6
WALK_CAUGHT:    equ 7

; walk_sounds_begin - the table of these sounds; silence
; In:    walk_effects
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the variables of effects.asm, effect_table.asm, music.asm
walk_sounds_begin:
        call music_setup
        call effect_stop
        ld hl,(walk_effects)
        jp effects_use

; walk_sound - play a sound
; In:    A = its number
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: the variables of effects.asm, music.asm
walk_sound:
        push bc
        push de
        call effect_number
        pop de
        pop bc
        ret

; walk_hear - what sounds in this frame
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: the variables of effects.asm, music.asm
walk_hear:
        call music_tick
        jp effect_tick

walk_sounds_variables macro
walk_effects:   ds 2                    ; the table
        endm

        endif
