; ay.asm - the sound chip AY-3-8912 of a 128K, found by asking it
;
; A 48K with a chip at the same ports has sound too; a 128K whose chip does not answer stays silent.

        if ! defined ENGINE_AY
ENGINE_AY equ 1

        include "include/spectrum.asm"

        public ay_found, ay_silence

AY_MIXER:       equ 7                   ; the register that turns tones and noise off, by bits; three volumes follow it
AY_ENVELOPE:    equ 11                  ; the length of an envelope: it keeps all eight bits, and makes no sound
AY_TRIES:       equ 8

; ay_found - find out if there is a chip, and silence it
; In:    -
; Out:   carry set and A = 1: there is one; carry clear and A = 0: none; ay_here = A
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Writes: ay_here, ay_kept; registers 7 to 11 of the chip
; Size:  60 bytes   Time: 1,089 T; 120 T without a chip
ay_found:
        proc
        local try, none
        ld de,AY_TRIES * 256 + $A5      ; a bus without a chip gives what the screen has at the moment, not eight
        ld bc,PORT_AY_NUMBER            ; different values one after the other
        ld a,AY_ENVELOPE
        out (c),a
try:
        ld b,high PORT_AY_DATA
        out (c),e
        ld b,high PORT_AY_NUMBER
        in a,(c)
        cp e
        jr nz,none
        rlc e
        dec d
        jr nz,try
        ld b,high PORT_AY_DATA
        out (c),d
        ld a,AY_MIXER
        ld b,high PORT_AY_NUMBER
        out (c),a
        in a,(c)
        and $C0
        ld (ay_kept),a
        ld a,1
        ld (ay_here),a
        call ay_silence
        ld a,1
        scf
        ret
none:
        xor a
        ld (ay_here),a
        ret
        endp

; ay_silence - turn tones, noise and volumes off
; In:    ay_here, as ay_found has set it; without a chip nothing happens
; Out:   -
; Keeps: DE, HL, IX, IY
; Uses:  AF, BC
; Writes: registers 7 to 10 of the chip
; Size:  32 bytes   Time: 336 T; 28 T without a chip
ay_silence:
        proc
        local volume
        ld a,(ay_here)
        or a
        ret z
        push de
        ld bc,PORT_AY_NUMBER
        ld de,AY_MIXER * 256 + 4        ; D = the register, E = how many
        ld a,(ay_kept)
        or $3F
volume:
        out (c),d
        ld b,high PORT_AY_DATA
        out (c),a
        ld b,high PORT_AY_NUMBER
        xor a
        inc d
        dec e
        jr nz,volume
        pop de
        ret
        endp

ay_variables macro
ay_here:        ds 1                    ; 1 if there is a chip
ay_kept:        ds 1                    ; bits 6-7 of the mixer: the directions of its other pins
        endm

        endif
