; music_step.asm - a channel's sound in a frame: a step of its instrument

        if ! defined ENGINE_MUSIC_STEP
ENGINE_MUSIC_STEP equ 1

        include "engine/sound/music_notes.asm"
        include "engine/sound/music_stream.asm"

MUSIC_TONES:    equ $07                 ; bits of the mixer
MUSIC_NOISES:   equ $38
MUSIC_A:        equ 1 + 8               ; those of a channel
MUSIC_B:        equ 2 + 16
MUSIC_C:        equ 4 + 32
MUSIC_MIXER:    equ 7                   ; registers
MUSIC_VOLUMES:  equ 8
MUSIC_WRITTEN:  equ 11

; music_sound - a step of an instrument
; In:    IX = channel, B = its bits of the mixer, which are set in the image
; Out:   DE = period, A = volume; the mixer and the noise in the image
; Uses:  AF, C, HL
music_sound:
        proc
        local step, no_noise, no_semitones, rising, no_pitch, tone, quiet
        ld l,(ix + MUSIC_STEP)
        ld h,(ix + MUSIC_STEP + 1)
        ld a,(hl)
        inc a
        jr nz,step
        inc hl
        ld e,(hl)
        ld d,a
        sbc hl,de
step:
        ld c,(hl)                       ; bits 0-3: volume; 4: noise; 5: no tone; 6: semitones; 7: pitch
        inc hl
        if MUSIC_PLAIN = 0
        bit 4,c
        jr z,no_noise
        ld a,(hl)
        inc hl
        ld (music_image + 6),a
no_noise:
        endif
        ld a,(ix + MUSIC_NOTE)
        if MUSIC_PLAIN = 0
        bit 6,c
        jr z,no_semitones
        add a,(hl)
        inc hl
no_semitones:
        endif
        push hl
        add a,a
        ld e,a
        ld d,0
        ld hl,music_notes
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        pop hl
        bit 7,c
        jr z,no_pitch
        ld a,(hl)
        inc hl
        bit 7,a
        jr z,rising
        dec d
rising:
        add a,e
        ld e,a
        jr nc,no_pitch
        inc d
no_pitch:
        ld (ix + MUSIC_STEP),l
        ld (ix + MUSIC_STEP + 1),h
        ld a,MUSIC_TONES
        if MUSIC_PLAIN = 0
        bit 5,c
        jr z,tone
        xor a
tone:
        bit 4,c
        jr z,quiet
        or MUSIC_NOISES
quiet:
        endif
        and b
        ld hl,music_image + MUSIC_MIXER
        xor (hl)                        ; a bit that is 0 turns on
        ld (hl),a
        ld a,c
        and $0F
        ret
        endp

music_step_variables macro
music_image:    ds MUSIC_WRITTEN        ; what the chip's registers get
        endm

        endif
