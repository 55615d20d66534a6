; sounds.asm - the sounds: all on the loudspeaker, since no frame has time for the chip

        if ! defined MINOTAUR_SOUNDS
MINOTAUR_SOUNDS equ 1

        include "engine/sound/effects.asm"

; the sounds, by their numbers in speaker.effects.txt
SOUND_LEVER:    equ 0
SOUND_FOUND:    equ 1
SOUND_KILL:     equ 2
SOUND_DEATH:    equ 3

; sound_play - play a sound
; In:    A = number
; Uses:  AF, BC, DE, HL
sound_play:
        add a,a
        add a,a
        ld e,a
        ld d,0
        ld hl,minotaur_effects + 1
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld hl,minotaur_effects
        add hl,de
        jp effect_play

minotaur_effects:                       ; a table: docs/SOUNDS.md
        incbin "programs/minotaur/speaker.effects"

        endif
