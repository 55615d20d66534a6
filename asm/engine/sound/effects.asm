; effects.asm - sounds on the loudspeaker that do not stall the picture: a slice of each frame
;
; An effect is a byte of priority and segments of four bytes, then a 0. The build makes effects from a text: docs/SOUNDS.md.
;   byte  how many frames it lasts, 1 to 63, and what it is: EFFECT_SWEEP, EFFECT_NOISE or EFFECT_CLICK
;   byte  pitch: half a period of a sweep, a step of the noise or the length of a click, in 13 T, 1 to 255, of a sweep 1 to
;         EFFECT_LOWEST; 0 is a rest
;   word  what is added to the pitch after each frame, in 1/256 of 13 T, with its sign
; In each frame as many whole periods are played as fit into EFFECT_SLICE T-states, whatever the bytes are.
; Call effect_stop once, then effect_tick once a frame; it takes the border from the look in use.

        if ! defined ENGINE_EFFECTS
ENGINE_EFFECTS equ 1

        include "engine/text/look.asm"

        public effect_stop, effect_play, effect_tick

EFFECT_SWEEP:   equ $00
EFFECT_NOISE:   equ $40
EFFECT_CLICK:   equ $80
EFFECT_LOWEST:  equ 150                 ; a period of it just fits: 888 Hz
EFFECT_SLICE:   equ 4000
EFFECT_TURNS:   equ EFFECT_SLICE / 13

; effect_stop - silence, and the state in which nothing plays
; In:    -
; Out:   A = 0
; Keeps: BC, DE, HL, IX, IY
; Uses:  AF
; Writes: effect_frames
; Size:  5 bytes   Time: 27 T
effect_stop:
        xor a
        ld (effect_frames),a
        ret

; effect_play - start an effect; it ends the one that plays, unless that has a higher priority
; In:    HL = effect
; Out:   carry set: refused
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables
; Size:  48 bytes   Time: 249 T at most
effect_play:
        proc
        local free
        ld a,(effect_frames)
        or a
        jr z,free
        ld a,(effect_priority)
        ld b,a
        ld a,(hl)
        cp b
        ret c
free:
        ld a,(hl)
        ld (effect_priority),a
        inc hl
        endp                            ; fall through
effect_segment:                         ; HL = a segment, or the 0 at the end
        ld a,(hl)
        and $3F
        ld (effect_frames),a
        ret z
        xor (hl)
        ld (effect_kind),a
        inc hl
        ld a,$80                        ; half a turn, so that the pitch is rounded
        ld de,effect_pitch
        ld (de),a
        inc de
        ldi
        ldi
        ldi
        ld (effect_next),hl
        or a
        ret

; effect_tick - play this frame's slice
; In:    -
; Out:   -
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: its variables
; Size:  152 bytes   Time: 4,557 T at most, 28 T if nothing plays; with contention 450 T more
effect_tick:
        proc
        local played, period, high_half, low_half, noise, step, even, hold, click, clicked
        ld a,(effect_frames)
        or a
        ret z
        dec a
        ld (effect_frames),a
        ld a,(effect_pitch + 1)
        or a
        jr z,played
        ld l,a
        ld h,0
        ld a,(effect_kind)
        add a,a
        jr c,click
        jr nz,noise
        add hl,hl
        ld de,6                         ; a period and its turn of the count are 26 T for each of the pitch, and 69
        call effect_count
        jr z,played
        ld a,l
period:
        out (c),e
        ld b,a
high_half:
        djnz high_half
        out (c),d
        ld b,a
low_half:
        djnz low_half
        dec h
        jr nz,period
        jr played
noise:
        ld de,8                         ; a step and its turn are 13 T for each of the pitch, and 94
        call effect_count
        jr z,played
        ld a,r
        or $80
        ld e,a                          ; random bits, never 0
step:
        ld a,e
        add a,a
        jr nc,even
        xor $1D
even:
        ld e,a
        and SPEAKER
        or d
        out (c),a
        ld b,l
hold:
        djnz hold
        dec h
        jr nz,step
        out (c),d
        jr played
click:
        ld b,l
        ld a,(look_inks + LOOK_BORDER)
        ld d,a
        or SPEAKER
        out (PORT_ULA),a
clicked:
        djnz clicked
        ld a,d
        out (PORT_ULA),a
played:
        ld hl,(effect_pitch)
        ld de,(effect_step)
        add hl,de
        ld (effect_pitch),hl
        ld a,(effect_frames)
        or a
        ret nz
        ld hl,(effect_next)
        jp effect_segment
        endp

; effect_count - how many turns fit into a slice
; In:    HL + DE = the time of a turn, and of a turn of this count, in 13 T
; Out:   H = turns; Z: none; L = pitch; C = the port, B = 0; D = the border, E = the same with the loudspeaker
; Uses:  AF
effect_count:
        proc
        local turn
        add hl,de
        ex de,hl
        ld hl,EFFECT_TURNS
        xor a
turn:
        inc a
        sbc hl,de
        jr nc,turn
        dec a
        ret z
        ld h,a
        ld a,(look_inks + LOOK_BORDER)
        ld d,a
        or SPEAKER
        ld e,a
        ld bc,PORT_ULA
        ld a,(effect_pitch + 1)
        ld l,a
        or a
        ret
        endp

effects_variables macro
effect_frames:  ds 1                    ; frames that the segment still lasts; 0: nothing plays
effect_priority: ds 1
effect_kind:    ds 1
effect_next:    ds 2                    ; the segment after this one
effect_pitch:   ds 2                    ; in 1/256 of 13 T
effect_step:    ds 2                    ; follows effect_pitch, as in a segment
        endm

        endif
