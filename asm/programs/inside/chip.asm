; chip.asm - music and sounds on the chip of a 128K: in bank 4, which is paged in at C000 while this is called
;
; The variables of the engine's parts are reserved by engine/variables.asm. Here they are bank 4's bytes at the same
; addresses.

        if ! defined INSIDE_CHIP
INSIDE_CHIP equ 1

        include "programs/inside/chip_call.asm"

; chip_main - do something; it must be first, at C000
; In:    A = number of a sound, or CHIP_TICK, CHIP_QUIET, CHIP_TUNE
; Out:   BC = PORT_PAGING, A = BANK_USUAL; carry clear
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Stack: 12 bytes
chip_main:
        call chip_act
        ld bc,PORT_PAGING
        ld a,BANK_USUAL
        or a
        ret

chip_act:
        proc
        local sound, tick, quiet
        cp CHIP_TICK
        jr c,sound
        jr z,tick
        cp CHIP_QUIET
        jr z,quiet
        ; the tune, from its beginning, unless it plays
        ld a,(music_on)
        or a
        ret nz
        call music_stop
        ld hl,chip_tune
        jp music_play
tick:
        ld a,(music_busy)
        or a
        ret z
        call music_tick
        ld a,(music_busy)
        or a
        ret nz
        jp ay_silence                   ; again, see below
quiet:                                  ; a sound goes on with the next tick, as one on the loudspeaker does
        xor a
        ld (music_on),a
        call ay_silence                 ; the ROM's interrupt asks for a keypad by the same ports: if it comes between a
        jp ay_silence                   ; register's number and its contents, it spoils one of the two
sound:
        ld l,a
        ld h,0
        add hl,hl
        add hl,hl
        ld de,chip_effects + 3          ; the second word of four bytes: the form for the chip
        add hl,de
        ld e,(hl)
        inc hl
        ld d,(hl)
        ld hl,chip_effects
        add hl,de
        jp music_effect
        endp

        include "engine/sound/music.asm"

chip_tune:
        incbin "programs/inside/inside.tune"
chip_effects:                           ; the same numbers as in speaker.effects.txt
        incbin "programs/inside/chip.effects"

        endif
