; opening_tune.asm - the tune of the title page: plucked notes, on the chip if there is one, else on the loudspeaker; one in TUNE_FRAMES frames
;
; The chip's envelope lets each note fade, so none is left when the page is. A period of the chip is 16 of its own clock, 1.3 % longer than 16 T-states.

        if ! defined GENERATORS_OPENING_TUNE
GENERATORS_OPENING_TUNE equ 1

        include "engine/sound/sound.asm"

        public tune_begin, tune_frame

TUNE_FRAMES:    equ 8


; tune_begin - from the first note on
; Uses:  AF, HL
tune_begin:
        ld hl,tune_notes
        ld (tune_next),hl
        ld a,1
        ld (tune_wait),a
        ret

; tune_frame - wait for the next frame, and perhaps play a note
; Uses:  AF, BC, HL
tune_frame:
        proc
        local first, register
        halt
        ld hl,tune_wait
        dec (hl)
        ret nz
        ld (hl),TUNE_FRAMES
        ld hl,(tune_next)
first:
        ld b,(hl)
        inc hl
        ld c,(hl)
        inc hl
        inc c
        jr nz,$ + 7                     ; the end: C was 255
        ld hl,tune_notes
        jr first
        dec c
        ld (tune_next),hl
        inc b
        dec b
        ret z                           ; a rest
        push bc
        ld a,c
        add a,3                         ; what sound_tone adds to half a period
        ld (tune_period),a
        ld hl,tune_registers
register:
        ld a,(hl)
        inc hl
        ld bc,PORT_AY_NUMBER
        out (c),a
        ld b,(high PORT_AY_DATA) + 1    ; OUTI takes 1 from it first
        inc a
        outi
        cp TUNE_LAST + 1
        jr nz,register
        xor a
        ld b,high PORT_AY_NUMBER
        out (c),a
        in a,(c)
        ld hl,tune_period
        cp (hl)
        pop bc
        ret z                           ; the chip has kept it
        jp sound_tone
        endp

TUNE_LAST:      equ 13
tune_registers:
        db 0
tune_period:
        db 0, 1, 0, 7, $3E, 8, 16, 11, 0, 12, 12, TUNE_LAST, 0

opening_tune_variables macro
tune_next:      ds 2
tune_wait:      ds 1                    ; frames until the next note
        endm

        endif
