; sounds.asm - the sounds: all on the loudspeaker, since no frame has time for the chip

        if ! defined MINOTAUR_SOUNDS
MINOTAUR_SOUNDS equ 1

        include "engine/sound/effects.asm"

; the sounds, by their numbers in game.effects.txt
SOUND_STEP:     equ 0
SOUND_LEVER:    equ 1
SOUND_FOUND:    equ 2
SOUND_SHUT:     equ 3
SOUND_KILL:     equ 4
SOUND_DEATH:    equ 5

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
        incbin "engine/sound/game.effects"

        endif
