; sounds.asm - the sounds: on the chip of a 128K, else on the loudspeaker

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
        scf
        call chip_do
        ret nc
        add a,a
        add a,a
        ld e,a
        ld d,0
        ld hl,minotaur_effects + 1
        add hl,de
        ld e,(hl)                       ; the table has fewer than 256 bytes
        ld hl,minotaur_effects
        add hl,de
        jp effect_play

minotaur_effects:                       ; a table: docs/SOUNDS.md
        incbin "programs/minotaur/speaker.effects"

        endif
