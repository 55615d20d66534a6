; stopwatch.asm - measure the T-states of a routine on the machine itself
;
; 1. Start right after an interrupt and count, in a loop of 25 T, until the next one: an idle frame.
; 2. Start right after an interrupt, run the routine, then count until the next one.
; 3. The difference of the counts is the routine's time; each further frame counted by FRAMES
;    adds a whole one.
; The loop must not touch contended memory, where it would take more than 25 T: it watches the byte below its
; stack, into which the interrupt pushes the high byte of the program counter. The ROM's own interrupt
; time is in both counts and cancels out, and so does the longer frame of the 128K.

        if ! defined ENGINE_STOPWATCH
ENGINE_STOPWATCH equ 1

        include "include/spectrum.asm"

        public stopwatch

; stopwatch - time a routine
; In:    HL = the routine; interrupts on, IM 1, the ROM's handler; the stack in uncontended memory
; Out:   timed = its T-states, 25 T fine, up to 255 frames
; Keeps: IX, IY
; Uses:  AF, BC, DE, HL, and what the routine uses
; Writes: timed, idle_count, frames_before
stopwatch:
        proc
        local frames, scale, add_up, count, called, wait
        push hl
        ld hl,wait - 1                  ; a RET
        call count
        ld (idle_count),de
        pop hl
        call count
        ld hl,(idle_count)
        push af
        or a
        sbc hl,de
        sbc a,a
        ld c,a                          ; C, H, L = idle count - count
        pop af
        ld de,(idle_count)
        inc de
        inc de
        inc de
        inc de                          ; an idle frame from end to end: 100 T more than the count
frames:
        dec a
        jr z,scale
        add hl,de
        jr nc,frames
        inc c
        jr frames
scale:
        ex de,hl
        ld hl,0
        ld b,25
add_up:
        add hl,de
        adc a,c
        djnz add_up
        ld (timed),hl
        ld (timed + 2),a
        ret
count:                                  ; HL = routine: DE = count left in its last frame, A = frames
        ld (called + 1),hl
        halt
        ld a,(FRAMES)
        ld (frames_before),a
called:
        call 0
        ld hl,0 - 1
        add hl,sp
        xor a
        ld (hl),a
        ld d,a
        ld e,a
        jr wait
        ret
wait:
        inc de
        cp (hl)
        jr z,wait
        ld a,(FRAMES)
        ld hl,frames_before
        sub (hl)
        ret
        endp

stopwatch_variables macro
timed:          ds 3                    ; T-states of the routine timed last
idle_count:     ds 2
frames_before:  ds 1
        endm

        endif
