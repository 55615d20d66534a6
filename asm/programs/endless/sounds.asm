; sounds.asm - what is heard: endless.effects.txt has the sounds, in this order

        if ! defined ENDLESS_SOUNDS
ENDLESS_SOUNDS equ 1

        include "engine/sound/effect_table.asm"

SOUND_STEP:     equ 0
SOUND_GEM:      equ 1
SOUND_WATER:    equ 2
SOUND_HAMMER:   equ 3
SOUND_FLARE:    equ 4
SOUND_LEVEL:    equ 5
SOUND_READY:    equ 6
SOUND_BURNT:    equ 7
SOUND_BEST:     equ 8
SOUND_NEAR:     equ 9

; sound - play a sound
; In:    A = its number
; Uses:  AF, BC, DE, HL
sound:          equ effect_number

endless_effects:
        incbin "programs/endless/endless.effects"

        endif
