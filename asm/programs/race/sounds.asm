; sounds.asm - the sounds of a race, by number, and what sounds in each frame

        if ! defined RACE_SOUNDS
RACE_SOUNDS equ 1

        include "engine/sound/effect_table.asm"

SOUND_STEP:     equ 0                   ; as in race.effects.txt; 1 is the second runner's
SOUND_COUNT:    equ 2
SOUND_GO:       equ 3
SOUND_WON:      equ 4
SOUND_LOST:     equ 5
SOUND_PHOTO:    equ 6
SOUND_CUP:      equ 7

; sounds_begin - silence, and the table of these sounds
; Uses:  AF, BC, DE, HL
sounds_begin:
        call music_setup
        call effect_stop
        ld hl,race_effects
        jp effects_use

; step_sound - a step: the first runner's is lower
; In:    IX = runner
; Uses:  AF, BC, DE, HL
step_sound:
        call second_runner
        ld a,SOUND_STEP
        jr nz,sound
        inc a                           ; fall through into sound

; sound - play a sound
; In:    A = its number
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
sound:
        jp effect_number

; hear - what sounds in this frame
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
hear:
        call music_tick
        jp effect_tick

race_effects:
        incbin "programs/race/race.effects"

        endif
