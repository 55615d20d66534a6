; music.asm - tunes on the three channels of the sound chip, and effects that borrow the third
;
; The build makes tunes and effects from texts: docs/SOUNDS.md says how they are written, and how they lie in memory.
; 1. Each frame music_tick counts down to the next row of the tune. At a row, each channel whose note has lasted long enough
;    reads on in its stream: an instrument, a length, then a note, a hold or an end.
; 2. Then each channel takes a step of its instrument, a frame each: volume, noise, semitones up or down, a change of pitch.
; 3. An effect is such a row of steps too; it takes the place of channel C, whose tune goes on unheard.
; 4. The registers 0 to 10 of the chip are written.
;
; A program without effects sets MUSIC_EFFECTS to 0 before the first include: 111 bytes are left out.
;
; Call music_setup once. Then call music_tick once a frame: in the interrupt, as the routine of frames_begin or from it, or in the main
; loop. Without a chip nothing plays. music_play, music_stop and music_effect may be called at any time, but not from an interrupt
; that may come between.

        if ! defined ENGINE_MUSIC
ENGINE_MUSIC equ 1

        include "include/spectrum.asm"
        include "engine/sound/ay.asm"
        include "engine/sound/music_step.asm"
        include "engine/sound/music_stream.asm"

        if ! defined MUSIC_EFFECTS
MUSIC_EFFECTS:  equ 1
        endif

        public music_setup, music_stop, music_tick
        if MUSIC_PLAIN = 0
        public music_play
        endif
        if MUSIC_EFFECTS
        public music_effect
        endif

; music_setup - find out if there is a chip; call it first
; In:    -
; Out:   ay_here; nothing plays
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables; registers 7 to 11 of the chip
; Size:  3 bytes   Time: 1,519 T; 242 T without a chip
music_setup:
        call ay_found                   ; fall through

; music_stop - end tune and effect at once
; In:    ay_here
; Out:   -
; Keeps: DE, IX, IY
; Uses:  AF, BC, HL
; Writes: its variables; registers 7 to 10 of the chip
; Size:  18 bytes   Time: 413 T; 105 T without a chip
music_stop:
        xor a
        ld (music_on),a
        if MUSIC_EFFECTS
        ld h,a
        ld l,a
        ld (music_wanted),hl
        ld (music_effect_on),a
        endif
        ld (music_busy),a
        jp ay_silence

        if MUSIC_PLAIN = 0
; music_play - play a tune from its beginning, if there is a chip
; In:    HL = tune; ay_here
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables
; Size:  8 bytes   Time: 451 T; 37 T without a chip
music_play:
        ld a,(ay_here)
        or a
        jp nz,music_start
        ret

        endif

        if MUSIC_EFFECTS
; music_effect - play an effect on channel C, unless one with a higher priority plays
; In:    HL = effect: its priority, its note, steps, MUSIC_AGAIN; ay_here
; Out:   carry set: refused; without a chip nothing happens
; Keeps: C, DE, IX, IY
; Uses:  AF, B, HL
; Writes: its variables
; Size:  35 bytes   Time: 162 T at most; 28 T without a chip
music_effect:
        proc
        local free
        ld a,(ay_here)
        or a
        ret z
        ld a,(music_effect_on)
        or a
        jr z,free
        ld a,(music_priority)
        ld b,a
        ld a,(hl)
        cp b
        ret c
free:
        ld a,(hl)
        ld (music_priority),a
        ld (music_wanted),hl            ; the next music_tick starts it; each of these is a single instruction, so that
        ld a,1                          ; an interrupt may come between them
        ld (music_effect_on),a
        ld (music_busy),a
        or a
        ret
        endp

        endif

; music_tick - play a frame
; In:    -
; Out:   -
; Keeps: IX, IY, the alternate registers
; Uses:  AF, BC, DE, HL
; Writes: its variables; registers 0 to 10 of the chip
; Stack: 10 bytes
; Size:  200 bytes   Time: 5,957 T at most, 28 T if nothing plays
music_tick:
        proc
        local silent, borrowed, mixed, written, register
        ld a,(music_busy)
        or a
        ret z
        push ix
        ld a,(music_on)
        or a
        jr z,silent
        ld hl,music_wait
        dec (hl)
        call z,music_row
silent:
        ld hl,music_image + MUSIC_MIXER
        ld (hl),MUSIC_TONES + MUSIC_NOISES
        inc hl
        xor a
        ld (hl),a
        inc hl
        ld (hl),a
        inc hl
        ld (hl),a
        ld a,(music_on)
        or a
        jr z,borrowed
        if MUSIC_PLAIN = 0
        ld ix,music_channels + 2 * MUSIC_SIZE   ; C first: there is one noise, and the last to set it wins
        ld b,MUSIC_C
        call music_sound
        ld (music_image + 4),de
        ld (music_image + MUSIC_VOLUMES + 2),a
        endif
        ld ix,music_channels + MUSIC_SIZE
        ld b,MUSIC_B
        call music_sound
        ld (music_image + 2),de
        ld (music_image + MUSIC_VOLUMES + 1),a
        ld ix,music_channels
        ld b,MUSIC_A
        call music_sound
        ld (music_image),de
        ld (music_image + MUSIC_VOLUMES),a
borrowed:
        if MUSIC_EFFECTS
        ld a,(music_effect_on)
        or a
        call nz,music_borrow
        ld hl,music_on
        ld a,(music_effect_on)
        or (hl)
        else
        ld a,(music_on)
        endif
        ld (music_busy),a
        pop ix
        ld a,(ay_here)
        or a
        ret z
        ld hl,music_image
        ld a,(music_image + MUSIC_MIXER)
        ld b,a
        ld a,(ay_kept)
        or b
        ld (music_image + MUSIC_MIXER),a
        ld bc,PORT_AY_NUMBER
        ld de,MUSIC_WRITTEN             ; D = the register, E = how many
register:
        ld b,high PORT_AY_NUMBER
        out (c),d
        ld b,(high PORT_AY_DATA) + 1    ; OUTI takes 1 away first
        outi
        inc d
        dec e
        jr nz,register
        ret
        endp

        if MUSIC_EFFECTS
; music_borrow - the effect's step in place of channel C's
music_borrow:
        proc
        local goes_on, sounds
        ld ix,music_borrowed
        ld hl,(music_wanted)
        ld a,h
        or a
        jr z,goes_on
        inc hl
        ld a,(hl)
        ld (music_borrowed + MUSIC_NOTE),a
        inc hl
        ld (music_borrowed + MUSIC_STEP),hl
        ld hl,0
        ld (music_wanted),hl
goes_on:
        ld hl,(music_borrowed + MUSIC_STEP)
        ld a,(hl)
        inc a
        jr nz,sounds
        ld (music_effect_on),a
        ret
sounds:
        ld hl,music_image + MUSIC_MIXER
        ld a,(hl)
        or MUSIC_C
        ld (hl),a
        ld b,MUSIC_C
        call music_sound
        ld (music_image + 4),de
        ld (music_image + MUSIC_VOLUMES + 2),a
        ret
        endp

        endif

music_variables macro
        if MUSIC_EFFECTS
music_effect_on: ds 1                   ; not 0: an effect plays
music_priority: ds 1                    ; its priority
music_wanted:   ds 2                    ; an effect that is to begin, or 0
music_borrowed: ds MUSIC_SIZE           ; its channel
        endif
        endm

        endif
