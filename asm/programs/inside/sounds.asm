; sounds.asm - the sounds: on the chip of a 128K, else on the loudspeaker

        if ! defined INSIDE_SOUNDS
INSIDE_SOUNDS equ 1

        include "engine/sound/effects.asm"
        include "programs/inside/chip_call.asm"

; the sounds, by their numbers in speaker.effects.txt
SOUND_STEP:     equ 0                   ; 0 to 3: IT walks, far to near
SOUND_STAIRS:   equ 4
SOUND_THREAD:   equ 5
SOUND_OUT:      equ 6
SOUND_CAUGHT:   equ 7

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
        ld hl,inside_effects + 1
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld hl,inside_effects
        add hl,de
        jp effect_play

; it_step_heard - IT has made a step: the nearer, the louder
; Uses:  AF, BC, DE, HL
it_step_heard:
        ld a,(it_far)
        cp STEP_HEARD
        ret nc
        rrca
        rrca
        and 3
        xor 3                           ; four rooms for each
        jr sound_play

STEP_HEARD:     equ 14                  ; rooms

inside_effects:                         ; a table: docs/SOUNDS.md
        incbin "programs/inside/speaker.effects"

        endif
