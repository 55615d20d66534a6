; song_wait.asm - the title's song goes on while pages wait for keys: a program sets `FRAME_WAIT equ song_wait` (any_key.asm)

        if ! defined ENGINE_SONG_WAIT
ENGINE_SONG_WAIT equ 1

        include "engine/sound/song.asm"

        public song_wait

; song_wait - as song_frame; and it keeps the registers that FRAME_WAIT must keep
; In:    interrupts enabled
; Out:   -
; Keeps: BC, DE, IX, IY
; Uses:  AF, HL
; Writes: what song_frame writes
song_wait:
        push bc
        push de
        call song_frame
        pop de
        pop bc
        ret

        endif
