; sound.asm - short quiet sounds on the loudspeaker

        if ! defined ENGINE_SOUND
ENGINE_SOUND equ 1

        include "engine/text/look.asm"

        public sound_tone, sound_rise

; sound_tone - play a note
; In:    B = periods, C = half a period in 16 T-states; the border of the look in use
; Out:   B = 0
; Keeps: C, DE, HL, IX, IY
; Uses:  AF, B
; Writes: nothing
sound_tone:
        proc
        local period, high_half, low_half
        push de
        ld a,(look_inks + LOOK_BORDER)
        ld d,a
        or SPEAKER
        ld e,a
period:
        ld a,e
        out (PORT_ULA),a
        ld a,c
high_half:
        dec a
        jr nz,high_half
        ld a,d
        out (PORT_ULA),a
        ld a,c
low_half:
        dec a
        jr nz,low_half
        djnz period
        pop de
        ret
        endp

; sound_rise - play a run of rising notes, a sixth of a second
; In:    -
; Out:   -
; Keeps: DE, HL, IX, IY
; Uses:  AF, BC
; Writes: nothing
sound_rise:
        proc
        local note
        ld c,160
note:
        ld b,12
        call sound_tone
        ld a,c
        sub 20
        ld c,a
        cp 40
        jr nc,note
        ret
        endp

        endif
