; chip.asm - music and sounds on the chip of a 128K: in bank 4, which is paged in at C000 while this is called
;
; The variables of the engine's parts are reserved by engine/variables.asm. Here they are bank 4's bytes at the same
; addresses.

        if ! defined MINOTAUR_CHIP
MINOTAUR_CHIP equ 1

        include "programs/minotaur/chip_call.asm"

; chip_main - do something; it must be first, at C000
; In:    A = number of a sound, or CHIP_TICK, CHIP_QUIET, CHIP_TUNE
; Out:   BC = PORT_PAGING, A = BANK_USUAL; carry clear; chip_cost
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL
; Stack: 12 bytes
chip_main:
        call chip_act
        ld a,(music_busy)
        or a
        jr z,$ + 4
        ld a,COST_CHIP
        ld (chip_cost),a
        ld bc,PORT_PAGING
        ld a,BANK_USUAL
        or a
        ret

chip_act:
        proc
        local sound, quiet
        cp CHIP_TICK
        jr c,sound
        jp z,music_tick
        cp CHIP_QUIET
        jr z,quiet
        ; the tune, from its beginning, unless it plays
        ld a,(music_on)
        or a
        ret nz
        call music_stop
        ld hl,chip_tune
        jp music_play
quiet:                                  ; a sound goes on with the next tick, as one on the loudspeaker does
        xor a
        ld (music_on),a
        jp ay_silence
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
        incbin "programs/minotaur/labyrinth.tune"
chip_effects:                           ; the same numbers as in speaker.effects.txt
        incbin "programs/minotaur/chip.effects"

        endif
